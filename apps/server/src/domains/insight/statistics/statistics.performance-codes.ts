import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { type Order, orders } from '../../orders/orders.public.ts';
import { noTestOrder } from './statistics.filters.ts';
import { noStep, stepOfMillis } from './statistics.histogram.ts';
import type { Span } from './statistics.hours.ts';
import { isoArray } from './statistics.state.ts';
import { orderPerformances } from './statistics.table.ts';

/**
 * The performance of an order in four bytes. Percentiles of a hundred groups cannot be added up, and counting
 * single orders in the database takes seconds for a million. The bits, from the lowest: hour of day (5),
 * status (3), whether it was allocated (1), step of the time to pay (11), step of the time to allocate (11).
 * The sign bit is that of marks.
 */
const shifts = { hour: 0, status: 5, allocated: 8, payStep: 9, allocationStep: 20 } as const;

const statuses = [1, 2, 3, 4, 5, 10] as const satisfies readonly Order['status'][];

/** The outcome of an order: its status, and whether it was ever allocated to an account. */
export interface Outcome {
  readonly status: Order['status'] | undefined;
  readonly isAllocated: boolean;
}

/** Status and allocation are adjacent bits, so that one number holds both. */
export const outcomeCount = 16;
export const outcomeOfCode = (code: number): number => (code >> shifts.status) & (outcomeCount - 1);
export const readOutcome = (outcome: number): Outcome => ({
  status: statuses[outcome & 0b111],
  isAllocated: outcome >> (shifts.allocated - shifts.status) === 1,
});

const numberOfOutcomes = (wanted: readonly Order['status'][]): Uint8Array =>
  Uint8Array.from({ length: outcomeCount }, (_, outcome) =>
    Number(wanted.some((status) => status === readOutcome(outcome).status)),
  );
/** One for the outcomes of collections that count, else zero. */
export const endedOfOutcome = numberOfOutcomes([3, 4, 5, 10]);
export const paidOfOutcome = numberOfOutcomes([4, 5]);

export const hourOfCode = (code: number): number => (code >> shifts.hour) & 0b1_1111;
/** Hour and outcome are adjacent bits too, so that one counter for both tells all but the durations. */
export const hourOutcomeCount = 1 << shifts.payStep;
export const hourOutcomeOfCode = (code: number): number => code & (hourOutcomeCount - 1);
/** `noStep` when there is no duration to measure. */
export const payStepOfCode = (code: number): number => (code >> shifts.payStep) & noStep;
export const allocationStepOfCode = (code: number): number => (code >> shifts.allocationStep) & noStep;

export type CodedRow = {
  readonly product: number;
  readonly supplier: string | null;
  readonly resource: string | null;
  readonly codes: Uint8Array;
};

/**
 * Reads the codes of a source by account. Before the codes of a day there is a mark, which tells the day: its
 * midnight in minutes, as a negative number, which no code is.
 */
export async function codesByAccount(tx: Queryable, source: SQL): Promise<CodedRow[]> {
  const mark = sql`int4send(-(date_part('epoch', midnight) / 60)::int)`;
  const { rows } = await tx.execute<CodedRow>(sql`
    select product_id as product, supplier_id as supplier, resource_id as resource,
      string_agg(${mark} || codes, ''::bytea) as codes
    from (${source}) as coded group by product_id, supplier_id, resource_id`);
  return rows;
}

export const isMark = (code: number): boolean => code < 0;
export const midnightOfMark = (mark: number): number => -mark * 60_000;

/** The codes that the database concatenated, unordered. */
export function codesIn(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const codes = new Int32Array(bytes.byteLength / Int32Array.BYTES_PER_ELEMENT);
  for (let index = 0; index < codes.length; index += 1) {
    codes[index] = view.getInt32(index * Int32Array.BYTES_PER_ELEMENT);
  }
  return codes;
}

const millisBetween = (earlier: SQL, later: SQL): SQL =>
  sql`date_part('epoch', ${later} - ${earlier}) * 1000`;
const stepWhere = (condition: SQL, millis: SQL): SQL => sql`
  coalesce(case when ${condition} then ${stepOfMillis(millis)} end, ${bits(noStep)})`;
const bits = (count: number): SQL => sql.raw(String(count));

const { status, createdAt, completedAt, supplementStatus, attempt, orderType } = orders;
/** A payout is taken by its claim. */
const takenAt = sql`(case ${orderType} when 1 then ${orders.allocatedAt} else ${orders.claimedAt} end)`;

/** SQL for the steps of time that an order took: until it was paid, and until it was taken. */
export const stepsOfOrder = {
  pay: stepWhere(
    sql`${status} in (4, 5) and ${supplementStatus} = 0`,
    millisBetween(takenAt, sql`${completedAt}`),
  ),
  take: stepWhere(sql`${attempt} = 1`, millisBetween(sql`${createdAt}`, takenAt)),
} as const;

/**
 * SQL for the time from which the clock counts the hour of an order. After a clock change it is not the start
 * of the day, so that the time of each hour is that of its own orders.
 */
const midnightOfOrder = (timeZone: string): SQL =>
  sql`${createdAt} - (${createdAt} at time zone ${timeZone})::time::interval`;

/** SQL for the code of one order, four bytes. */
const codeOfOrder = (timeZone: string): SQL =>
  sql`int4send(extract(hour from ${createdAt} at time zone ${timeZone})::int
    | ((array_position(array[${sql.raw(statuses.join(', '))}], ${status}::int) - 1) << ${bits(shifts.status)})
    | ((${takenAt} is not null)::int << ${bits(shifts.allocated)})
    | (${stepsOfOrder.pay} << ${bits(shifts.payStep)}) | (${stepsOfOrder.take} << ${bits(shifts.allocationStep)}))`;

const performanceColumns: SQL = sql.raw(
  [
    orderPerformances.supplierId,
    orderPerformances.resourceId,
    orderPerformances.productId,
    orderPerformances.mainProductId,
    orderPerformances.orderType,
    orderPerformances.mark,
  ]
    .map(({ name }) => `"${name}"`)
    .join(', '),
);

/**
 * Computes a code for each order that was created in the spans, without test orders. Each span is a query of its own:
 * for spans in a table the planner does not know how short they are, and scans all orders.
 */
export const codedOrders = (spans: readonly Span[], timeZone: string, condition: SQL): SQL =>
  sql.join(
    spans.map(({ from, to }) => {
      const since = sql`${from.toISOString()}::timestamptz`;
      return sql`
        select ${since} as since, ${midnightOfOrder(timeZone)} as midnight, merchant_id, ${performanceColumns}, ${codeOfOrder(timeZone)} as codes
        from ${orders}
        where ${orders.createdAt} >= ${since} and ${orders.createdAt} < ${to.toISOString()}::timestamptz
          and ${noTestOrder} and ${condition}`;
    }),
    sql` union all `,
  );

/** The same with one row for an account and day. Every row that is read later costs a mark. */
export const codedDays = (spans: readonly Span[], timeZone: string, condition: SQL): SQL => sql`
  select midnight, product_id, supplier_id, resource_id, string_agg(codes, ''::bytea) as codes
  from (${codedOrders(spans, timeZone, condition)}) as coded
  group by midnight, product_id, supplier_id, resource_id`;

/** Reads the stored codes of whole days. */
export const keptCodes = ({ from, to }: Span, condition: SQL, byMerchant: boolean): SQL => sql`
  select started_at as midnight, product_id, supplier_id, resource_id, codes from ${orderPerformances}
  where started_at >= ${from.toISOString()}::timestamptz and started_at < ${to.toISOString()}::timestamptz
    and merchant_id is ${sql.raw(byMerchant ? 'not null' : 'null')} and ${condition}`;

/** Rewrites the codes of the days. */
export async function keepPerformances(
  tx: Queryable,
  days: readonly Span[],
  timeZone: string,
): Promise<void> {
  await tx.execute(sql`delete from ${orderPerformances}
    where started_at = any(${isoArray(days.map(({ from }) => from))})`);
  await tx.execute(sql`
    insert into ${orderPerformances} (started_at, merchant_id, ${performanceColumns}, codes)
    select since, merchant_id, ${performanceColumns}, string_agg(codes, ''::bytea)
    from (${codedOrders(days, timeZone, sql`true`)}) as coded
    group by grouping sets ((since, merchant_id, ${performanceColumns}), (since, ${performanceColumns}))`);
}
