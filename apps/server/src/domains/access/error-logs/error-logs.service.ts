import { and, count, eq, gt, max, min, sql } from 'drizzle-orm';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { redactText } from '../../../kit/secrets/redact-text.ts';
import { fingerprintOf } from './error-logs.fingerprint.ts';
import { errorLogs } from './error-logs.table.ts';

export interface ErrorReport {
  readonly message: string;
  readonly stack?: string;
  readonly url?: string;
  readonly component?: string;
  readonly requestId?: string;
  readonly appVersion?: string;
}

const windowMs = 60_000;
const maxPerWindow = 20;

/**
 * Stores an error report. Rate-limited by address, because a page that fails in a loop must not fill the
 * database.
 */
export async function saveErrorReport(
  context: Pick<HandlerContext, 'db' | 'now' | 'actor' | 'ip' | 'userAgent'>,
  report: ErrorReport,
): Promise<{ id: string }> {
  const { db, now, actor, ip } = context;
  // Serialized by address, so that the limit also holds for concurrent reports.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`error report ${ip}`}))`);
  const since = new Date(now.getTime() - windowMs);
  const recent = await db.$count(errorLogs, and(eq(errorLogs.ip, ip), gt(errorLogs.createdAt, since)));
  if (recent >= maxPerWindow) {
    const seconds = windowMs / 1000;
    throw new BusinessError('tooManyRequests', { seconds }, { retryAfterSeconds: seconds });
  }
  const id = newId(now);
  const redacted = (text: string | undefined): string | null =>
    text === undefined ? null : redactText(text);
  const message = redactText(report.message);
  const stack = redacted(report.stack);
  await db.insert(errorLogs).values({
    id,
    userId: actor.kind === 'user' ? actor.userId : null,
    account: actor.kind === 'user' ? actor.account : null,
    fingerprint: fingerprintOf(message, stack),
    message,
    stack,
    url: redacted(report.url),
    component: redacted(report.component),
    reportedRequestId: report.requestId ?? null,
    appVersion: report.appVersion ?? null,
    ip,
    userAgent: context.userAgent,
    createdAt: now,
  });
  return { id };
}

/** Clears the reports of one fault, or all. Their count and period are audited. */
export async function clearReports(
  { db, audit }: Pick<HandlerContext, 'db' | 'audit'>,
  fingerprint: string | undefined,
): Promise<{ clearedCount: number }> {
  const which = fingerprint === undefined ? undefined : eq(errorLogs.fingerprint, fingerprint);
  // Locked, so that the audited count matches the deleted rows: concurrent inserts have finished or wait.
  await db.execute(sql`lock table ${errorLogs} in share row exclusive mode`);
  const { createdAt } = errorLogs;
  const [found] = await db
    .select({ count: count(), oldestAt: min(createdAt), newestAt: max(createdAt) })
    .from(errorLogs)
    .where(which);
  await db.delete(errorLogs).where(which);
  const clearedCount = found?.count ?? 0;
  audit({
    objectType: 'errorLog',
    objectId: fingerprint ?? 'all',
    before: {
      count: clearedCount,
      oldestAt: found?.oldestAt?.toISOString() ?? null,
      newestAt: found?.newestAt?.toISOString() ?? null,
    },
    after: { count: 0 },
  });
  return { clearedCount };
}
