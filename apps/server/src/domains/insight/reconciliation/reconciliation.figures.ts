import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { plannedEachTime } from '../../../db/planned-each-time.ts';
import { orders } from '../../orders/orders.public.ts';
import { splitMatchOrders, splitMatchRecords, statements } from '../../receipts/receipts.public.ts';

export interface DaySum {
  count: number;
  amountMinor: number;
}

/** Money of an account and day in one direction. */
export interface Flow {
  matched: DaySum;
  unmatched: DaySum;
  suspicious: DaySum;
  ignored: DaySum;
  orders: DaySum;
  elsewhereMinor: number;
  withoutRecordMinor: number;
  differenceMinor: number;
}

export interface DayFigures {
  readonly resourceId: string;
  readonly day: string;
  readonly in: Flow;
  readonly out: Flow;
  unreadCount: number;
}

/** Days of the platform's time zone, both inclusive, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

type Part = {
  readonly part: 'matched' | 'unmatched' | 'suspicious' | 'ignored' | 'unread' | 'orders' | 'both';
  readonly resource_id: string;
  readonly day: string;
  readonly direction: 'in' | 'out';
  readonly count: number;
  readonly amount: string;
};

/**
 * The figures of the accounts for each day that has any. One statement reads all of them, so that a match that is
 * committed meanwhile is either in all figures or in none. Days become text after the grouping: not once for each row.
 */
export async function figuresOf(
  db: Queryable,
  accounts: SQL,
  { from, to }: DayRange,
  timeZone: string,
): Promise<DayFigures[]> {
  const start = sql`(${from}::date::timestamp at time zone ${timeZone})`;
  const end = sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`;
  const dayOf = (time: SQL) => sql`(${time} at time zone ${timeZone})::date`;
  const within = (time: SQL) => sql`${time} >= ${start} and ${time} < ${end}`;
  const moved = sql`coalesce(o.received_minor, o.amount_minor)`;
  const { rows } = await db.execute<Part>(sql`${sql.raw(plannedEachTime)}
    with accounts as materialized (${accounts}),
    records as materialized (
      select s.id, s.resource_id, ${dayOf(sql`s.stored_at`)} as day, s.direction, s.state, s.order_id,
        coalesce(s.amount_minor, 0) as amount
      from ${statements} s
      where ${within(sql`s.stored_at`)} and s.resource_id in (select id from accounts)),
    taken as materialized (
      select o.id, o.resource_id, ${dayOf(sql`o.completed_at`)} as day,
        case o.order_type when 1 then 'in' else 'out' end as direction, ${moved} as amount
      from ${orders} o
      where ${within(sql`o.completed_at`)} and o.status in (4, 5) and o.resource_id in (select id from accounts)),
    pairs as (
      select r.resource_id, r.day, r.direction, r.amount, r.order_id
      from records r
      where r.state = 'matched' and r.order_id is not null
        and not exists (select from ${splitMatchRecords} p where p.statement_id = r.id)
      union all
      select r.resource_id, r.day, r.direction, least(p.amount_minor, q.received_minor), q.order_id
      from records r
      join ${splitMatchRecords} p on p.statement_id = r.id
      join ${splitMatchOrders} q on q.match_id = p.match_id
      where r.state = 'matched')
    select r.state as part, r.resource_id, r.day::text, r.direction, count(*)::int, sum(r.amount)::text as amount
      from records r
      where r.direction is not null and r.state in ('matched', 'unmatched', 'suspicious', 'ignored')
      group by r.state, r.resource_id, r.day, r.direction
    union all
    select 'unread', r.resource_id, r.day::text, 'in', count(*)::int, '0'
      from records r where r.state in ('received', 'unparsed') group by r.resource_id, r.day
    union all
    select 'orders', t.resource_id, t.day::text, t.direction, count(*)::int, sum(t.amount)::text
      from taken t group by t.resource_id, t.day, t.direction
    union all
    select 'both', p.resource_id, p.day::text, p.direction, count(*)::int, sum(p.amount)::text
      from pairs p
      join taken t on t.id = p.order_id and t.resource_id = p.resource_id and t.day = p.day
        and t.direction = p.direction
      group by p.resource_id, p.day, p.direction`);
  return combined(rows);
}

const noSum = (): DaySum => ({ count: 0, amountMinor: 0 });
export const emptyFlow = (): Flow => ({
  matched: noSum(),
  unmatched: noSum(),
  suspicious: noSum(),
  ignored: noSum(),
  orders: noSum(),
  elsewhereMinor: 0,
  withoutRecordMinor: 0,
  differenceMinor: 0,
});

export const emptyDay = (resourceId: string, day: string): DayFigures => ({
  resourceId,
  day,
  in: emptyFlow(),
  out: emptyFlow(),
  unreadCount: 0,
});

function combined(parts: readonly Part[]): DayFigures[] {
  const days = new Map<string, DayFigures>();
  const both = new Map<Flow, number>();
  for (const { part, resource_id, day, direction, count, amount } of parts) {
    const key = `${resource_id}.${day}`;
    const figures = days.get(key) ?? emptyDay(resource_id, day);
    days.set(key, figures);
    const flow = figures[direction];
    if (part === 'unread') figures.unreadCount = count;
    else if (part === 'both') both.set(flow, Number(amount));
    else flow[part] = { count, amountMinor: Number(amount) };
  }
  for (const { in: inward, out } of days.values())
    for (const flow of [inward, out]) finish(flow, both.get(flow) ?? 0);
  return [...days.values()];
}

/** `bothMinor` is the money of records of the day for orders of the same day. */
function finish(flow: Flow, bothMinor: number): void {
  const { matched, unmatched, suspicious, orders: taken } = flow;
  flow.elsewhereMinor = matched.amountMinor - bothMinor;
  flow.withoutRecordMinor = taken.amountMinor - bothMinor;
  flow.differenceMinor =
    matched.amountMinor + unmatched.amountMinor + suspicious.amountMinor - taken.amountMinor;
}

/** The figures as one flat object, to be kept and compared. */
export function flatFigures({ in: inward, out, unreadCount }: DayFigures): Record<string, number> {
  const flat: Record<string, number> = { unreadCount };
  for (const [direction, flow] of [
    ['in', inward],
    ['out', out],
  ] as const)
    for (const [name, value] of Object.entries(flow)) {
      if (typeof value === 'number') flat[`${direction}.${name}`] = value;
      else
        Object.assign(flat, {
          [`${direction}.${name}.count`]: value.count,
          [`${direction}.${name}`]: value.amountMinor,
        });
    }
  return flat;
}
