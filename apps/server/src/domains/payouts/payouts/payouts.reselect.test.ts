import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayoutDesk, type PayoutDesk, payoutProduct } from '../../../testing/payout-desk.ts';
import { addProducts, allowProducts, type NewProduct } from '../../parties/products/products.service.ts';

const unfit: NewProduct[] = [
  { ...payoutProduct, id: 1061, maxAmountMinor: 99_999 },
  { ...payoutProduct, id: 1062, minAmountMinor: 100_001 },
  { ...payoutProduct, id: 1063, currency: 'KES' },
  { ...payoutProduct, id: 1064, kind: 'collection' },
  { ...payoutProduct, id: 1065, requiredFields: ['vpa'] },
];
const productIds = unfit.map(({ id }) => id);

let desk: PayoutDesk;
beforeAll(async () => {
  desk = await openPayoutDesk();
  const { merchantId } = desk.ids;
  await addProducts(desk.store.db, unfit);
  await allowProducts(
    desk.store.db,
    productIds.map((productId) => ({ merchantId, productId, feeRate: '0.01' })),
  );
});
afterAll(() => desk.close());

it('a new product must pay out the amount in its currency, with the known beneficiary', async () => {
  const { id, orderCode } = await desk.waiting(100_000);
  const token = await desk.signIn('admin');
  const as = { token, token2: await desk.signInSecondLevel(token) };
  const reselect = (productIdList: readonly number[]) =>
    desk.post('/v1.0/order/reselect', { orderCode, productIdList }, as);
  for (const productId of productIds) {
    const { code } = await reselect([productId]);
    expect({ productId, code }).toEqual({ productId, code: errorCodes.productNotEnabled });
  }
  expect(await desk.stored(id)).toMatchObject({ productId: payoutProduct.id, attempt: 1 });
  expect((await reselect([...productIds, payoutProduct.id])).code).toBe(errorCodes.success);
  expect(await desk.stored(id)).toMatchObject({ productId: payoutProduct.id, attempt: 2 });
});
