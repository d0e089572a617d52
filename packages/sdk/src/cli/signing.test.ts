import { minorUnits, signOrder } from '@platform/sdk';
import { createCallbacks } from '@platform/sdk/callbacks';
import { describe, expect, it } from 'vitest';
import { runTool } from './testing/tool-run.ts';

const key = '192006250b4c09247ec02edce69f6a2d';
const env = { PLATFORM_KEY: key };
// WeChat Pay's published example.
const example = {
  appid: 'wxd930ea5d5a258f4f',
  mch_id: '10000100',
  device_info: '1000',
  body: 'test',
  nonce_str: 'ibuaiVcKdpRxkhJA',
};
const md5 = '9A0A8659F005D6984697E2CA0A9CF3B7';
const hmac = '6A9AE1657590FD6257D693A078E1C3E4BB6BA4DC30B23E0EE2496E54170DACD6';
const text = JSON.stringify(example);

describe('sign', () => {
  it('prints the signature for a person, and also the body for a program', async () => {
    expect(await runTool(['sign', '--table'], { env, stdin: text })).toEqual({
      code: 0,
      stdout: `${md5}\n`,
      stderr: '',
    });
    const { stdout } = await runTool(['sign', '--input', text], { env });
    expect(JSON.parse(stdout)).toEqual({ ...example, sign: md5 });
  });

  it('supports the other profile', async () => {
    const { stdout } = await runTool(['sign', '--table', '--profile', 'hmac-sha256'], { env, stdin: text });
    expect(stdout).toBe(`${hmac}\n`);
  });

  it('explains the base string with the key masked', async () => {
    const { stdout } = await runTool(['sign', '--explain', '--table'], {
      env,
      stdin: JSON.stringify({ ...example, empty: '' }),
    });
    expect(stdout).toContain('nonce_str=ibuaiVcKdpRxkhJA&key=******');
    expect(stdout).toContain('empty (');
    expect(stdout).toContain(md5);
    expect(stdout).not.toContain(key);
  });

  it('scales an order to wire units', async () => {
    const order = { mchId: '10000101', productId: 1045, mchOrderNo: 'M-1', amount: minorUnits(12_345) };
    const asOrder = await runTool(['sign', '--order', '--table'], { env, stdin: JSON.stringify(order) });
    expect(asOrder.stdout).toBe(`${signOrder(order, key).sign}\n`);
    const asIs = await runTool(['sign', '--table'], { env, stdin: JSON.stringify(order) });
    expect(asIs.stdout).not.toBe(asOrder.stdout);
  });

  it('requires a key, and refuses bytes that are not text', async () => {
    expect((await runTool(['sign'], { stdin: text })).stderr).toContain('PLATFORM_KEY');
    const { code, stderr } = await runTool(['sign'], { env, stdin: new Uint8Array([0x7b, 0xff, 0x7d]) });
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'platform: The input is not UTF-8.\n' });
  });
});

describe('verify', () => {
  it.each([
    [{ ...example, sign: md5 }, 0, 'right'],
    [{ ...example, sign: md5.toLowerCase() }, 0, 'right'],
    [{ ...example, body: 'Test', sign: md5 }, 1, 'wrong'],
    [example, 1, 'missing'],
  ])('%j → %d', async (body, code, signature) => {
    const result = await runTool(['verify'], { env, stdin: JSON.stringify(body) });
    expect(result.code).toBe(code);
    expect(JSON.parse(result.stdout)).toEqual({ ok: code === 0, signature });
  });

  const { headers, rawBody } = createCallbacks({ key }).generateTest({ payload: { mchOrderNo: 'M-7' } });
  const given = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
  const verifyCallback = (stdin: string, args: readonly string[] = given) =>
    runTool(['verify', '--callback', ...args], { env, stdin });

  it('accepts a correctly signed callback', async () => {
    const { code, stdout } = await verifyCallback(rawBody);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      event: { mchOrderNo: 'M-7' },
      answer: { body: 'success' },
    });
  });

  it('refuses a changed or old callback, or one without a header', async () => {
    const changed = await verifyCallback(rawBody.replace('50000', '90000'));
    expect(changed).toMatchObject({ code: 1 });
    expect(JSON.parse(changed.stdout)).toMatchObject({ ok: false, reason: 'signatureMismatch' });
    const old = createCallbacks({ key }).generateTest({ sentAtMs: Date.now() - 3_600_000 });
    const oldHeaders = Object.entries(old.headers).flatMap(([name, value]) => [
      '--header',
      `${name}: ${value}`,
    ]);
    expect(await verifyCallback(old.rawBody, oldHeaders)).toMatchObject({ code: 1 });
    expect(await verifyCallback(old.rawBody, [...oldHeaders, '--any-time'])).toMatchObject({ code: 0 });
    expect(await verifyCallback(rawBody, given.slice(2))).toMatchObject({ code: 1 });
    expect(await verifyCallback(rawBody, ['--header', 'no colon'])).toMatchObject({ code: 2 });
  });
});
