import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayoutDesk, type PayoutDesk, payoutTerms } from '../../../testing/payout-desk.ts';
import { contradictedBank } from '../../parties/banks/bank-of-account.service.ts';
import { banks } from '../../parties/banks/banks.table.ts';
import { supplierProducts } from '../../parties/products/products.table.ts';

let desk: PayoutDesk;
let as: { token: string };
beforeAll(async () => {
  desk = await openPayoutDesk();
  as = { token: await desk.signIn('supplier') };
});
afterAll(() => desk.close());

const claim = (orderId: string) =>
  desk.post(`/v1.0/payoutOrderClaim/claimOrder?orderId=${orderId}`, undefined, as);
const agree = (terms: Partial<typeof supplierProducts.$inferInsert>) =>
  desk.store.db
    .insert(supplierProducts)
    .values({
      supplierId: desk.ids.supplierId,
      productId: payoutTerms.productId,
      commissionRate: '0.01',
      ...terms,
    })
    .onConflictDoUpdate({
      target: [supplierProducts.supplierId, supplierProducts.productId],
      set: terms,
    });

describe('a claim by a supplier', () => {
  it('goes by its agreement about the product: on or off, and its limits', async () => {
    const order = await desk.waiting();
    await agree({ enabled: false });
    expect((await claim(order.id)).code).toBe(errorCodes.productNotEnabled);
    await agree({ enabled: true, maxAmountMinor: order.amountMinor - 1 });
    const answer = await claim(order.id);
    expect(answer.code).toBe(errorCodes.amountOutOfRange);
    await agree({ minAmountMinor: order.amountMinor, maxAmountMinor: order.amountMinor });
    expect((await claim(order.id)).code).toBe(errorCodes.success);
  });

  it('that it holds is renewed whatever was agreed since', async () => {
    await agree({ enabled: true, minAmountMinor: null, maxAmountMinor: null });
    const order = await desk.waiting();
    expect((await claim(order.id)).code).toBe(errorCodes.success);
    await agree({ enabled: false });
    expect((await claim(order.id)).code).toBe(errorCodes.success);
  });
});

describe('a payout to a bank account', () => {
  it('is refused when its IFSC is of another bank than it names', async () => {
    const names = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, 'en-US': name });
    const bank = (number: string, shortName: string, ifscPrefix: string) => ({
      id: crypto.randomUUID(),
      country: 'IN' as const,
      number,
      shortName,
      names: names(shortName),
      ifscPrefix,
    });
    await desk.store.db.insert(banks).values([bank('1', 'First', 'FRST'), bank('2', 'Second', 'SCND')]);
    expect(await contradictedBank(desk.store.db, { bankName: 'Second', ifscCode: 'FRST0000001' })).toBe(
      'First',
    );
    await desk.fund(1_000_000);
    const create = (bankName: string, mchOrderNo: string) =>
      desk.create({ bankName, ifscCode: 'FRST0000001', mchOrderNo });
    const refused = await create('Second', 'WrongBank');
    expect(refused.code).toBe(errorCodes.beneficiaryInvalid);
    expect(refused.msg).toContain('First');
    expect((await create('First', 'RightBank')).code).toBe(errorCodes.success);
    expect((await create('Corner shop', 'UnknownBank')).code).toBe(errorCodes.success);
  });
});
