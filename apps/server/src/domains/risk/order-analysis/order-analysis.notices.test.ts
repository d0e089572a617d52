import type { Output } from '@platform/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { type BatchDesk, openBatchDesk } from '../../../testing/batch-desk.ts';
import { peopleOf } from '../../../testing/people.ts';
import { toldSince } from '../../../testing/told.ts';
import { messageText } from '../../access/messages/messages.service.ts';
import { messages } from '../../access/messages/messages.table.ts';
import { orderSets } from '../../orders/order-sets/order-sets.table.ts';
import { newOrder } from '../../orders/orders/orders.new-order.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { orderFindingsClearing } from './order-analysis.clearing.ts';
import { analyseOrders } from './order-analysis.jobs.ts';
import { tellSevereFindings } from './order-analysis.notices.ts';
import { orderFindingNotices, orderFindings } from './order-analysis.table.ts';

let desk: BatchDesk;
let people: ReturnType<typeof peopleOf>;
let number = 0;
const dayMs = 86_400_000;

beforeAll(async () => {
  desk = await openBatchDesk();
  people = peopleOf(desk);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(orderSets);
  await desk.store.db.delete(orderFindings);
  await desk.store.db.delete(orderFindingNotices);
  await desk.store.db.update(orders).set({ reversedAt: null, clientIp: null, status: 4 });
  await toldSince(desk);
});

/** Orders of the merchant that were paid and then reversed. */
async function addReversed(count: number): Promise<void> {
  const at = desk.clock.now();
  const added = Array.from({ length: count }, () => {
    number += 1;
    const order = newOrder(
      {
        ...{ productId: 1008, mchOrderNo: `R${number}`, amount: 10_000 + number },
        notifyUrl: 'https://m.example/n',
      },
      { merchantId: desk.ids.merchantId, now: at, timeZone: 'Asia/Shanghai', mark: 0 },
      {
        ...{ id: 1008, kind: 'collection', mainProductId: null, choiceScriptId: null, currency: 'INR' },
      } as Parameters<typeof newOrder>[2],
      '0.01',
      `hash R${number}`,
    );
    return { ...order, id: newId(at), status: 3 as const, completedAt: at, reversedAt: at };
  });
  await desk.store.db.insert(orders).values(added);
}
/** Orders from one address that time out: a finding of medium severity. */
async function addUnpaid(): Promise<void> {
  await addReversed(12);
  await desk.store.db
    .update(orders)
    .set({ completedAt: null, reversedAt: null, status: 3, clientIp: '203.0.113.7' });
}

const parts = () => ({ store: desk.store, clock: desk.clock, publish: () => {} });
async function work(): Promise<void> {
  await analyseOrders(parts());
  await tellSevereFindings(parts());
}
const findings = () => desk.store.db.select().from(orderFindings);
const decide = (decision: string) => async () => {
  for (const { id } of await findings())
    await people.call('admin', 'orderFinding/decide', { findingId: id, decision, reason: 'Known' });
};

describe('a severe finding', () => {
  it('is told to administrators and customer service, with a link to exactly this finding', async () => {
    await addReversed(3);
    await work();
    const [finding] = await findings();
    expect(finding).toMatchObject({ rule: 'reversals', subjectKind: 'merchant', state: 'open' });
    const [message] = await desk.store.db.select().from(messages);
    if (!message || !finding) throw new Error('nothing told');
    expect(messageText(message, 'en-US')).toEqual({
      title: `Paid orders of ${finding.subjectName} were reversed`,
      content: expect.stringMatching(/^Reversed: 3 of \d+ paid orders\. /),
    });
    const link = `/orderAnalysis/order-analysis-list?finding=${finding.id}`;
    const name = 'findingReversals';
    expect(await toldSince(desk)).toEqual([
      { name, to: 'admin', link },
      { name, to: 'customerService', link: link.replace('?', '/customerService?') },
      { name, to: 'superAdmin', link },
    ]);
  });

  it('is told once, also when it comes and goes', async () => {
    await addReversed(3);
    await work();
    expect(await toldSince(desk)).toHaveLength(3);
    await work();
    await addReversed(2);
    await work();
    expect(await toldSince(desk)).toEqual([]);
    await desk.store.db.update(orders).set({ reversedAt: null, status: 4 });
    await work();
    expect(await findings()).toEqual([]);
    await desk.store.db.update(orders).set({ reversedAt: desk.clock.now(), status: 3 });
    await work();
    expect(await findings()).toHaveLength(1);
    expect(await toldSince(desk)).toEqual([]);
  });

  it('is told again when it opens again after a decision', async () => {
    await addReversed(3);
    await work();
    await toldSince(desk);
    desk.clock.advance(60_000);
    await decide('dismissed')();
    await work();
    expect(await toldSince(desk)).toEqual([]);
    desk.clock.advance(60_000);
    await addReversed(30);
    await work();
    expect(await toldSince(desk)).toHaveLength(3);
    await work();
    expect(await toldSince(desk)).toEqual([]);
  });

  it('of a later window is told after a day, and only when the one before is decided', async () => {
    await addReversed(3);
    await work();
    await toldSince(desk);
    // The same subject in the window before.
    const [first] = await findings();
    if (!first) throw new Error('nothing found');
    const later = { ...first, id: newId(), lastAt: new Date(first.lastAt.getTime() + 1) };
    await desk.store.db
      .insert(orderFindings)
      .values({ ...later, windowStart: new Date(first.windowStart.getTime() + 168 * 3_600_000) });
    const aged = { toldAt: sql`${orderFindingNotices.toldAt} - interval '25 hours'` };
    await desk.store.db.update(orderFindingNotices).set(aged);
    await tellSevereFindings(parts());
    expect(await toldSince(desk)).toEqual([]);
    const decided = { state: 'confirmed', decision: 'confirmed', decidedAt: first.foundAt } as const;
    await desk.store.db.update(orderFindings).set(decided).where(eq(orderFindings.id, first.id));
    await tellSevereFindings(parts());
    const [told] = await toldSince(desk);
    expect(told?.link).toContain(later.id);
  });

  it('is one of at most five messages; a last one counts the others', async () => {
    await addReversed(3);
    await analyseOrders(parts());
    const [first] = await findings();
    if (!first) throw new Error('nothing found');
    const more = Array.from({ length: 7 }, (_, place) => `payer ${place}`);
    await desk.store.db
      .insert(orderFindings)
      .values(more.map((subject) => ({ ...first, id: newId(), subject, subjectKey: subject })));
    await tellSevereFindings(parts());
    const told = (await toldSince(desk)).filter(({ to }) => to === 'customerService');
    expect(told).toHaveLength(6);
    expect(told.filter(({ name }) => name === 'findingsMany')).toEqual([
      {
        ...{ name: 'findingsMany', to: 'customerService' },
        link: '/orderAnalysis/order-analysis-list/customerService?state=open',
      },
    ]);
    await tellSevereFindings(parts());
    expect(await toldSince(desk)).toEqual([]);
  });
});

it('a finding of medium severity is told to nobody, and shows its severity', async () => {
  await addUnpaid();
  await work();
  expect(await findings()).toMatchObject([{ rule: 'addressUnpaid' }]);
  expect(await toldSince(desk)).toEqual([]);
  const { data } = await people.read<Output<'orderFindings.list'>>('admin', 'orderFinding/getList');
  expect(data.list.map(({ severity }) => severity)).toEqual(['medium']);
});

it('open findings are a task of those who may decide them', async () => {
  await addReversed(3);
  await work();
  const tasksOf = async (role: 'admin' | 'customerService') =>
    (await people.read<Output<'todo.list'>>(role, 'todo/getList')).data.list.find(
      ({ kind }) => kind === 'orderFindings',
    );
  const [finding] = await findings();
  expect(await tasksOf('admin')).toMatchObject({
    count: 1,
    rows: [{ id: finding?.id, name: finding?.subjectName, reason: 'reversals' }],
  });
  expect(await tasksOf('customerService')).toBeUndefined();
  await decide('confirmed')();
  expect(await tasksOf('admin')).toMatchObject({ count: 0, rows: [] });
});

it('clearing deletes handled findings with their orders when no rule judges their window, and keeps open ones', async () => {
  await addReversed(3);
  await work();
  const [first] = await findings();
  if (!first) throw new Error('nothing found');
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs);
  const decided = { state: 'dismissed', decision: 'dismissed', reason: 'Known', decidedBy: 'admin' } as const;
  const made = (subject: string, windowDaysAgo: number, more: object) => ({
    ...{ ...first, id: newId(), subject, subjectKey: subject, windowStart: at(windowDaysAgo) },
    ...more,
  });
  await desk.store.db
    .insert(orderFindings)
    .values([
      made('old', 120, { ...decided, decidedAt: at(100) }),
      made('old window, late decision', 120, { ...decided, decidedAt: at(50) }),
      made('still judged', 20, { ...decided, decidedAt: at(100) }),
      made('open', 120, {}),
      made('open again', 120, { ...decided, state: 'open', decidedAt: at(100) }),
    ]);
  const [old] = await desk.store.db.select().from(orderFindings).where(eq(orderFindings.subject, 'old'));
  const [order] = await desk.store.db.select().from(orders).limit(1);
  if (!old || !order) throw new Error('no rows');
  await desk.store.db.insert(orderSets).values({ setId: old.id, orderId: order.id });
  const { rule, subjectKind } = first;
  const notice = { rule, subjectKind, toldAt: at(100) };
  await desk.store.db.insert(orderFindingNotices).values([
    { ...notice, subject: 'old', findingId: old.id },
    { ...notice, subject: 'open', findingId: first.id },
  ]);
  expect(await orderFindingsClearing.count(desk.store.db, at(90))).toMatchObject({ count: 1 });
  expect(await desk.store.transaction((tx) => orderFindingsClearing.clear(tx, at(90), 100))).toMatchObject({
    count: 1,
    oldestAt: old.decidedAt?.toISOString(),
  });
  const left = (await findings()).map(({ subject }) => subject);
  expect(left.filter((subject) => subject !== first.subject).sort()).toEqual([
    'old window, late decision',
    'open',
    'open again',
    'still judged',
  ]);
  expect(await desk.store.db.$count(orderSets, eq(orderSets.setId, old.id))).toBe(0);
  expect(
    (await desk.store.db.select().from(orderFindingNotices)).map(({ subject }) => subject).sort(),
  ).toEqual(['open', first.subject].sort());
});
