import type { OperationId } from '@platform/sdk';
import type { Queryable } from '../../db/connection.ts';
import { type Answer, failureAnswer } from '../http/envelope.ts';
import type { RequestFacts } from '../http/request-facts.ts';
import type { FanoutEvent } from '../live/fanout.ts';
import type { PollingRequest } from '../live/long-polls.ts';
import { BusinessError } from '../refusals/business-error.ts';
import type { Actor, AuditNote, HandlerContext, Prepared, Scope } from './context.ts';
import { claimIdempotencyKey, type IdempotentCall, storeIdempotentAnswer } from './idempotency.ts';
import type { AuditRecord, BinderDependencies } from './ports.ts';

export interface OperationRun {
  readonly operation: OperationId;
  readonly facts: RequestFacts;
  readonly actor: Actor;
  readonly scope: Scope;
  readonly prepared: Prepared;
  /** The operation changes data, in one transaction. */
  readonly writes: boolean;
  readonly audited: boolean;
  /** The operation opens its own transactions, through `context.transact`. */
  readonly ownTransaction: boolean;
  readonly idempotentCall: IdempotentCall | undefined;
  readonly setEntityTag: (tag: string) => void;
  readonly polling: PollingRequest;
  readonly handle: (context: HandlerContext) => Promise<Answer>;
}

/**
 * A refusal whose writes are kept leaves the transaction as a value, because a thrown error would roll back.
 */
type Outcome = { readonly answer: Answer } | { readonly refusal: BusinessError };

/**
 * Runs one operation. A write runs in one transaction with its audit record; a read runs without one. Events
 * are published after the commit, and not if the operation fails.
 */
export async function runOperation(run: OperationRun, dependencies: BinderDependencies): Promise<Answer> {
  const { store, fanout } = dependencies;
  let events: FanoutEvent[] = [];
  let outcome: Outcome;
  if (run.ownTransaction) {
    outcome = await runWithOwnTransactions(run, dependencies, events);
  } else if (run.writes) {
    outcome = await store.transaction(async (tx) => {
      // A retry of the transaction starts without the events of the attempt that was rolled back.
      events = [];
      return runInTransaction(run, dependencies, tx, events);
    });
  } else {
    const notes: AuditNote[] = [];
    const context = contextFor(run, dependencies, store.db, notes, events, (work) => store.transaction(work));
    outcome = { answer: await run.handle(context) };
  }
  if (events.length > 0) fanout.publish(events);
  if (events.some(({ topic }) => topic === 'settings' || topic === 'rules')) await fanout.settled();
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

async function runInTransaction(
  run: OperationRun,
  dependencies: BinderDependencies,
  tx: Queryable,
  events: FanoutEvent[],
): Promise<Outcome> {
  if (run.idempotentCall) {
    const earlier = await claimIdempotencyKey(tx, run.idempotentCall);
    if (earlier) return { answer: earlier };
  }
  const notes: AuditNote[] = [];
  const context = contextFor(run, dependencies, tx, notes, events, (work) => work(tx));
  try {
    const answer = await run.handle(context);
    await writeAudit(run, dependencies, tx, notes, 'success');
    if (run.idempotentCall) await storeIdempotentAnswer(tx, run.idempotentCall, answer);
    return { answer };
  } catch (error) {
    if (!(error instanceof BusinessError && error.keepWrites)) throw error;
    await writeAudit(run, dependencies, tx, notes, error.errorName);
    // The writes are kept, so a repeated call gets the same answer.
    if (run.idempotentCall) {
      await storeIdempotentAnswer(tx, run.idempotentCall, failureAnswer(error, run.facts.language));
    }
    return { refusal: error };
  }
}

/**
 * A handler's audit note is committed with the transaction it was made in. Without a note, one record is
 * written afterwards.
 */
async function runWithOwnTransactions(
  run: OperationRun,
  dependencies: BinderDependencies,
  events: FanoutEvent[],
): Promise<Outcome> {
  const { store } = dependencies;
  const notes: AuditNote[] = [];
  let recorded = false;
  const transact: HandlerContext['transact'] = (work) =>
    store.transaction(async (tx) => {
      notes.length = 0;
      const result = await work(tx);
      if (notes.length > 0) {
        await writeAudit(run, dependencies, tx, notes, 'success');
        recorded = true;
      }
      return result;
    });
  const context = contextFor(run, dependencies, store.db, notes, events, transact);
  try {
    const answer = await run.handle(context);
    if (!recorded && run.audited)
      await store.transaction((tx) => writeAudit(run, dependencies, tx, notes, 'success'));
    return { answer };
  } catch (error) {
    if (!(error instanceof BusinessError && error.keepWrites)) throw error;
    await store.transaction((tx) => writeAudit(run, dependencies, tx, notes, error.errorName));
    return { refusal: error };
  }
}

async function writeAudit(
  run: OperationRun,
  dependencies: BinderDependencies,
  tx: Queryable,
  notes: readonly AuditNote[],
  outcome: AuditRecord['outcome'],
): Promise<void> {
  if (!run.audited) return;
  const { operation, actor, facts } = run;
  const records = (notes.length > 0 ? notes : [{}]).map((note) => ({
    actor,
    ...note,
    operation,
    outcome,
    facts,
  }));
  await dependencies.ports.writeAudit(tx, records);
}

function contextFor(
  run: OperationRun,
  dependencies: BinderDependencies,
  db: Queryable,
  notes: AuditNote[],
  events: FanoutEvent[],
  transact: HandlerContext['transact'],
): HandlerContext {
  const { facts } = run;
  return {
    operation: run.operation,
    requestId: facts.requestId,
    now: facts.receivedAt,
    clock: dependencies.clock,
    language: facts.language,
    timeZone: dependencies.timeZone,
    ip: facts.ip,
    origin: facts.origin,
    userAgent: facts.userAgent,
    db,
    actor: run.actor,
    scope: run.scope,
    prepared: run.prepared,
    settings: dependencies.ports.settingsReader(db),
    secrets: dependencies.secrets,
    transact,
    audit: (note) => {
      notes.push(note);
    },
    setEntityTag: run.setEntityTag,
    publish: (event) => {
      events.push(event);
    },
    longPoll: (poll) => dependencies.longPolls.poll(poll, run.polling),
  };
}
