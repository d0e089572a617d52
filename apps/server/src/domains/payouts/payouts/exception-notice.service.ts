import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { sendMessage, usersInRoles } from '../../access/access.public.ts';
import type { Order } from '../../orders/orders.public.ts';
import { merchants, ownersOfSuppliers } from '../../parties/parties.public.ts';

/**
 * Notifies the supplier's owner and the administrators that it is unknown whether a payout was made. The user
 * who reported it gets no notice.
 */
export async function notifyPayoutException(
  context: Pick<HandlerContext, 'now' | 'publish'> & { readonly db: Queryable },
  order: Order,
  reportedBy?: string,
): Promise<void> {
  const { db } = context;
  const [merchant] = await db
    .select({ name: merchants.name })
    .from(merchants)
    .where(eq(merchants.id, order.merchantId));
  const message = {
    name: 'payoutException' as const,
    filling: { orderCode: order.orderCode, merchantName: merchant?.name ?? '' },
  };
  const query = `orderCode=${encodeURIComponent(order.orderCode)}`;
  const tell = (users: readonly string[], path: string) => {
    const others = users.filter((id) => id !== reportedBy);
    return sendMessage(context, db, others, { ...message, link: `${path}?${query}` });
  };
  const owners = order.supplierId === null ? [] : await ownersOfSuppliers(db, [order.supplierId]);
  await tell(owners, '/payProxyOrder/list/supplier');
  await tell(await usersInRoles(db, ['superAdmin', 'admin']), '/payProxyOrder/list');
}
