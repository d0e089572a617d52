import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { type Order, orders } from '../orders/orders.table.ts';
import { stepOfMillis } from './statistics.histogram.ts';
import type { Span } from './statistics.hours.ts';
import { isoArray, spansTable } from './statistics.state.ts';
import { orderPerformances } from './statistics.table.ts';

/**
 * What the performance of orders is made of, four bytes an order: percentiles of a hundred groups cannot be added up, and
 * to count single orders in the store takes seconds for a million. The bits, from the lowest: hour of day (5), status (3),
 * whether it was allocated (1), step of the time to pay (11), step of the time to allocate (11). The sign stays free.
 */
const shifts = { hour: 0, status: 5, allocated: 8, payStep: 9, allocationStep: 20 } as const;

const statuses = [1, 2, 3, 4, 5, 10] as const satisfies readonly Order['status'][];
/** "No time": more than the step of any that lies between two timestamps of the store. */
const noStep = 2047;

export const hourOfCode = (code: number): number => (code >> shifts.hour) & 0b1_1111;
export const statusOfCode = (code: number): Order['status'] | undefined =>
  statuses[(code >> shifts.status) & 0b111];
export const isAllocatedOfCode = (code: number): boolean => ((code >> shifts.allocated) & 1) === 1;
/** Null where nobody was waited for. */
export const payStepOfCode = (code: number): number | null => stepOrNull(code >> shifts.payStep);
export const allocationStepOfCode = (code: number): number | null =>
  stepOrNull(code >> shifts.allocationStep);
const stepOrNull = (bits: number): number | null => ((bits & noStep) === noStep ? null : bits & noStep);

/** The codes that the store has put together, in no order. */
export function codesIn(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const codes = new Int32Array(bytes.byteLength / Int32Array.BYTES_PER_ELEMENT);
  for (let index = 0; index < codes.length; index += 1) {
    codes[index] = view.getInt32(index * Int32Array.BYTES_PER_ELEMENT);
  }
  return codes;
}

const millisBetween = (earlier: SQL, later: SQL): SQL =>
  sql`extract(epoch from ${later} - ${earlier}) * 1000`;
const stepWhere = (condition: SQL, millis: SQL): SQL => sql`
  coalesce(case when ${condition} then ${stepOfMillis(millis)} end, ${bits(noStep)})`;
const bits = (count: number): SQL => sql.raw(String(count));

/** The code of one order, as a column of four bytes. */
function codeOfOrder(timeZone: string): SQL {
  const { status, createdAt, allocatedAt, completedAt, supplementStatus, attempt } = orders;
  const payStep = stepWhere(
    sql`${status} in (4, 5) and ${supplementStatus} = 0`,
    millisBetween(sql`${allocatedAt}`, sql`${completedAt}`),
  );
  const allocationStep = stepWhere(
    sql`${attempt} = 1`,
    millisBetween(sql`${createdAt}`, sql`${allocatedAt}`),
  );
  return sql`int4send(extract(hour from ${createdAt} at time zone ${timeZone})::int
    | ((array_position(array[${sql.raw(statuses.join(', '))}], ${status}::int) - 1) << ${bits(shifts.status)})
    | ((${allocatedAt} is not null)::int << ${bits(shifts.allocated)})
    | (${payStep} << ${bits(shifts.payStep)}) | (${allocationStep} << ${bits(shifts.allocationStep)}))`;
}

/** A code for each collection order that was created in the spans, from the orders as they are. */
export const codedOrders = (spans: readonly Span[], timeZone: string, condition: SQL): SQL => sql`
  select span.since, ${performanceColumns}, ${codeOfOrder(timeZone)} as codes
  from ${spansTable(spans)} join ${orders}
    on ${orders.createdAt} >= span.since and ${orders.createdAt} < span.until
  where ${orders.orderType} = 1 and ${condition}`;

export const performanceColumns: SQL = sql.raw(
  [
    orderPerformances.merchantId,
    orderPerformances.supplierId,
    orderPerformances.resourceId,
    orderPerformances.productId,
    orderPerformances.mainProductId,
    orderPerformances.mark,
  ]
    .map(({ name }) => `"${name}"`)
    .join(', '),
);

/** The codes of whole days, as they were written down. */
export const keptCodes = ({ from, to }: Span, condition: SQL): SQL => sql`
  select product_id, supplier_id, resource_id, codes from ${orderPerformances}
  where started_at >= ${from.toISOString()}::timestamptz and started_at < ${to.toISOString()}::timestamptz
    and ${condition}`;

/** Writes the days down anew. */
export async function keepPerformances(
  tx: Queryable,
  days: readonly Span[],
  timeZone: string,
): Promise<void> {
  await tx.execute(sql`delete from ${orderPerformances}
    where started_at = any(${isoArray(days.map(({ from }) => from))})`);
  await tx.execute(sql`
    insert into ${orderPerformances} (started_at, ${performanceColumns}, codes)
    select since, ${performanceColumns}, string_agg(codes, ''::bytea)
    from (${codedOrders(days, timeZone, sql`true`)}) as coded
    group by since, ${performanceColumns}`);
}
