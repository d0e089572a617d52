import { validateReference } from '@platform/sdk/rules';
import type { Queryable } from '../../../db/connection.ts';
import { isReferenceHeld, type Order } from '../../orders/orders.public.ts';
import type { Statement } from './statements.table.ts';

/**
 * The reference that the order stores, if it is valid for the order's currency. A chain transaction may contain
 * several transfers; only the first completed order stores its hash. The statement records link each transfer
 * to its order.
 */
export async function orderReference(
  db: Queryable,
  order: Order,
  { kind, utr }: Pick<Statement, 'kind' | 'utr'>,
): Promise<string | undefined> {
  if (utr === null || validateReference(utr, order.currency) !== undefined) return undefined;
  if (kind !== 'usdt') return utr;
  return (await isReferenceHeld(db, utr)) ? undefined : utr;
}
