import { eq } from 'drizzle-orm';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  coverSet,
  labelOrder,
  lockOrder,
  type OrderMarkId,
  ordersOfSet,
  reportOrderChange,
} from '../../orders/orders.public.ts';
import { findingEvent } from './order-analysis.events.ts';
import { type Decision, type Finding, orderFindings } from './order-analysis.table.ts';

interface Decided {
  readonly decision: Decision;
  readonly reason: string;
  /** The state that the caller saw. */
  readonly expectedState?: string | undefined;
}

/** Dismisses or confirms a finding, for the orders that it holds now. @throws notFound, and conflict in another state */
export async function decide(
  context: HandlerContext,
  findingId: string,
  { decision, reason, expectedState }: Decided,
): Promise<Finding> {
  const { db, now } = context;
  const before = await lockFinding(context, findingId);
  if (expectedState !== undefined && expectedState !== before.state) throw new BusinessError('conflict');
  await coverSet(db, findingId);
  const { account: decidedBy } = actingUser(context);
  const set = { state: decision, decision, reason, decidedBy, decidedAt: now, newOrderCount: 0 };
  await db.update(orderFindings).set(set).where(eq(orderFindings.id, findingId));
  context.audit({
    objectType: 'orderFinding',
    objectId: findingId,
    before: { state: before.state, reason: before.reason },
    after: { state: decision, reason, rule: before.rule, subject: before.subjectName ?? before.subject },
  });
  context.publish(findingEvent(findingId));
  return { ...before, ...set };
}

const normal = 0;
const suspicious = 1;

/** Labels that a stronger one may replace. Another label says more about an order than a pattern does. */
const replaced: Readonly<Record<1 | 4, readonly OrderMarkId[]>> = { 1: [normal], 4: [normal, suspicious] };

/** Labels the orders of a finding, each as if it were labelled by itself. @throws notFound */
export async function markOrders(
  context: HandlerContext,
  findingId: string,
  mark: 1 | 4,
): Promise<{ markedCount: number; keptCount: number }> {
  const { db, now, ip } = context;
  await lockFinding(context, findingId);
  const ids = await ordersOfSet(db, findingId);
  const facts = { now, ip, userId: actingUser(context).userId, reason: 'orderFinding' };
  let markedCount = 0;
  for (const id of ids) {
    const order = await lockOrder(db, id);
    if (!replaced[mark].includes(order.mark)) continue;
    reportOrderChange(context, order, await labelOrder(db, order, mark, facts));
    markedCount += 1;
  }
  return { markedCount, keptCount: ids.length - markedCount };
}

async function lockFinding({ db }: Pick<HandlerContext, 'db'>, id: string): Promise<Finding> {
  const [row] = await db.select().from(orderFindings).where(eq(orderFindings.id, id)).for('no key update');
  if (!row) throw new BusinessError('notFound');
  return row;
}
