import { isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { orderLinks } from './order-links.table.ts';

type Link = Pick<typeof orderLinks.$inferSelect, 'orderId' | 'attempt'> & { readonly link: string };

/** For the gateways, which belong to a higher wing. What an attempt was given first stays; false for anything later. */
export async function keepOrderLink(tx: Queryable, link: Link, now: Date): Promise<boolean> {
  const kept = await tx
    .insert(orderLinks)
    .values({ ...link, createdAt: now })
    .onConflictDoNothing()
    .returning({ orderId: orderLinks.orderId });
  return kept.length > 0;
}

/** The gateway makes no link for this attempt, or nobody can pay by the one it made. The first such answer counts. */
export async function endOrderLink(
  tx: Queryable,
  attempt: Pick<Link, 'orderId' | 'attempt'>,
  now: Date,
): Promise<void> {
  await tx
    .insert(orderLinks)
    .values({ ...attempt, link: null, createdAt: now, endedAt: now })
    .onConflictDoUpdate({
      target: [orderLinks.orderId, orderLinks.attempt],
      set: { endedAt: now },
      setWhere: isNull(orderLinks.endedAt),
    });
}
