import { and, count, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { afterPlace, listOrder, type Sort } from '../../../db/list-order.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { decodeCursor, encodeCursor } from '../../../kit/page-cursor.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { summaryOf } from './statements.counts.ts';
import { conditionsOf, type StatementFilters } from './statements.filters.ts';
import { selectStatements, statementScope, toStatementRow } from './statements.row.ts';
import { statements } from './statements.table.ts';
import type { StatementPage } from './statements.types.ts';

export interface StatementPageRequest extends Sort<keyof typeof sortKeys> {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string;
  /** HighPerfOrderQuery: skips the count, which is the slow part of a large list. */
  readonly withoutTotal: boolean;
  readonly withSummary: boolean;
  readonly now: Date;
}

const sortKeys = {
  storedAt: statements.storedAt,
  receivedAt: statements.receivedAt,
  amount: { smallestIfMissing: statements.amountMinor },
};

export async function listStatements(
  db: Queryable,
  filters: StatementFilters,
  scope: Scope,
  request: StatementPageRequest,
): Promise<StatementPage> {
  const { pageSize, withoutTotal, withSummary, now } = request;
  const conditions = and(statementScope(scope), conditionsOf(db, filters, now));
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
    summary: withSummary ? await summaryOf(db, conditions) : null,
  };
}

/** Reads one extra row, to know whether there is a next page without counting. */
export function pageOfStatements(
  db: Queryable,
  conditions: SQL | undefined,
  { page, pageSize, cursor, ...sort }: Omit<StatementPageRequest, 'withoutTotal' | 'withSummary' | 'now'>,
) {
  const { id, storedAt } = statements;
  if (cursor !== undefined && sort.sortBy !== 'storedAt') throw new BusinessError('pageCursorInvalid');
  const after =
    cursor === undefined ? undefined : afterPlace([storedAt, id], sort.sortOrder, decodeCursor(cursor));
  return selectStatements(db)
    .where(and(conditions, after))
    .orderBy(...listOrder(sortKeys, sort, [storedAt, id]))
    .limit(pageSize + 1)
    .offset(cursor === undefined ? (page - 1) * pageSize : 0);
}

async function countStatements(db: Queryable, conditions: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(statements).where(conditions);
  return row?.total ?? 0;
}
