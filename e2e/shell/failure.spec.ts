import { expect, signIn, test } from '../support/test.ts';

test('a page that does not load says so, is reported, and loads on another try', async ({ page }) => {
  await signIn(page, 'merchant');
  const reported = page.waitForRequest('**/save_error_logger');
  await page.route('**/assets/merchant-test*.js', (route) => route.abort());
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '对接工具' }).click();
  await page.getByRole('link', { name: '接口测试' }).first().click();
  await expect(page.getByRole('heading', { name: '页面没有加载成功' })).toBeVisible();
  const report = (await reported).postDataJSON();
  expect(report).toMatchObject({ component: '/order/test/merchant', url: '/order/test/merchant' });

  await page.unroute('**/assets/merchant-test*.js');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '接口测试' })).toBeVisible();
});

test('an unusable config.json is explained instead of a white page', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { cookieDays: 'many' } }));
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: '无法启动：配置文件有误' })).toBeVisible();
  await expect(page.getByText(/^cookieDays: expected a number of days/)).toBeVisible();
});

test('being offline is said, and taken back', async ({ page, context }) => {
  await signIn(page, 'merchant');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^网络已断开/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^网络已断开/)).toHaveCount(0);
});
