import { test as base, expect, type Page } from '@playwright/test';
import { readDemo } from './demo.ts';
import { handOn, keptSession, openSession, unusedCode } from './sessions.ts';

export {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFlawless,
  showTheme,
  themes,
} from './axe.ts';
export { readDemo } from './demo.ts';

const heartbeatKey = 'platform.heartbeatKey';
const accounts = new WeakMap<Page, string>();
/** The test's own pages. Only these use kept sessions: the live connection of a session belongs to one page. */
const ownPages = new WeakSet<Page>();

/** Keeps the heartbeat key of the page's session for the next page that uses the session. */
async function handOnKey(page: Page): Promise<void> {
  const account = accounts.get(page);
  if (account) handOn(account, await page.evaluate((name) => localStorage.getItem(name), heartbeatKey));
}

/** Opens a page with an existing session. `signInByHand` goes through the sign-in page. */
export async function signIn(page: Page, account: string, path = '/home'): Promise<void> {
  // A page without the console's scripts, so that the session is stored before they run.
  await page.goto('/healthz');
  const origin = new URL(page.url()).origin;
  await handOnKey(page);
  const session = await (ownPages.has(page) ? keptSession : openSession)(origin, account);
  await page.context().addCookies([
    {
      name: 'platform_token',
      value: session.token,
      url: origin,
      sameSite: 'Strict',
      expires: Date.now() / 1000 + 86_400,
    },
  ]);
  await page.evaluate(
    ([name, key]) => (key ? localStorage.setItem(name ?? '', key) : localStorage.removeItem(name ?? '')),
    [heartbeatKey, session.heartbeatKey],
  );
  accounts.set(page, account);
  await page.goto(path);
  await expect(page.getByRole('banner').getByRole('button', { name: /^(账号|帳號|Account)/ })).toBeVisible();
}

/** Signs in through the sign-in page and waits until the first page is shown. */
export async function signInByHand(page: Page, account: string): Promise<void> {
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

/** Fails a test if its page threw an error, even if all its assertions passed. */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      ownPages.add(page);
      await use(errors);
      if (!page.isClosed()) await handOnKey(page);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
