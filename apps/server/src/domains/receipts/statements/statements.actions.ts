import { type PayoutStatus, payoutStatusOf } from '@platform/sdk/rules';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  accountNamesOf,
  lockOrderByCode,
  mustBeOwn,
  type Order,
  payoutEvent,
  payoutStatusIdOf,
} from '../../orders/orders.public.ts';
import { supplementOrder } from '../supplements/supplements.service.ts';
import { readMatchingRules } from './matching.rules.ts';
import { provePayout } from './outgoing.service.ts';
import { orderReference } from './references.ts';
import { compare, differenceTexts } from './statements.differences.ts';
import { statementEvent } from './statements.events.ts';
import { processStatement } from './statements.processing.ts';
import { outcomesOf, selectStatements, statementScope, toStatementRow } from './statements.row.ts';
import { eventsOf } from './statements.service.ts';
import { type Statement, statements } from './statements.table.ts';
import type { StatementDifference, StatementRow } from './statements.types.ts';

/**
 * An operator matches the record to an order: money that arrived completes a collection, money that left proves a
 * payout. Record, reference and order change in one transaction.
 */
export async function matchByHand(
  context: HandlerContext,
  statementId: string,
  orderCode: string,
  reason: string | undefined,
): Promise<StatementRow> {
  const { db, now } = context;
  const statement = await lockUnmatched(context, statementId);
  const money = moneyOf(statement);
  const order = await lockOrderByCode(db, orderCode);
  // Check first: the differences would reveal the amount and reference of another supplier's order.
  mustBeOwn(order, context.scope);
  const isOut = statement.direction === 'out';
  if (isOut !== (order.payoutStatus !== null)) throw new BusinessError('orderTypeRefused');
  const differences = await differencesOf(db, statement, order);
  const isRefused = differences.some(
    ({ effect }) => effect === 'refused' || (effect === 'reason' && reason === undefined),
  );
  if (isRefused) {
    const texts = differenceTexts(differences, money.currency);
    throw new BusinessError('statementDiffers', { differences: texts.join('; ') });
  }
  if (isOut) await proveByHand(context, order, statement, reason);
  else await supplementByHand(context, order, statement, money, reason);
  const supplierId = order.supplierId ?? statement.supplierId;
  return handled(context, statement, {
    state: 'matched',
    suspicion: null,
    match: 'byHand',
    orderId: order.id,
    // If the account was not clear, use the account of the order.
    ...(statement.resourceId === null ? { supplierId } : {}),
    reason: reason ?? null,
    handledAt: now,
  });
}

async function supplementByHand(
  context: HandlerContext,
  order: Order,
  statement: Statement,
  { amountMinor }: Money,
  reason: string | undefined,
): Promise<void> {
  const utr = await orderReference(context.db, order, statement);
  await supplementOrder(context, order, {
    offset: false,
    arrival: { receivedMinor: amountMinor, payerName: statement.payerName, remark: statement.remark },
    ...(utr === undefined ? {} : { utr }),
    ...(reason === undefined ? {} : { reason }),
  });
}

/** Nobody may have paid a payout that waits in the pool or was ended: it is refused, not proven. */
async function proveByHand(
  context: HandlerContext,
  order: Order,
  statement: Statement,
  reason: string | undefined,
): Promise<void> {
  const { db, now, ip, publish } = context;
  const status = payoutStatusOf(payoutStatusIdOf(order)) ?? 'exception';
  if (!mayBePaid.has(status)) throw new BusinessError('orderTransitionRefused', { status });
  const { userId } = actingUser(context);
  const witness = { now, ip, userId, ...(reason === undefined ? {} : { reason }) };
  publish(payoutEvent('payout.updated', await provePayout(db, order, statement, witness), false));
}

/** Statuses of a payout that an operator may link to money that left. */
export const mayBePaid: ReadonlySet<PayoutStatus> = new Set([
  'preparing',
  'submitted',
  'paying',
  'pendingConfirmation',
  'exception',
  'completed',
]);

/** Takes a record out of the queues, because its money belongs to no order. */
export async function ignoreStatement(
  context: HandlerContext,
  statementId: string,
  reason: string,
): Promise<StatementRow> {
  const statement = await lockUnmatched(context, statementId);
  const { now } = context;
  return handled(context, statement, {
    state: 'ignored',
    suspicion: null,
    orderId: null,
    reason,
    handledAt: now,
  });
}

/** Reads and matches a record again. Its time of storage does not change, so lateness is judged as before. */
export async function rematchStatement(context: HandlerContext, statementId: string): Promise<StatementRow> {
  const { db, now, settings, audit, publish } = context;
  const { id, state } = await lockUnmatched(context, statementId);
  const rules = await readMatchingRules(settings);
  const processed = await processStatement((work) => work(db), id, rules, { now, anew: true });
  for (const event of eventsOf(processed)) publish(event);
  audit({
    objectType: 'statement',
    objectId: id,
    before: { state },
    after: { state: processed?.statement.state, orderCode: processed?.order?.orderCode },
  });
  return statementRow(context, id);
}

/** Locks the record until the transaction ends. It is locked before the order, as in automatic matching. */
async function lockUnmatched({ db, scope }: HandlerContext, id: string): Promise<Statement> {
  const [statement] = await db
    .select()
    .from(statements)
    .where(and(eq(statements.id, id), statementScope(scope)))
    .for('update');
  if (!statement) throw new BusinessError('statementNotFound');
  if (statement.state === 'matched') {
    const orderCode = (await outcomesOf(db, [id], scope)).get(id)?.orderCode ?? null;
    throw new BusinessError('statementAlreadyMatched', { orderCode });
  }
  return statement;
}

interface Money {
  readonly amountMinor: number;
  readonly currency: Order['currency'];
}

function moneyOf({ state, direction, amountMinor, currency }: Statement): Money {
  // Money that left for no payout is ignored without being queued.
  const isOpen =
    state === 'unmatched' || state === 'suspicious' || (direction === 'out' && state === 'ignored');
  if (!isOpen || direction === null || amountMinor === null || currency === null) {
    throw new BusinessError('statementNotMatchable', { state });
  }
  return { amountMinor, currency };
}

async function differencesOf(
  db: Queryable,
  statement: Statement,
  order: Order,
): Promise<StatementDifference[]> {
  const names = await accountNamesOf(db, [statement.resourceId, order.resourceId]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return compare(
    { ...statement, accountName: nameOf(statement.resourceId) },
    { ...order, accountName: nameOf(order.resourceId) },
  ).differences;
}

async function handled(
  context: HandlerContext,
  before: Statement,
  changes: Partial<Statement>,
): Promise<StatementRow> {
  const { db, audit, publish } = context;
  const { userId } = actingUser(context);
  await db
    .update(statements)
    .set({ ...changes, handledBy: userId })
    .where(eq(statements.id, before.id));
  publish(statementEvent('statement.updated', before));
  const { state, suspicion } = before;
  audit({
    objectType: 'statement',
    objectId: before.id,
    before: { state, suspicion },
    after: { state: changes.state, orderId: changes.orderId, reason: changes.reason },
  });
  return statementRow(context, before.id);
}

async function statementRow({ db, scope }: HandlerContext, id: string): Promise<StatementRow> {
  const [found] = await selectStatements(db).where(eq(statements.id, id));
  if (!found) throw new BusinessError('statementNotFound');
  return toStatementRow(found, scope);
}
