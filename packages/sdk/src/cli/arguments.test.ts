import { describe, expect, it } from 'vitest';
import { runTool } from './testing/tool-run.ts';

const secret = 'Hunter2026';
const url = 'https://platform.example';

describe('a secret on the command line', () => {
  it.each([
    ['login', '--password', secret],
    ['login', `--password=${secret}`],
    ['login', '--user', 'a', '--code', '123456'],
    ['login', '--google-code', '123456'],
    ['login', '--token', secret],
    ['call', 'merchants.signingKey', '--second-password', secret],
    ['orders', 'create', '--key', secret],
    ['orders', 'create', '--signing-key', secret],
    ['sign', '--secret', secret],
    ['orders', 'list', '--card-number', secret],
  ])('%s %s is refused, with the right way to pass it', async (...args) => {
    const { code, stdout, stderr } = await runTool(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /secrets are not taken from arguments.*\n {2}Instead, (set PLATFORM_|sign in with|write it into)/s,
    );
    expect(stdout + stderr).not.toContain(secret);
  });

  it.each([
    ['as a loose argument', ['login', secret]],
    ['as a command', [secret]],
    ['as the value of no option', ['login', `--pasword=${secret}`]],
    ['within the address', ['whoami', '--base-url', `https://admin:${secret}@platform.example`]],
    [
      'as a field of the input',
      ['call', 'session.login', '--input', JSON.stringify({ userName: 'a', password: secret })],
    ],
    ['as a card number', ['orders', 'create', '--input', JSON.stringify({ cardNumber: secret })]],
    ['in an input that is no JSON', ['sign', '--input', `{"password": ${secret}`]],
    ['as a number of rows', ['orders', 'list', '--limit', secret, '--base-url', url]],
    ['as a status', ['orders', 'list', '--status', secret, '--base-url', url]],
  ])('%s is not repeated in the output', async (_, args) => {
    const { code, stdout, stderr } = await runTool(args, { env: { PLATFORM_KEY: 'k', HOME: '/nowhere' } });
    expect(code).toBe(2);
    expect(stdout + stderr).not.toContain(secret);
  });
});

describe('arguments', () => {
  it.each([
    [['orders'], /orders what\?/],
    [['orders', 'list', '--colour', 'red'], /no option --colour/],
    [['orders', 'list', '--limit'], /lacks its value/],
    [['orders', 'list', '--limit', '-1'], /lacks its value/],
    [['orders', 'list', '--limit', '1.5'], /--limit is a whole number/],
    [['orders', 'list', '--status', 'paid'], /--status is one of created/],
    [['orders', 'list', '--proxy', 'yes'], /--proxy is true or false/],
    [['orders', 'list', '--amount', '5.00'], /--amount needs its currency/],
    [['orders', 'list', '--amount', '5.001', '--currency', 'INR'], /more decimals than the currency/],
    [['orders', 'list', '--amount', '5', '--currency', 'EUR'], /--currency is one of INR/],
    [['orders', 'list', '--currency', 'EUR'], /--currency is one of INR/],
    [['orders', 'list', '--json', '--table'], /Either --json or --table/],
    [['orders', 'show'], /Which order\?/],
    [['orders', 'show', 'C1', 'C2'], /one too many/],
    [['call'], /operation is missing/],
    [['call', 'orders.nothing'], /no such operation/],
    [['whoami', '--language', 'fr'], /--language is one of/],
    [['whoami', '--base-url', 'platform.example'], /no URL/],
    [['whoami', '--base-url', 'ftp://platform.example'], /https:\/\/ or http:\/\//],
    [['sign', '--input', '[1]'], /no object/],
  ])('%j exit with 2 and a reason', async (args, why) => {
    const env = { PLATFORM_URL: url, PLATFORM_KEY: 'k', XDG_CONFIG_HOME: '/nowhere' };
    const { code, stdout, stderr } = await runTool(args, { env });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(why);
  });

  it('without the platform’s address explain how to give one', async () => {
    const { code, stderr } = await runTool(['orders', 'list']);
    expect(code).toBe(2);
    expect(stderr).toContain('PLATFORM_URL');
  });
});

describe('help', () => {
  it('of the program lists every command and exit code', async () => {
    const { code, stdout } = await runTool(['--help']);
    expect(code).toBe(0);
    for (const command of [
      'login',
      'logout',
      'whoami',
      'orders list',
      'orders show',
      'orders create',
      'orders tail',
    ])
      expect(stdout).toContain(`  ${command} `);
    for (const exit of ['0 ', '1 ', '2 ', '3 ', '4 ', '70 ', '130, 143'])
      expect(stdout).toContain(`\n  ${exit}`);
  });

  it.each([
    'login',
    'logout',
    'whoami',
    'orders list',
    'orders show',
    'orders create',
    'orders tail',
    'sign',
    'verify',
    'call',
  ])('of %s shows its options, whatever else is given', async (name) => {
    const { code, stdout, stderr } = await runTool([...name.split(' '), '--nonsense', '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: platform ${name}`);
    expect(stdout).toContain('--base-url <url>');
  });
});
