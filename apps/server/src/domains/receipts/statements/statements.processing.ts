import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import { together } from '../../../db/together.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  advance,
  lockOrder,
  markListedPayer,
  type Order,
  takeReference,
} from '../../orders/orders.public.ts';
import { appendMonitorLogs, type MonitorLog } from '../monitor-logs/monitor-logs.service.ts';
import { chainStatement } from '../security-chain/security-chain.service.ts';
import { decideClaim, orderOfClaim } from './matching.claims.ts';
import { decideMatch, isAsJudged, mostVerdicts, type Verdict } from './matching.decision.ts';
import type { MatchingRules } from './matching.rules.ts';
import { settlePayment } from './outgoing.service.ts';
import { orderReference } from './references.ts';
import { type ReadStatement, readStatement, type ToldBefore, toldBefore } from './statements.reading.ts';
import { lockStatementToRead, updateStatement } from './statements.rows.ts';
import type { Statement } from './statements.table.ts';
import { notifySuspiciousStatement } from './suspicion-notice.ts';

/** A statement after processing, the order that it completed or the payout that it proved, and the notices to publish. */
export interface Processed {
  readonly statement: Statement;
  readonly order?: Order;
  readonly notices: readonly FanoutEvent[];
}

type Transact = <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;

const firstOfTwo: ReadonlySet<string> = new Set(['statements_reference', 'statements_transfer']);

/**
 * Reads one statement and completes the order, or proves the payout, that it is for. One transaction holds the parsed fields, the
 * order's step with its bookings, the reference and the statement's state. Returns undefined if the statement
 * has been read already, or another process holds its lock.
 *
 * `anew` reads a statement again and waits for its lock. A matched statement is never read again.
 */
export async function processStatement(
  transact: Transact,
  id: string,
  rules: MatchingRules,
  { now, anew = false }: { readonly now: Date; readonly anew?: boolean },
): Promise<Processed | undefined> {
  return afterFirstOfTwo(transact, (tx) => processLocked(tx, id, rules, now, anew));
}

/** Two messages may report one payment at the same moment. The first is committed then, so a second try finds it. */
export async function afterFirstOfTwo<T>(
  transact: Transact,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  try {
    return await transact(work);
  } catch (error) {
    if (firstOfTwo.has(constraintOf(error) ?? '')) return transact(work);
    throw error;
  }
}

/** `processStatement` in the caller's transaction, which `afterFirstOfTwo` runs. */
export async function processLocked(
  tx: Queryable,
  id: string,
  rules: MatchingRules,
  now: Date,
  anew: boolean,
): Promise<Processed | undefined> {
  const statement = await lockStatementToRead(tx, id, anew);
  if (!statement) return undefined;
  const read = await readStatement(tx, statement, rules);
  if (!read) return record(tx, statement, { state: 'unparsed', handledAt: now }, rules, now);
  const found = foundOf(statement, read);
  const first = await toldBefore(tx, statement, read);
  if (first || found.direction === null) {
    const seen = { ...found, duplicateOf: first?.id ?? null, handledAt: now };
    const order = first && read.claim && (await orderOfClaim(tx, read.claim));
    const isOfAnother = order !== undefined && first?.orderId !== order.id;
    // One payment settles one order, also when a gateway says otherwise.
    const verdict = isOfAnother ? usedBefore(order) : verdictOnRepeat(found, first);
    return record(tx, statement, { ...seen, ...verdict }, rules, now, order);
  }
  const seen = { ...found, duplicateOf: null };
  const judge = found.direction === 'in' ? settle : settlePayment;
  const verdict = await judge(tx, { ...statement, ...seen }, read, rules, now);
  const order = 'order' in verdict ? verdict.order : undefined;
  const changes = {
    ...seen,
    ...(verdict.state === 'matched' ? placeOf(read, verdict.resourceId) : {}),
    state: verdict.state,
    suspicion: verdict.state === 'suspicious' ? verdict.suspicion : null,
    match: verdict.state === 'matched' ? ('automatic' as const) : null,
    orderId: order?.id ?? null,
    handledAt: now,
  };
  const processed = await record(tx, statement, changes, rules, now, order);
  return verdict.state === 'matched' ? { ...processed, order: verdict.order } : processed;
}

const usedBefore = ({ id }: Order): Pick<Statement, 'state' | 'suspicion' | 'orderId'> => ({
  state: 'suspicious',
  suspicion: 'utrConsumed',
  orderId: id,
});

/**
 * A repeated message is ignored. The same reference with another amount is suspicious, so an operator reviews it; of
 * money that left only if the first message proved a payout, because a bank's charge often has the payment's reference.
 */
function verdictOnRepeat(
  { direction, amountMinor }: ReturnType<typeof foundOf>,
  first: ToldBefore | undefined,
): Pick<Statement, 'state' | 'suspicion'> {
  const isCharge = direction !== 'in' && first?.state !== 'matched';
  if (!first || isCharge || first.amountMinor === amountMinor) return { state: 'ignored', suspicion: null };
  return { state: 'suspicious', suspicion: first.state === 'matched' ? 'utrConsumed' : 'amountMismatch' };
}

/** Parsed fields with account and supplier. The account is set only if exactly one is possible. */
function foundOf(statement: Statement, { fields, accounts }: Pick<ReadStatement, 'fields' | 'accounts'>) {
  const [account] = accounts;
  const place = account && accounts.length === 1 ? placeOf({ accounts }, account.id) : { resourceId: null };
  return {
    ...fields,
    supplierId: statement.supplierId,
    ...place,
  };
}

function placeOf({ accounts }: Pick<ReadStatement, 'accounts'>, resourceId: string) {
  const supplierId = accounts.find(({ id }) => id === resourceId)?.supplierId;
  return { resourceId, ...(supplierId === undefined ? {} : { supplierId }) };
}

/**
 * Decides on the order, locks it and completes it. If the order has changed before the lock, it decides again.
 * Lock order everywhere: statement, order, reference, account.
 */
async function settle(
  tx: Queryable,
  statement: Statement,
  { fields, accounts, claim }: ReadStatement,
  rules: MatchingRules,
  now: Date,
): Promise<Verdict> {
  const arrival = { ...statement, amountMinor: fields.amountMinor, remark: fields.remark };
  for (let turn = 0; turn < mostVerdicts; turn += 1) {
    const verdict = claim
      ? await decideClaim(tx, arrival, claim, rules)
      : await decideMatch(tx, arrival, accounts, rules);
    if (verdict.state !== 'matched') return verdict;
    const order = await lockOrder(tx, verdict.order.id);
    if (!isAsJudged(verdict.order, order)) continue;
    const utr = await orderReference(tx, order, statement);
    try {
      if (utr !== undefined && statement.kind !== 'usdt')
        await takeReference(tx, order, utr, { kind: 'none' });
    } catch (error) {
      // Another order has just claimed the reference; nothing has been written yet.
      if (!(error instanceof BusinessError && error.errorName === 'utrConsumed')) throw error;
      return { state: 'suspicious', suspicion: 'utrConsumed', order };
    }
    const paid = await advance(tx, order, 'match', {
      now,
      context: { withinGrace: true },
      payment: {
        receivedMinor: fields.amountMinor,
        ...(utr === undefined ? {} : { utr }),
        ...(fields.payerName === null ? {} : { validateUserName: fields.payerName }),
        ...(fields.remark === null ? {} : { description: fields.remark }),
      },
    });
    const marked = await markListedPayer(tx, paid, fields.payerName, rules.blackList, now);
    return { ...verdict, order: marked };
  }
  throw new Error(
    `The order of statement ${statement.id} changed ${mostVerdicts} times while it was matched.`,
  );
}

/** Writes the statement's result, its monitor log line, its node in the security chain, and the notices. */
async function record(
  tx: Queryable,
  before: Statement,
  changes: Partial<Statement>,
  rules: MatchingRules,
  now: Date,
  order?: Order,
): Promise<Processed> {
  const cleared = { suspicion: null, reason: null, handledBy: null, orderId: null, match: null };
  const next = { ...cleared, ...changes };
  const statement = { ...before, ...next };
  await together(
    updateStatement(tx, before.id, next),
    appendMonitorLogs(tx, logsOf(statement, order), now),
    chainStatement(tx, statement, rules.chain, now),
  );
  return { statement, notices: await notifySuspiciousStatement(tx, statement, now) };
}

function logsOf(
  { id, monitorId, supplierId, resourceId, state, suspicion }: Statement,
  order?: Order,
): MonitorLog[] {
  // The log is a device's. What a gateway said is in the records of its script's runs.
  if (monitorId === null) return [];
  const facts = { monitorId, supplierId, resourceId, orderCode: order?.orderCode ?? null };
  const details = { statementId: id };
  const warning = { ...facts, level: 'warning' as const };
  switch (state) {
    case 'matched':
      return [{ ...facts, phase: 'match', name: 'statementMatched', details }];
    case 'unmatched':
      return [{ ...warning, phase: 'match', name: 'statementUnmatched', details }];
    case 'suspicious': {
      const why = { ...details, reason: suspicion ?? '' };
      return [{ ...warning, phase: 'match', name: 'statementSuspicious', details: why }];
    }
    case 'unparsed':
      return [{ ...warning, phase: 'parse', name: 'messageUnparsed', details }];
    case 'ignored':
    case 'received':
      return [];
  }
}
