import type { OperationIO } from '@platform/sdk';
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { countUpTo } from '../../../db/count-up-to.ts';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import { type Statement, statements } from '../statements/statements.table.ts';
import { messageTemplates, type TemplateKind } from './message-templates.table.ts';
import { type TemplateRematch, templateRematches } from './rematches.table.ts';

type RematchRow = OperationIO['messageTemplates.rematch']['output'];

/** Unparsed messages of a kind that were stored before a job began. */
const unparsedBefore = (kind: TemplateKind, until: Date): SQL | undefined =>
  // A literal, so that the partial index of the queues is used.
  and(sql`${statements.state} = 'unparsed'`, eq(statements.kind, kind), lte(statements.storedAt, until));

/** Starts the job of a template, or returns the one that is running. */
export async function startRematch(context: HandlerContext, templateId: string): Promise<RematchRow> {
  const { db, now, audit } = context;
  const { userId } = actingUser(context);
  // The lock makes two requests at the same moment start one job.
  const [template] = await db
    .select({ name: messageTemplates.name, kind: messageTemplates.kind })
    .from(messageTemplates)
    .where(eq(messageTemplates.id, templateId))
    .for('update');
  if (!template) throw new BusinessError('templateNotFound');
  const running = await latestRematch(db, templateId);
  if (running?.state === 'running') return running;
  const total = await countUpTo(db, statements, unparsedBefore(template.kind, now));
  const id = newId(now);
  await db.delete(templateRematches).where(eq(templateRematches.templateId, templateId));
  await db
    .insert(templateRematches)
    .values({ id, templateId, requestedBy: userId, requestedAt: now, total, nextAt: now });
  audit({ objectType: 'templateRematch', objectId: id, after: { templateId, name: template.name, total } });
  return rematchOf(db, id);
}

/** Messages that are not reached yet stay as they are. */
export async function stopRematch(context: HandlerContext, id: string): Promise<RematchRow> {
  const { db, now, audit } = context;
  const stopped = await db
    .update(templateRematches)
    .set({ state: 'stopped', endedAt: now })
    .where(and(eq(templateRematches.id, id), eq(templateRematches.state, 'running')))
    .returning({ id: templateRematches.id });
  const job = await rematchOf(db, id);
  if (stopped.length > 0) {
    const { templateId, looked, parsed } = job;
    audit({
      objectType: 'templateRematch',
      objectId: id,
      after: { templateId, state: 'stopped', looked, parsed },
    });
  }
  return job;
}

const selectRematches = (db: Queryable, condition: SQL) =>
  db
    .select({ job: templateRematches, requestedBy: users.account })
    .from(templateRematches)
    .innerJoin(users, eq(users.id, templateRematches.requestedBy))
    .where(condition);

export async function latestRematch(db: Queryable, templateId: string): Promise<RematchRow | null> {
  const [found] = await selectRematches(db, eq(templateRematches.templateId, templateId));
  return found ? rowOf(found) : null;
}

async function rematchOf(db: Queryable, id: string): Promise<RematchRow> {
  const [found] = await selectRematches(db, eq(templateRematches.id, id));
  if (!found) throw new BusinessError('templateNotFound');
  return rowOf(found);
}

function rowOf({ job, requestedBy }: { job: TemplateRematch; requestedBy: string }): RematchRow {
  const { id, templateId, state, requestedAt, endedAt, total, looked, parsed, matched, forReview, failed } =
    job;
  return {
    ...{ id, templateId, state, requestedBy },
    requestedAt: requestedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    ...{ total, looked, parsed, matched, forReview, failed },
  };
}

/** The next messages of a job, oldest first. */
export function nextUnparsed(
  db: Queryable,
  { requestedAt, placeStoredAt, placeId }: TemplateRematch,
  kind: TemplateKind,
  atMost: number,
): Promise<Pick<Statement, 'id' | 'storedAt' | 'sender' | 'body'>[]> {
  const { id, storedAt, sender, body } = statements;
  const after =
    placeStoredAt === null
      ? undefined
      : sql`(${storedAt}, ${id}) > (${placeStoredAt.toISOString()}::timestamptz, ${placeId}::uuid)`;
  return db
    .select({ id, storedAt, sender, body })
    .from(statements)
    .where(and(unparsedBefore(kind, requestedAt), after))
    .orderBy(asc(storedAt), asc(id))
    .limit(atMost);
}
