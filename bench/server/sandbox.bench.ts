import { Sandbox } from '../../apps/server/src/kit/sandbox/sandbox.ts';
import { percentile } from '../stats.ts';
import { figureRow, type Row } from '../table.ts';

const warmUp = 50;
const runs = 500;

/** A pay script in miniature: it signs, asks the gateway, and answers with a verdict. */
const source = `export async function send({ payout }) {
  const body = JSON.stringify(payout);
  const signature = hmac('sha256', secret('key'), body);
  const { status, body: text } = await http.request({ method: 'POST', url: '/payouts', headers: { signature }, body });
  return status === 200 ? { verdict: 'accepted', reference: JSON.parse(text).id } : { verdict: 'unknown', reason: text };
}`;

/** One run of a script in a warm worker, with a gateway that answers at once. */
export async function benchSandbox(): Promise<Row[]> {
  const sandbox = new Sandbox({ workers: 1 });
  try {
    const tookMs: number[] = [];
    for (let run = 0; run < warmUp + runs; run += 1) {
      const startedAt = performance.now();
      const job = {
        source,
        entryPoint: 'send',
        input: { payout: { key: `P${run}`, amount: '200.00' } },
        secrets: { key: 'secret' },
      };
      const { output, message } = await sandbox.run(job, {
        request: async () => ({ status: 200, headers: {}, body: '{"id":"pout_1"}' }),
      });
      if (!output) throw new Error(`The script failed: ${message}`);
      if (run >= warmUp) tookMs.push(performance.now() - startedAt);
    }
    return [
      figureRow('a pay script in a warm sandbox, p50', percentile(tookMs, 0.5), 'ms', { atMost: 3 }),
      figureRow('… p99', percentile(tookMs, 0.99), 'ms', {}),
    ];
  } finally {
    await sandbox.close();
  }
}
