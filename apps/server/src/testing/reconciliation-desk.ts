import { errorCodes, formatMoney, minorUnits } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Flow } from '../domains/insight/reconciliation/reconciliation.figures.ts';
import { type Order, orders } from '../domains/orders/orders/orders.table.ts';
import {
  splitMatchOrders,
  splitMatchRecords,
} from '../domains/receipts/split-matches/split-matches.table.ts';
import { statements } from '../domains/receipts/statements/statements.table.ts';
import type { SplitDesk } from './split-desk.ts';

export interface BoardDay {
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
  readonly list: readonly BoardDay[];
  readonly total: number;
}

export const hourMs = 3_600_000;
/** Beside today: as many as the call allows. */
const daysShown = 30;
/** The platform's time zone of the tests has no summer time. */
export const dayOf = (time: Date) => new Date(time.getTime() + 8 * hourMs).toISOString().slice(0, 10);
export const wire = (time: Date) =>
  new Date(time.getTime() + 8 * hourMs).toISOString().slice(0, 19).replace('T', ' ');

type Sums = Record<string, number>;

export type Act =
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
  | 'later';
export const acts: readonly Act[] = [
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
];

/** The board, and the same figures counted row by row. */
export function boardOf(desk: Pick<SplitDesk, 'get' | 'clock' | 'store'>, ownToken: () => string) {
  async function board(query: Readonly<Record<string, string>> = {}, token = ownToken()): Promise<Page> {
    const now = desk.clock.now();
    const range = { startTime: wire(new Date(now.getTime() - daysShown * 24 * hourMs)), endTime: wire(now) };
    const search = new URLSearchParams({ pageNum: '200', ...range, ...query });
    const { code, msg, data } = await desk.get<Page>(`/v1.0/reconciliation/getDays?${search}`, { token });
    expect(code, msg).toBe(errorCodes.success);
    return data;
  }

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
            .map(
              ({ orderId, receivedMinor }) => [orderId, Math.min(receivedMinor, part.amountMinor)] as const,
            )
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

  function sumsOf(day: BoardDay): Sums {
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
    const newest = dayOf(desk.clock.now());
    const counted = Object.fromEntries(
      [...(await recount())].flatMap(([key, sums]) => {
        const day = key.split('.')[1] ?? '';
        return day < oldest || day > newest ? [] : [[key, filled(sums)]];
      }),
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

  return { board, expectRecounted };
}

/** What a test of the reconciliation board needs: the board, a recount row by row, and steps of a busy account. */
export function reconciliationDesk(desk: SplitDesk) {
  let used = 0;
  const utr = () => {
    used += 1;
    return String(700_000_000_000 + used);
  };
  const rupees = (minor: number) => formatMoney(minorUnits(minor), 'INR', { grouping: 'none' });
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
      await desk.post(
        '/v1.0/order/replenishmentOrder',
        { orderCode: order.orderCode, utr: utr() },
        desk.boss,
      );
    } else if (kind === 'reverse') {
      const [order] = await store.db
        .select()
        .from(orders)
        .where(sql`status in (4, 5) and order_type = 1`)
        .orderBy(sql`completed_at desc nulls last`)
        .limit(1);
      if (order)
        await desk.post(
          '/v1.0/order/reverseOrder',
          { orderCode: order.orderCode, reason: 'Back' },
          desk.boss,
        );
    }
  }

  return { ...boardOf(desk, () => desk.boss.token), act };
}
