import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import { advancePayout, type Order, orders, payoutEvent, resources } from '../../orders/orders.public.ts';
import {
  gatewaysDue,
  type LeasePlan,
  leaseDue,
  leaseWork,
  type NextStep,
  type TakeOptions,
  writeAttempt,
} from './attempt-leases.service.ts';
import { refusalOfGateway } from './gateways.service.ts';
import { type PayGateway, payGateways } from './gateways.table.ts';

export type PayoutTodo = 'send' | 'query' | 'abandon';

const preparing = sql.raw(String(payoutStatusIds.preparing));

// Asked after every step of a payout.
const gatewaysToRun = statement((db) => {
  const waiting = db
    .select({ id: payGateways.id })
    .from(orders)
    .innerJoin(resources, eq(resources.id, orders.resourceId))
    .innerJoin(payGateways, eq(payGateways.id, resources.gatewayId))
    .where(and(sql`${orders.payoutStatus} = ${preparing}`, isNotNull(resources.gatewayId)));
  return gatewaysDue(db, 'payout', sql.placeholder('now')).union(waiting);
});

/** Gateways with an attempt that is due, or with a payout on one of their accounts that is not sent yet. */
export async function gatewaysWithWork(db: Queryable, now: Date): Promise<string[]> {
  const rows = await gatewaysToRun(db).execute({ now });
  return rows.map(({ id }) => id);
}

const plan: LeasePlan<PayoutTodo> = {
  // An attempt that is still being sent when its lease has ended was left by a process that died.
  takeDue: async (tx, { id }, options) =>
    (await leaseDue(tx, id, options)).map((attempt) => ({
      todo: attempt.state === 'sending' ? 'abandon' : 'query',
      attempt,
    })),
  takeNew: async (tx, gateway, options) => {
    const { steps, submitted } = await submitNew(tx, gateway, options);
    return { steps, events: submitted.map((order) => payoutEvent('payout.updated', order, false)) };
  },
};

export const takeWork = (store: Store, gatewayId: string, now: Date) =>
  leaseWork(store, gatewayId, now, plan);

/** Submits payouts that stand on an account of the gateway. */
async function submitNew(
  tx: Queryable,
  gateway: PayGateway,
  { now, atMost, lease }: TakeOptions,
): Promise<{ readonly steps: NextStep<PayoutTodo>[]; readonly submitted: Order[] }> {
  const accounts = tx.select({ id: resources.id }).from(resources).where(eq(resources.gatewayId, gateway.id));
  const found = await tx
    .select()
    .from(orders)
    .where(
      and(
        // A literal, not a parameter: the index of open payouts is a partial one.
        sql`${orders.payoutStatus} = ${preparing}`,
        inArray(orders.resourceId, accounts),
        gt(orders.claimExpiresAt, now),
      ),
    )
    .orderBy(asc(orders.claimedAt), asc(orders.id))
    .limit(atMost)
    .for('update', { skipLocked: true });
  const steps: NextStep<PayoutTodo>[] = [];
  const submitted: Order[] = [];
  for (const order of found) {
    const { resourceId } = order;
    if (resourceId === null || refusalOfGateway(gateway, order) !== undefined) continue;
    const attempt = await writeAttempt(tx, gateway, order, { ...lease, resourceId, now });
    // This attempt was sent before. It is asked about, and never sent again.
    if (!attempt) continue;
    submitted.push(await advancePayout(tx, order, 'submit', { now, context: { as: 'system' } }));
    steps.push({ todo: 'send', attempt });
  }
  return { steps, submitted };
}
