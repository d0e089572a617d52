import type { OperationIO } from '@platform/sdk';
import { and, asc, count, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { refusalText } from '../../../kit/refusals/refusal-text.ts';
import {
  type StatementResolution,
  statementResolutionRows,
  statementResolutions,
} from './resolutions.table.ts';

type Asked = OperationIO['statements.resolveMany']['handlerInput'];
type Shown = OperationIO['statements.resolution']['output'];

const keptMs = 86_400_000;
const reasonMissing = texts('请填写原因', '請填寫原因', 'A reason is required.');

export async function startResolution(context: HandlerContext, asked: Asked): Promise<Shown> {
  const { db, now, ip, userAgent, requestId, audit } = context;
  const { userId, sessionId } = actingUser(context);
  const { action, reason = null, dryRun = false } = asked;
  if (action === 'ignore' && reason === null)
    throw new RequestFault('validationFailed', {
      issues: [{ path: 'reason', code: 'custom', message: reasonMissing }],
    });
  const ids = [...new Set(asked.statementIds)];
  const id = newId(now);
  await forgetOldJobs(db, userId, now);
  const origin = { sessionId, requestId, ip, userAgent };
  const total = ids.length;
  await db.insert(statementResolutions).values({
    id,
    requestedBy: userId,
    requestedAt: now,
    origin,
    action,
    reason,
    dryRun,
    total,
    nextAt: now,
  });
  await db.execute(sql`insert into ${statementResolutionRows} (job_id, position, statement_id)
    select ${id}::uuid, each.place - 1, each.value::uuid
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as each(value, place)`);
  audit({ objectType: 'statementResolution', objectId: id, after: { action, reason, dryRun, total } });
  return resolutionOf(context, id);
}

/** The audit trail keeps what was done; the rows of a job serve its user while it runs and shortly after. */
const forgetOldJobs = (db: Queryable, userId: string, now: Date) =>
  db
    .delete(statementResolutions)
    .where(
      and(
        eq(statementResolutions.requestedBy, userId),
        ne(statementResolutions.state, 'running'),
        lt(statementResolutions.requestedAt, new Date(now.getTime() - keptMs)),
      ),
    );

/** A job with its results, to the user that started it. */
export async function resolutionOf(context: HandlerContext, id: string): Promise<Shown> {
  const { db, language } = context;
  const job = await ownJob(context, id);
  const { result, reason, jobId, position } = statementResolutionRows;
  const results = await db
    .select({ state: result, count: count() })
    .from(statementResolutionRows)
    .where(and(eq(jobId, id), isNotNull(result)))
    .groupBy(result)
    .orderBy(result);
  const refused = await db
    .select()
    .from(statementResolutionRows)
    .where(and(eq(jobId, id), isNotNull(reason)))
    .orderBy(asc(position));
  const { action, dryRun, state, total } = job;
  return {
    ...{ id, action, dryRun, state, total },
    results: results.flatMap((each) =>
      each.state === null ? [] : [{ state: each.state, count: each.count }],
    ),
    skipped: refused.flatMap(({ statementId, reason: name, params }) =>
      name === null
        ? []
        : [{ statementId, reason: name, reasonText: refusalText(name, params ?? {}, language) }],
    ),
  };
}

export async function stopResolution(context: HandlerContext, id: string): Promise<Shown> {
  const { db, now, audit } = context;
  await ownJob(context, id);
  const stopped = await db
    .update(statementResolutions)
    .set({ state: 'stopped', endedAt: now })
    .where(and(eq(statementResolutions.id, id), eq(statementResolutions.state, 'running')))
    .returning({ id: statementResolutions.id });
  if (stopped.length > 0)
    audit({ objectType: 'statementResolution', objectId: id, after: { state: 'stopped' } });
  return resolutionOf(context, id);
}

async function ownJob(context: HandlerContext, id: string): Promise<StatementResolution> {
  const { userId } = actingUser(context);
  const [job] = await context.db
    .select()
    .from(statementResolutions)
    .where(and(eq(statementResolutions.id, id), eq(statementResolutions.requestedBy, userId)));
  if (!job) throw new BusinessError('statementNotFound');
  return job;
}

/** The next statements of a job. */
export const nextOfResolution = (db: Queryable, { id }: Pick<StatementResolution, 'id'>, atMost: number) => {
  const { jobId, position, statementId, result, reason } = statementResolutionRows;
  return db
    .select({ position, statementId })
    .from(statementResolutionRows)
    .where(and(eq(jobId, id), isNull(result), isNull(reason)))
    .orderBy(asc(position))
    .limit(atMost);
};
