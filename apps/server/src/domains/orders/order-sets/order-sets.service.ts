import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { orders } from '../orders/orders.table.ts';
import { orderSets } from './order-sets.table.ts';

/** The condition that an order is in a set. */
export const isInSet = (setId: string): SQL =>
  sql`${orders.id} in (select ${orderSets.orderId} from ${orderSets} where ${orderSets.setId} = ${setId})`;

/**
 * Makes a set hold exactly these orders. Orders that stay in it keep whether a decision covered them.
 *
 * @returns the number of orders that no decision has covered
 */
export async function keepSet(tx: Queryable, setId: string, orderIds: readonly string[]): Promise<number> {
  const ids = sql`${`{${orderIds.join(',')}}`}::uuid[]`;
  await tx.execute(
    sql`delete from ${orderSets} where ${orderSets.setId} = ${setId} and ${orderSets.orderId} <> all(${ids})`,
  );
  await tx.execute(
    sql`insert into ${orderSets} (set_id, order_id) select ${setId}, unnest(${ids}) on conflict do nothing`,
  );
  return tx.$count(orderSets, sql`${orderSets.setId} = ${setId} and not ${orderSets.covered}`);
}

/** Notes that a decision covers every order that is in the set now. */
export async function coverSet(tx: Queryable, setId: string): Promise<void> {
  await tx.update(orderSets).set({ covered: true }).where(eq(orderSets.setId, setId));
}

export async function removeSet(tx: Queryable, setId: string): Promise<void> {
  await tx.delete(orderSets).where(eq(orderSets.setId, setId));
}

/** The orders of a set by id, in the order in which they are to be locked. */
export async function ordersOfSet(tx: Queryable, setId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orderSets.orderId })
    .from(orderSets)
    .where(eq(orderSets.setId, setId))
    .orderBy(orderSets.orderId);
  return rows.map(({ id }) => id);
}
