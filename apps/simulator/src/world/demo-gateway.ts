import type { GatewayKey } from '../credentials.ts';
import type { GatewayPlan } from '../plan/gateway-plan.ts';
import type { Timers } from '../timers.ts';
import { PayoutGateway } from './payout-gateway.ts';

export interface DemoGatewayOptions {
  /** Address of the platform. */
  readonly url: string;
  readonly key: GatewayKey | undefined;
  readonly timers: Timers;
  readonly haste: number;
  readonly planOf: (key: string) => GatewayPlan;
}

const settleMs = 4_000;
/** Longer than the platform waits for an answer. */
const slowMs = 8_000;

/** Plays the payout gateway of the demo at the port where the platform expects it; undefined if it has none. */
export async function openDemoGateway({
  url,
  key,
  timers,
  haste,
  planOf,
}: DemoGatewayOptions): Promise<PayoutGateway | undefined> {
  if (!key) return undefined;
  const { port, noticePath, ...keys } = key;
  return PayoutGateway.open({
    keys,
    port,
    planOf,
    settleMs: settleMs * haste,
    slowMs,
    after: (ms, work) => void timers.after(ms, work),
    deliver: async ({ headers, body }) => {
      const { signal } = timers;
      await fetch(new URL(noticePath, url), { method: 'POST', headers, body, signal });
    },
  });
}
