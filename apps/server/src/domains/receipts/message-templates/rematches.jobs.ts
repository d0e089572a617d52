import { permissions } from '@platform/sdk/permissions';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { users } from '../../access/access.public.ts';
import { rereadUnparsed } from '../statements/rereading.service.ts';
import { eventsOf, readMatchingRules } from '../statements/statements.service.ts';
import type { Statement } from '../statements/statements.table.ts';
import { readMessage, templatesInUse } from './message-templates.service.ts';
import { type MessageTemplate, messageTemplates } from './message-templates.table.ts';
import { nextUnparsed } from './rematches.service.ts';
import { type TemplateRematch, templateRematches } from './rematches.table.ts';
import { isOfSender } from './template-engine.ts';

export interface RematchParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  readonly yieldToRequests?: (workedMs: number) => Promise<void>;
  /** Messages in a slice. */
  readonly atOnce?: number;
}

const usuallyAtOnce = 200;
/** After this time another process continues the job of a process that has died. */
const leaseMs = 60_000;

/**
 * Reads the next messages of one job again. Returns false when no job is due. Each message is a transaction of its own,
 * with the job's counts in it; a slice that is repeated after a crash skips what was parsed, because only messages that
 * are still unparsed are taken.
 */
export async function rematchNext(parts: RematchParts): Promise<boolean> {
  const { store, clock, atOnce = usuallyAtOnce } = parts;
  const job = await leaseJob(store, clock.now());
  if (!job) return false;
  const template = await templateOf(store.db, job);
  if (!template || !(await mayRematch(store.db, job))) {
    await endJob(store.db, job, 'stopped', clock.now());
    return true;
  }
  const templates = await templatesInUse(store.db, template.kind);
  const messages = await nextUnparsed(store.db, job, template.kind, atOnce);
  let failed = 0;
  for (const message of messages) {
    if (!canRead(templates, template, message)) continue;
    const startedAt = performance.now();
    const outcome = await readAgain(parts, job, message.id);
    if (outcome === 'stopped') return true;
    if (outcome === 'failed') failed += 1;
    await parts.yieldToRequests?.(performance.now() - startedAt);
  }
  const last = messages.at(-1);
  await store.db
    .update(templateRematches)
    .set({
      looked: job.looked + messages.length,
      failed: job.failed + failed,
      ...(last ? { placeStoredAt: last.storedAt, placeId: last.id } : {}),
      nextAt: clock.now(),
      ...(messages.length < atOnce ? { state: 'done' as const, endedAt: clock.now() } : {}),
    })
    .where(isRunning(job));
  return true;
}

const isRunning = ({ id }: Pick<TemplateRematch, 'id'>) =>
  and(eq(templateRematches.id, id), eq(templateRematches.state, 'running'));

async function leaseJob(store: Store, now: Date): Promise<TemplateRematch | undefined> {
  const { id, state, nextAt } = templateRematches;
  const due = store.db
    .select({ id })
    .from(templateRematches)
    .where(and(eq(state, 'running'), lte(nextAt, now)))
    .orderBy(nextAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await store.db
    .update(templateRematches)
    .set({ nextAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(id, due))
    .returning();
  return job;
}

async function templateOf(
  db: Queryable,
  { templateId }: TemplateRematch,
): Promise<MessageTemplate | undefined> {
  const [template] = await db.select().from(messageTemplates).where(eq(messageTemplates.id, templateId));
  return template;
}

/** A job ends when its user has lost the permission. */
async function mayRematch(db: Queryable, { requestedBy }: TemplateRematch): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, requestedBy));
  if (!user?.enabled || user.deletedAt) return false;
  return permissions['messageTemplates.rematch'].roles[user.role] !== undefined;
}

const endJob = (db: Queryable, job: TemplateRematch, state: 'stopped', now: Date) =>
  db.update(templateRematches).set({ state, endedAt: now }).where(isRunning(job));

/** Judged before the row is locked, so that a message that stays unparsed is not written again. */
function canRead(
  templates: readonly MessageTemplate[],
  template: MessageTemplate,
  { sender, body }: Pick<Statement, 'sender' | 'body'>,
): boolean {
  const message = { sender: sender ?? '', body: body ?? '' };
  return isOfSender(template, message.sender) && 'template' in readMessage(templates, message);
}

async function readAgain(
  { store, clock, log, settings, publish }: RematchParts,
  job: TemplateRematch,
  statementId: string,
): Promise<'done' | 'failed' | 'stopped'> {
  let isStopped = false;
  try {
    const rules = await readMatchingRules(settings);
    const processed = await rereadUnparsed((work) => store.transaction(work), statementId, rules, {
      now: clock.now(),
      before: async (tx) => {
        const [running] = await tx
          .select({ id: templateRematches.id })
          .from(templateRematches)
          .where(isRunning(job))
          .for('update');
        isStopped = !running;
        return !isStopped;
      },
      after: (tx, { state }) => countResult(tx, job, state),
    });
    publish(eventsOf(processed));
  } catch (error) {
    log.error({ error, statementId }, 'a statement could not be read again');
    return 'failed';
  }
  return isStopped ? 'stopped' : 'done';
}

async function countResult(tx: Queryable, { id }: TemplateRematch, state: Statement['state']): Promise<void> {
  const { parsed, matched, forReview } = templateRematches;
  const plus = (column: PgColumn, counts: boolean) => sql`${column} + ${counts ? 1 : 0}::integer`;
  await tx
    .update(templateRematches)
    .set({
      parsed: plus(parsed, state !== 'unparsed'),
      matched: plus(matched, state === 'matched'),
      forReview: plus(forReview, state === 'unmatched' || state === 'suspicious'),
    })
    .where(eq(templateRematches.id, id));
}
