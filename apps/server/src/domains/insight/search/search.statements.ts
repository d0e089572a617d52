import { and, desc, eq, inArray } from 'drizzle-orm';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { orders, resources } from '../../orders/orders.public.ts';
import { statements } from '../../receipts/receipts.public.ts';
import { hitsAtMost, type Lookup, plainHit } from './search.lookup.ts';

/** Finds statement records by bank reference or transaction hash, including unmatched ones. */
export const findStatements: Lookup = async (db, { references, isHash }, scope) => {
  if (references === undefined) return [];
  const rows = await db
    .select({ statement: statements, resourceName: resources.name, order: orders })
    .from(statements)
    .leftJoin(resources, eq(resources.id, statements.resourceId))
    .leftJoin(orders, eq(orders.id, statements.orderId))
    .where(
      and(inArray(statements.utr, [...references]), ownedRows(scope, { supplier: statements.supplierId })),
    )
    .orderBy(desc(statements.storedAt), desc(statements.id))
    .limit(hitsAtMost);
  const hits = rows.map(({ statement, resourceName, order }) =>
    plainHit({
      id: statement.id,
      field: isHash ? 'transactionHash' : 'utr',
      label: statement.utr ?? '',
      detail: resourceName,
      statementKind: statement.kind,
      orderStatusId: statement.state === 'matched' ? (order?.status ?? null) : null,
      amountMinor: statement.amountMinor,
      currency: statement.currency,
      time: statement.storedAt.toISOString(),
      filter: { name: 'utr', value: statement.utr ?? '' },
    }),
  );
  return hits.length > 0 ? [{ kind: 'statement', hits, all: null }] : [];
};
