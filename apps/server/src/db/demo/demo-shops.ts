import { setTimeout as wait } from 'node:timers/promises';
import { createCallbacks } from '@platform/sdk/callbacks';
import { asc, eq } from 'drizzle-orm';
import type { CallbackAnswer, CallbackRequest } from '../../domains/orders/order-callbacks/http-sender.ts';
import type { LocalReceivers } from '../../domains/orders/order-callbacks/local-receivers.ts';
import { callbackTermsOf } from '../../domains/parties/merchants/merchants.service.ts';
import { merchants } from '../../domains/parties/merchants/merchants.table.ts';
import type { Clock } from '../../kit/clock.ts';
import type { SecretBox } from '../../kit/secrets/secret-box.ts';
import type { Store } from '../connection.ts';
import { demoMerchants } from './demo-catalogue.ts';
import { DemoRandom } from './demo-random.ts';

export interface DemoShopsParts {
  readonly store: Store;
  readonly secrets: SecretBox;
  readonly clock: Clock;
}

const seed = 7;
const fastestMs = 40;
const slowestMs = 400;

/** A reserved name (RFC 2606), so no demo traffic can reach a real host. */
export const shopHostOf = (merchantName: string): string =>
  `${merchantName.toLowerCase().replaceAll(' ', '-')}.example`;

/**
 * The shops of the demo's merchants while the platform runs. Without them, each order that a user completes
 * and each callback that he resends would fail for no visible reason. They do what a careful shop does:
 * verify both signatures with the merchant's own key, and answer as the SDK prescribes.
 */
export function demoShops({ store, secrets, clock }: DemoShopsParts): LocalReceivers {
  const nameByHost = new Map(demoMerchants.map(([name]) => [shopHostOf(name), name]));
  const random = new DemoRandom(seed);

  const judge = async (name: string, { body, headers }: CallbackRequest) => {
    const [shop] = await store.db
      .select({ id: merchants.id })
      .from(merchants)
      .where(eq(merchants.name, name))
      .orderBy(asc(merchants.id))
      .limit(1);
    const terms = shop && (await callbackTermsOf(store.db, secrets, [shop.id], clock.now())).get(shop.id);
    if (!terms) return { status: 404, body: 'not found' };
    const { keys, signProfile } = terms;
    return (await createCallbacks({ keys, signProfile }).verify(body, headers)).answer;
  };

  return {
    knowsHost: (host) => nameByHost.has(host),
    answer: async (request) => {
      const latencyMs = random.integer(fastestMs, slowestMs);
      const name = nameByHost.get(new URL(request.url).hostname) ?? '';
      const [answer] = await Promise.all([
        judge(name, request).catch(() => ({ status: 500, body: 'error' })),
        wait(latencyMs),
      ]);
      return heard(answer, latencyMs);
    },
  };
}

function heard({ status, body }: { status: number; body: string }, latencyMs: number): CallbackAnswer {
  const isTaken = status === 200 && body === 'success';
  return {
    outcome: isTaken ? 'acknowledged' : status === 200 ? 'wrongAnswer' : 'httpError',
    status,
    headers: { 'content-type': 'text/plain' },
    body,
    truncated: false,
    error: null,
    latencyMs,
  };
}
