import { and, asc, count, countDistinct, desc, eq, gte, max, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import type { Sort } from '../../../db/list-order.ts';
import { createdPage } from '../../../kit/created-page.ts';
import { upTo } from '../../../kit/time-range.ts';
import { errorLogs } from './error-logs.table.ts';

export interface ErrorLogFilter {
  readonly text?: string;
  readonly account?: string;
  readonly url?: string;
  readonly appVersion?: string;
  readonly fingerprint?: string;
  readonly startTime?: Date;
  readonly endTime?: Date;
}

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

const conditionsOf = (filter: ErrorLogFilter): SQL | undefined =>
  and(
    contains(errorLogs.message, filter.text),
    filter.account === undefined ? undefined : sql`lower(${errorLogs.account}) = lower(${filter.account})`,
    contains(errorLogs.url, filter.url),
    filter.appVersion === undefined ? undefined : eq(errorLogs.appVersion, filter.appVersion),
    filter.fingerprint === undefined ? undefined : eq(errorLogs.fingerprint, filter.fingerprint),
    filter.startTime === undefined ? undefined : gte(errorLogs.createdAt, filter.startTime),
    filter.endTime === undefined ? undefined : upTo(errorLogs.createdAt, filter.endTime),
  );

export async function listErrorLogs(
  db: Queryable,
  {
    page,
    pageSize,
    cursor,
    sortBy,
    sortOrder,
    ...filter
  }: ErrorLogFilter & Page & Sort<'createdAt'> & { readonly cursor?: string },
) {
  const request = { page, pageSize, cursor, sortBy, sortOrder };
  const { rows, ...rest } = await createdPage(
    db,
    errorLogs,
    conditionsOf(filter),
    request,
    async ({ where, orderBy, limit, offset }) =>
      db
        .select()
        .from(errorLogs)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  );
  return { list: rows.map(toRow), ...rest };
}

const toRow = ({ reportedRequestId, userId: _, createdAt, ...row }: typeof errorLogs.$inferSelect) => ({
  ...row,
  requestId: reportedRequestId,
  createdAt: createdAt.toISOString(),
});

export interface ErrorGroupListRequest extends ErrorLogFilter, Page {
  readonly sortBy: 'lastAt' | 'firstAt' | 'reportCount' | 'accountCount';
  readonly sortOrder: 'asc' | 'desc';
}

/** One row for each fault. */
export async function listErrorGroups(
  db: Queryable,
  { page, pageSize, sortBy, sortOrder, ...filter }: ErrorGroupListRequest,
) {
  const { fingerprint, createdAt } = errorLogs;
  const conditions = conditionsOf(filter);
  const sums = {
    reportCount: count(),
    accountCount: countDistinct(errorLogs.account),
    firstAt: min(createdAt),
    lastAt: max(createdAt),
  };
  const direction = sortOrder === 'asc' ? asc : desc;
  const latest = <Value>(column: PgColumn) =>
    sql<Value>`(array_agg(${column} order by ${createdAt} desc, ${errorLogs.id} desc))[1]`;
  const rows = await db
    .select({
      fingerprint,
      message: latest<string>(errorLogs.message),
      ...sums,
      lastUrl: latest<string | null>(errorLogs.url),
      lastAppVersion: latest<string | null>(errorLogs.appVersion),
    })
    .from(errorLogs)
    .where(conditions)
    .groupBy(fingerprint)
    .orderBy(direction(sums[sortBy]), direction(fingerprint))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: countDistinct(fingerprint) })
    .from(errorLogs)
    .where(conditions);
  const list = rows.map(({ firstAt, lastAt: last, ...row }) => ({
    ...row,
    firstAt: firstAt?.toISOString() ?? '',
    lastAt: last?.toISOString() ?? '',
  }));
  return { list, total: counted?.total ?? 0 };
}
