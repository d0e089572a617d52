import type { OperationIO } from '@platform/sdk';
import { and, asc } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import type { Order } from '../../orders/orders.public.ts';
import { splitsOfOrder } from '../split-matches/split-matches.dossier.service.ts';
import { selectStatements, statementScope } from './statements.row.ts';
import { statements } from './statements.table.ts';
import { isOfOrder } from './statements-of-order.service.ts';

type MatchedStatement = OperationIO['orders.dossier']['output']['statements'][number];

/**
 * Statements of an order: those that completed it and suspicious ones that may belong to it. A supplier does
 * not see statements of another supplier's accounts.
 */
export async function statementsOfOrder(
  db: Queryable,
  order: Order,
  scope: Scope,
): Promise<MatchedStatement[]> {
  const rows = await selectStatements(db)
    .where(and(isOfOrder(db, order.id), scope.kind === 'suppliers' ? statementScope(scope) : undefined))
    .orderBy(asc(statements.storedAt), asc(statements.id));
  const splits = await splitsOfOrder(db, order, scope);
  return rows.flatMap(({ statement, resourceName, handlerAccount }) => {
    const match = statement.match ?? (statement.state === 'suspicious' ? statement.state : undefined);
    if (match === undefined) return [];
    return {
      id: statement.id,
      kind: statement.kind,
      resourceName,
      amountMinor: statement.amountMinor,
      currency: statement.currency ?? order.currency,
      utr: statement.utr,
      payerName: statement.payerName,
      rawText: statement.body,
      match,
      matchedBy: handlerAccount,
      receivedAt: statement.receivedAt.toISOString(),
      matchedAt: statement.match === null ? null : (statement.handledAt?.toISOString() ?? null),
      split: splits.get(statement.id) ?? null,
    };
  });
}
