import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

/**
 * Aborts requests for files of the build. Returns a function that ends this. The route stays: Chromium can lose a request
 * that is on its way while the last route of a page is removed.
 */
async function withoutFiles(page: Page, pattern: string): Promise<() => void> {
  let isDown = true;
  await page.route(pattern, (route) => (isDown ? route.abort() : route.continue()));
  return () => {
    isDown = false;
  };
}

const failed = (page: Page) => page.getByRole('heading', { name: '页面没有加载成功' });
const retry = (page: Page) => page.getByRole('button', { name: '重试' }).click();

test('a page that does not load is reported, and loads at another attempt', async ({ page }) => {
  await signIn(page, 'merchant');
  const reported = page.waitForRequest('**/save_error_logger');
  const restore = await withoutFiles(page, '**/assets/merchant-test*.js');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '对接工具' }).click();
  await page.getByRole('link', { name: '接口测试' }).first().click();
  await expect(failed(page)).toBeVisible();
  const report = (await reported).postDataJSON();
  expect(report).toMatchObject({ component: '/order/test/merchant', url: '/order/test/merchant' });

  restore();
  await retry(page);
  await expect(page.getByRole('textbox', { name: /^金额/ })).toBeVisible();
});

test('a page whose shared files do not load, loads at another attempt', async ({ page }) => {
  await signIn(page, 'merchant');
  const restore = await withoutFiles(page, '**/assets/{shared,controls}*.js');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '对接工具' }).click();
  await page.getByRole('link', { name: '接口测试' }).first().click();
  await expect(failed(page)).toBeVisible();
  restore();
  await retry(page);
  await expect(page.getByRole('textbox', { name: /^金额/ })).toBeVisible();
});

test('a page whose preloaded files failed, loads at another attempt', async ({ page }) => {
  await signIn(page, 'merchant');
  const restore = await withoutFiles(page, '**/assets/merchant-test*.js');
  await page.goto('/order/test/merchant');
  await expect(failed(page)).toBeVisible();
  restore();
  await retry(page);
  await expect(page.getByRole('textbox', { name: /^金额/ })).toBeVisible();
});

test('a drawer whose code does not load, loads at another attempt', async ({ page }) => {
  await signIn(page, 'admin', '/order/list');
  const restore = await withoutFiles(page, '**/assets/orders.drawer*.js');
  await page
    .getByRole('button', { name: /^查看订单/ })
    .first()
    .click();
  await expect(failed(page)).toBeVisible();
  restore();
  await retry(page);
  await expect(page.getByRole('dialog').getByRole('heading', { name: '时间线' })).toBeVisible();
});

test('a menu whose code does not load opens when the network is back', async ({ page }) => {
  const restore = await withoutFiles(page, '**/assets/overlay.parts*.js');
  await signIn(page, 'merchant');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('overlay.parts'));
  await page.getByRole('banner').getByRole('button', { name: '语言' }).click();
  await refused;
  restore();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
});

test('an unusable config.json shows an explanation', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { cookieDays: 'many' } }));
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: '无法启动：配置文件有误' })).toBeVisible();
  await expect(page.getByText(/^cookieDays: expected a number of days/)).toBeVisible();
});

test('being offline is reported until the network is back', async ({ page, context }) => {
  await signIn(page, 'merchant');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^网络已断开/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^网络已断开/)).toHaveCount(0);
});

test('a new version is offered, and reloading asks about unsaved input', async ({ page }) => {
  await signIn(page, 'merchant', '/order/test/merchant');
  await page.getByRole('textbox', { name: /^金额/ }).fill('500');
  // A page often fails to load after a deploy, so the console checks which version is served.
  const served = '<!doctype html><script type="module" src="/assets/of-another-build.js"></script>';
  await page.route(new URL('/', page.url()).href, (route) =>
    route.fulfill({ contentType: 'text/html', body: served }),
  );
  await page.route('**/assets/messages*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: /^消息/ }).click();
  const notice = page.getByRole('status').filter({ hasText: '系统已更新' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: '立即刷新' }).click();
  const question = page.getByRole('dialog', { name: '确定要刷新吗？' });
  await expect(question).toContainText('接口测试');
  await question.getByRole('button', { name: '继续编辑' }).click();
  await notice.getByRole('button', { name: '稍后' }).click();
  await expect(notice).toHaveCount(0);
});

test('when a menu’s code is gone after a deploy, the new version is offered', async ({ page }) => {
  const served = '<!doctype html><script type="module" src="/assets/of-another-build.js"></script>';
  await page.route('**/assets/overlay.parts*.js', (route) => route.fulfill({ status: 404 }));
  await signIn(page, 'merchant');
  await page.route(new URL('/', page.url()).href, (route) =>
    route.fulfill({ contentType: 'text/html', body: served }),
  );
  await page.getByRole('banner').getByRole('button', { name: '语言' }).click();
  await expect(page.getByRole('status').filter({ hasText: '系统已更新' })).toBeVisible();
});

test('a slow connection is reported until it recovers', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await signIn(page, 'merchant');
  await page.route('**/v1.0/order/getList*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: /^搜索或粘贴单号/ }).click();
  await page.getByRole('combobox', { name: '搜索或粘贴单号' }).fill('我的代收');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^网络较慢/)).toBeVisible();
  answer();
  await expect(page.getByText(/^网络较慢/)).toHaveCount(0);
});
