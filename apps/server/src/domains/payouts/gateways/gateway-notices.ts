import { and, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { afterFirstOfTwo, readMatchingRules } from '../../receipts/receipts.public.ts';
import { applyCollectionOutcome } from '../collection-gateways/collection-outcomes.service.ts';
import { liveScript } from '../pay-scripts/pay-scripts.service.ts';
import {
  type EndedRun,
  recordRun,
  runScript,
  type ScriptNotice,
  type Verdict,
} from '../script-runs/script-runs.service.ts';
import { idsOf, orderOf } from './attempts.service.ts';
import { applyOutcome } from './gateways.outcomes.ts';
import { callOf, gatewayOf } from './gateways.service.ts';
import { type GatewayAttempt, gatewayAttempts, type PayGateway } from './gateways.table.ts';
import type { GatewayParts } from './gateways.types.ts';

/**
 * Reads what a gateway reports by itself. The script proves who sent it; without that proof the notice is recorded and
 * refused. A repeated notice, and one that comes after a later one, find the order where they would take it, and
 * change nothing.
 *
 * @throws gatewayNotFound, gatewayNoticeRefused, scriptNotLive
 */
export async function receiveNotice(
  parts: GatewayParts,
  gatewayId: string,
  notice: ScriptNotice,
): Promise<void> {
  const { store, clock, secrets, publish } = parts;
  const gateway = await gatewayOf(store.db, gatewayId);
  const script = await liveScript(store.db, gateway.scriptId);
  if (!script) throw new BusinessError('scriptNotLive');
  const startedAt = clock.now();
  const run = await runScript(parts, callOf(secrets, gateway, script, 'readNotice', { notice }), gateway);
  const isProven = run.failure === null && run.verdict.verdict !== 'forged';
  const apply = await outcomeOf(parts, gateway);
  const events = await afterFirstOfTwo(
    (work) => store.transaction(work),
    async (tx) => {
      const attempt = isProven ? await attemptOf(tx, gateway.id, run.verdict) : undefined;
      const applied =
        attempt && run.verdict.verdict !== 'ignored' ? await apply(tx, attempt, run) : undefined;
      await recordRun(tx, run, {
        ...idsOf(gateway, script),
        trigger: 'notice',
        order: attempt && orderOf(attempt),
        effect: applied?.effect ?? 'none',
        startedAt,
      });
      return applied?.events ?? [];
    },
  );
  publish(events);
  if (!isProven) throw new RequestFault('gatewayNoticeRefused');
}

/** What a notice of the gateway does to its order. Settings are read before the transaction. */
async function outcomeOf({ clock, settings }: GatewayParts, gateway: PayGateway) {
  if (gateway.direction === 'collection') {
    const rules = await readMatchingRules(settings);
    return (tx: Queryable, attempt: GatewayAttempt, run: EndedRun) =>
      applyCollectionOutcome(tx, attempt, run, { now: clock.now(), rules, gateway });
  }
  const gatewayRejectsToPool = await settings.get('GatewayOrderRejectToPayoutPool');
  return (tx: Queryable, attempt: GatewayAttempt, run: EndedRun) =>
    applyOutcome(tx, attempt, run, { now: clock.now(), gatewayRejectsToPool });
}

/** The attempt that a notice is about, by its key or by its number at the gateway. */
async function attemptOf(
  tx: Queryable,
  gatewayId: string,
  { key, reference }: Verdict,
): Promise<GatewayAttempt | undefined> {
  if (key === undefined && reference === undefined) return undefined;
  const found = await tx
    .select()
    .from(gatewayAttempts)
    .where(
      and(
        eq(gatewayAttempts.gatewayId, gatewayId),
        or(
          key === undefined ? undefined : eq(gatewayAttempts.key, key),
          reference === undefined ? undefined : eq(gatewayAttempts.reference, reference),
        ),
      ),
    )
    .limit(2);
  // Its key names one attempt and its number another one: it cannot be trusted with either.
  return found.length === 1 ? found[0] : undefined;
}
