import { and, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { afterPlace, listOrder, type Sort } from '../../../db/list-order.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { decodeCursor, encodeCursor } from '../../../kit/page-cursor.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { upTo } from '../../../kit/time-range.ts';
import { orders, plainHash, resources } from '../../orders/orders.public.ts';
import type { MoneyDirection } from '../message-templates/message-templates.table.ts';
import { splitMatchOrders, splitMatchRecords } from '../split-matches/split-matches.table.ts';
import { selectStatements, statementScope, toStatementRow } from './statements.row.ts';
import {
  type Statement,
  type StatementKind,
  type StatementState,
  type StatementSuspicion,
  statements,
} from './statements.table.ts';
import type { StatementRow } from './statements.types.ts';

export interface StatementFilters {
  readonly kind?: StatementKind;
  readonly state?: StatementState;
  readonly suspicion?: StatementSuspicion;
  readonly direction?: MoneyDirection;
  readonly supplierIds?: readonly string[];
  readonly resourceId?: string;
  readonly cardNumber?: string;
  readonly monitorId?: string;
  readonly currency?: NonNullable<Statement['currency']>;
  readonly amountMinor?: number;
  readonly utr?: string;
  readonly orderCode?: string;
  readonly text?: string;
  readonly startTime?: Date;
  readonly endTime?: Date;
}

export interface StatementPageRequest extends Sort<'storedAt' | 'amount'> {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string;
  /** HighPerfOrderQuery: skips the count, which is the slow part of a large list. */
  readonly withoutTotal: boolean;
  readonly now: Date;
}

const sortKeys = {
  storedAt: statements.storedAt,
  amount: { smallestIfMissing: statements.amountMinor },
};

/** No index supports substring search, so a search reads only this period unless the caller gives another. */
const searchedMs = 31 * 86_400_000;

/**
 * One SQL literal per state. With a parameter, PostgreSQL caches one plan for all states and expects a third of
 * all rows in each, so it scans from the newest row instead of using the index of the small queues.
 */
const isIn: Readonly<Record<StatementState, SQL>> = {
  received: sql`${statements.state} = 'received'`,
  matched: sql`${statements.state} = 'matched'`,
  unmatched: sql`${statements.state} = 'unmatched'`,
  suspicious: sql`${statements.state} = 'suspicious'`,
  unparsed: sql`${statements.state} = 'unparsed'`,
  ignored: sql`${statements.state} = 'ignored'`,
};

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

export async function listStatements(
  db: Queryable,
  filters: StatementFilters,
  scope: Scope,
  request: StatementPageRequest,
): Promise<{ list: StatementRow[]; total: number | null; nextCursor: string | null }> {
  const { pageSize, withoutTotal, now } = request;
  const conditions = and(statementScope(scope), ...conditionsOf(db, filters, now));
  const rows = await pageOfStatements(db, conditions, request);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1)?.statement;
  return {
    list: shown.map((found) => toStatementRow(found, scope)),
    total: withoutTotal ? null : await countStatements(db, conditions),
    nextCursor:
      last && request.sortBy === 'storedAt' && rows.length > pageSize
        ? encodeCursor({ createdAt: last.storedAt, id: last.id })
        : null,
  };
}

/** Reads one extra row, to know whether there is a next page without counting. */
export function pageOfStatements(
  db: Queryable,
  conditions: SQL | undefined,
  { page, pageSize, cursor, ...sort }: Omit<StatementPageRequest, 'withoutTotal' | 'now'>,
) {
  const { id, storedAt } = statements;
  if (cursor !== undefined && sort.sortBy !== 'storedAt') throw new BusinessError('pageCursorInvalid');
  const after = given(cursor, (text) => afterPlace([storedAt, id], sort.sortOrder, decodeCursor(text)));
  return selectStatements(db)
    .where(and(conditions, after))
    .orderBy(...listOrder(sortKeys, sort, [storedAt, id]))
    .limit(pageSize + 1)
    .offset(cursor === undefined ? (page - 1) * pageSize : 0);
}

export function conditionsOf(db: Queryable, filters: StatementFilters, now: Date): (SQL | undefined)[] {
  const { startTime, endTime, text } = filters;
  const unbounded = text !== undefined && startTime === undefined && endTime === undefined;
  const from = unbounded ? new Date(now.getTime() - searchedMs) : startTime;
  return [
    given(filters.kind, (kind) => eq(statements.kind, kind)),
    given(filters.state, (state) => isIn[state]),
    given(filters.suspicion, (suspicion) => eq(statements.suspicion, suspicion)),
    given(filters.direction, (direction) => eq(statements.direction, direction)),
    given(filters.supplierIds, (ids) => inArray(statements.supplierId, [...ids])),
    given(filters.resourceId, (resourceId) => eq(statements.resourceId, resourceId)),
    given(filters.cardNumber, (cardNumber) => inArray(statements.resourceId, accountsWith(db, cardNumber))),
    given(filters.monitorId, (monitorId) => eq(statements.monitorId, monitorId)),
    given(filters.currency, (currency) => eq(statements.currency, currency)),
    given(filters.amountMinor, (amountMinor) => eq(statements.amountMinor, amountMinor)),
    given(filters.utr, (utr) => inArray(statements.utr, [utr.toUpperCase(), plainHash(utr)])),
    given(filters.orderCode, (orderCode) => inArray(statements.id, recordsOf(db, orderCode))),
    contains(statements.body, text),
    given(from, (time) => gte(statements.storedAt, time)),
    given(endTime, (time) => upTo(statements.storedAt, time)),
  ];
}

const accountsWith = (db: Queryable, cardNumber: string) =>
  db.select({ id: resources.id }).from(resources).where(eq(resources.cardNumber, cardNumber));

const orderWith = (db: Queryable, orderCode: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.orderCode, orderCode));

/** Records of an order, also those whose money it shares. A union, because each half has an index of its own. */
const recordsOf = (db: Queryable, orderCode: string) =>
  db
    .select({ id: statements.id })
    .from(statements)
    .where(inArray(statements.orderId, orderWith(db, orderCode)))
    .union(
      db
        .select({ id: splitMatchRecords.statementId })
        .from(splitMatchRecords)
        .innerJoin(splitMatchOrders, eq(splitMatchOrders.matchId, splitMatchRecords.matchId))
        .where(inArray(splitMatchOrders.orderId, orderWith(db, orderCode))),
    );

async function countStatements(db: Queryable, conditions: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(statements).where(conditions);
  return row?.total ?? 0;
}
