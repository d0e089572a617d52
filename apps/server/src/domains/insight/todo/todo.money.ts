import { type PayoutStatus, payoutStatusIds } from '@platform/sdk/rules';
import { type SQL, sql } from 'drizzle-orm';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { orderCallbacks, orders, resources } from '../../orders/orders.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import { type StatementState, statements } from '../../receipts/receipts.public.ts';
import type { TodoQuestion, TodoSource } from './todo.types.ts';

/** A claim that expires sooner than this is urgent. */
const claimEndsSoonMs = 5 * 60_000;

const statementsIn =
  (state: StatementState) =>
  ({ scope }: TodoQuestion): SQL =>
    sql`
    select ${statements.id} as id, coalesce(${statements.utr}, ${statements.txid}, ${statements.payerName}, ${statements.sender}, ${statements.monitorId}) as name,
      coalesce(${resources.name}, ${statements.monitorId}) as note, ${statements.kind} as source,
      ${statements.suspicion} as reason,
      ${statements.amountMinor} as amount_minor, ${statements.currency} as currency,
      ${statements.storedAt} as at, null::timestamptz as due_at
    from ${statements} left join ${resources} on ${resources.id} = ${statements.resourceId}
    where ${statements.state} = ${sql.raw(`'${state}'`)} and ${ownedRows(scope, { supplier: statements.supplierId })}
    order by ${statements.storedAt}, ${statements.id}`;

/** Literals instead of parameters, so that the planner can use the partial index of open payouts. */
const payoutIs = (status: PayoutStatus): SQL =>
  sql`${orders.payoutStatus} = ${sql.raw(String(payoutStatusIds[status]))}`;

const payoutsIn =
  (status: PayoutStatus) =>
  ({ scope }: TodoQuestion): SQL =>
    sql`
    select ${orders.orderCode} as id, ${orders.orderCode} as name, ${merchants.name} as note, ${orders.rejectReason} as reason,
      ${orders.amountMinor} as amount_minor, ${orders.currency} as currency, ${orders.updatedAt} as at, null::timestamptz as due_at
    from ${orders} join ${merchants} on ${merchants.id} = ${orders.merchantId}
    where ${payoutIs(status)} and ${ownedRows(scope, { merchant: orders.merchantId, supplier: orders.supplierId })}
    order by ${orders.createdAt}, ${orders.id}`;

const expiringClaims = ({ scope, now }: TodoQuestion): SQL => {
  const soon = new Date(now.getTime() + claimEndsSoonMs).toISOString();
  return sql`
    select ${orders.orderCode} as id, ${orders.orderCode} as name, ${merchants.name} as note, null::text as reason,
      ${orders.amountMinor} as amount_minor, ${orders.currency} as currency, ${orders.claimedAt} as at, ${orders.claimExpiresAt} as due_at
    from ${orders} join ${merchants} on ${merchants.id} = ${orders.merchantId}
    where ${orders.claimExpiresAt} <= ${soon}::timestamptz and ${payoutIs('preparing')}
      and ${ownedRows(scope, { supplier: orders.supplierId })}
    order by ${orders.claimExpiresAt}, ${orders.id}`;
};

const deadCallbacks = ({ scope }: TodoQuestion): SQL => sql`
  select ${orderCallbacks.id} as id, ${orders.orderCode} as name, ${merchants.name} as note, ${orderCallbacks.lastOutcome} as reason,
    ${orders.amountMinor} as amount_minor, ${orders.currency} as currency,
    coalesce(${orderCallbacks.lastAttemptAt}, ${orderCallbacks.createdAt}) as at, null::timestamptz as due_at
  from ${orderCallbacks}
  join ${orders} on ${orders.id} = ${orderCallbacks.orderId}
  join ${merchants} on ${merchants.id} = ${orderCallbacks.merchantId}
  where ${orderCallbacks.state} = 'dead' and ${ownedRows(scope, { merchant: orderCallbacks.merchantId })}
  order by ${orderCallbacks.lastAttemptAt}, ${orderCallbacks.id}`;

/** Tasks about statements, payouts and callbacks. */
export const moneySources: readonly TodoSource[] = [
  { kind: 'suspiciousStatements', operations: ['statements.list'], rows: statementsIn('suspicious') },
  { kind: 'unmatchedStatements', operations: ['statements.list'], rows: statementsIn('unmatched') },
  { kind: 'unparsedStatements', operations: ['statements.list'], rows: statementsIn('unparsed') },
  {
    kind: 'payoutExceptions',
    operations: ['payouts.resolveException', 'payouts.reportUnknown'],
    rows: payoutsIn('exception'),
  },
  { kind: 'payoutRejections', operations: ['payouts.approveRejection'], rows: payoutsIn('rejecting') },
  { kind: 'payoutConfirmations', operations: ['payouts.dispute'], rows: payoutsIn('pendingConfirmation') },
  { kind: 'expiringClaims', operations: ['payoutClaims.claim'], rows: expiringClaims },
  { kind: 'deadCallbacks', operations: ['orderCallbacks.list', 'orders.callback'], rows: deadCallbacks },
];
