import { type SQL, sql } from 'drizzle-orm';
import { orders } from '../../orders/orders.public.ts';
import { splitMatchOrders, splitMatchRecords, statements } from '../../receipts/receipts.public.ts';

const states = ['matched', 'unmatched', 'suspicious', 'ignored'] as const;
const counts = [...states.map((state) => `${state}_count` as const), 'orders_count', 'unread_count'] as const;
const amounts = [...states.map((state) => `${state}_minor` as const), 'orders_minor', 'both_minor'] as const;

/** The figures of an account, a day and a direction, as the database gives them. */
export type SumRow = {
  readonly resource_id: string;
  readonly day: string;
  readonly direction: 'in' | 'out';
} & Readonly<Record<(typeof counts)[number], number>> &
  Readonly<Record<(typeof amounts)[number], string>>;

const names = [...counts, ...amounts];
/** The columns of the figures. */
export const measures = sql.raw(names.join(', '));

/** The day of a time. Days become text after the grouping: not once for each row. */
export const dayOf = (time: SQL, timeZone: string): SQL => sql`((${time}) at time zone ${timeZone})::date`;
export const startOfDay = (day: SQL, timeZone: string): SQL =>
  sql`((${day})::timestamp at time zone ${timeZone})`;

type Name = (typeof names)[number];

/** Columns in the order of `measures`: what a part does not know is nothing. */
const part = (known: Partial<Record<Name, SQL>>): SQL =>
  sql.join(
    names.map((name) => known[name] ?? sql.raw('0')),
    sql`, `,
  );

const ofRecords: Partial<Record<Name, SQL>> = {
  ...Object.fromEntries(
    states.flatMap((state) => [
      [`${state}_count`, sql.raw(`count(*) filter (where state = '${state}')`)],
      [`${state}_minor`, sql.raw(`coalesce(sum(amount) filter (where state = '${state}'), 0)`)],
    ]),
  ),
  unread_count: sql`count(*) filter (where state in ('received', 'unparsed'))`,
};

const totals = sql.raw(
  [
    ...counts.map((name) => `sum(${name})::int as ${name}`),
    ...amounts.map((name) => `sum(${name})::bigint as ${name}`),
  ].join(', '),
);

/**
 * Common table expressions that end with `sums`: the figures of each account, day and direction, counted from the rows.
 * `spans` selects whole days as `resource_id`, `since` and `until`; those of one account do not overlap, and those that
 * begin together end together. `offset 0` keeps the lookups by the indexes, however many rows the planner expects.
 */
export const daySums = (spans: SQL, timeZone: string): SQL => sql`
  spans as materialized (${spans}),
  records as materialized (
    select r.id, r.resource_id, ${dayOf(sql`r.stored_at`, timeZone)} as day, r.state, r.order_id, r.amount,
      case when r.state in ('received', 'unparsed') then 'in' else r.direction end as direction
    from spans cross join lateral (
      select s.id, s.resource_id, s.stored_at, s.state, s.direction, s.order_id, coalesce(s.amount_minor, 0) as amount
      from ${statements} s
      where s.resource_id = spans.resource_id and s.stored_at >= spans.since and s.stored_at < spans.until
      offset 0) r),
  completed as materialized (
    select range.since, o.*
    from (select distinct since, until from spans) as range
    cross join lateral (
      select id, resource_id, order_type, completed_at, coalesce(received_minor, amount_minor) as amount
      from ${orders}
      where completed_at >= range.since and completed_at < range.until and status in (4, 5)
      offset 0) o),
  taken as materialized (
    select c.id, c.resource_id, ${dayOf(sql`c.completed_at`, timeZone)} as day,
      case c.order_type when 1 then 'in' else 'out' end as direction, c.amount
    from completed c
    join spans on spans.resource_id = c.resource_id and spans.since = c.since),
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
    where r.state = 'matched'),
  parts (resource_id, day, direction, ${measures}) as (
    select resource_id, day, direction, ${part(ofRecords)}
      from records where direction is not null group by resource_id, day, direction
    union all
    select resource_id, day, direction, ${part({ orders_count: sql`count(*)`, orders_minor: sql`sum(amount)` })}
      from taken group by resource_id, day, direction
    union all
    select p.resource_id, p.day, p.direction, ${part({ both_minor: sql`sum(p.amount)` })}
      from pairs p
      join taken t on t.id = p.order_id and t.resource_id = p.resource_id and t.day = p.day
        and t.direction = p.direction
      group by p.resource_id, p.day, p.direction),
  sums as (select resource_id, day, direction, ${totals} from parts group by resource_id, day, direction)`;
