import { errorCodes, minorUnits, signOrder } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowSomeProducts } from '../../../testing/hub-scene.ts';
import { peopleOf } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { OrderVerdicts } from '../orders/order-verdicts.service.ts';
import { orders } from '../orders/orders.table.ts';
import { blackList } from './black-list.table.ts';

let app: TestApp;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  app = await createTestApp();
  people = peopleOf(app);
  await allowSomeProducts(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.store.db.update(orders).set({ createdAt: daysAgo(90) });
});

const dayMs = 86_400_000;
let placed = 0;
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * dayMs);
/** Orders like these, each created one day ago unless it says otherwise. */
async function given(...made: readonly Partial<typeof orders.$inferInsert>[]): Promise<void> {
  for (const facts of made) {
    placed += 1;
    const order = {
      ...{ mchId: app.mchId, productId: 1008, mchOrderNo: `TRIAL${placed}`, amount: minorUnits(50_000) },
      notifyUrl: 'https://merchant.example/n',
    };
    const { code, data } = await app.post<{ orderCode: string }>(
      '/v1.0/api/order/create',
      signOrder(order, app.signingKey),
    );
    expect(code).toBe(errorCodes.success);
    await app.store.db
      .update(orders)
      .set({ status: 3, createdAt: daysAgo(1), ...facts })
      .where(eq(orders.orderCode, data.orderCode));
  }
}

const asked = { kind: 'name', direction: 'both' } as const;
const trial = async (values: readonly string[], more: object = {}) =>
  (await people.call<OrderVerdicts>('superAdmin', 'blackList/trial', { ...asked, values, ...more })).data;

describe('a trial of entries', () => {
  it('says what became of the orders that they would have met', async () => {
    await given(
      { userName: 'Ramesh Patel', status: 4 },
      { userName: 'RAMESH  PATEL', status: 3 },
      { userName: 'ramesh-patel', status: 10 },
      { userName: 'Ramesh Patel', status: 4, mark: 4 },
      { userName: 'Ramesh Patel', status: 4, reversedAt: daysAgo(0) },
      { userName: 'Ramesh Patel', status: 2 },
      { userName: 'Ramesh Patil', status: 4 },
    );
    expect(await trial(['ramesh patel'])).toEqual({ orderCount: 6, goodCount: 1, badCount: 4 });
    expect(await trial(['ramesh patel', 'Ramesh Patil', 'Nobody'])).toMatchObject({ orderCount: 7 });
  });

  it('counts the orders of 30 days, but no test orders', async () => {
    await given(
      { userName: 'A Rao', createdAt: daysAgo(29.9) },
      { userName: 'A Rao', createdAt: daysAgo(30.1) },
      { userName: 'A Rao', mark: 2 },
    );
    expect(await trial(['A Rao'])).toMatchObject({ orderCount: 1 });
  });

  it('reads the field that a kind of value stands in, of the chosen direction', async () => {
    await given(
      { cardNumber: '5010 0012 3456', orderType: 1 },
      { cardNumber: '50100012345600', orderType: 2, status: 2, payoutStatus: 7 },
      { vpa: 'A.Rao@bank' },
      { vpa: '+91 98765 43210@bank' },
      { extra: { phone: '9876543210' } },
      // Of a collection this address is the platform's own.
      { usdtAddress: 'TAbc1', orderType: 1 },
      { usdtAddress: 'TAbc1', orderType: 2, status: 2, payoutStatus: 7 },
      { userName: 'Shop', validateUserName: 'A Rao', orderType: 1 },
    );
    const values = ['501000123456', '50100012345600'];
    expect(await trial(values, { kind: 'accountNumber' })).toMatchObject({ orderCount: 2, badCount: 2 });
    expect(await trial(values, { kind: 'accountNumber', direction: 'payouts' })).toMatchObject({
      orderCount: 1,
    });
    expect(await trial(['a.rao@BANK'], { kind: 'vpa' })).toMatchObject({ orderCount: 1 });
    expect(await trial(['98765 43210'], { kind: 'phone' })).toMatchObject({ orderCount: 2 });
    expect(await trial(['tabc1'], { kind: 'usdtAddress' })).toMatchObject({ orderCount: 1 });
    expect(await trial(['A Rao'], { direction: 'collections' })).toMatchObject({ orderCount: 1 });
    expect(await trial(['A Rao'], { direction: 'payouts' })).toMatchObject({ orderCount: 0 });
  });

  it('stores nothing, and refuses what cannot be compared', async () => {
    await trial(['A Rao']);
    expect(await app.store.db.$count(blackList)).toBe(0);
    const refused = await people.call('superAdmin', 'blackList/trial', { ...asked, values: ['A', '--'] });
    expect(refused.code).toBe(errorCodes.validationFailed);
    const admin = await people.call('admin', 'blackList/trial', { ...asked, values: ['A'] });
    expect(admin.code).toBe(errorCodes.forbidden);
  });
});
