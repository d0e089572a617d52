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

/** A page that fails in a loop must not fill the store: an address may report so often and no more. */
export async function saveErrorReport(
  context: Pick<HandlerContext, 'db' | 'now' | 'actor' | 'ip' | 'userAgent'>,
  report: ErrorReport,
): Promise<{ id: string }> {
  const { db, now, actor, ip } = context;
  // Reports of one address take turns, so that the limit holds for those that come together.
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

/** Those of one fault, or all; the trail keeps how many there were and of which time. */
export async function clearReports(
  { db, audit }: Pick<HandlerContext, 'db' | 'audit'>,
  fingerprint: string | undefined,
): Promise<{ clearedCount: number }> {
  const which = fingerprint === undefined ? undefined : eq(errorLogs.fingerprint, fingerprint);
  // What is counted is what goes: whoever is writing a report has either finished or waits.
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
