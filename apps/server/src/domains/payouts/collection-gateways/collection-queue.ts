import { orderStatusIds } from '@platform/sdk/rules';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  lte,
  ne,
  notExists,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import { orders, resources } from '../../orders/orders.public.ts';
import {
  gatewaysDue,
  type LeasePlan,
  leaseDue,
  leaseWork,
  type NextStep,
  type TakeOptions,
  writeAttempt,
} from '../gateways/attempt-leases.service.ts';
import { countCreates } from '../gateways/attempts.service.ts';
import { refusalOfGateway } from '../gateways/gateways.service.ts';
import { gatewayAttempts, type PayGateway, payGateways } from '../gateways/gateways.table.ts';

export type CollectionTodo = 'create' | 'query' | 'giveUp';

/** How often a collection is sent. A link is no payment, so it may be asked for again, with the same key. */
export const mostCreates = 4;

/** Collections that wait for their money on an account of a gateway, and were not sent in their present attempt. */
const waiting = (db: Queryable, now: Date | Placeholder) =>
  and(
    // A literal, not a parameter: the index of live orders is a partial one.
    sql`${orders.status} = 2`,
    eq(orders.orderType, 1),
    gt(orders.expiresAt, now),
    notExists(
      db
        .select({ id: gatewayAttempts.id })
        .from(gatewayAttempts)
        .where(and(eq(gatewayAttempts.orderId, orders.id), eq(gatewayAttempts.attempt, orders.attempt))),
    ),
  );

// Asked after every step of an order.
export const gatewaysToRun = statement((db) => {
  const now = sql.placeholder('now');
  const withWaiting = db
    .select({ id: payGateways.id })
    .from(payGateways)
    .innerJoin(resources, eq(resources.gatewayId, payGateways.id))
    .innerJoin(orders, eq(orders.resourceId, resources.id))
    .where(and(eq(payGateways.direction, 'collection'), payGateways.enabled, waiting(db, now)));
  return gatewaysDue(db, 'collection', now).union(withWaiting);
});

/** Gateways with an attempt that is due, or with an order on one of their accounts that has no link yet. */
export async function gatewaysWithCollections(db: Queryable, now: Date): Promise<string[]> {
  const rows = await gatewaysToRun(db).execute({ now });
  return rows.map(({ id }) => id);
}

const isOver = (db: Queryable, now: Date) =>
  exists(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.id, gatewayAttempts.orderId),
          or(ne(orders.status, orderStatusIds.allocated), lte(orders.expiresAt, now)),
        ),
      ),
  );

const plan: LeasePlan<CollectionTodo> = {
  // A payer waits for each of them.
  newFirst: true,
  takeDue: async (tx, { id, enabled }, options) => {
    // A disabled gateway makes no more links. About those that it has made it is still asked, and what needs none any
    // more is ended.
    const condition = enabled ? undefined : or(ne(gatewayAttempts.state, 'sending'), isOver(tx, options.now));
    const due = await leaseDue(tx, id, options, condition);
    const steps = due.map((attempt): NextStep<CollectionTodo> => {
      if (attempt.state !== 'sending') return { todo: 'query', attempt };
      if (attempt.creates >= mostCreates) return { todo: 'giveUp', attempt };
      return { todo: 'create', attempt: { ...attempt, creates: attempt.creates + 1 } };
    });
    const again = steps.filter(({ todo }) => todo === 'create').map(({ attempt }) => attempt.id);
    // Counted before the first byte leaves, so that a process that dies each time does not try for ever.
    await countCreates(tx, again);
    return steps;
  },
  takeNew,
};

export const takeCollections = (store: Store, gatewayId: string, now: Date) =>
  leaseWork(store, gatewayId, now, plan);

async function takeNew(tx: Queryable, gateway: PayGateway, { now, atMost, lease }: TakeOptions) {
  const accounts = tx.select({ id: resources.id }).from(resources).where(eq(resources.gatewayId, gateway.id));
  const { minAmountMinor, maxAmountMinor } = gateway;
  const found = await tx
    .select()
    .from(orders)
    .where(
      and(
        waiting(tx, now),
        inArray(orders.resourceId, accounts),
        // What it does not take stays behind; it must not stand in the way of the others.
        sql`${orders.amountMinor} between ${minAmountMinor} and ${maxAmountMinor}`,
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(atMost)
    .for('update', { skipLocked: true });
  const steps: NextStep<CollectionTodo>[] = [];
  for (const order of found) {
    const { resourceId } = order;
    if (resourceId === null || refusalOfGateway(gateway, order, 'collection') !== undefined) continue;
    const attempt = await writeAttempt(tx, gateway, order, { ...lease, resourceId, now, creates: 1 });
    if (attempt) steps.push({ todo: 'create', attempt });
  }
  return { steps, events: [] };
}
