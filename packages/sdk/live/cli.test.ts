import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runTool, type ToolRun } from '../src/cli/testing/tool-run.ts';
import { createOrder, merchantEnv, newOrderNo, signInEnv } from './testing/demo-world.ts';
import { type Program, run, start } from './testing/programs.ts';
import { openUnreliableNetwork, type UnreliableNetwork } from './testing/unreliable-network.ts';

const tool = 'src/cli/main.ts';
const live = inject('platform');
const config = mkdtempSync(join(tmpdir(), 'platform-cli-'));
const base = { XDG_CONFIG_HOME: config, PLATFORM_URL: live.url };

/** In this process, because starting one for each call is slower. */
const platform = (args: readonly string[], env: Record<string, string> = {}, stdin = ''): Promise<ToolRun> =>
  runTool(args, { env: { ...base, ...env }, stdin });

const signIn = (env: Record<string, string> = {}) =>
  platform(['login'], { ...signInEnv(live, 'admin'), ...env });

const create = (orderNo: string, ...more: string[]) =>
  platform(
    [
      'orders',
      'create',
      '--product',
      '1008',
      '--order-no',
      orderNo,
      '--amount',
      '500.00',
      '--currency',
      'INR',
    ].concat('--notify-url', 'https://merchant.example/callback', more),
    merchantEnv(live),
  );

afterAll(() => rmSync(config, { recursive: true, force: true }));

describe('sign-in', () => {
  it('keeps a token that only its owner can read, and sign-out removes it', async () => {
    const folder = join(config, 'platform', 'sessions');
    expect(await signIn()).toMatchObject({ code: 0, stderr: '' });
    const [file = ''] = readdirSync(folder);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);

    const whoami = await platform(['whoami']);
    expect(JSON.parse(whoami.stdout)).toMatchObject({ account: 'admin', role: 'admin', baseUrl: live.url });

    expect(await platform(['logout'])).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toEqual([]);
    expect(await platform(['whoami'])).toMatchObject({ code: 4, stdout: '' });
  });

  it('reports a refusal with the request id, and stores nothing', async () => {
    const { code, stderr } = await signIn({ PLATFORM_USER: 'nobody', PLATFORM_PASSWORD: 'Wrong2026' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/1001.*not right\n {2}Check the user name.*\n {2}Request id: \S+/s);
    expect(stderr).not.toContain('Wrong2026');
    expect(await platform(['orders', 'list'])).toMatchObject({ code: 4 });
  });

  it('without a terminal does not prompt, and names the variable', async () => {
    const { code, stderr } = await signIn({ PLATFORM_PASSWORD: '' });
    expect(code).toBe(2);
    expect(stderr).toContain('PLATFORM_PASSWORD');
  });

  it('to an account with an authenticator prompts for the code', async () => {
    const { code, stderr } = await signIn({ PLATFORM_USER: 'superadmin' });
    expect(code).toBe(1);
    expect(stderr).toContain('googleCodeRequired');
  });
});

describe('orders', () => {
  beforeAll(() => signIn());

  it('are created, signed with the key of the environment, and shown', async () => {
    const orderNo = newOrderNo('CLI');
    const created = await create(orderNo, '--subject', '=cmd()');
    expect(created).toMatchObject({ code: 0, stderr: '' });
    const order = JSON.parse(created.stdout);
    expect(order).toMatchObject({
      mchOrderNo: orderNo,
      amountMinor: 50_000,
      amount: '500.00',
      currency: 'INR',
    });

    const shown = await platform(['orders', 'show', order.orderCode]);
    expect(JSON.parse(shown.stdout)).toMatchObject({
      merchantOrderNo: orderNo,
      subject: '=cmd()',
      amount: '500.00',
    });
    const table = await platform(['orders', 'show', '--merchant-order', orderNo, '--table']);
    expect(table.stdout).toMatch(/amount +500\.00 INR\n/);
  });

  it('sent again are the same order; another order under a used number is refused', async () => {
    const orderNo = newOrderNo('CLI');
    const [first, again] = [await create(orderNo), await create(orderNo)];
    expect(JSON.parse(again.stdout).orderCode).toBe(JSON.parse(first.stdout).orderCode);
    const other = await create(orderNo, '--subject', 'another');
    expect(other).toMatchObject({ code: 1, stdout: '' });
    expect(other.stderr).toContain('orderNumberConflict');
  });

  it('with an unknown creation outcome exit with 3; the same command finds them', async () => {
    const network = await openUnreliableNetwork(live.url);
    const orderNo = newOrderNo('CLI');
    network.loseAnswerTo(orderNo);
    const lost = await create(orderNo, '--base-url', network.url);
    expect(lost).toMatchObject({ code: 3, stdout: '' });
    expect(lost.stderr).toContain('may or may not have been carried out');
    // The order was created; only the answer was lost.
    const found = await platform(['orders', 'show', '--merchant-order', orderNo]);
    const again = await create(orderNo, '--base-url', network.url);
    expect(JSON.parse(again.stdout).orderCode).toBe(JSON.parse(found.stdout).orderCode);
    await network.close();
  });

  it('are listed over pages up to the limit, each once, as one JSON array', async () => {
    const { stdout } = await platform(['orders', 'list', '--limit', '120', '--not-status', 'none']);
    const rows = JSON.parse(stdout) as { orderCode: string; amount: string }[];
    expect(new Set(rows.map((row) => row.orderCode)).size).toBe(120);
    expect(rows.every(({ amount }) => /^\d+\.\d{2,6}$/.test(amount))).toBe(true);
  });

  it('are filtered by the options', async () => {
    const args = [
      'orders',
      'list',
      '--status',
      'timedOut',
      '--amount',
      '1000.00',
      '--currency',
      'INR',
      '--limit',
      '5',
    ];
    const rows = JSON.parse((await platform(args)).stdout) as { status: number; amountMinor: number }[];
    expect(rows.every(({ status, amountMinor }) => status === 3 && amountMinor === 100_000)).toBe(true);
    const inShillings = ['orders', 'list', '--currency', 'KES', '--limit', '5'];
    const shillings = JSON.parse((await platform(inShillings)).stdout) as { currency: string }[];
    expect(new Set(shillings.map(({ currency }) => currency))).toEqual(new Set(['KES']));
  });

  it('that do not exist exit with 1, with output only on stderr', async () => {
    expect(await platform(['orders', 'show', 'C0'])).toMatchObject({ code: 1, stdout: '' });
  });

  it('are also listed by the installed program', async () => {
    const { code, stdout, stderr } = await run(tool, ['orders', 'list', '--limit', '2'], base);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toHaveLength(2);
  });

  it('end quietly when the reader closes the pipe', async () => {
    const program = start(tool, ['orders', 'list', '--limit', '0'], base);
    program.child.stdout?.once('data', () => program.child.stdout?.destroy());
    expect(await program.ended).toBe(0);
    expect(program.stderr()).toBe('');
  });
});

describe('orders tail', () => {
  let network: UnreliableNetwork;
  let tail: Program | undefined;
  const codes = () =>
    (tail?.stdout() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { orderCode: string; source: string });
  const follows = (text: string) => expect.poll(() => tail?.stdout(), { timeout: 20_000 }).toContain(text);

  beforeAll(async () => {
    network = await openUnreliableNetwork(live.url);
    await signIn({ PLATFORM_URL: network.url });
  });
  afterAll(async () => {
    tail?.child.kill('SIGKILL');
    await network.close();
  });

  it('shows pushed orders, fills the gap of a broken connection, repeats none, and ends at Ctrl-C', async () => {
    tail = start(tool, ['orders', 'tail'], { ...base, PLATFORM_URL: network.url });
    // It follows the orders when the first order created after its start arrives.
    const first: string[] = [];
    await expect
      .poll(
        async () => {
          first.push((await createOrder(live)).orderCode);
          return tail?.stdout();
        },
        { timeout: 20_000, interval: 500 },
      )
      .not.toBe('');
    await follows(first.at(-1) ?? '');

    network.drop();
    const missed = await createOrder(live);
    await follows(missed.orderCode);
    const after = await createOrder(live);
    await follows(after.orderCode);

    const shown = codes().map(({ orderCode }) => orderCode);
    expect(new Set(shown).size).toBe(shown.length);
    tail.child.kill('SIGINT');
    expect(await tail.ended).toBe(130);
  });
});

describe('any call', () => {
  beforeAll(() => signIn());

  it('answers JSON', async () => {
    const { code, stdout } = await platform(['call', 'orders.statuses']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id: 4, key: 'callbackSucceeded' }));
  });

  it('takes its fields from stdin', async () => {
    const { stdout } = await platform(['call', 'orders.list', '--input', '-'], {}, '{"page":1,"pageSize":3}');
    expect(JSON.parse(stdout).list).toHaveLength(3);
  });

  it('prompts for the second-level password when needed', async () => {
    await signIn({ PLATFORM_USER: 'merchant' });
    const { PLATFORM_SECOND_PASSWORD } = signInEnv(live, 'merchant');
    const denied = await platform(['call', 'merchants.signingKey']);
    expect(denied.code).toBe(2);
    expect(denied.stderr).toContain('PLATFORM_SECOND_PASSWORD');
    const given = await platform(['call', 'merchants.signingKey'], { PLATFORM_SECOND_PASSWORD });
    expect(JSON.parse(given.stdout).signingKey).toBe(merchantEnv(live).PLATFORM_KEY);
    await signIn();
  });

  it('that violates the contract is not sent', async () => {
    const { code, stderr } = await platform(['call', 'orders.list', '--input', '{"page":0}']);
    expect(code).toBe(2);
    expect(stderr).toContain('nothing was sent');
  });
});
