import { max, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { type Order, orders } from '../../orders/orders.public.ts';
import { type SumFilters, sumsCondition } from './statistics.filters.ts';
import type { Span } from './statistics.hours.ts';
import { statusColumns, summedStatuses } from './statistics.measures.ts';
import { dayMs } from './statistics.range.ts';
import { figuresSource, openSums, piecesIn } from './statistics.source.ts';

export interface StatusRequest extends SumFilters {
  readonly from?: Date;
  readonly to?: Date;
}

/**
 * Number of orders in each status, from the sums. Undefined when the sums do not reach far enough yet. Call
 * it in a snapshot transaction.
 */
export async function statusSums(
  tx: Queryable,
  { from, to, ...filters }: StatusRequest,
  scope: Scope,
  timeZone: string,
): Promise<ReadonlyMap<Order['status'], number> | undefined> {
  const sums = await openSums(tx, timeZone);
  if (!sums.state) return undefined;
  const whole = await wholeSpan(tx);
  if (!whole) return new Map();
  // Limited to the range that has orders, so that empty years cost nothing.
  const span = { from: later(from ?? whole.from, whole.from), to: earlier(to ?? whole.to, whole.to) };
  if (span.from >= span.to) return new Map();
  const pieces = await piecesIn(tx, sums, span);
  if (lengthOf(pieces.raw) > dayMs) return undefined;
  const { rows } = await tx.execute<Record<string, number>>(
    sql`select ${summedStatuses} from (${figuresSource(pieces, sumsCondition(filters, scope))}) as figures`,
  );
  const statuses = Object.keys(statusColumns).map((id) => Number(id) as Order['status']);
  return new Map(statuses.map((status) => [status, rows[0]?.[status] ?? 0]));
}

async function wholeSpan(tx: Queryable): Promise<Span | undefined> {
  const [found] = await tx.select({ from: min(orders.createdAt), last: max(orders.createdAt) }).from(orders);
  return found?.from && found.last ? { from: found.from, to: new Date(found.last.getTime() + 1) } : undefined;
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
