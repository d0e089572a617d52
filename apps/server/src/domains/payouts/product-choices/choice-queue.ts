import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { sqlStatement } from '../../../db/statements.ts';
import { type Order, orders } from '../../orders/orders.public.ts';
import { merchants, products } from '../../parties/parties.public.ts';
import { type LiveScript, liveScript } from '../pay-scripts/pay-scripts.service.ts';
import { productChoices } from './product-choices.table.ts';

/** An order that waits for the choice of its product. */
export interface WaitingChoice {
  readonly order: Order;
  readonly mchId: string;
  /** Undefined when the product is dynamic no more, or no version of its script is live. */
  readonly script: LiveScript | undefined;
}

/** Longer than a run and its allocation take. */
const leaseMs = 30_000;

/**
 * The oldest orders of dynamic products that nobody is asking about. A literal condition, because the index of
 * created orders is a partial one; orders that others are leasing are skipped.
 */
export const leaseChoices = sqlStatement<{ order_id: string }>(
  () => sql`
    insert into ${productChoices} as held (order_id, leased_until)
    select ${orders.id}, ${sql.placeholder('leasedUntil')}::timestamptz from ${orders}
    where ${orders.status} = 1 and ${orders.orderType} = 1 and ${orders.askedProductId} is not null
      and not exists (
        select from ${productChoices} other
        where other.order_id = ${orders.id} and other.leased_until > ${sql.placeholder('now')}::timestamptz)
    order by ${orders.createdAt}, ${orders.id} limit ${sql.placeholder('atMost')}
    for update of ${orders} skip locked
    on conflict (order_id) do update set leased_until = excluded.leased_until
      where held.leased_until <= ${sql.placeholder('now')}::timestamptz
    returning order_id`,
);

/** Leases orders to this process, oldest first. */
export async function takeChoices(db: Queryable, now: Date, atMost: number): Promise<string[]> {
  const { rows } = await leaseChoices(db).execute({
    now: now.toISOString(),
    leasedUntil: new Date(now.getTime() + leaseMs).toISOString(),
    atMost,
  });
  return rows.map(({ order_id: id }) => id);
}

export async function waitingChoice(db: Queryable, orderId: string): Promise<WaitingChoice> {
  const [found] = await db
    .select({ order: orders, mchId: merchants.mchId, scriptId: products.choiceScriptId })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .leftJoin(products, eq(products.id, orders.askedProductId))
    .where(eq(orders.id, orderId));
  if (!found) throw new Error(`There is no order ${orderId}.`);
  const { scriptId, ...rest } = found;
  return { ...rest, script: scriptId === null ? undefined : await liveScript(db, scriptId) };
}
