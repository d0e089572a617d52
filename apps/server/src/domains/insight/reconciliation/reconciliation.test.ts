import { errorCodes } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSplitDesk, type SplitDesk } from '../../../testing/split-desk.ts';
import { testStoreKind } from '../../../testing/test-store.ts';
import { auditRecords } from '../../access/access.public.ts';
import { type Order, orders } from '../../orders/orders.public.ts';
import { splitMatchOrders, splitMatchRecords, statements } from '../../receipts/receipts.public.ts';
import type { Flow } from './reconciliation.figures.ts';
import { reconciliationClosings } from './reconciliation.table.ts';

interface Day {
  readonly id: string;
  readonly day: string;
  readonly resourceId: string;
  readonly state: string;
  readonly in: Flow;
  readonly out: Flow;
  readonly unreadCount: number;
  readonly closedBy: string | null;
  readonly inChangeMinor: number | null;
}
interface Page {
  readonly list: readonly Day[];
  readonly total: number;
}

let desk: SplitDesk;
beforeAll(async () => {
  desk = await openSplitDesk();
});
afterAll(() => desk.close());

const hourMs = 3_600_000;
/** Beside today: as many as the call allows. */
const daysShown = 30;
/** The platform's time zone of the tests has no summer time. */
const dayOf = (time: Date) => new Date(time.getTime() + 8 * hourMs).toISOString().slice(0, 10);
const wire = (time: Date) =>
  new Date(time.getTime() + 8 * hourMs).toISOString().slice(0, 19).replace('T', ' ');

async function board(query: Readonly<Record<string, string>> = {}, token = desk.boss.token): Promise<Page> {
  const now = desk.clock.now();
  const range = { startTime: wire(new Date(now.getTime() - daysShown * 24 * hourMs)), endTime: wire(now) };
  const search = new URLSearchParams({ pageNum: '200', ...range, ...query });
  const { code, msg, data } = await desk.get<Page>(`/v1.0/reconciliation/getDays?${search}`, { token });
  expect(code, msg).toBe(errorCodes.success);
  return data;
}

type Sums = Record<string, number>;

/** The same figures, counted row by row. */
async function recount(): Promise<Map<string, Sums>> {
  const { db } = desk.store;
  const records = await db.select().from(statements);
  const taken = (await db.select().from(orders)).filter(({ status }) => status === 4 || status === 5);
  const parts = await db.select().from(splitMatchRecords);
  const shares = await db.select().from(splitMatchOrders);
  const days = new Map<string, Sums>();
  const add = (resourceId: string | null, time: Date | null, name: string, amount: number) => {
    if (!resourceId || !time) return;
    const key = `${resourceId}.${dayOf(time)}`;
    const sums = days.get(key) ?? {};
    days.set(key, sums);
    sums[name] = (sums[name] ?? 0) + amount;
  };
  const placeOf = (order: Order) =>
    `${order.resourceId}.${order.completedAt ? dayOf(order.completedAt) : ''}`;
  for (const record of records) {
    const { resourceId, storedAt, state, direction, amountMinor } = record;
    if (state === 'received' || state === 'unparsed') add(resourceId, storedAt, 'unread', 1);
    else if (direction) {
      add(resourceId, storedAt, `${direction}.${state}.count`, 1);
      add(resourceId, storedAt, `${direction}.${state}`, amountMinor ?? 0);
      if (state !== 'ignored') add(resourceId, storedAt, `${direction}.difference`, amountMinor ?? 0);
    }
    if (state !== 'matched' || !direction) continue;
    const part = parts.find(({ statementId }) => statementId === record.id);
    const given = part
      ? shares
          .filter(({ matchId }) => matchId === part.matchId)
          .map(({ orderId, receivedMinor }) => [orderId, Math.min(receivedMinor, part.amountMinor)] as const)
      : [[record.orderId, amountMinor ?? 0] as const];
    let here = 0;
    for (const [orderId, share] of given) {
      const order = taken.find(({ id }) => id === orderId);
      const isSameWay = order?.orderType === (direction === 'in' ? 1 : 2);
      if (order && isSameWay && placeOf(order) === `${resourceId}.${dayOf(storedAt)}`) here += share;
    }
    add(resourceId, storedAt, `${direction}.elsewhere`, (amountMinor ?? 0) - here);
    add(resourceId, storedAt, `${direction}.withoutRecord`, -here);
  }
  for (const order of taken) {
    const direction = order.orderType === 1 ? 'in' : 'out';
    const moved = order.receivedMinor ?? order.amountMinor;
    add(order.resourceId, order.completedAt, `${direction}.orders.count`, 1);
    add(order.resourceId, order.completedAt, `${direction}.orders`, moved);
    add(order.resourceId, order.completedAt, `${direction}.difference`, -moved);
    add(order.resourceId, order.completedAt, `${direction}.withoutRecord`, moved);
  }
  return days;
}

const filled = (sums: Sums) => Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));

function sumsOf(day: Day): Sums {
  const sums: Sums = { unread: day.unreadCount };
  for (const direction of ['in', 'out'] as const) {
    const { elsewhereMinor, withoutRecordMinor, differenceMinor, ...states } = day[direction];
    for (const [name, { count, amountMinor }] of Object.entries(states)) {
      sums[`${direction}.${name}.count`] = count;
      sums[`${direction}.${name}`] = amountMinor;
    }
    sums[`${direction}.elsewhere`] = elsewhereMinor;
    sums[`${direction}.withoutRecord`] = withoutRecordMinor;
    sums[`${direction}.difference`] = differenceMinor;
  }
  return sums;
}

async function expectRecounted(): Promise<void> {
  const { list, total } = await board();
  expect(total).toBe(list.length);
  const shown = Object.fromEntries(list.map((day) => [day.id, filled(sumsOf(day))]));
  const oldest = dayOf(new Date(desk.clock.now().getTime() - daysShown * 24 * hourMs));
  const counted = Object.fromEntries(
    [...(await recount())].flatMap(([key, sums]) =>
      (key.split('.')[1] ?? '') < oldest ? [] : [[key, filled(sums)]],
    ),
  );
  expect(shown).toEqual(counted);
  for (const { in: inward, out } of list)
    for (const flow of [inward, out])
      expect(flow.differenceMinor).toBe(
        flow.unmatched.amountMinor +
          flow.suspicious.amountMinor +
          flow.elsewhereMinor -
          flow.withoutRecordMinor,
      );
}

type Act =
  | 'pay'
  | 'wrongAmount'
  | 'loose'
  | 'left'
  | 'noise'
  | 'split'
  | 'parts'
  | 'ignore'
  | 'byHand'
  | 'reverse'
  | 'supplement'
  | 'later'
  | 'payout';
const acts: readonly Act[] = [
  'pay',
  'pay',
  'wrongAmount',
  'loose',
  'left',
  'noise',
  'split',
  'parts',
  'ignore',
  'byHand',
  'reverse',
  'supplement',
  'later',
  'later',
  'payout',
];

let used = 0;
const utr = () => {
  used += 1;
  return String(700_000_000_000 + used);
};
const rupees = (minor: number) => (minor / 100).toFixed(2);
const asked = (order: Order) => order.payAmountMinor ?? order.amountMinor;

/** One step of a busy account. What the platform refuses is left out. */
async function act(kind: Act, amountMinor: number): Promise<void> {
  const { store, clock } = desk;
  const looseOf = () =>
    store.db.select().from(statements).where(sql`state in ('unmatched', 'suspicious')`).limit(1);
  if (kind === 'later') {
    clock.advance(7 * hourMs);
    await desk.pass(0);
    await desk.enterAgain();
  } else if (kind === 'pay' || kind === 'wrongAmount') {
    const order = await desk.place({ amountMinor });
    await desk.credit({ amount: rupees(asked(order) + (kind === 'pay' ? 0 : 900)), utr: utr() });
  } else if (kind === 'loose') await desk.credit({ amount: rupees(amountMinor), utr: utr() });
  else if (kind === 'left')
    await desk.credit({ amount: rupees(amountMinor), utr: utr(), direction: 'debited' });
  else if (kind === 'noise') await desk.report([desk.sms(`Hello ${amountMinor} ${used}`)]);
  else if (kind === 'split' || kind === 'parts') {
    const many = [
      await desk.place({ amountMinor }),
      ...(kind === 'split' ? [await desk.place({ amountMinor: amountMinor + 1_700 })] : []),
    ];
    const sum = many.reduce((total, order) => total + asked(order), 0);
    const amounts = kind === 'split' ? [sum] : [sum - 4_321, 4_321];
    const records: string[] = [];
    for (const amount of amounts)
      records.push((await desk.credit({ amount: rupees(amount), utr: utr() })).statementId);
    await desk.match({ records, of: many });
  } else if (kind === 'ignore') {
    const [record] = await looseOf();
    if (record)
      await desk.post('/v1.0/statement/ignore', { statementId: record.id, reason: 'Interest' }, desk.boss);
  } else if (kind === 'byHand') {
    const [record] = await looseOf();
    if (!record?.amountMinor || record.direction !== 'in') return;
    const order = await desk.place({ amountMinor: Math.min(record.amountMinor, 60_000) });
    await desk.post(
      '/v1.0/statement/matchByHand',
      { statementId: record.id, orderCode: order.orderCode, reason: 'Seen' },
      desk.boss,
    );
  } else if (kind === 'supplement') {
    const order = await desk.place({ amountMinor });
    await desk.post('/v1.0/order/replenishmentOrder', { orderCode: order.orderCode, utr: utr() }, desk.boss);
  } else if (kind === 'reverse') {
    const [order] = await store.db
      .select()
      .from(orders)
      .where(sql`status in (4, 5) and order_type = 1`)
      .limit(1);
    if (order)
      await desk.post('/v1.0/order/reverseOrder', { orderCode: order.orderCode, reason: 'Back' }, desk.boss);
  } else if (kind === 'payout') {
    // A paid payout of the account, and the record of what left for it.
    const [paid] = await store.db
      .select()
      .from(orders)
      .where(sql`status in (4, 5) and order_type = 1`)
      .limit(1);
    const [left] = await store.db
      .select()
      .from(statements)
      .where(sql`direction = 'out' and state in ('unmatched', 'suspicious')`)
      .limit(1);
    if (!paid) return;
    await store.db.execute(sql`update orders set order_type = 2, payout_status = 4 where id = ${paid.id}`);
    if (left)
      await store.db.execute(
        sql`update statements set state = 'matched', suspicion = null, order_id = ${paid.id}, match = 'byHand' where id = ${left.id}`,
      );
  }
}

const runs = Number(process.env.RECONCILIATIONS ?? (testStoreKind === 'postgres' ? 20 : 5));

test(`the figures equal a recount row by row, ${runs} times`, async () => {
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom(...acts), amountMinor: fc.integer({ min: 10_001, max: 60_000 }) }),
    { minLength: 8, maxLength: 20 },
  );
  const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const property = fc.asyncProperty(steps, async (drawn) => {
    await desk.renew();
    for (const { kind, amountMinor } of drawn) await act(kind, amountMinor);
    await expectRecounted();
    desk.clock.advance(48 * hourMs);
    await desk.pass(0);
  });
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
}, 3_600_000);

describe('a day', () => {
  const dayBefore = () => dayOf(new Date(desk.clock.now().getTime() - 24 * hourMs));
  const change = (verb: 'closeDay' | 'reopenDay', day: string, resourceId = desk.own) =>
    desk.post<Day>(`/v1.0/reconciliation/${verb}`, { resourceId, day }, desk.boss);

  async function oneDay(): Promise<string> {
    await desk.renew();
    await desk.store.db.delete(reconciliationClosings);
    await act('pay', 20_000);
    await act('loose', 30_000);
    const day = dayOf(desk.clock.now());
    desk.clock.advance(24 * hourMs);
    await desk.pass(0);
    await desk.enterAgain();
    return day;
  }
  const shown = async (day: string) =>
    (await board()).list.find((each) => each.day === day && each.resourceId === desk.own);

  test('is closed with its figures, and shows what changed since', async () => {
    const day = await oneDay();
    expect(await shown(day)).toMatchObject({ state: 'differs' });
    const closed = await change('closeDay', day);
    expect(closed.data).toMatchObject({ state: 'closed', closedBy: 'superadmin', inChangeMinor: 0 });
    await act('ignore', 0);
    expect(await shown(day)).toMatchObject({ state: 'changed', inChangeMinor: -30_000 });
    expect((await board({ state: 'changed' })).total).toBe(1);
    // A second closing keeps the first figures.
    expect((await change('closeDay', day)).data).toMatchObject({ state: 'changed' });
    expect((await change('reopenDay', day)).data).toMatchObject({ closedBy: null, inChangeMinor: null });
    expect((await change('closeDay', day)).data).toMatchObject({ state: 'closed' });
  });

  test('names money that an order of another day took, on both days', async () => {
    await desk.renew();
    const statementId = await desk.loose('250.00');
    const day = dayOf(desk.clock.now());
    desk.clock.advance(24 * hourMs);
    await desk.pass(0);
    await desk.enterAgain();
    const { orderCode } = await desk.place({ amountMinor: 25_000 });
    const match = { statementId, orderCode, reason: 'Sent the day before' };
    expect((await desk.post('/v1.0/statement/matchByHand', match, desk.boss)).code).toBe(errorCodes.success);
    await expectRecounted();
    expect((await shown(day))?.in).toMatchObject({
      matched: { amountMinor: 25_000 },
      elsewhereMinor: 25_000,
      differenceMinor: 25_000,
    });
    expect((await shown(dayOf(desk.clock.now())))?.in).toMatchObject({
      orders: { amountMinor: 25_000 },
      withoutRecordMinor: 25_000,
      differenceMinor: -25_000,
    });
  });

  test('is closed once by two at the same time, and each call is audited', async () => {
    const day = await oneDay();
    const before = await desk.store.db.$count(auditRecords, sql`object_type = 'reconciliationDay'`);
    const answers = await Promise.all([change('closeDay', day), change('closeDay', day)]);
    expect(answers.map(({ code }) => code)).toEqual([errorCodes.success, errorCodes.success]);
    expect(await desk.store.db.$count(reconciliationClosings)).toBe(1);
    expect(await desk.store.db.$count(auditRecords, sql`object_type = 'reconciliationDay'`)).toBe(before + 2);
  });

  test('is not closed before it is over, and has to exist', async () => {
    await oneDay();
    for (const day of [dayOf(desk.clock.now()), '2026-02-31', '2026-13-01'])
      expect([day, (await change('closeDay', day)).status]).toEqual([day, 400]);
    expect((await change('closeDay', dayBefore(), desk.ids.admin)).code).toBe(errorCodes.resourceNotFound);
  });

  test('of a supplier shows only its own accounts', async () => {
    const day = await oneDay();
    const token = await desk.signIn('supplier');
    const { list } = await board({}, token);
    expect(list.some((each) => each.day === day && each.resourceId === desk.own)).toBe(true);
    expect((await board({ resourceId: desk.foreign }, token)).total).toBe(0);
    const merchant = await desk.signIn('merchant');
    expect((await desk.get('/v1.0/reconciliation/getDays', { token: merchant })).code).not.toBe(200);
    expect(
      (await desk.post('/v1.0/reconciliation/closeDay', { resourceId: desk.own, day }, { token })).code,
    ).not.toBe(200);
  });

  test('opens exactly its rows', async () => {
    const day = await oneDay();
    await act('reverse', 0);
    const found = await shown(day);
    const range = { startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59`, resourceId: desk.own };
    const totalOf = async (path: string, query: Readonly<Record<string, string>>) =>
      (await desk.get<{ total: number }>(`${path}?${new URLSearchParams({ ...range, ...query })}`, desk.boss))
        .data.total;
    for (const state of ['matched', 'unmatched', 'suspicious', 'ignored'] as const)
      expect(await totalOf('/v1.0/statement/getList', { direction: 'in', state })).toBe(
        found?.in[state].count,
      );
    expect(await totalOf('/v1.0/order/getList', { orderType: '1', timeField: 'completedAt' })).toBe(
      found?.in.orders.count,
    );
  });

  test('lists at most 31 days', async () => {
    const now = desk.clock.now();
    const startTime = wire(new Date(now.getTime() - 31 * 24 * hourMs));
    const search = new URLSearchParams({ startTime, endTime: wire(now) });
    expect((await desk.get(`/v1.0/reconciliation/getDays?${search}`, desk.boss)).status).toBe(400);
  });
});
