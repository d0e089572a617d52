import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatPlatformTime } from '@platform/sdk';
import { createCallbacks } from '@platform/sdk/callbacks';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createOrder, merchantEnv, newOrderNo, signInEnv } from './testing/demo-world.ts';
import { type Program, run, start } from './testing/programs.ts';
import { openUnreliableNetwork } from './testing/unreliable-network.ts';

const live = inject('platform');
const folder = mkdtempSync(join(tmpdir(), 'platform-examples-'));
const running: Program[] = [];

afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function begin(example: string, env: Record<string, string>): Program {
  const program = start(`examples/${example}`, [], env, folder);
  running.push(program);
  return program;
}

describe('create-order', () => {
  const create = (orderNo: string, env: Record<string, string> = {}, amount = '500.00') =>
    run('examples/create-order.mjs', [orderNo, amount, 'INR', '1008'], { ...merchantEnv(live), ...env });

  it('creates an order, and finds the same one when it is run again', async () => {
    const orderNo = newOrderNo('EX');
    const first = await create(orderNo);
    expect(first).toMatchObject({ code: 0, stdout: expect.stringMatching(/^C\d+ /) });
    // Meanwhile the order may have an account and a pay link.
    expect((await create(orderNo)).stdout.split(' ')[0]).toBe(first.stdout.split(' ')[0]);
  });

  it('finds an order whose answer was lost', async () => {
    const network = await openUnreliableNetwork(live.url);
    const orderNo = newOrderNo('EX');
    network.loseAnswerTo(orderNo);
    const { code, stdout } = await create(orderNo, { PLATFORM_URL: network.url });
    expect(stdout).toMatch(/^C\d+ found after a broken connection/);
    expect(code).toBe(0);
    expect((await create(orderNo)).stdout.split(' ')[0]).toBe(stdout.split(' ')[0]);
    await network.close();
  });

  it('refuses an amount with too many decimals, and a number used for another order', async () => {
    const orderNo = newOrderNo('EX');
    expect((await create(orderNo, {}, '500.001')).stderr).toContain('excessPrecision');
    await create(orderNo);
    const other = await create(orderNo, {}, '600.00');
    expect(other).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('callback-server', () => {
  const key = merchantEnv(live).PLATFORM_KEY;
  const callbacks = createCallbacks({ key });

  async function serve(): Promise<{ program: Program; url: string }> {
    const program = begin('callback-server.mjs', {
      PLATFORM_KEY: key,
      PORT: '0',
      BOOKED_FILE: join(folder, 'booked'),
    });
    await expect.poll(() => program.stdout(), { timeout: 20_000 }).toMatch(/listening on \d+/);
    return { program, url: `http://127.0.0.1:${/on (\d+)/.exec(program.stdout())?.[1]}` };
  }

  const post = async (
    url: string,
    { headers, rawBody }: { headers: Readonly<Record<string, string>>; rawBody: string },
  ) => {
    const response = await fetch(url, { method: 'POST', headers, body: rawBody });
    return { status: response.status, body: await response.text() };
  };
  const booked = () => readFileSync(join(folder, 'booked'), 'utf8').split('\n').filter(Boolean);

  it('books a correctly signed callback once, also after a restart, and refuses others', async () => {
    let { program, url } = await serve();
    const good = callbacks.generateTest({ payload: { mchOrderNo: 'CB-1' } });
    expect(await post(url, good)).toEqual({ status: 200, body: 'success' });
    expect(await post(url, { ...good, rawBody: good.rawBody.replace('50000', '90000') })).toMatchObject({
      status: 401,
    });
    const form = callbacks.generateTest({ payload: { mchOrderNo: 'CB-2' }, format: 'form' });
    expect(await post(url, form)).toEqual({ status: 200, body: 'success' });
    const stolen = createCallbacks({ key: 'another key' }).generateTest();
    expect(await post(url, stolen)).toMatchObject({ status: 401 });
    expect(await post(url, { ...good, rawBody: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
    expect(booked()).toHaveLength(2);

    program.child.kill('SIGTERM');
    await program.ended;
    ({ program, url } = await serve());
    // The platform repeats a callback whose acknowledgement it did not receive.
    expect(await post(url, good)).toEqual({ status: 200, body: 'success' });
    expect(booked()).toHaveLength(2);
    program.child.kill('SIGTERM');
    await program.ended;
  });
});

describe('export-orders', () => {
  it('writes every order of the day, with formulas as text and long numbers completely', async () => {
    const longNumber = `4321000${Date.now()}`;
    await createOrder(live, { subject: '=HYPERLINK("http://evil.example","click")', mchOrderNo: longNumber });
    await createOrder(live, { subject: 'Tea, "green"' });
    const day = formatPlatformTime(new Date()).slice(0, 10);
    const file = join(folder, 'orders.csv');
    const { code, stdout } = await run('examples/export-orders.mjs', [day, file], signInEnv(live, 'admin'));
    expect(code).toBe(0);
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\r\n').filter(Boolean);
    expect(stdout).toBe(`${lines.length - 1} orders in ${file}\n`);
    expect(text.startsWith('\uFEFForder,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`);
    expect(text).toContain(`,'${longNumber},`);
    expect(text).toContain('"Tea, ""green"""');
    expect(text).toContain(',500.00,');
    expect(lines.every((line) => !/(^|,)[=+\-@]/.test(line))).toBe(true);
  });

  it('leaves no seemingly complete file when it fails', async () => {
    const file = join(folder, 'none.csv');
    const env = { ...signInEnv(live, 'admin'), PLATFORM_URL: 'http://127.0.0.1:9' };
    expect((await run('examples/export-orders.mjs', ['2026-11-20', file], env)).code).not.toBe(0);
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });
});

describe('watch-orders', () => {
  it('shows pushed orders, and after a broken connection those it missed', async () => {
    const network = await openUnreliableNetwork(live.url);
    const watch = begin('watch-orders.mjs', { ...signInEnv(live, 'admin'), PLATFORM_URL: network.url });
    const shows = (text: string) => expect.poll(() => watch.stdout(), { timeout: 20_000 }).toContain(text);
    const pushed: string[] = [];
    await expect
      .poll(
        async () => {
          pushed.push((await createOrder(live)).orderCode);
          return watch.stdout();
        },
        { timeout: 20_000, interval: 500 },
      )
      .toContain('pushed C');
    network.drop();
    const missed = await createOrder(live);
    await shows(missed.orderCode);
    const shown = watch.stdout().match(/C\d+/g) ?? [];
    expect(new Set(shown).size).toBe(shown.length);
    watch.child.kill('SIGTERM');
    expect(await watch.ended).toBe(0);
    await network.close();
  });
});
