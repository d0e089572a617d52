import { and, eq, gt, sql } from 'drizzle-orm';
import { BusinessError } from '../../kit/business-error.ts';
import type { HandlerContext } from '../../kit/context.ts';
import { newId } from '../../kit/ids.ts';
import { redactText } from '../../kit/redact-text.ts';
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
export async function saveErrorReport(context: HandlerContext, report: ErrorReport): Promise<{ id: string }> {
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
  await db.insert(errorLogs).values({
    id,
    userId: actor.kind === 'user' ? actor.userId : null,
    account: actor.kind === 'user' ? actor.account : null,
    message: redactText(report.message),
    stack: redacted(report.stack),
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
