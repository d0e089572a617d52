// The demo accounts that the server writes to a file when it fills an empty store.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { dataDirectory } from './project.mjs';
import { currentCode } from './totp.mjs';

/**
 * @typedef {{ role: string, account: string, totpSecret?: string }} DemoLogin
 * @typedef {{ mchId: string, signingKey: string, account: string }} DemoMerchant
 * @typedef {{ password: string, logins: DemoLogin[], merchants?: DemoMerchant[] }} Demo
 */

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Demo | undefined}
 */
export function readDemo(env = process.env) {
  const file = join(dataDirectory(env), 'demo.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The page of the simulated Telegram; undefined when the simulator plays none.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function chatPageUrl(env = process.env) {
  const file = join(dataDirectory(env), 'simulator.json');
  const port = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).telegram?.port : undefined;
  return port === undefined ? undefined : `http://127.0.0.1:${port}`;
}

/**
 * @param {readonly (readonly string[])[]} rows the first is the heading
 * @returns {string[]}
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
  return [lines[0] ?? '', widths.map((width) => '─'.repeat(width)).join('   '), ...lines.slice(1)];
}

/**
 * @param {Demo} demo
 * @returns {string[]} the lines shown when the server is ready
 */
export function describeDemo(demo) {
  const rows = demo.logins.map((login) => [
    login.role,
    login.account,
    demo.password,
    login.totpSecret ? `npm run demo:code -- ${login.account}` : '–',
  ]);
  const merchant = demo.merchants?.[0];
  const lines = table([['role', 'account', 'password', 'authenticator code'], ...rows]);
  if (!merchant) return lines;
  return [
    ...lines,
    '',
    `Demo merchant for API calls (login ${merchant.account}): mchId ${merchant.mchId}, signing key ${merchant.signingKey}`,
  ];
}

/** @param {string | undefined} account */
export function printDemoCode(account) {
  const demo = readDemo();
  if (!demo) throw new Failure('There are no demo accounts yet: `npm start` makes them on its first run.');
  const withCode = demo.logins.filter((login) => login.totpSecret).map((login) => login.account);
  const login = demo.logins.find((one) => one.account === account);
  if (!login?.totpSecret) {
    throw new Failure(
      account === undefined
        ? `Say whose code: npm run demo:code -- ${withCode.join(' | ')}`
        : login
          ? `${account} has no authenticator and signs in without a code. With one: ${withCode.join(', ')}.`
          : `There is no demo account "${account}". With an authenticator: ${withCode.join(', ')}.`,
    );
  }
  const { code, secondsLeft } = currentCode(login.totpSecret);
  process.stdout.write(`${code}   (${secondsLeft} s left; each code works once)\n`);
}
