import { setTimeout as delay } from 'node:timers/promises';
import { minorUnits, type Platform } from '@platform/sdk';
import { PayoutGateway } from '@platform/simulator/payout-gateway';
import { median } from '../stats.ts';
import type { Row } from '../table.ts';
import { addPayingAccount, payoutProductId, withPayoutServer } from './payout-server.ts';
import { besideTpcB } from './pgbench.ts';

const rounds = 3;
const payoutsInRound = 300;
const callersAtOnce = 8;
const mostParallel = 8;
const keys = { keyId: 'rzp_bench', keySecret: 'a-key-secret', webhookSecret: 'a-webhook-secret' };

/**
 * Payouts that one server sends to a gateway which answers at once: from the first assignment until the gateway has
 * paid the last, each with its key stored first, one script run and one request.
 */
export const benchGatewayPayouts = (say: (text: string) => void): Promise<Row[]> =>
  withPayoutServer(
    'gateway',
    say,
    async ({ tpcB, fillPool, signedIn }) => {
      const gateway = await PayoutGateway.open({
        keys,
        planOf: () => ({ mood: 'normal', notice: 'none' }),
        deliver: async () => {},
        settleMs: 3_600_000,
        slowMs: 0,
        after: () => {},
      });
      try {
        const platform = await signedIn('superadmin');
        const resourceId = await addGateway(platform, gateway.url);
        const perSecond: number[] = [];
        const references: (number | undefined)[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          const codes = await fillPool(payoutsInRound);
          const before = gateway.books.length;
          const startedAt = performance.now();
          await Promise.all(
            Array.from({ length: callersAtOnce }, async () => {
              for (let orderCode = codes.pop(); orderCode; orderCode = codes.pop())
                await platform.payGateways.send({ orderCode, resourceId });
            }),
          );
          while (gateway.books.length - before < payoutsInRound) await delay(5);
          const tookMs = performance.now() - startedAt;
          const reference = await tpcB(round === 0 ? 2 : 5);
          if (round === 0) continue;
          perSecond.push((payoutsInRound / tookMs) * 1_000);
          references.push(reference);
          say(`round ${round}: ${perSecond.at(-1)?.toFixed(0)} sent/s, TPC-B ${reference?.toFixed(0)}/s`);
        }
        return [besideTpcB('payouts sent by a gateway, PostgreSQL', median(perSecond), references)];
      } finally {
        await gateway.close();
      }
    },
    { CALLBACK_NETWORKS: '127.0.0.1/32' },
  );

async function addGateway(platform: Platform, baseUrl: string): Promise<string> {
  const [script] = (await platform.payScripts.list({ direction: 'payout' })).list;
  if (!script) throw new Error('No script for payouts is shipped.');
  const gatewayName = 'Bench gateway';
  const { id: gatewayId } = await platform.payGateways.add({
    name: gatewayName,
    baseUrl,
    scriptId: script.id,
    direction: 'payout',
    productId: payoutProductId,
    minAmountMinor: minorUnits(100),
    maxAmountMinor: minorUnits(100_000_000),
    parallelRequests: mostParallel,
    parameters: { accountNumber: '7878780080316316' },
    credentials: Object.entries(keys).map(([name, value]) => ({ name, value })),
  });
  await platform.payGateways.setEnabled({ gatewayId, enable: true });
  return addPayingAccount(platform, { kind: 'gateway', gatewayName, gatewayId });
}
