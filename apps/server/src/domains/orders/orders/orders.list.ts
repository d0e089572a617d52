import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { exactInteger } from '../../../db/exact-integer.ts';
import { afterPlace, type SortOrder } from '../../../db/list-order.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { selectedRows } from '../../../kit/operation/selected-rows.ts';
import { decodeCursor, encodeCursor } from '../../../kit/page-cursor.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type OrderFilters, orderConditions, scopeCondition } from './orders.filters.ts';
import { isOpen, isPaid, movedMinor } from './orders.measures.ts';
import { rowForScope, selectOrders, toOrderRow } from './orders.row.ts';
import { orders } from './orders.table.ts';
import type { OrderRow } from './orders.types.ts';

export interface OrderPageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string;
  readonly sortBy: 'createdAt' | 'completedAt' | 'amount' | 'status';
  readonly sortOrder: SortOrder;
  readonly withSummary: boolean;
  /** HighPerfOrderQuery: skip the count of all matches, the slow part of a large list. */
  readonly withoutTotal: boolean;
  /** Only these rows. */
  readonly rowIds?: readonly string[];
}

export interface OrderSummary {
  count: number;
  endedCount: number;
  paidCount: number;
  totals: CurrencyTotal[];
}

interface CurrencyTotal {
  currency: OrderRow['currency'];
  count: number;
  amountMinor: number;
  paidCount: number;
  paidMinor: number;
}

export interface OrderPage {
  list: OrderRow[];
  total: number | null;
  nextCursor: string | null;
  summary: OrderSummary | null;
}

const sortColumns = {
  createdAt: orders.createdAt,
  completedAt: orders.completedAt,
  amount: orders.amountMinor,
  status: orders.status,
};

export async function listOrders(
  db: Queryable,
  filters: OrderFilters,
  scope: Scope,
  request: OrderPageRequest,
): Promise<OrderPage> {
  const conditions = and(orderConditions(filters, scope), selectedRows(orders.id, request.rowIds));
  const rows = await pageOfOrders(db, conditions, request);
  const page = rows.slice(0, request.pageSize);
  const last = page.at(-1)?.order;

  const summary = request.withSummary ? await summarise(db, conditions) : null;
  return {
    list: page.map((row) => rowForScope(toOrderRow(row), scope)),
    total: request.withoutTotal ? null : (summary?.count ?? (await countOrders(db, conditions))),
    nextCursor: last && hasCursor(request) && rows.length > page.length ? encodeCursor(last) : null,
    summary,
  };
}

const hasCursor = ({ sortBy }: Pick<OrderPageRequest, 'sortBy'>): boolean => sortBy === 'createdAt';

/** One row more than requested shows whether there is a next page, without counting. */
export function pageOfOrders(
  db: Queryable,
  conditions: SQL | undefined,
  request: Pick<OrderPageRequest, 'page' | 'pageSize' | 'cursor' | 'sortBy' | 'sortOrder'>,
) {
  const { page, pageSize, cursor, sortOrder } = request;
  if (cursor !== undefined && !hasCursor(request)) throw new BusinessError('pageCursorInvalid');
  return selectOrders(db)
    .where(and(conditions, cursor === undefined ? undefined : after(cursor, sortOrder)))
    .orderBy(...ordering(request))
    .limit(pageSize + 1)
    .offset(cursor === undefined ? (page - 1) * pageSize : 0);
}

/** The newest order in the caller's scope; for a supplier also of the pool, which it may claim from. */
export async function latestOrder(
  db: Queryable,
  scope: Scope,
): Promise<{ orderCode: string; createdAt: Date } | undefined> {
  // Two reads, because one condition with `or` would use neither index.
  const own = await newestOf(db, scopeCondition(scope));
  const seesPool = scope.kind === 'suppliers' && scope.supplierIds.length > 0;
  const pooled = seesPool ? await newestOf(db, sql`${orders.payoutStatus} = 1`) : undefined;
  return own && pooled && pooled.createdAt > own.createdAt ? pooled : (own ?? pooled);
}

async function newestOf(db: Queryable, condition: SQL) {
  const [row] = await db
    .select({ orderCode: orders.orderCode, createdAt: orders.createdAt })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return row;
}

function ordering(request: Pick<OrderPageRequest, 'sortBy' | 'sortOrder'>): SQL[] {
  const direction = request.sortOrder === 'asc' ? asc : desc;
  const column = sortColumns[request.sortBy];
  // Rows without a completion time come last in both directions.
  const first = request.sortBy === 'completedAt' ? sql`${direction(column)} nulls last` : direction(column);
  return request.sortBy === 'createdAt'
    ? [first, direction(orders.id)]
    : [first, desc(orders.createdAt), desc(orders.id)];
}

const after = (cursor: string, sortOrder: SortOrder): SQL =>
  afterPlace([orders.createdAt, orders.id], sortOrder, decodeCursor(cursor));

async function countOrders(db: Queryable, conditions: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(conditions);
  return row?.total ?? 0;
}

async function summarise(db: Queryable, conditions: SQL | undefined): Promise<OrderSummary> {
  const rows = await db
    .select({
      currency: orders.currency,
      count: count(),
      amountMinor: sql<string>`sum(${orders.amountMinor})`,
      endedCount: sql<number>`(count(*) filter (where not ${isOpen}))::int`,
      paidCount: sql<number>`(count(*) filter (where ${isPaid}))::int`,
      paidMinor: sql<string>`coalesce(sum(${movedMinor}) filter (where ${isPaid}), 0)`,
    })
    .from(orders)
    .where(conditions)
    .groupBy(orders.currency)
    .orderBy(orders.currency);
  const totals = rows.map(({ endedCount: _, ...row }) => ({
    ...row,
    amountMinor: exactInteger(row.amountMinor),
    paidMinor: exactInteger(row.paidMinor),
  }));
  return {
    count: totals.reduce((sum, row) => sum + row.count, 0),
    endedCount: rows.reduce((sum, row) => sum + row.endedCount, 0),
    paidCount: totals.reduce((sum, row) => sum + row.paidCount, 0),
    totals,
  };
}
