import { orderStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { type Order, orders, resources } from '../../orders/orders.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import { afterFirstOfTwo, readMatchingRules } from '../../receipts/receipts.public.ts';
import {
  type Asked,
  type AskedBy,
  endLeased,
  type GatewayParts,
  leftRun,
  storeRun,
} from '../gateways/attempts.service.ts';
import { callOf } from '../gateways/gateways.service.ts';
import type { GatewayAttempt } from '../gateways/gateways.table.ts';
import { type EndedRun, runScript, type ScriptCollection } from '../script-runs/script-runs.service.ts';
import type { ScriptRunRecord } from '../script-runs/script-runs.table.ts';
import { applyCollectionOutcome } from './collection-outcomes.service.ts';

/**
 * Runs `create` or `query` of the live script, outside any transaction, and then stores the run together with what it
 * makes of the order. Undefined when nothing was asked, because the order needs no link any more or another process
 * has taken it over.
 */
export async function askAboutCollection(
  parts: GatewayParts,
  asked: Asked,
  entryPoint: 'create' | 'query',
  by: AskedBy,
): Promise<ScriptRunRecord | undefined> {
  const { store, clock, secrets } = parts;
  const { gateway, script, attempt } = asked;
  const startedAt = clock.now();
  const [found] = await store.db
    .select({
      order: orders,
      mchId: merchants.mchId,
      account: { id: resources.id, name: resources.name },
    })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .innerJoin(resources, eq(resources.id, attempt.resourceId))
    .where(eq(orders.id, attempt.orderId));
  if (!found) throw new Error(`There is no order ${attempt.orderId}.`);
  const { order, mchId, account } = found;
  if (entryPoint === 'create') {
    const now = clock.now();
    if (attempt.dueAt !== null && attempt.dueAt <= now) return undefined;
    if (!needsLink(order, attempt, now)) {
      await endLeased(store.db, asked, now);
      return undefined;
    }
  }
  const input = { order: scriptOrderOf(order, attempt, mchId), account };
  const run = await runScript(parts, callOf(secrets, gateway, script, entryPoint, input), gateway);
  return storeOutcome(parts, asked, run, { ...by, startedAt });
}

/** Every attempt to get a link has ended with a process, so nobody knows why none came. */
export function giveUpCollection(parts: GatewayParts, asked: Asked): Promise<ScriptRunRecord> {
  return storeOutcome(parts, asked, leftRun('create'), { trigger: 'worker', startedAt: parts.clock.now() });
}

/** The order still waits for its payer where this attempt has put it. */
const needsLink = (order: Order, { attempt, resourceId }: GatewayAttempt, now: Date): boolean =>
  order.status === orderStatusIds.allocated &&
  order.attempt === attempt &&
  order.resourceId === resourceId &&
  order.expiresAt !== null &&
  order.expiresAt > now;

const scriptOrderOf = (
  order: Order,
  { key, attempt, reference }: GatewayAttempt,
  mchId: string,
): ScriptCollection => ({
  orderCode: order.orderCode,
  mchId,
  productId: order.productId,
  amountMinor: order.payAmountMinor ?? order.amountMinor,
  currency: order.currency,
  createdAt: order.createdAt.toISOString(),
  key,
  attempt,
  expiresAt: order.expiresAt?.toISOString() ?? null,
  reference,
  subject: order.subject,
});

async function storeOutcome(
  parts: GatewayParts,
  asked: Asked,
  run: EndedRun,
  facts: AskedBy & { readonly startedAt: Date },
): Promise<ScriptRunRecord> {
  const { store, clock, settings, random } = parts;
  const { gateway, attempt, leaseId } = asked;
  const rules = await readMatchingRules(settings);
  return storeRun(
    parts,
    asked,
    run,
    facts,
    (work) => afterFirstOfTwo((once) => store.transaction(once), work),
    (tx) => applyCollectionOutcome(tx, attempt, run, { now: clock.now(), rules, gateway, leaseId, random }),
  );
}
