import { expect, signIn, signInByHand, test } from '../support/test.ts';

test('without a token only sign-in is reachable, and it returns to the requested page', async ({ page }) => {
  await page.goto('/order/list?orderMark=2');
  await expect(page).toHaveURL('/login?redirect=%2Forder%2Flist%3ForderMark%3D2');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: '用户名' }).fill('  admin  ');
  await page.getByLabel(/^密码/).fill('Platform2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/order\/list\?orderMark=2/);
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toContainText('代收订单');
});

test('a return address of another site is not followed', async ({ page }) => {
  await page.goto('/login?redirect=//evil.example/order');
  await page.getByRole('textbox', { name: '用户名' }).fill('admin');
  await page.getByLabel(/^密码/).fill('Platform2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/home');
});

test('with a token, sign-in and the root open home', async ({ page }) => {
  await signIn(page, 'merchant');
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
  await page.goto('/');
  await expect(page).toHaveURL('/home');
});

test('a page of another role opens error_401, and an unknown page shows a message', async ({ page }) => {
  await signIn(page, 'merchant');
  await page.goto('/order/list');
  await expect(page).toHaveURL('/error_401');
  await expect(page.getByRole('heading', { name: '没有权限打开此页面' })).toBeVisible();
  await expect(page.getByText('您的角色（商户）')).toBeVisible();

  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/no/such/page');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL('/home');
});

test('a token that the server does not know is removed', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'platform_token', value: 'not-a-token-of-this-server', url: baseURL }]);
  await page.goto('/order/list');
  await expect(page).toHaveURL('/login?redirect=%2Forder%2Flist');
  const tokens = (await context.cookies()).filter(({ name, value }) => name === 'platform_token' && value);
  expect(tokens).toEqual([]);
});

test('the token is kept in a strict cookie, and the second-level token is not stored', async ({
  page,
  context,
}) => {
  await signInByHand(page, 'merchant');
  const cookie = (await context.cookies()).find(({ name }) => name === 'platform_token');
  expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0.99);
  expect(days).toBeLessThanOrEqual(1);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(cookie?.value ?? '?');
});
