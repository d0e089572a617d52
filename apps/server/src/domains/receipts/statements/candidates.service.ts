import { canTransition, payoutStatusOf } from '@platform/sdk/rules';
import { and, eq } from 'drizzle-orm';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { payoutStatusIdOf } from '../../orders/orders.public.ts';
import { type FoundOrder, findByNumber, findCandidates } from './candidates.queries.ts';
import { mayBePaid } from './statements.actions.ts';
import { askedMinor, type Comparison, compare } from './statements.differences.ts';
import { selectStatements, statementScope } from './statements.row.ts';
import { type Statement, statements } from './statements.table.ts';
import type { StatementCandidate } from './statements.types.ts';

const mostCandidates = 20;

/** Weights of what the record and an order have in common. A reference is worth more than all others together. */
const weights: Readonly<Record<StatementCandidate['agreements'][number], number>> = {
  reference: 20,
  amount: 6,
  account: 4,
  name: 3,
  time: 2,
  currency: 0,
};
const suspectedWeight = 5;
/** An order that cannot be matched comes after all that can. */
const refusedWeight = -100;

/** The orders that a record may belong to, best first; with a number, the orders of this number. */
export async function candidatesOf(
  context: HandlerContext,
  statementId: string,
  orderNo: string | undefined,
): Promise<StatementCandidate[]> {
  const { db, scope, settings } = context;
  const [record] = await selectStatements(db).where(
    and(eq(statements.id, statementId), statementScope(scope)),
  );
  if (!record) throw new BusinessError('statementNotFound');
  const { statement, resourceName } = record;
  if (statement.state === 'matched' || statement.direction === null || statement.amountMinor === null)
    return [];
  const found =
    orderNo === undefined
      ? await findCandidates(db, statement, scope)
      : await findByNumber(db, orderNo.trim(), scope);
  const facts = {
    as: actingUser(context).role,
    canTimeoutSupplement: await settings.get('CanTimeoutSupplement'),
  };
  const ranked = found.map((each) => {
    const comparison = compare({ ...statement, accountName: resourceName }, comparedOf(each));
    const refusal = refusalOf(statement, each, comparison, facts);
    const candidate = toCandidate(statement, each, comparison, refusal);
    return { candidate, points: pointsOf(candidate), distance: distanceOf(statement, each) };
  });
  return ranked
    .toSorted((a, b) => b.points - a.points || a.distance - b.distance)
    .slice(0, mostCandidates)
    .map(({ candidate }) => candidate);
}

const comparedOf = ({ order, resourceName, enteredUtr, enteredName }: FoundOrder) => ({
  ...order,
  accountName: resourceName,
  enteredUtr,
  enteredName,
});

type Facts = NonNullable<Parameters<typeof canTransition>[2]>;

/** Why `matchByHand` would refuse the order. It checks again. */
function refusalOf(
  { direction }: Statement,
  { order }: FoundOrder,
  { differences }: Comparison,
  facts: Facts,
): StatementCandidate['refusal'] {
  const isOut = direction === 'out';
  if (isOut !== (order.payoutStatus !== null)) return 'orderType';
  if (differences.some(({ field }) => field === 'currency')) return 'currency';
  if (isOut) return mayBePaid.has(payoutStatusOf(payoutStatusIdOf(order)) ?? 'exception') ? null : 'status';
  const verdict = canTransition(order.status, 'supplement', facts);
  if (verdict.allowed) return null;
  return verdict.reason === 'timeoutSupplementDisabled' ? 'timedOut' : 'status';
}

function toCandidate(
  { orderId }: Statement,
  { order, merchantName, resourceName, enteredUtr, enteredName }: FoundOrder,
  { agreements, differences }: Comparison,
  refusal: StatementCandidate['refusal'],
): StatementCandidate {
  const { orderCode, merchantOrderNo, orderType, status, payoutStatus, productId } = order;
  const { amountMinor, payAmountMinor, currency, resourceId, utr } = order;
  return {
    ...{ orderCode, merchantOrderNo, merchantName, orderType, status, payoutStatus, productId },
    ...{ amountMinor, payAmountMinor, currency, resourceId, resourceName, utr, enteredUtr, enteredName },
    name: order.userName,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt?.toISOString() ?? null,
    suspected: order.id === orderId,
    agreements,
    differences,
    refusal,
  };
}

function pointsOf({ agreements, suspected, refusal }: StatementCandidate): number {
  const common = agreements.reduce((sum, field) => sum + (weights[field] ?? 0), 0);
  return common + (suspected ? suspectedWeight : 0) + (refusal === null ? 0 : refusedWeight);
}

/** Ties: the nearest amount first, then the nearest time. Both count as parts of their own size. */
function distanceOf({ amountMinor, receivedAt }: Statement, { order }: FoundOrder): number {
  const asked = askedMinor(order);
  const amount = Math.abs((amountMinor ?? 0) - asked) / asked;
  const ms = Math.abs(receivedAt.getTime() - (order.allocatedAt ?? order.createdAt).getTime());
  return amount * 1_000 + ms / 86_400_000;
}
