import type { Queryable } from '../../../db/connection.ts';
import { orderLinks } from './order-links.table.ts';

/** For the gateways, which belong to a higher wing. The first link of an attempt stays; false for another one. */
export async function keepOrderLink(
  tx: Queryable,
  link: Omit<typeof orderLinks.$inferSelect, 'createdAt'>,
  now: Date,
): Promise<boolean> {
  const kept = await tx
    .insert(orderLinks)
    .values({ ...link, createdAt: now })
    .onConflictDoNothing()
    .returning({ orderId: orderLinks.orderId });
  return kept.length > 0;
}
