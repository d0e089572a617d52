import type { StepContext } from '@platform/sdk/rules';
import { desc, eq } from 'drizzle-orm';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { notifyApprovers, withSecondPerson } from '../../access/access.public.ts';
import { type Order, orderEvents, recordStep, type StepFacts } from '../../orders/orders.public.ts';

const requested = 'reverseRequested';

/** The request is an entry of the order's timeline. It is valid while it is the latest entry. */
export async function withApproval<Result>(
  context: HandlerContext,
  order: Order,
  facts: StepFacts & { readonly userId: string },
  work: (approval: StepContext) => Promise<Result>,
): Promise<Result> {
  const { db: tx } = context;
  const requests = {
    askedBy: async () => {
      const [last] = await tx
        .select({ event: orderEvents.event, actorId: orderEvents.actorId })
        .from(orderEvents)
        .where(eq(orderEvents.orderId, order.id))
        .orderBy(desc(orderEvents.id))
        .limit(1);
      return last?.event === requested ? (last.actorId ?? undefined) : undefined;
    },
    ask: async () => {
      const at = order.payoutStatus ?? order.status;
      await recordStep(tx, order, {}, { event: requested, from: at, to: at }, facts);
      const path = order.payoutStatus === null ? '/order/list' : '/payProxyOrder/list';
      const link = `${path}?orderCode=${encodeURIComponent(order.orderCode)}`;
      await notifyApprovers(context, { object: order.orderCode, link });
    },
  };
  return withSecondPerson(order, facts.userId, requests, work);
}
