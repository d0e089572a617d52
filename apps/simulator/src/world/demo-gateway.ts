import type { GatewayKey } from '../credentials.ts';
import type { GatewayPlan, LinkPlan } from '../plan/gateway-plan.ts';
import type { Timers } from '../timers.ts';
import type { GatewayNotice } from './gateway-http.ts';
import { LinkGateway } from './link-gateway.ts';
import { PayoutGateway } from './payout-gateway.ts';

export interface DemoGatewayOptions<Plan> {
  /** Address of the platform. */
  readonly url: string;
  readonly key: GatewayKey | undefined;
  readonly timers: Timers;
  readonly haste: number;
  readonly planOf: (key: string) => Plan;
}

const settleMs = 4_000;
/** A payer takes longer than a bank. */
const payingMs = 15_000;
/** Longer than the platform waits for an answer. */
const slowMs = 8_000;

/** Plays the payout gateway of the demo at the port where the platform expects it; undefined if it has none. */
export async function openDemoGateway(
  options: DemoGatewayOptions<GatewayPlan>,
): Promise<PayoutGateway | undefined> {
  return options.key && PayoutGateway.open(playedBy(options, options.key, settleMs));
}

/** Plays the gateway of payment links, and the payers who open them. */
export async function openDemoLinks(options: DemoGatewayOptions<LinkPlan>): Promise<LinkGateway | undefined> {
  return options.key && LinkGateway.open(playedBy(options, options.key, payingMs));
}

function playedBy<Plan>(
  { url, timers, haste, planOf }: DemoGatewayOptions<Plan>,
  { port, noticePath, ...keys }: GatewayKey,
  takesMs: number,
) {
  return {
    keys,
    port,
    planOf,
    settleMs: takesMs * haste,
    slowMs,
    after: (ms: number, work: () => Promise<void>) => void timers.after(ms, work),
    deliver: async ({ headers, body }: GatewayNotice): Promise<void> => {
      const { signal } = timers;
      await fetch(new URL(noticePath, url), { method: 'POST', headers, body, signal });
    },
  };
}
