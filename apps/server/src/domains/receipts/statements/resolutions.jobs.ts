import type { OperationId } from '@platform/sdk';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { backgroundContext } from '../../../kit/operation/background-context.ts';
import type { AuditNote, HandlerContext, SettingsReader, UserActor } from '../../../kit/operation/context.ts';
import type { AuditRecord } from '../../../kit/operation/ports.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { scopeNow, userActor } from '../../parties/parties.public.ts';
import { nextOfResolution } from './resolutions.service.ts';
import {
  type StatementResolution,
  statementResolutionRows,
  statementResolutions,
} from './resolutions.table.ts';
import { ignoreStatement, rematchStatement } from './statements.actions.ts';
import { afterFirstOfTwo } from './statements.processing.ts';
import { type StatementState, statements } from './statements.table.ts';

export interface ResolutionParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly settingsReader: (db: Queryable) => SettingsReader;
  readonly secrets: SecretBox;
  readonly timeZone: string;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  readonly writeAudit: (tx: Queryable, records: readonly AuditRecord[]) => Promise<void>;
  readonly yieldToRequests?: (workedMs: number) => Promise<void>;
  /** Statements in a slice. */
  readonly atOnce?: number;
}

const usuallyAtOnce = 50;
/** After this time another process continues the job of a process that has died. */
const leaseMs = 60_000;
const operations = { ignore: 'statements.ignore', rematch: 'statements.rematch' } as const;

type Row = { readonly position: number; readonly statementId: string };
type Outcome = { readonly result: StatementState } | { readonly refusal: BusinessError };

/** Ends the transaction of a dry run, which takes its changes back. */
class TakenBack extends Error {
  readonly result: StatementState;

  constructor(result: StatementState) {
    super('dry run');
    this.result = result;
  }
}

/** Takes the next statements of one job. Returns false when no job is due. */
export async function resolveNext(parts: ResolutionParts): Promise<boolean> {
  const { store, clock, atOnce = usuallyAtOnce } = parts;
  const job = await leaseJob(store, clock.now());
  if (!job) return false;
  const by = await requesterOf(store.db, job);
  if (!by) {
    await endJob(store.db, job, 'stopped', clock.now());
    return true;
  }
  const rows = await nextOfResolution(store.db, job, atOnce);
  for (const row of rows) {
    const startedAt = performance.now();
    if (!(await takeRow(parts, job, row, by))) return true;
    await parts.yieldToRequests?.(performance.now() - startedAt);
  }
  if (rows.length < atOnce) await endJob(store.db, job, 'done', clock.now());
  else await store.db.update(statementResolutions).set({ nextAt: clock.now() }).where(isRunning(job));
  return true;
}

const isRunning = ({ id }: Pick<StatementResolution, 'id'>) =>
  and(eq(statementResolutions.id, id), eq(statementResolutions.state, 'running'));

const endJob = (db: Queryable, job: StatementResolution, state: 'done' | 'stopped', now: Date) =>
  db.update(statementResolutions).set({ state, endedAt: now }).where(isRunning(job));

async function leaseJob(store: Store, now: Date): Promise<StatementResolution | undefined> {
  const { id, state, nextAt } = statementResolutions;
  const due = store.db
    .select({ id })
    .from(statementResolutions)
    .where(and(eq(state, 'running'), lte(nextAt, now)))
    .orderBy(nextAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await store.db
    .update(statementResolutions)
    .set({ nextAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(id, due))
    .returning();
  return job;
}

interface Requester {
  readonly actor: UserActor;
  readonly scope: HandlerContext['scope'];
}

/** The user with the permission that it has now; undefined ends the job. */
async function requesterOf(db: Queryable, job: StatementResolution): Promise<Requester | undefined> {
  try {
    const actor = await userActor(db, job.requestedBy, job.origin.sessionId);
    return { actor, scope: await scopeNow(db, operations[job.action], actor) };
  } catch (error) {
    if (error instanceof BusinessError) return undefined;
    throw error;
  }
}

/** One statement with its result. False when the job was stopped meanwhile. */
async function takeRow(
  parts: ResolutionParts,
  job: StatementResolution,
  row: Row,
  by: Requester,
): Promise<boolean> {
  const { store, publish } = parts;
  const events: FanoutEvent[] = [];
  const attempt = async (tx: Queryable): Promise<boolean> => {
    events.length = 0;
    // Locked, so that a stopped job changes nothing more.
    const [running] = await tx
      .select({ id: statementResolutions.id })
      .from(statementResolutions)
      .where(isRunning(job))
      .for('update');
    if (!running) return false;
    const result = await act(parts, tx, job, row, by, events);
    if (job.dryRun) throw new TakenBack(result);
    await saveOutcome(tx, job, row, { result });
    return true;
  };
  try {
    const taken = await afterFirstOfTwo((work) => store.transaction(work), attempt);
    if (taken) publish(events);
    return taken;
  } catch (error) {
    if (error instanceof TakenBack) await saveOutcome(store.db, job, row, { result: error.result });
    else if (error instanceof BusinessError) await saveOutcome(store.db, job, row, { refusal: error });
    else throw error;
    return true;
  }
}

async function act(
  { clock, settingsReader, secrets, timeZone, writeAudit }: ResolutionParts,
  tx: Queryable,
  { action, reason, origin }: StatementResolution,
  { statementId }: Row,
  { actor, scope }: Requester,
  events: FanoutEvent[],
): Promise<StatementState> {
  const operation: OperationId = operations[action];
  const notes: AuditNote[] = [];
  const { requestId, ip, userAgent } = origin;
  const context: HandlerContext = {
    ...backgroundContext(
      { db: tx, clock, settings: settingsReader(tx), secrets, timeZone },
      { operation, actor, scope, requestId, language: 'en-US', ip, userAgent },
    ),
    audit: (note) => {
      notes.push(note);
    },
    publish: (event) => {
      events.push(event);
    },
  };
  await (action === 'ignore'
    ? ignoreStatement(context, statementId, reason ?? '')
    : rematchStatement(context, statementId));
  const facts = { requestId, receivedAt: context.now, ip, userAgent };
  await writeAudit(
    tx,
    notes.map((note) => ({ ...note, operation, outcome: 'success', actor, facts })),
  );
  return stateOf(tx, statementId);
}

async function stateOf(tx: Queryable, id: string): Promise<StatementState> {
  const [found] = await tx.select({ state: statements.state }).from(statements).where(eq(statements.id, id));
  if (!found) throw new BusinessError('statementNotFound');
  return found.state;
}

const saveOutcome = (db: Queryable, { id }: StatementResolution, { position }: Row, outcome: Outcome) =>
  db
    .update(statementResolutionRows)
    .set(
      'refusal' in outcome
        ? { reason: outcome.refusal.errorName, params: outcome.refusal.params }
        : { result: outcome.result },
    )
    .where(and(eq(statementResolutionRows.jobId, id), eq(statementResolutionRows.position, position)));
