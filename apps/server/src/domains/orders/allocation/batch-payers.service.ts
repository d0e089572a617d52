import { eq, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { Order } from '../orders/orders.table.ts';
import { resourceProducts } from '../resources/resources.table.ts';
import { type Candidate, dailyUsedOf, recordsOf, refusalsOf } from './allocation.choice.ts';
import type { AllocationRules } from './allocation.rules.ts';
import { allocationAttempts, resourceLoads } from './allocation.table.ts';
import type { CandidateRefusal } from './allocation.types.ts';
import { findPayers, type PayingOptions, payingRules } from './paying.service.ts';

/** An account that is to pay many payouts, as each of its products sees it. */
export type BatchPayer = ReadonlyMap<number, Candidate>;

/** Refusals that end the choice: no later payout fits either, or only a smaller one, which would overtake. */
const limits: ReadonlySet<CandidateRefusal> = new Set(['concurrencyLimit', 'dailyLimit']);

/** The payouts that an account can pay, oldest first, and why it cannot pay the others. */
export interface BatchFit {
  readonly fitting: readonly Order[];
  readonly refused: readonly { readonly order: Order; readonly refusals: readonly CandidateRefusal[] }[];
  /** The limit at which the choice ended. */
  readonly reached: 'concurrencyLimit' | 'dailyLimit' | undefined;
}

/**
 * Locks the load of the account until the transaction ends, so that what is read of it afterwards stays true. The
 * caller has locked the payouts before. @returns whether the account takes payouts
 */
export async function lockPayer(tx: Queryable, resourceId: string): Promise<boolean> {
  const [load] = await tx
    .select({ closedAt: resourceLoads.closedAt })
    .from(resourceLoads)
    .where(eq(resourceLoads.resourceId, resourceId))
    .for('update');
  return load !== undefined && load.closedAt === null;
}

/** The products that the account serves, each with the facts that decide what it can pay of them. */
export async function readBatchPayer(
  tx: Queryable,
  { resourceId, currency }: { readonly resourceId: string; readonly currency: Order['currency'] },
  { rules, now }: PayingOptions,
): Promise<BatchPayer> {
  const served = await tx
    .select({ productId: resourceProducts.productId })
    .from(resourceProducts)
    .where(eq(resourceProducts.resourceId, resourceId));
  const payer = new Map<number, Candidate>();
  for (const { productId } of served) {
    const query = { productId, resourceId, currency, amountMinor: 1, now };
    const [candidate] = await findPayers(tx, query, rules);
    if (candidate) payer.set(productId, candidate);
  }
  return payer;
}

/** Goes through the payouts in their order, counting each that fits before the next is judged. */
export function fitToPayer(
  payer: BatchPayer,
  payouts: readonly Order[],
  { rules, now, limited = true }: Pick<PayingOptions, 'rules' | 'now'> & { readonly limited?: boolean },
): BatchFit {
  const fitting: Order[] = [];
  const refused: { order: Order; refusals: readonly CandidateRefusal[] }[] = [];
  let sumMinor = 0;
  for (const order of payouts) {
    const candidate = payer.get(order.productId);
    const loaded = candidate && {
      ...candidate,
      processingCount: candidate.processingCount + fitting.length,
      reservedMinor: candidate.reservedMinor + sumMinor,
    };
    const refusals = loaded
      ? refusalsOf(loaded, { ...order, now }, payingRules(rules))
      : ['productMismatch' as const];
    const others = refusals.filter((refusal) => !limits.has(refusal));
    if (others.length > 0) {
      refused.push({ order, refusals: others });
      continue;
    }
    if (limited && refusals.length > 0) {
      const reached = refusals.includes('concurrencyLimit') ? 'concurrencyLimit' : 'dailyLimit';
      return { fitting, refused, reached };
    }
    fitting.push(order);
    sumMinor += order.amountMinor;
  }
  return { fitting, refused, reached: undefined };
}

/** What the account may take beside its present orders; null without a limit. */
export function roomOf(
  payer: BatchPayer,
  rules: AllocationRules,
): { placesLeft: number | null; dailyLeftMinor: number | null } {
  const [any] = payer.values();
  if (!any) return { placesLeft: 0, dailyLeftMinor: 0 };
  const { concurrencyLimit, processingCount, dailyLimitMinor } = any;
  return {
    placesLeft: concurrencyLimit === null ? null : Math.max(0, concurrencyLimit - processingCount),
    dailyLeftMinor: dailyLimitMinor === null ? null : Math.max(0, dailyLimitMinor - dailyUsedOf(any, rules)),
  };
}

/**
 * Reserves a place for each payout on the account, in two statements. The caller has locked the payouts, then the
 * account (`lockPayer`), and judged them with what it read afterwards (`fitToPayer`).
 */
export async function reserveAll(
  tx: Queryable,
  payer: BatchPayer,
  payouts: readonly Order[],
  { rules, now, operatorId }: PayingOptions,
): Promise<void> {
  const [any] = payer.values();
  if (!any || payouts.length === 0) return;
  const { orderId, attempt } = allocationAttempts;
  const earlier = await tx
    .select({ orderId, attempt: max(attempt) })
    .from(allocationAttempts)
    .where(sql`${orderId} = any(${sql.param(payouts.map(({ id }) => id))}::uuid[])`)
    .groupBy(orderId);
  const lastOf = new Map(earlier.map((row) => [row.orderId, row.attempt ?? 0]));
  const rows = payouts.map((order) => {
    const candidate = payer.get(order.productId) ?? any;
    return {
      id: newId(now),
      order_id: order.id,
      attempt: (lastOf.get(order.id) ?? 0) + 1,
      product_id: order.productId,
      amount_minor: order.amountMinor,
      candidates: recordsOf([{ candidate, refusals: [] }], rules),
    };
  });
  const at = sql`${now.toISOString()}::timestamptz`;
  // JSON rows: building a statement with thousands of parameters takes longer than running it.
  await tx.execute(sql`
    insert into ${allocationAttempts} (id, order_id, attempt, product_id, resource_id, supplier_id, state, amount_minor,
      pay_amount_minor, operator_id, allocated_at, released_at, candidates)
    select id, order_id, attempt, product_id, ${any.resourceId}::uuid, ${any.supplierId}::uuid, 'reserved', amount_minor,
      amount_minor, ${operatorId ?? null}::uuid, ${at}, ${at}, candidates
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given(id uuid, order_id uuid, attempt int, product_id int, amount_minor bigint, candidates jsonb)`);
  const sumMinor = payouts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  await tx
    .update(resourceLoads)
    .set({
      processingCount: sql`${resourceLoads.processingCount} + ${payouts.length}`,
      reservedMinor: sql`${resourceLoads.reservedMinor} + ${sumMinor}::bigint`,
    })
    .where(eq(resourceLoads.resourceId, any.resourceId));
}
