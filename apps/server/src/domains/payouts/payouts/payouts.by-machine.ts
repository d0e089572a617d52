import { payoutStatusIds } from '@platform/sdk/rules';
import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type Order, resources } from '../../orders/orders.public.ts';
import { gatewayAttempts } from '../gateways/gateways.table.ts';
import { payoutInstructions } from '../payout-instructions/payout-instructions.table.ts';

/**
 * Refuses to begin, or to give up, by hand a payout that a device or a gateway pays: both could pay it. What was begun
 * by a machine ends by its answer, its lease or the account's message.
 *
 * @throws payoutByMachine
 */
export async function mustBePaidByHand(
  db: Queryable,
  { id, attempt, payoutStatus, resourceId }: Order,
): Promise<void> {
  if (resourceId === null) return;
  const { preparing, submitted, paying } = payoutStatusIds;
  if (payoutStatus === preparing) {
    const [account] = await db
      .select({ paysBy: resources.paysBy, gatewayId: resources.gatewayId })
      .from(resources)
      .where(eq(resources.id, resourceId));
    if (account && (account.paysBy === 'device' || account.gatewayId !== null))
      throw new BusinessError('payoutByMachine');
  }
  if (payoutStatus !== submitted && payoutStatus !== paying) return;
  const [begun] = await db
    .select({ id: payoutInstructions.id })
    .from(payoutInstructions)
    .where(and(eq(payoutInstructions.orderId, id), eq(payoutInstructions.state, 'begun')));
  const [sent] = await db
    .select({ id: gatewayAttempts.id })
    .from(gatewayAttempts)
    .where(
      and(
        eq(gatewayAttempts.orderId, id),
        eq(gatewayAttempts.attempt, attempt),
        ne(gatewayAttempts.state, 'ended'),
      ),
    );
  if (begun || sent) throw new BusinessError('payoutByMachine');
}
