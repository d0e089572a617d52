import { and, asc, eq } from 'drizzle-orm';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import { orders, resources } from '../../orders/orders.public.ts';
import { statements } from '../statements/statements.table.ts';
import { splitMatches, splitMatchOrders, splitMatchRecords } from './split-matches.table.ts';
import type { SplitMatchShown } from './split-matches.types.ts';

/** A match with its records and orders, for the caller's scope. All of them are of one supplier. */
export async function splitMatchOf(
  { db, scope }: Pick<HandlerContext, 'db' | 'scope'>,
  id: string,
): Promise<SplitMatchShown> {
  const [found] = await db
    .select({ match: splitMatches, account: users.account })
    .from(splitMatches)
    .innerJoin(users, eq(users.id, splitMatches.matchedBy))
    .where(and(eq(splitMatches.id, id), ownedRows(scope, { supplier: splitMatches.supplierId })));
  if (!found) throw new BusinessError('splitNotFound');
  const { match, account } = found;
  const records = await db
    .select({
      statement: statements,
      resourceName: resources.name,
      amountMinor: splitMatchRecords.amountMinor,
    })
    .from(splitMatchRecords)
    .innerJoin(statements, eq(statements.id, splitMatchRecords.statementId))
    .leftJoin(resources, eq(resources.id, statements.resourceId))
    .where(eq(splitMatchRecords.matchId, id))
    .orderBy(asc(statements.storedAt), asc(statements.id));
  const { orderCode, status, reversedAt } = orders;
  const { askedMinor, receivedMinor } = splitMatchOrders;
  const parts = await db
    .select({ id: orders.id, orderCode, askedMinor, receivedMinor, status, reversedAt })
    .from(splitMatchOrders)
    .innerJoin(orders, eq(orders.id, splitMatchOrders.orderId))
    .where(eq(splitMatchOrders.matchId, id))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  const { currency, residueMinor, residueKind, residueNote, reason } = match;
  return {
    ...{ id, currency, residueMinor, residueKind, residueNote, reason },
    recordedMinor: records.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    askedMinor: parts.reduce((sum, part) => sum + part.askedMinor, 0),
    residueOrderCode: parts.find((part) => part.id === match.residueOrderId)?.orderCode ?? null,
    matchedBy: account,
    matchedAt: match.matchedAt.toISOString(),
    records: records.map(({ statement, resourceName, amountMinor }) => ({
      statementId: statement.id,
      resourceName,
      utr: statement.utr,
      payerName: statement.payerName,
      amountMinor,
      receivedAt: statement.receivedAt.toISOString(),
    })),
    orders: parts.map(({ id: _, ...part }) => ({
      ...part,
      reversedAt: part.reversedAt?.toISOString() ?? null,
    })),
  };
}
