import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

const bar = (page: Page): Locator => page.getByRole('navigation', { name: '已打开的页面' });
/** Opens a page by its address and waits until its tab is shown. */
const open = async (page: Page, address: string, title: string): Promise<void> => {
  await page.goto(address);
  await expect(bar(page).getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
};
const choose = async (page: Page, tab: string, action: string | RegExp): Promise<void> => {
  await bar(page).getByRole('link', { name: tab }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: action }).click();
};

test('pages open as tabs, home cannot be closed, and the menu applies to its tab', async ({ page }) => {
  await signIn(page, 'supplier');
  await open(page, '/order/list/supplier', '我的代收订单');
  await open(page, '/order/list/supplierProxy', '团队代收订单');
  const tabs = bar(page).getByRole('link');
  await expect(tabs).toHaveText(['首页', '我的代收订单', '团队代收订单']);
  await expect(bar(page).getByRole('button', { name: '关闭“首页”' })).toHaveCount(0);

  await choose(page, '我的代收订单', /^关闭 Delete$/);
  await expect(tabs).toHaveText(['首页', '团队代收订单']);
  await expect(page).toHaveURL('/order/list/supplierProxy');

  await open(page, '/order/list/supplier', '我的代收订单');
  await choose(page, '团队代收订单', '关闭右侧');
  await expect(tabs).toHaveText(['首页', '团队代收订单']);
  await expect(page).toHaveURL('/order/list/supplierProxy');

  await choose(page, '首页', '关闭其他');
  await expect(tabs).toHaveText(['首页']);
  await expect(page).toHaveURL('/home');
});

test('tabs survive a reload with their filters, and closing activates the right neighbour', async ({
  page,
}) => {
  await signIn(page, 'supplier');
  await open(page, '/order/list/supplier?orderMark=2', '我的代收订单');
  await open(page, '/order/list/supplierProxy', '团队代收订单');
  await page.reload();
  await bar(page).getByRole('link', { name: '我的代收订单' }).click();
  await expect(page).toHaveURL('/order/list/supplier?orderMark=2');

  await page.keyboard.press('Delete');
  await expect(page).toHaveURL('/order/list/supplierProxy');
  await expect(bar(page).getByRole('link')).toHaveText(['首页', '团队代收订单']);
});

test('a hidden page keeps typed input; reloading or closing it discards it', async ({ page }) => {
  await signIn(page, 'merchant');
  await open(page, '/order/test/merchant', '接口测试');
  const field = page.getByRole('textbox', { name: /返回地址/ });
  await field.fill('https://merchant.example/return');
  await bar(page).getByRole('link', { name: '首页' }).click();
  await expect(field).toBeHidden();
  await bar(page).getByRole('link', { name: '接口测试' }).click();
  await expect(field).toHaveValue('https://merchant.example/return');
  await choose(page, '接口测试', '重新加载');
  await expect(field).toHaveValue('');
});

test('a page with unsaved input asks before it closes, even while it is hidden', async ({ page }) => {
  await signIn(page, 'merchant');
  await open(page, '/order/test/merchant', '接口测试');
  await page.getByRole('textbox', { name: /^金额/ }).fill('500');
  await bar(page).getByRole('link', { name: '首页' }).click();

  await choose(page, '首页', '关闭其他');
  const question = page.getByRole('dialog', { name: '确定要关闭这一页吗' });
  await expect(question).toContainText('接口测试');
  await question.getByRole('button', { name: '继续编辑' }).click();
  await bar(page).getByRole('link', { name: '接口测试' }).click();
  await expect(page.getByRole('textbox', { name: /^金额/ })).toHaveValue('500');

  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: '关闭', exact: true }).first().click();
  await expect(bar(page).getByRole('link')).toHaveText(['首页']);
});

test('tabs can be used by keyboard', async ({ page }) => {
  await signIn(page, 'supplier');
  await open(page, '/order/list/supplier', '我的代收订单');
  await bar(page).getByRole('link', { name: '首页' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar(page).getByRole('link', { name: '我的代收订单' })).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: '关闭全部' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
});

test('many tabs scroll by arrows and wheel, and the active one is always in view', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 800 });
  await signIn(page, 'superadmin');
  const pages = [
    '/order/list',
    '/orderCallback',
    '/setting/users',
    '/systemConfig',
    '/todo',
    '/personal-center',
    '/message_page',
  ];
  for (const path of pages) {
    await page.goto(path);
    await expect(bar(page).locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
  }
  const last = bar(page).locator(`a[href="${pages.at(-1)}"]`);
  await expect(last).toBeInViewport({ ratio: 0.9 });
  const strip = bar(page).getByRole('list');
  const left = () => strip.evaluate((element) => Math.round(element.scrollLeft));
  const end = await left();
  expect(end).toBeGreaterThan(240);
  await page.getByRole('button', { name: '向左滚动页签' }).click();
  await expect.poll(left).toBe(end - 240);
  await strip.hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(left).toBe(end - 140);
  await bar(page)
    .getByRole('link', { name: '首页' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(bar(page).getByRole('link', { name: '首页' })).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page);
});
