import type { StepContext } from '@platform/sdk/rules';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { BusinessError } from '../../kit/business-error.ts';
import type { Currency } from '../products/products.table.ts';
import { recordStep, type StepFacts } from './orders.service.ts';
import { type Order, orderEvents } from './orders.table.ts';

/** Above this, taking money back is two people's decision; about a thousand dollars in each currency. */
const aloneUpToMinor: Readonly<Record<Currency, number>> = {
  INR: 10_000_000,
  CNY: 700_000,
  KES: 13_000_000,
  USDT: 1_000_000_000,
};

export const needsSecondPerson = ({ amountMinor, currency }: Order): boolean =>
  amountMinor > aloneUpToMinor[currency];

const requested = 'reverseRequested';

/**
 * Lets one person ask and another decide: above the limit the first call leaves the request in the order's timeline and
 * is refused; the same call of somebody else, with nothing in between, goes through.
 */
export async function withApproval<Result>(
  tx: Queryable,
  order: Order,
  facts: StepFacts & { readonly userId: string },
  work: (context: StepContext) => Promise<Result>,
): Promise<Result> {
  if (!needsSecondPerson(order)) return work({});
  const [last] = await tx
    .select({ event: orderEvents.event, actorId: orderEvents.actorId })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const isAsked = last?.event === requested;
  try {
    return await work({ aboveLimit: true, secondPerson: isAsked && last.actorId !== facts.userId });
  } catch (error) {
    if (!(error instanceof BusinessError && error.errorName === 'secondApprovalRequired')) throw error;
    const at = order.payoutStatus ?? order.status;
    if (!isAsked) await recordStep(tx, order, {}, { event: requested, from: at, to: at }, facts);
    throw new BusinessError('secondApprovalRequired', {}, { keepWrites: true, cause: error });
  }
}
