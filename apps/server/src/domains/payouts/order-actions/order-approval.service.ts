import type { StepContext } from '@platform/sdk/rules';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { notifyApprovers, withSecondPerson } from '../../access/access.public.ts';
import { type Order, orderEvents, recordStep, type StepFacts } from '../../orders/orders.public.ts';

/** Timeline entry of a request. */
export type ApprovalRequest = 'reverseRequested' | 'confirmRequested' | 'findPaidRequested';

/**
 * Runs a step that moves much money with the approval of a second person. The request is an entry of the
 * order's timeline and is valid while it is the latest entry. The user who claimed and paid a payout cannot
 * approve it. Callers that ask for many at once notify the approvers themselves.
 */
export async function withApproval<Result>(
  context: HandlerContext,
  order: Order,
  requested: ApprovalRequest,
  facts: StepFacts & { readonly userId: string },
  work: (approval: StepContext) => Promise<Result>,
  { notifies = true }: { readonly notifies?: boolean } = {},
): Promise<Result> {
  const { db: tx } = context;
  const requests = {
    askedBy: () => requesterOf(tx, order, requested),
    mayApprove: (userId: string) => order.payoutStatus === null || userId !== order.claimedBy,
    ask: async () => {
      const at = order.payoutStatus ?? order.status;
      await recordStep(tx, order, {}, { event: requested, from: at, to: at }, facts);
      if (!notifies) return;
      const path = order.payoutStatus === null ? '/order/list' : '/payProxyOrder/list';
      const link = `${path}?orderCode=${encodeURIComponent(order.orderCode)}`;
      await notifyApprovers(context, { object: order.orderCode, link });
    },
  };
  return withSecondPerson(order, facts.userId, requests, work);
}

async function requesterOf(
  tx: Queryable,
  { id }: Order,
  requested: ApprovalRequest,
): Promise<string | undefined> {
  const [last] = await tx
    .select({ event: orderEvents.event, actorId: orderEvents.actorId })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return last?.event === requested ? (last.actorId ?? undefined) : undefined;
}
