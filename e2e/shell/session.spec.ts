import { createMemorySession, createPlatform } from '@platform/sdk';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, readDemo, signIn, test } from '../support/test.ts';

/** Ends the session on the server, like a forced log-out or expiry. */
async function endOnServer(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === 'platform_token')?.value ?? '';
  const session = createMemorySession({ token });
  await createPlatform({ baseUrl: baseURL ?? '', session }).session.logout();
}

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
};

test('an expired session is renewed in place, and the same user continues on the same page', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'merchant');
  await page.goto('/order/test/merchant');
  const returnUrl = page.getByRole('textbox', { name: /返回地址/ });
  await returnUrl.fill('https://merchant.example/typed-before');
  await page.evaluate(() => localStorage.setItem('platform.heartbeatKey', 'of-the-old-session'));

  // The websocket reports it, without a click.
  await endOnServer(context, baseURL);
  const dialog = page.getByRole('dialog', { name: '登录已过期' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('platform.heartbeatKey'))).toBeNull();

  await expect(dialog.getByRole('textbox', { name: '用户名' })).toHaveValue('merchant');
  await dialog.getByLabel(/^密码/).fill(readDemo().password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(returnUrl).toHaveValue('https://merchant.example/typed-before');

  // The renewed session has its own websocket, which also reports its end.
  await endOnServer(context, baseURL);
  await expect(dialog).toBeVisible();
});

test('a different user who signs in there starts clean', async ({ page, context, baseURL }) => {
  await signIn(page, 'admin');
  await page.goto('/order/list');
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toContainText('代收订单');
  // The websocket reports it at once: no click is needed.
  await endOnServer(context, baseURL);
  const dialog = page.getByRole('dialog', { name: '登录已过期' });
  await dialog.getByRole('textbox', { name: '用户名' }).fill('merchant');
  await dialog.getByLabel(/^密码/).fill(readDemo().password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('button', { name: '账号：merchant' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).not.toContainText('代收订单');
});

test('unsaved input of the last user blocks no window when another user signs in', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'merchant', '/order/test/merchant');
  const other = await context.newPage();
  await other.goto('/order/test/merchant');
  // Typed by keyboard: a browser shows the unload prompt only on pages the user has interacted with, and the
  // prompt would block leaving.
  for (const window of [page, other]) {
    window.on('dialog', (question) => question.dismiss());
    await window.bringToFront();
    await window.getByRole('textbox', { name: /^金额/ }).click();
    await window.keyboard.type('500');
  }
  await endOnServer(context, baseURL);
  const dialog = other.getByRole('dialog', { name: '登录已过期' });
  await dialog.getByRole('textbox', { name: '用户名' }).fill('admin');
  await dialog.getByLabel(/^密码/).fill(readDemo().password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  for (const window of [other, page]) {
    await expect(window).toHaveURL('/home');
    await expect(window.getByRole('button', { name: '账号：admin' })).toBeVisible();
  }
});

test('log-out affects all windows', async ({ page, context }) => {
  await signIn(page, 'merchant');
  const other = await context.newPage();
  await other.goto('/order/list/merchant');
  await expect(other.getByRole('button', { name: '账号：merchant' })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
  await other.goto('/home');
  await expect(other).toHaveURL(/\/login/);
});

test('the next user in this browser does not see the previous user’s tabs, which return with that user', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/order/list');
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await expect(tabs.getByRole('link')).toHaveText(['首页', '代收订单']);
  await logOut(page);
  await signIn(page, 'merchant');
  await expect(tabs.getByRole('link')).toHaveText(['首页']);
  await logOut(page);
  await signIn(page, 'admin');
  await expect(tabs.getByRole('link')).toHaveText(['首页', '代收订单']);
});

test('an expiry is shown in every window, and signing in again in one restores all', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'merchant', '/order/test/merchant');
  const other = await context.newPage();
  await other.goto('/order/list/merchant');
  await expect(other.getByRole('button', { name: '账号：merchant' })).toBeVisible();
  const typed = page.getByRole('textbox', { name: /返回地址/ });
  await typed.fill('https://merchant.example/typed-before');

  await endOnServer(context, baseURL);
  const expired = { name: '登录已过期' };
  await expect(page.getByRole('dialog', expired)).toBeVisible();
  await expect(other.getByRole('dialog', expired)).toBeVisible();
  await other.getByRole('dialog', expired).getByLabel(/^密码/).fill(readDemo().password);
  await other.getByRole('dialog', expired).getByRole('button', { name: '登录', exact: true }).click();
  await expect(other.getByRole('dialog', expired)).toBeHidden();
  await expect(page.getByRole('dialog', expired)).toBeHidden();
  await expect(typed).toHaveValue('https://merchant.example/typed-before');
  await page.goto('/order/list/merchant');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('two windows of one session connect at once and share its heartbeat key', async ({ page, context }) => {
  const refusals: string[] = [];
  const answers = new Map<number, number>();
  context.on('page', (opened) => watch(opened));
  const watch = (watched: Page) => {
    watched.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { code } = JSON.parse(String(payload)) as { code?: number };
        if (code !== undefined) answers.set(code, (answers.get(code) ?? 0) + 1);
        if (code !== undefined && code !== 200) refusals.push(String(payload));
      }),
    );
  };
  watch(page);
  await signIn(page, 'merchant');
  const stored = () => page.evaluate(() => localStorage.getItem('platform.heartbeatKey'));
  await expect.poll(stored).not.toBeNull();
  // Both start with the same stored session at the same moment.
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto('/home')]);
  await expect.poll(stored).not.toBeNull();
  await expect.poll(() => answers.get(200) ?? 0).toBeGreaterThan(3);
  expect(refusals).toEqual([]);

  await logOut(page);
  await expect(other).toHaveURL(/\/login/);
});
