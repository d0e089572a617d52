import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Platform } from '@platform/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { runTool, type ToolRun } from '../src/cli/testing/tool-run.ts';
import { createOrder, createPayout, emptyPool, signedIn, signInEnv } from './testing/demo-world.ts';

const live = inject('platform');
const config = mkdtempSync(join(tmpdir(), 'platform-cli-payouts-'));
const env = { XDG_CONFIG_HOME: config, ...signInEnv(live, 'admin') };
const cardNumber = '50100012345678';
let platform: Platform;

const payouts = (...args: string[]): Promise<ToolRun> => runTool(['payouts', ...args], { env });
const answerOf = async (...args: string[]) => {
  const { code, stdout, stderr } = await payouts(...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
};
const stateOf = async (orderCode: string) => (await answerOf('show', orderCode)).payoutStatus;

beforeAll(async () => {
  platform = await signedIn(live);
  await runTool(['login'], { env });
});
beforeEach(() => emptyPool(platform));
afterAll(async () => {
  rmSync(config, { recursive: true, force: true });
  await platform.session.logout();
});

describe('payouts', () => {
  it('are claimed oldest first, begun, and paid with the bank’s reference', async () => {
    const [first, second] = [await createPayout(live), await createPayout(live)];
    const pool = await answerOf('pool');
    expect(pool.map((row: { orderCode: string }) => row.orderCode)).toEqual([
      first.orderCode,
      second.orderCode,
    ]);
    expect(await answerOf('next', '--currency', 'INR', '--max-amount', '100.00')).toMatchObject({
      orderCode: first.orderCode,
      amount: '100.00',
    });
    expect((await answerOf('held')).map((row: { orderCode: string }) => row.orderCode)).toContain(
      first.orderCode,
    );
    expect(await answerOf('begin', first.orderCode)).toMatchObject({ payoutStatus: 3 });
    const utr = `${Date.now()}`.slice(-12);
    expect(await answerOf('paid', first.orderCode, '--utr', utr)).toMatchObject({ payoutStatus: 4, utr });
    const completed = await answerOf('list', '--status', 'completed', '--utr', utr);
    expect(completed).toMatchObject([{ orderCode: first.orderCode, orderType: 2 }]);
  });

  it('go through the same step once, however often the command runs', async () => {
    const { orderCode } = await createPayout(live);
    await answerOf('claim', orderCode);
    expect(await answerOf('claim', orderCode)).toMatchObject({ renewed: true });
    for (const _ of [1, 2]) expect(await answerOf('begin', orderCode)).toMatchObject({ payoutStatus: 3 });
    const utr = `${Date.now()}`.slice(-12);
    for (const _ of [1, 2])
      expect(await answerOf('paid', orderCode, '--utr', utr)).toMatchObject({ payoutStatus: 4 });
    const another = await payouts('paid', orderCode, '--utr', `${utr.slice(1)}9`);
    expect(another).toMatchObject({ code: 1, stdout: '' });
    expect(another.stderr).toContain('The payout is completed, not paying.');
  });

  it('are not paid before the payment has begun, nor begun before they are claimed', async () => {
    const { orderCode } = await createPayout(live);
    expect((await payouts('begin', orderCode)).stderr).toContain('Claim it first');
    await answerOf('claim', orderCode);
    expect((await payouts('paid', orderCode, '--utr', '432100012345')).stderr).toContain(
      'Begin before you pay',
    );
    expect(await stateOf(orderCode)).toBe(2);
  });

  it('show the whole account number only on request', async () => {
    const { orderCode } = await createPayout(live);
    for (const args of [['claim', orderCode], ['held']]) {
      for (const format of ['--json', '--table']) {
        const masked = await payouts(...args, format);
        expect(masked.stdout).not.toContain(cardNumber);
        expect(masked.stdout).toContain('***5678');
        expect((await payouts(...args, format, '--account-number')).stdout).toContain(cardNumber);
      }
    }
  });

  it('return to the pool when the claim is cancelled, and leave it when they are rejected', async () => {
    const { orderCode } = await createPayout(live);
    await answerOf('claim', orderCode);
    expect(await answerOf('cancel-claim', orderCode)).toMatchObject({ payoutStatus: 1, claimedBy: null });
    expect(await payouts('reject', orderCode)).toMatchObject({ code: 2, stdout: '' });
    const rejected = await answerOf('reject', orderCode, '--reason', 'beneficiaryWrong');
    expect(rejected).toMatchObject({ payoutStatus: 6 });
    expect(await payouts('next')).toMatchObject({ code: 1, stdout: '', stderr: 'No payout waits.\n' });
  });

  it('end by what the bank answered: declined, or nobody knows', async () => {
    const [declined, lost] = [await createPayout(live), await createPayout(live)];
    for (const { orderCode } of [declined, lost]) {
      await answerOf('claim', orderCode);
      await answerOf('begin', orderCode);
    }
    await answerOf('declined', declined.orderCode, '--reason', 'bankUnavailable');
    expect([1, 6]).toContain(await stateOf(declined.orderCode));
    await answerOf('unknown', lost.orderCode, '--reason', 'The bank’s page timed out');
    expect(await stateOf(lost.orderCode)).toBe(10);
  });

  it('that are collections, or do not exist, are not found', async () => {
    const { orderCode: collection } = await createOrder(live);
    for (const orderCode of ['P0', collection])
      for (const command of ['show', 'claim', 'begin', 'cancel-claim'])
        expect(await payouts(command, orderCode)).toMatchObject({ code: 1, stdout: '' });
  });
});
