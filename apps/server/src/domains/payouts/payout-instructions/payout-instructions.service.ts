import { payoutStatusIds } from '@platform/sdk/rules';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type Order, resources } from '../../orders/orders.public.ts';
import { payoutInstructions } from './payout-instructions.table.ts';

/**
 * Refuses to begin, or to give up, by hand a payout that a device pays: person and device could both pay it. What was
 * begun by a device ends by its report, its lease or the account's message.
 *
 * @throws accountPaysItself
 */
export async function mustBePaidByHand(
  db: Queryable,
  { id, payoutStatus, resourceId }: Order,
): Promise<void> {
  if (resourceId === null) return;
  if (payoutStatus === payoutStatusIds.preparing) {
    const [account] = await db
      .select({ id: resources.id })
      .from(resources)
      .where(and(eq(resources.id, resourceId), eq(resources.paysBy, 'device')));
    if (account) throw new BusinessError('accountPaysItself');
  }
  if (payoutStatus !== payoutStatusIds.paying) return;
  const [begun] = await db
    .select({ id: payoutInstructions.id })
    .from(payoutInstructions)
    .where(and(eq(payoutInstructions.orderId, id), eq(payoutInstructions.state, 'begun')));
  if (begun) throw new BusinessError('accountPaysItself');
}
