import { afterAll, expect, it } from 'vitest';
import { Sandbox } from '../../../kit/sandbox/sandbox.ts';
import { razorpayLinksScript, razorpayxScript } from './shipped-scripts.service.ts';
import { checkSource, trySamples } from './trials.ts';

const sandbox = new Sandbox({ workers: 1 });
afterAll(() => sandbox.close());

it.each([razorpayxScript(), razorpayLinksScript()])(
  'the script $name passes its own samples',
  async ({ source, samples, direction }) => {
    await checkSource(sandbox, source, direction);
    const results = await trySamples(sandbox, source, samples, direction);
    expect(results.filter(({ passed }) => !passed)).toEqual([]);
    expect(results).toHaveLength(samples.length);
  },
);

it('that of RazorpayX sends the key of the attempt and no secret that a record could show', async () => {
  const { source, samples } = razorpayxScript();
  const [accepted] = await trySamples(sandbox, source, samples.slice(0, 1), 'payout');
  const [request] = accepted?.requests ?? [];
  expect(request).toMatchObject({
    method: 'POST',
    url: 'https://gateway.example/payouts',
    headers: { 'x-payout-idempotency': 'P2026112012000012345678-1', authorization: '***' },
  });
  expect(JSON.stringify(accepted)).not.toMatch(/sample-key-secret|50100012345678/);
});
