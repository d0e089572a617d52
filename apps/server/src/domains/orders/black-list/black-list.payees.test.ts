import { errorCodes, sign } from '@platform/sdk';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import {
  type BatchDesk,
  collection,
  csv,
  issuesOf,
  newNumber,
  notifyUrl,
  openBatchDesk,
} from '../../../testing/batch-desk.ts';
import { peopleOf } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { ledgerAccountOf, postTransfers } from '../../money/ledger/ledger.service.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { orderEvents, orders } from '../orders/orders.table.ts';
import { blackListHits } from './black-list.table.ts';

const usdtPayout = 3016;
const address = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
const other = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
const markEvent = (kind: string) => ['mark', `黑名单 / black list: ${kind}`];

const listParty = async (app: TestApp, kind: string, value: string, effect: 'refuse' | 'suspicious') => {
  const body = { kind, values: [value], direction: 'both', effect, reason: 'Mule' };
  expect((await peopleOf(app).call('superAdmin', 'blackList/add', body)).code).toBe(errorCodes.success);
};
const forgetList = async (app: TestApp) => {
  const people = peopleOf(app);
  const { data } = await people.read<{ list: { id: string }[] }>(
    'superAdmin',
    'blackList/getList?state=live',
  );
  for (const { id } of data.list) await people.call('superAdmin', 'blackList/remove', { blackListId: id });
  await app.store.db.delete(blackListHits);
};
const hits = async (app: TestApp) => {
  const { place, outcome, orderCode } = blackListHits;
  return app.store.db.select({ place, outcome, orderCode }).from(blackListHits).orderBy(blackListHits.id);
};
const stepsOf = async (app: TestApp, orderId: string) => {
  const { event, reason } = orderEvents;
  const rows = await app.store.db
    .select({ event, reason })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(orderEvents.id);
  return rows.map((row) => [row.event, row.reason]);
};

describe('a payout to a listed USDT address', () => {
  let desk: BatchDesk;
  beforeAll(async () => {
    desk = await openBatchDesk();
    const { db } = desk.store;
    const { merchantId } = desk.ids;
    const names = { 'zh-CN': 'USDT', 'zh-TW': 'USDT', 'en-US': 'USDT' };
    const limits = { minAmountMinor: 100, maxAmountMinor: 9_000_000_000 };
    await addProducts(db, [{ id: usdtPayout, names, kind: 'payout', currency: 'USDT', ...limits }]);
    await allowProducts(db, [{ merchantId, productId: usdtPayout, feeRate: '0.01' }]);
    const fund = {
      kind: 'single' as const,
      purpose: 'adjustment' as const,
      ...{ amountMinor: 900_000_000, key: 'fund USDT' },
      debit: ledgerAccountOf.adjustment('USDT'),
      credit: ledgerAccountOf.merchantPayable(merchantId, 'USDT'),
    } as const;
    await desk.store.transaction((tx) => postTransfers(tx, [fund], desk.clock.now()));
  });
  afterAll(() => desk.close());
  beforeEach(() => forgetList(desk));

  const send = async (payee: string) => {
    const body = {
      ...{ mchId: desk.mchId, productId: usdtPayout, mchOrderNo: newNumber(), amount: 1_000_000 },
      ...{ notifyUrl, userName: 'B Sample', address: payee },
    };
    const { code } = await desk.post('/v1.0/api/order/create', {
      ...body,
      sign: sign(body, desk.signingKey),
    });
    return code === errorCodes.success ? 'created' : code === errorCodes.nameBlacklisted ? 'refused' : code;
  };
  const upload = async (payee: string) => {
    const rows = [
      `${collection},userName,address`,
      `${usdtPayout},${newNumber()},5,${notifyUrl},B Sample,${payee}`,
    ];
    const answer = await desk.upload(csv(...(rows as [string, string])), { orderType: '2' });
    if (answer.code === errorCodes.success) return 'created';
    return issuesOf(answer)?.join().endsWith(' nameBlacklisted') ? 'refused' : issuesOf(answer);
  };

  describe.each([
    ['by the signed call', send, 'signedCall'],
    ['by a file', upload, 'file'],
  ] as const)('%s', (_way, create, place) => {
    it('is refused, also when it was listed in other letters, and another address is not', async () => {
      expect(await create(address)).toBe('created');
      await listParty(desk, 'usdtAddress', ` ${address} `, 'refuse');
      expect(await create(address)).toBe('refused');
      expect(await create(other)).toBe('created');
      await forgetList(desk);
      await listParty(desk, 'usdtAddress', address.toLowerCase(), 'refuse');
      expect(await create(address)).toBe('refused');
    });

    it('is marked where the entry says so', async () => {
      await listParty(desk, 'usdtAddress', address, 'suspicious');
      desk.clock.advance(1_000);
      expect(await create(address)).toBe('created');
      const [order] = await desk.store.db
        .select()
        .from(orders)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(1);
      expect(order).toMatchObject({ mark: 1, usdtAddress: address });
      expect(await stepsOf(desk, order?.id ?? '')).toContainEqual(markEvent('USDT'));
      expect(await hits(desk)).toEqual([{ place, outcome: 'marked', orderCode: order?.orderCode }]);
    });
  });

  it('is marked when it is sent another way to a listed account', async () => {
    const order = await desk.waiting();
    const superAdmin = await desk.signIn('superAdmin');
    const staff = { token: superAdmin, token2: await desk.signInSecondLevel(superAdmin) };
    await listParty(desk, 'accountNumber', '60100099998888', 'suspicious');
    const reselect = (more: object) =>
      desk.post(
        '/v1.0/order/reselect',
        { orderCode: order.orderCode, productIdList: [1050], ...more },
        staff,
      );
    expect((await reselect({ cardNumber: '60100099998888' })).code).toBe(errorCodes.success);
    expect(await desk.stored(order.id)).toMatchObject({ mark: 1, cardNumber: '60100099998888' });
    expect(await stepsOf(desk, order.id)).toContainEqual(markEvent('账号 / account number'));
    expect(await hits(desk)).toEqual([
      { place: 'reselection', outcome: 'marked', orderCode: order.orderCode },
    ]);
    // Marked already: it is not counted again.
    expect((await reselect({})).code).toBe(errorCodes.success);
    expect(await hits(desk)).toHaveLength(1);
  });
});

describe('a collection that is sent another way', () => {
  let desk: AccountDesk;
  let token: string;
  beforeAll(async () => {
    desk = await openAccountDesk();
    token = await desk.signIn('admin');
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await forgetList(desk);
    await desk.clear();
  });
  const reselect = (orderCode: string, more: object = {}) =>
    desk.post('/v1.0/order/reselect', { orderCode, productIdList: [3024], ...more }, { token });

  it('is refused and stays where it is, when it names a listed payer from then on', async () => {
    const order = await desk.allocated();
    await listParty(desk, 'name', 'Ramesh Patel', 'refuse');
    expect((await reselect(order.orderCode, { userName: 'RAMESH PATEL' })).code).toBe(
      errorCodes.nameBlacklisted,
    );
    expect(await desk.stored(order.id)).toMatchObject({ attempt: 1, productId: 1008, mark: 0 });
    expect(await hits(desk)).toEqual([
      { place: 'reselection', outcome: 'refused', orderCode: order.orderCode },
    ]);
    expect((await reselect(order.orderCode, { userName: 'Ramesh Pate' })).code).toBe(errorCodes.success);
  });

  it('is refused when its payer was listed since it was created', async () => {
    const order = await desk.allocated();
    await desk.store.db.update(orders).set({ userName: 'Ramesh Patel' }).where(eq(orders.id, order.id));
    await listParty(desk, 'name', 'Ramesh Patel', 'refuse');
    expect((await reselect(order.orderCode)).code).toBe(errorCodes.nameBlacklisted);
    expect((await reselect(order.orderCode, { userName: 'Somebody Else' })).code).toBe(errorCodes.success);
  });

  it('moves and is marked where the entry says so', async () => {
    const order = await desk.allocated();
    await listParty(desk, 'name', 'Ramesh Patel', 'suspicious');
    expect((await reselect(order.orderCode, { userName: 'Ramesh Patel' })).code).toBe(errorCodes.success);
    expect(await desk.stored(order.id)).toMatchObject({ attempt: 2, productId: 3024, mark: 1 });
    expect(await stepsOf(desk, order.id)).toContainEqual(markEvent('姓名 / name'));
    expect(await hits(desk)).toEqual([
      { place: 'reselection', outcome: 'marked', orderCode: order.orderCode },
    ]);
  });
});
