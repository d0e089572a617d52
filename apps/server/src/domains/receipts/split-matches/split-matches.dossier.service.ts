import type { OperationIO } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { codeFor, type Order, orders } from '../../orders/orders.public.ts';
import { splitMatches, splitMatchOrders, splitMatchRecords } from './split-matches.table.ts';

type Split = NonNullable<OperationIO['orders.dossier']['output']['statements'][number]['split']>;

/**
 * The match of several that completed the order, by record, with the order's part of each. A merchant does not see the
 * residue, which is between platform and supplier, nor orders of other merchants.
 */
export async function splitsOfOrder(
  db: Queryable,
  order: Pick<Order, 'id'>,
  scope: Scope,
): Promise<ReadonlyMap<string, Split>> {
  const [found] = await db
    .select({ match: splitMatches, receivedMinor: splitMatchOrders.receivedMinor })
    .from(splitMatchOrders)
    .innerJoin(splitMatches, eq(splitMatches.id, splitMatchOrders.matchId))
    .where(eq(splitMatchOrders.orderId, order.id));
  if (!found) return new Map();
  const { match, receivedMinor } = found;
  const { id, orderCode, merchantId, supplierId, createdAt } = orders;
  const parts = await db
    .select({ id, orderCode, merchantId, supplierId })
    .from(splitMatchOrders)
    .innerJoin(orders, eq(id, splitMatchOrders.orderId))
    .where(eq(splitMatchOrders.matchId, match.id))
    .orderBy(createdAt, id);
  const records = await db.select().from(splitMatchRecords).where(eq(splitMatchRecords.matchId, match.id));
  const isMerchant = scope.kind === 'merchant';
  const shared = {
    splitMatchId: match.id,
    recordCount: records.length,
    otherOrderCodes: parts.flatMap((part) => (part.id === order.id ? [] : (codeFor(part, scope) ?? []))),
    residueMinor: isMerchant ? null : match.residueMinor,
    residueKind: isMerchant ? null : match.residueKind,
    residueNote: isMerchant ? null : match.residueNote,
  };
  return new Map(
    records.map(({ statementId, amountMinor }) => [
      statementId,
      { ...shared, partMinor: Math.min(amountMinor, receivedMinor) },
    ]),
  );
}
