import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minorUnits, type Platform } from '@platform/sdk';
import { payoutStatusOf } from '@platform/sdk/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPayout, emptyPool, signedIn, signInEnv } from './testing/demo-world.ts';
import { type FakeBank, openFakeBank } from './testing/fake-bank.ts';
import { type Program, run, start } from './testing/programs.ts';
import { openUnreliableNetwork, type UnreliableNetwork } from './testing/unreliable-network.ts';

const live = inject('platform');
let platform: Platform;
let bank: FakeBank;
let network: UnreliableNetwork;
let folder: string;

beforeAll(async () => {
  platform = await signedIn(live);
});
beforeEach(async () => {
  await emptyPool(platform);
  bank = await openFakeBank();
  network = await openUnreliableNetwork(live.url);
  folder = mkdtempSync(join(tmpdir(), 'platform-bot-'));
});
afterEach(async () => {
  await Promise.all([bank.close(), network.close()]);
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => platform.session.logout());

const env = () => ({
  ...signInEnv(live, 'admin'),
  PLATFORM_URL: network.url,
  BANK_URL: bank.url,
  JOURNAL: join(folder, 'journal.ndjson'),
  PAYOUT_LIMIT: '500.00',
  LOOK_EVERY_MS: '50',
});
const bot = () => run('examples/payout-bot.mjs', [], env());
const startBot = (): Program => start('examples/payout-bot.mjs', [], env());

async function order(orderCode: string) {
  const { list } = await platform.orders.list({ orderCode, orderType: 2 });
  const [row] = list;
  return { ...row, state: row?.payoutStatus ? payoutStatusOf(row.payoutStatus) : undefined };
}
const steps = () =>
  readFileSync(join(folder, 'journal.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { step: string }).step);

describe('the payout bot', () => {
  it('claims, pays once and completes with the bank’s reference', async () => {
    const [one, two] = [await createPayout(live), await createPayout(live)];
    expect(await bot()).toMatchObject({ code: 0, stderr: '' });
    expect([...bank.asked].sort()).toEqual([one.orderCode, two.orderCode].sort());
    for (const { orderCode } of [one, two])
      expect(await order(orderCode)).toMatchObject({ state: 'completed', utr: bank.utrOf(orderCode) });
    expect(steps().slice(0, 5)).toEqual(['claimed', 'beginning', 'paying', 'paid', 'done']);
    // A second run finds nothing to do.
    expect((await bot()).code).toBe(0);
    expect(bank.asked).toHaveLength(2);
  });

  it('cancels a claim that it may not pay, before payment begins', async () => {
    const { orderCode } = await createPayout(live, { amount: minorUnits(60_000) });
    const { code, stdout } = await bot();
    expect(code).toBe(0);
    expect(stdout).toContain('given back: above the limit');
    expect(await order(orderCode)).toMatchObject({ state: 'awaiting', claimedBy: null });
    expect(bank.asked).toEqual([]);
  });

  it('checks the result instead of paying again when the bank breaks off, and completes a found payment', async () => {
    const { orderCode } = await createPayout(live);
    bank.mood = 'paysSilently';
    expect((await bot()).code).toBe(0);
    expect(bank.asked).toEqual([orderCode]);
    expect(await order(orderCode)).toMatchObject({ state: 'completed', utr: bank.utrOf(orderCode) });
  });

  it('stops at an unknown outcome, and a later run only asks for the result', async () => {
    const { orderCode } = await createPayout(live);
    const untouched = await createPayout(live);
    // The bank accepts the payment without an answer and pays later.
    bank.mood = 'paysSilently';
    const stopped = startBot();
    await bank.askedTimes(1);
    bank.mood = 'isMute';
    expect(await stopped.ended).toBe(3);
    expect(stopped.stderr()).toContain('does not say whether it has paid');
    expect(bank.asked).toHaveLength(1);
    const [first, second] =
      bank.asked[0] === orderCode ? [orderCode, untouched.orderCode] : [untouched.orderCode, orderCode];
    // No other account can claim it, and nothing further was started.
    expect(await order(first)).toMatchObject({ state: 'paying' });
    expect(await order(second)).toMatchObject({ state: 'awaiting' });
    // Still no answer: still nothing is started.
    expect((await bot()).code).toBe(3);
    expect(bank.asked).toHaveLength(1);

    bank.mood = 'pays';
    expect((await bot()).code).toBe(0);
    expect(bank.asked).toEqual([first, second]);
    expect(await order(first)).toMatchObject({ state: 'completed', utr: bank.utrOf(first) });
  });

  it('killed while the bank pays, it pays nothing twice after a restart', async () => {
    const { orderCode } = await createPayout(live);
    bank.mood = 'paysWithoutAnswering';
    const killed = startBot();
    await bank.askedTimes(1);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(steps().at(-1)).toBe('paying');
    bank.mood = 'pays';
    expect((await bot()).code).toBe(0);
    expect(bank.asked).toEqual([orderCode]);
    expect(await order(orderCode)).toMatchObject({ state: 'completed', utr: bank.utrOf(orderCode) });
  });

  it('takes every step once when answers of the platform are lost', async () => {
    const { orderCode } = await createPayout(live);
    network.loseAnswerTo('claimOrder', 'begin-', 'paid-');
    expect(await bot()).toMatchObject({ code: 0 });
    expect(network.stillToLose).toEqual(new Set());
    expect(bank.asked).toEqual([orderCode]);
    expect(await order(orderCode)).toMatchObject({ state: 'completed', utr: bank.utrOf(orderCode) });
  });

  it('finishes what an earlier run began, at whatever step it stopped', async () => {
    const cases = ['claimed', 'beginning', 'begun', 'paid'] as const;
    const codes = new Map<string, string>();
    for (const cut of cases) {
      const { orderCode } = await createPayout(live);
      codes.set(cut, orderCode);
      const { id: orderId = '' } = await order(orderCode);
      const { amountMinor, currency, userName, cardNumber, ifscCode } = await platform.payoutClaims.claim({
        orderId,
      });
      const entry = { orderId, orderCode, amountMinor, currency, userName, cardNumber, ifscCode };
      const isBegun = cut === 'begun' || cut === 'paid';
      if (isBegun) await platform.orders.supplement({ orderCode });
      const last = {
        claimed: { step: 'claimed' },
        beginning: { step: 'beginning' },
        begun: { step: 'beginning' },
      };
      const line = cut === 'paid' ? { step: 'paid', utr: '987654321012' } : last[cut];
      appendFileSync(join(folder, 'journal.ndjson'), `${JSON.stringify({ ...entry, ...line })}\n`);
    }
    // A crash in the middle of a line: its step did not start.
    appendFileSync(join(folder, 'journal.ndjson'), '{"orderId":"half');

    expect(await bot()).toMatchObject({ code: 0, stderr: '' });
    const states = await Promise.all(cases.map(async (cut) => (await order(codes.get(cut) ?? '')).state));
    expect(states).toEqual(['awaiting', 'awaiting', 'completed', 'completed']);
    expect(bank.asked).toEqual([codes.get('begun')]);
    expect(await order(codes.get('paid') ?? '')).toMatchObject({ utr: '987654321012' });
  });

  it('leaves a declined payment to an operator, and does not ask again', async () => {
    const { orderCode } = await createPayout(live);
    bank.mood = 'declines';
    const { code, stdout } = await bot();
    expect(code).toBe(1);
    expect(stdout).toContain(`${orderCode} wants a person`);
    bank.mood = 'pays';
    expect((await bot()).code).toBe(1);
    expect(bank.asked).toEqual([orderCode]);
  });

  it('refuses to run beside another bot with the same journal', async () => {
    const { orderCode } = await createPayout(live);
    bank.mood = 'paysWithoutAnswering';
    const first = startBot();
    await bank.askedTimes(1);
    const second = await bot();
    expect(second.code).not.toBe(0);
    expect(second.stderr).toContain('another bot');
    first.child.kill('SIGKILL');
    await first.ended;
    bank.mood = 'pays';
    expect((await bot()).code).toBe(0);
    expect(bank.asked).toEqual([orderCode]);
  });
});
