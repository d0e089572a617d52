import { aliasedTable, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { users } from '../../access/access.public.ts';
import { codeFor, orders, resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { messageTemplates } from '../message-templates/message-templates.table.ts';
import { securityNodes } from '../security-chain/security-chain.table.ts';
import { splitMatchOrders, splitMatchRecords } from '../split-matches/split-matches.table.ts';
import { compare } from './statements.differences.ts';
import { type Statement, type StatementState, statements } from './statements.table.ts';
import type { StatementRow } from './statements.types.ts';
import { usdtNetwork } from './usdt-networks.ts';

const handler = aliasedTable(users, 'handler');
/** The account of the order, which may be another one than the record's. */
const orderAccount = aliasedTable(resources, 'order_account');

/** An order of the match of several that a record is part of. */
interface SplitOrder {
  readonly matchId: string;
  readonly orderId: string;
  readonly orderCode: string;
  readonly supplierId: string | null;
}

/** Empty for almost all records, which are part of no such match. */
const splitOrders = sql<readonly SplitOrder[]>`coalesce((
  select json_agg(json_build_object('matchId', part.match_id, 'orderId', part.order_id,
    'orderCode', split_order.order_code, 'supplierId', split_order.supplier_id) order by split_order.created_at, split_order.id)
  from ${splitMatchRecords} record
  join ${splitMatchOrders} part on part.match_id = record.match_id
  join ${orders} split_order on split_order.id = part.order_id
  where record.statement_id = ${statements.id}), '[]'::json)`;

/** Statements, joined with the names for their ids. */
export function selectStatements(db: Queryable) {
  return db
    .select({
      statement: statements,
      resourceName: resources.name,
      cardNumber: resources.cardNumber,
      supplierName: suppliers.name,
      templateName: messageTemplates.name,
      orderCode: orders.orderCode,
      orderSupplierId: orders.supplierId,
      orderAmountMinor: orders.amountMinor,
      order: {
        payAmountMinor: orders.payAmountMinor,
        currency: orders.currency,
        utr: orders.utr,
        resourceId: orders.resourceId,
        userName: orders.userName,
        payoutStatus: orders.payoutStatus,
        allocatedAt: orders.allocatedAt,
        expiresAt: orders.expiresAt,
      },
      orderAccountName: orderAccount.name,
      chain: {
        state: securityNodes.state,
        flagged: securityNodes.flagged,
        balanceBeforeMinor: securityNodes.balanceBeforeMinor,
        expectedBeforeMinor: securityNodes.expectedBeforeMinor,
      },
      handlerAccount: handler.account,
      splitOrders,
    })
    .from(statements)
    .leftJoin(resources, eq(resources.id, statements.resourceId))
    .leftJoin(suppliers, eq(suppliers.id, statements.supplierId))
    .leftJoin(messageTemplates, eq(messageTemplates.id, statements.templateId))
    .leftJoin(orders, eq(orders.id, statements.orderId))
    .leftJoin(orderAccount, eq(orderAccount.id, orders.resourceId))
    .leftJoin(securityNodes, eq(securityNodes.statementId, statements.id))
    .leftJoin(handler, eq(handler.id, statements.handledBy));
}

export type FoundStatement = Awaited<ReturnType<typeof selectStatements>>[number];

/** A record for the caller's scope: the code of another supplier's order is omitted. */
export function toStatementRow(found: FoundStatement, scope: Scope): StatementRow {
  const { statement, resourceName, supplierName, templateName, handlerAccount, cardNumber } = found;
  const orderCode = codeFor({ orderCode: found.orderCode, supplierId: found.orderSupplierId }, scope);
  const { id, kind, monitorId, state, suspicion, reason, direction, resourceId, supplierId } = statement;
  const { amountMinor, currency, utr, balanceMinor, payerName, remark, accountTail, timeText, templateId } =
    statement;
  const isMatched = state === 'matched';
  return {
    ...{ id, kind, monitorId, state, suspicion, reason, direction, resourceId, resourceName },
    ...{ supplierId, supplierName, amountMinor, currency, utr, balanceMinor, payerName, remark },
    ...{ accountTail, timeText, templateId, templateName },
    cardNumberMasked: cardNumber === null ? null : `****${cardNumber.slice(-4)}`,
    sender: statement.sender,
    rawText: statement.body,
    sequence: statement.sequence,
    messageId: statement.messageId,
    usdt: transferOf(statement),
    orderCode: isMatched ? orderCode : null,
    suspectedOrderCode: isMatched ? null : orderCode,
    splitMatchId: found.splitOrders[0]?.matchId ?? null,
    otherOrderCodes: found.splitOrders
      .filter(({ orderId }) => orderId !== statement.orderId)
      .flatMap((order) => codeFor(order, scope) ?? []),
    differences: isMatched || orderCode === null ? null : differencesOf(found),
    // The security chain is the platform's control of suppliers, who do not see it.
    chain: scope.kind === 'all' ? found.chain : null,
    match: statement.match ?? (state === 'suspicious' ? state : null),
    matchedBy: handlerAccount,
    receivedAt: statement.receivedAt.toISOString(),
    storedAt: statement.storedAt.toISOString(),
    matchedAt: isMatched ? (statement.handledAt?.toISOString() ?? null) : null,
  };
}

function differencesOf({
  statement,
  resourceName,
  orderAmountMinor,
  order,
  orderAccountName,
}: FoundStatement) {
  if (order === null || orderAmountMinor === null) return null;
  return compare(
    { ...statement, accountName: resourceName },
    { ...order, amountMinor: orderAmountMinor, accountName: orderAccountName },
  ).differences;
}

function transferOf(statement: Statement): StatementRow['usdt'] {
  const { kind, network, contract, txid, logIndex, fromAddress, toAddress, confirmations, success } =
    statement;
  if (kind !== 'usdt') return null;
  return {
    network: network ?? '',
    contract: contract ?? '',
    txid: txid ?? '',
    logIndex: logIndex ?? 0,
    from: fromAddress ?? '',
    to: toAddress ?? '',
    confirmations: confirmations ?? 0,
    neededConfirmations: usdtNetwork(network ?? '')?.confirmations ?? null,
    success: success ?? false,
  };
}

export const statementScope = (scope: Scope): SQL => ownedRows(scope, { supplier: statements.supplierId });

/** What became of a statement, with the code of a matched order that the scope may see. */
export interface StatementOutcome {
  readonly state: StatementState;
  readonly orderCode: string | null;
}

export const outcomeOf = (
  {
    statement: { state },
    order,
  }: {
    readonly statement: Pick<Statement, 'state'>;
    readonly order?: { readonly orderCode: string | null; readonly supplierId: string | null };
  },
  scope: Scope,
): StatementOutcome => ({ state, orderCode: state === 'matched' && order ? codeFor(order, scope) : null });

export async function outcomesOf(
  db: Queryable,
  ids: readonly string[],
  scope: Scope,
): Promise<Map<string, StatementOutcome>> {
  if (ids.length === 0) return new Map();
  const { id, state } = statements;
  const rows = await db
    .select({ id, state, orderCode: orders.orderCode, supplierId: orders.supplierId })
    .from(statements)
    .leftJoin(orders, eq(orders.id, statements.orderId))
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map((row) => [row.id, outcomeOf({ statement: { state: row.state }, order: row }, scope)]),
  );
}
