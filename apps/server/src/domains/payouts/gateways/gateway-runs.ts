import { eq } from 'drizzle-orm';
import { orders, resources } from '../../orders/orders.public.ts';
import { type EndedRun, runScript } from '../script-runs/script-runs.service.ts';
import type { ScriptRunRecord } from '../script-runs/script-runs.table.ts';
import { type Asked, type AskedBy, leftRun, storeRun } from './attempts.service.ts';
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
  parts: GatewayParts,
  asked: Asked,
  run: EndedRun,
  facts: AskedBy & { readonly startedAt: Date },
): Promise<ScriptRunRecord> {
  const { store, clock, settings, random } = parts;
  const { attempt, leaseId } = asked;
  const gatewayRejectsToPool = await settings.get('GatewayOrderRejectToPayoutPool');
  return storeRun(
    parts,
    asked,
    run,
    facts,
    (work) => store.transaction(work),
    (tx) => applyOutcome(tx, attempt, run, { now: clock.now(), gatewayRejectsToPool, leaseId, random }),
  );
}
