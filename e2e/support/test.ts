import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { currentCode } from '../../scripts/launch/totp.mjs';

interface Demo {
  password: string;
  logins: { role: string; account: string; totpSecret?: string }[];
  merchants: { mchId: string; signingKey: string; account: string }[];
}

/** The demo accounts that the server under test has made. */
export function readDemo(): Demo {
  return JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'demo.json'), 'utf8')) as Demo;
}

const stepMs = 30_000;
const lastSteps = new Map<string, number>();

/** A code that was not used yet: each works once, and the server takes the next step's too. */
async function unusedCode(account: string, secret: string): Promise<string> {
  const next = (): number => Math.max(Math.floor(Date.now() / stepMs), (lastSteps.get(account) ?? 0) + 1);
  const inReach = (): boolean => next() <= Math.floor(Date.now() / stepMs) + 1;
  await expect.poll(inReach, { timeout: 2 * stepMs }).toBe(true);
  lastSteps.set(account, next());
  return currentCode(secret, (lastSteps.get(account) ?? 0) * stepMs).code;
}

/** Signs in as a person does, and waits until the first page stands. */
export async function signIn(page: Page, account: string): Promise<void> {
  const { password, logins } = readDemo();
  const login = logins.find((one) => one.account === account);
  if (!login) throw new Error(`no demo account ${account}: ${logins.map((one) => one.account).join(', ')}`);
  await page.goto('/login');
  await page.getByRole('textbox', { name: /^(用户名|使用者名稱|User name)/ }).fill(account);
  await page.getByLabel(/^(密码|密碼|Password)/).fill(password);
  if (login.totpSecret) {
    const code = await unusedCode(account, login.totpSecret);
    await page.getByRole('textbox', { name: /^(谷歌验证码|Google 驗證碼|Google code)/ }).fill(code);
  }
  await page.getByRole('button', { name: /^(登录|登入|Sign in)$/ }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** No finding of WCAG 2.2 AA on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const findings = violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help} at ${node.target.join(' ')}`),
  );
  expect(findings).toEqual([]);
}

/** Fails a test whose page threw, even when everything it looked for was there. */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
