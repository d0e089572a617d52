import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { type BatchDesk, openBatchDesk } from '../../../testing/batch-desk.ts';
import { peopleOf } from '../../../testing/people.ts';
import { newOrder } from '../../orders/orders/orders.new-order.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { analyseOrders } from './order-analysis.jobs.ts';
import type { listFindings, listRules } from './order-analysis.list.ts';
import { orderAnalysisRules, orderFindings } from './order-analysis.table.ts';

type Findings = Awaited<ReturnType<typeof listFindings>>;
type Rules = Awaited<ReturnType<typeof listRules>>;

let desk: BatchDesk;
let people: ReturnType<typeof peopleOf>;
let number = 0;
const ip = '203.0.113.7';
const reason = 'Test of the merchant';

beforeAll(async () => {
  desk = await openBatchDesk();
  people = peopleOf(desk);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(orderFindings);
  await desk.store.db.delete(orderAnalysisRules);
  await desk.store.db.update(orders).set({ clientIp: null });
});

/** Unpaid orders from the address, one a minute until now. */
async function addUnpaid(count: number, mark: 0 | 1 | 3 | 4 = 0): Promise<string[]> {
  const added = Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(desk.clock.now().getTime() - index * 60_000);
    number += 1;
    const request = { productId: 1008, mchOrderNo: `F${number}`, amount: 10_000 + number };
    const order = newOrder(
      { ...request, notifyUrl: 'https://m.example/n', clientIp: ip },
      { merchantId: desk.ids.merchantId, now: createdAt, timeZone: 'Asia/Shanghai', mark },
      {
        ...{ id: 1008, kind: 'collection', mainProductId: null, choiceScriptId: null, currency: 'INR' },
      } as Parameters<typeof newOrder>[2],
      '0.01',
      `hash ${number}`,
    );
    return { ...order, id: newId(createdAt), status: 3 as const };
  });
  await desk.store.db.insert(orders).values(added);
  return added.map(({ id }) => id);
}

const analyse = () => analyseOrders({ store: desk.store, clock: desk.clock, publish: () => {} });
const read = async (query = '', role: Role = 'admin') =>
  (await people.read<Findings>(role, `orderFinding/getList?${query}`)).data;
const onlyFinding = async () => {
  const { list, total } = await read();
  expect(total).toBe(1);
  const [finding] = list;
  if (!finding) throw new Error('nothing found');
  return finding;
};
const decide = (findingId: string, decision: string, role: Role = 'admin') =>
  people.call(role, 'orderFinding/decide', { findingId, decision, reason });
const mark = (findingId: string, orderMark: number, role: Role = 'admin') =>
  people.call<{ markedCount: number; keptCount: number }>(role, 'orderFinding/mark', {
    findingId,
    orderMark,
  });
const marksOf = async () =>
  (await desk.store.db.select({ mark: orders.mark }).from(orders).where(eq(orders.clientIp, ip)))
    .map((order) => order.mark)
    .sort();

describe('a finding', () => {
  it('names its subject, figures and orders, and the order list shows exactly these', async () => {
    const ids = await addUnpaid(12);
    await analyse();
    const finding = await onlyFinding();
    expect(finding).toMatchObject({
      ...{ rule: 'addressUnpaid', subjectKind: 'address', subject: ip, state: 'open', frozen: false },
      ...{ count: 12, total: 12, percent: 0, orderCount: 12, newOrderCount: 12, decision: null },
    });
    type Listed = { list: { id: string }[] };
    const list = await people.read<Listed>('admin', `order/getList?findingId=${finding.id}&pageNum=50`);
    expect(list.data.list.map(({ id }) => id).sort()).toEqual(ids.sort());
    // The parties learn nothing of findings.
    const asked = { token: desk.merchant.token };
    const own = await desk.get<Listed>(`/v1.0/order/getList?findingId=${finding.id}`, asked);
    expect(own.data.list).toEqual([]);
  });

  it('disappears when its orders are paid later, unless it was decided', async () => {
    await addUnpaid(12);
    await analyse();
    await desk.store.db.update(orders).set({ status: 4 }).where(eq(orders.clientIp, ip));
    await analyse();
    expect((await read()).total).toBe(0);
    await desk.store.db.update(orders).set({ status: 3 }).where(eq(orders.clientIp, ip));
    await analyse();
    await decide((await onlyFinding()).id, 'confirmed');
    await desk.store.db.update(orders).set({ status: 4 }).where(eq(orders.clientIp, ip));
    await analyse();
    expect((await onlyFinding()).state).toBe('confirmed');
  });

  it('stays dismissed for the same orders and a few more, and opens again for as many as the rule asks for', async () => {
    await addUnpaid(12);
    await analyse();
    const { id } = await onlyFinding();
    expect((await decide(id, 'dismissed')).data).toMatchObject({
      state: 'dismissed',
      reason,
      newOrderCount: 0,
    });
    await analyse();
    expect(await onlyFinding()).toMatchObject({ id, state: 'dismissed', decidedBy: 'admin' });
    await addUnpaid(11);
    await analyse();
    expect(await onlyFinding()).toMatchObject({ state: 'dismissed', orderCount: 23, newOrderCount: 11 });
    await addUnpaid(1);
    await analyse();
    expect(await onlyFinding()).toMatchObject({ state: 'open', decision: 'dismissed', newOrderCount: 12 });
    const seen = { findingId: id, decision: 'dismissed', reason, expectedState: 'dismissed' };
    expect((await people.call('admin', 'orderFinding/decide', seen)).code).toBe(errorCodes.conflict);
    await decide(id, 'confirmed');
    await addUnpaid(15);
    await analyse();
    expect(await onlyFinding()).toMatchObject({ state: 'confirmed', newOrderCount: 15 });
  });

  it('labels its normal orders, and makes suspicious ones malicious, but keeps other labels', async () => {
    await addUnpaid(12);
    await addUnpaid(1, 1);
    await addUnpaid(1, 3);
    await addUnpaid(1, 4);
    await analyse();
    const { id } = await onlyFinding();
    expect((await mark(id, 1)).data).toEqual({ markedCount: 12, keptCount: 3 });
    expect(await marksOf()).toEqual([...Array(13).fill(1), 3, 4]);
    expect((await mark(id, 4)).data).toEqual({ markedCount: 13, keptCount: 2 });
    expect(await marksOf()).toEqual([3, ...Array(14).fill(4)]);
    const records = await people.read<{ list: { operation: string; objectType: string }[] }>(
      'superAdmin',
      'auditRecord/getList?operation=orderFindings.mark&pageNum=100',
    );
    expect(records.data.list.filter(({ objectType }) => objectType === 'order')).toHaveLength(25);
  });

  it('says when its address is frozen', async () => {
    await addUnpaid(12);
    await analyse();
    await people.call('admin', 'frozenIp/freeze', { networks: [ip], reason });
    expect((await onlyFinding()).frozen).toBe(true);
  });

  it('is read by service, and changed by administrators only', async () => {
    await addUnpaid(12);
    await analyse();
    const { id } = await onlyFinding();
    for (const role of ['customerService', 'technicalMaintenance'] as const) {
      expect((await read('', role)).total).toBe(1);
      expect((await decide(id, 'dismissed', role)).code).toBe(errorCodes.forbidden);
      expect((await mark(id, 1, role)).code).toBe(errorCodes.forbidden);
    }
    for (const role of ['supplier', 'merchant'] as const)
      expect((await people.read(role, 'orderFinding/getList')).code).toBe(errorCodes.forbidden);
    expect((await decide(newId(), 'dismissed')).code).toBe(errorCodes.notFound);
    expect((await decide(id, 'dismissed', 'superAdmin')).code).toBe(errorCodes.success);
  });

  it('is filtered and sorted', async () => {
    await addUnpaid(12);
    await analyse();
    expect((await read('rule=addressUnpaid&state=open&subject=203.0&sortBy=orderCount')).total).toBe(1);
    for (const query of ['rule=reversals', 'state=dismissed', 'subject=198', 'subjectKind=merchant'])
      expect((await read(query)).total).toBe(0);
  });
});

describe('a rule', () => {
  const rule = 'addressUnpaid';
  const set = { rule, enabled: true, windowHours: 24, least: 12, percent: 20 };
  const update = (changes: object, role: Role = 'admin') =>
    people.call(role, 'orderAnalysisRule/update', { ...set, ...changes });

  it('is listed as shipped until it is changed', async () => {
    const { list, total } = (await people.read<Rules>('customerService', 'orderAnalysisRule/getList')).data;
    expect(total).toBe(7);
    expect(list.find(({ id }) => id === rule)).toMatchObject({ enabled: true, least: 12, changedBy: null });
    expect((await update({ least: 40 })).data).toMatchObject({ least: 40, changedBy: 'admin' });
  });

  it('keeps what a change leaves out, also of two at once', async () => {
    const change = (set: object) => people.call('admin', 'orderAnalysisRule/update', { rule, ...set });
    await Promise.all([change({ enabled: false }), change({ least: 40 }), change({ percent: 30 })]);
    expect((await change({ windowHours: 12 })).data).toMatchObject({
      ...{ enabled: false, least: 40, percent: 30, windowHours: 12 },
    });
    expect((await change({ percent: null })).code).toBe(errorCodes.validationFailed);
  });

  it('finds nothing while it is off, and by its new thresholds from the open window on', async () => {
    await addUnpaid(12);
    await update({ enabled: false });
    await analyse();
    expect((await read()).total).toBe(0);
    await update({ enabled: true, least: 13 });
    await analyse();
    expect((await read()).total).toBe(0);
    await update({ enabled: true, least: 10 });
    await analyse();
    expect((await onlyFinding()).orderCount).toBe(12);
  });

  it('is changed by administrators, with a share where it needs one', async () => {
    expect((await update({}, 'customerService')).code).toBe(errorCodes.forbidden);
    expect((await update({ percent: null })).code).toBe(errorCodes.validationFailed);
    expect((await update({ percent: 101 })).code).toBe(errorCodes.validationFailed);
    expect((await update({ rule: 'sharedPayer' })).code).toBe(errorCodes.validationFailed);
    expect((await update({ rule: 'sharedPayer', percent: null })).code).toBe(errorCodes.success);
    expect((await update({ windowHours: 5 })).code).toBe(errorCodes.validationFailed);
  });

  it('is tried on the last 30 days without a change', async () => {
    await addUnpaid(12);
    const asked = `orderAnalysisRule/getTrial?rule=${rule}&windowHours=24&percent=20`;
    const found = await people.read('admin', `${asked}&least=12`);
    expect(found.data).toEqual({ findingCount: 1, orderCount: 12, goodCount: 0, badCount: 12 });
    expect((await people.read('admin', `${asked}&least=13`)).data).toMatchObject({ findingCount: 0 });
    expect((await people.read('customerService', `${asked}&least=13`)).code).toBe(errorCodes.forbidden);
    expect((await read()).total).toBe(0);
  });
});
