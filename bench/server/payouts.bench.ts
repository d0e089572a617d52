import type { Platform } from '@platform/sdk';
import { median, percentile } from '../stats.ts';
import { figureRow, type Row } from '../table.ts';
import { withPayoutServer } from './payout-server.ts';
import { besideTpcB } from './pgbench.ts';

const rounds = 3;
const claimsInRound = 600;
const callersAtOnce = 8;

/** Payouts that callers at once take from the pool of one server, each the oldest that nobody else takes. */
export const benchPayouts = (say: (text: string) => void): Promise<Row[]> =>
  withPayoutServer('payouts', say, async ({ tpcB, fillPool, signedIn }) => {
    const perSecond: number[] = [];
    const latenciesMs: number[] = [];
    const references: (number | undefined)[] = [];
    const clerk = await signedIn('admin');
    // The first round warms up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      await fillPool(claimsInRound);
      const claims = await claimAll(clerk);
      const reference = await tpcB(round === 0 ? 2 : 5);
      if (round === 0) continue;
      perSecond.push((claims.latenciesMs.length / claims.tookMs) * 1_000);
      latenciesMs.push(...claims.latenciesMs);
      references.push(reference);
      say(`round ${round}: ${perSecond.at(-1)?.toFixed(0)} claims/s, TPC-B ${reference?.toFixed(0)}/s`);
    }
    return [
      besideTpcB(`payouts claimed, ${callersAtOnce} at once, PostgreSQL`, median(perSecond), references),
      figureRow('… p50', percentile(latenciesMs, 0.5), 'ms', {}),
      figureRow('… p99', percentile(latenciesMs, 0.99), 'ms', {}),
    ];
  });

/** Until the pool is empty. */
async function claimAll(clerk: Platform): Promise<{ latenciesMs: readonly number[]; tookMs: number }> {
  const startedAt = performance.now();
  const latenciesMs: number[] = [];
  const caller = async (): Promise<void> => {
    for (;;) {
      const from = performance.now();
      const { claim } = await clerk.payoutClaims.next();
      if (!claim) return;
      latenciesMs.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: callersAtOnce }, caller));
  return { latenciesMs, tookMs: performance.now() - startedAt };
}
