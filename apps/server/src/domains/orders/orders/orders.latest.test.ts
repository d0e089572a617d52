import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayoutDesk, type PayoutDesk } from '../../../testing/payout-desk.ts';

let desk: PayoutDesk;
beforeAll(async () => {
  desk = await openPayoutDesk();
});
afterAll(() => desk.close());

it('a supplier hears of a new payout in the pool, and no longer once another has claimed it', async () => {
  const supplier = await desk.signIn('supplier');
  const latest = async (token: string) =>
    (await desk.get<{ orderCode: string | null }>('/v1.0/order/getLastOrder', { token })).data.orderCode;
  expect(await latest(supplier)).toBeNull();
  const order = await desk.waiting();
  expect(await latest(supplier)).toBe(order.orderCode);

  const other = (await desk.addSupplierUser('otherSupplier')).token;
  await desk.post(`/v1.0/payoutOrderClaim/claimOrder?orderId=${order.id}`, undefined, { token: other });
  expect(await latest(supplier)).toBeNull();
  expect(await latest(other)).toBe(order.orderCode);
});
