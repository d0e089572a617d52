import { eq } from 'drizzle-orm';
import { orders, resources } from '../../orders/orders.public.ts';
import { type EndedRun, recordRun, runScript } from '../script-runs/script-runs.service.ts';
import type { ScriptRunRecord } from '../script-runs/script-runs.table.ts';
import { type Asked, type AskedBy, idsOf, leftRun, orderOf } from './attempts.service.ts';
import { applyOutcome } from './gateways.outcomes.ts';
import { callOf, scriptPayoutOf } from './gateways.service.ts';
import type { GatewayParts } from './gateways.types.ts';

/**
 * Runs `send` or `query` of the live script, outside any transaction, and then stores the run together with what it
 * makes of the payout.
 */
export async function askGateway(
  parts: GatewayParts,
  asked: Asked,
  entryPoint: 'send' | 'query',
  by: AskedBy,
): Promise<ScriptRunRecord> {
  const { store, clock, secrets } = parts;
  const { gateway, script, attempt } = asked;
  const startedAt = clock.now();
  const [found] = await store.db
    .select({ order: orders, account: { id: resources.id, name: resources.name } })
    .from(orders)
    .innerJoin(resources, eq(resources.id, attempt.resourceId))
    .where(eq(orders.id, attempt.orderId));
  if (!found) throw new Error(`There is no order ${attempt.orderId}.`);
  const { order, account } = found;
  // The process was held up so long that others count it as dead: a person may have put the payout back since.
  const isTooLate = attempt.dueAt !== null && attempt.dueAt <= clock.now();
  if (entryPoint === 'send' && isTooLate) return abandonAttempt(parts, asked);
  const input = { payout: scriptPayoutOf(order, attempt), account };
  const run = await runScript(parts, callOf(secrets, gateway, script, entryPoint, input), gateway);
  return storeOutcome(parts, asked, run, { ...by, startedAt });
}

/** Records that nobody knows whether the payout was sent, and lets it be asked about. */
export function abandonAttempt(parts: GatewayParts, asked: Asked): Promise<ScriptRunRecord> {
  return storeOutcome(parts, asked, leftRun('send'), { trigger: 'worker', startedAt: parts.clock.now() });
}

async function storeOutcome(
  { store, clock, settings, publish, random }: GatewayParts,
  { gateway, script, attempt, leaseId }: Asked,
  run: EndedRun,
  facts: AskedBy & { readonly startedAt: Date },
): Promise<ScriptRunRecord> {
  const gatewayRejectsToPool = await settings.get('GatewayOrderRejectToPayoutPool');
  const { record, events } = await store.transaction(async (tx) => {
    const outcome = { now: clock.now(), gatewayRejectsToPool, leaseId, random };
    const applied = await applyOutcome(tx, attempt, run, outcome);
    const kept = await recordRun(tx, run, {
      ...facts,
      ...idsOf(gateway, script),
      order: orderOf(attempt),
      effect: applied.effect,
    });
    return { record: kept, events: applied.events };
  });
  publish(events);
  return record;
}
