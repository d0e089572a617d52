import type { Queryable } from '../../../db/connection.ts';
import { orderLinks } from './order-links.table.ts';

/** For the gateways, which belong to a higher wing. What an attempt was given first stays; false for anything later. */
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
