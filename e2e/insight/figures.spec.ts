import { ordersList } from '@platform/sdk/operations';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../support/test.ts';

const slow = { timeout: 30_000 };

const addresses = [
  ['admin', '/order/statistics'],
  ['service', '/order/statistics/customerService'],
  ['admin', '/order/statisticsByMerhcantV2'],
  ['maintenance', '/order/statisticsByMerhcant/customerService'],
  ['supplier', '/order/statistics/supplierV2'],
  ['merchant', '/order/statistics/merchant'],
  ['admin', '/payProxyOrder/statistics'],
  ['service', '/payProxyOrder/statistics/customerService'],
  ['admin', '/payProxyOrder/statisticsByMerchant'],
  ['maintenance', '/payProxyOrder/statisticsByMerchant/customerService'],
  ['supplier', '/payProxyOrder/statistics/supplier'],
  ['merchant', '/payProxyOrder/statistics/merchant'],
  ['superadmin', '/order/profile'],
] as const;

/** Wide enough for the demo's orders of the last days, in a range that no test adds orders to. */
function pastDays(): string {
  const day = (back: number) =>
    new Date(Date.now() + 8 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10);
  return `startTime=${day(8)}+00%3A00%3A00&endTime=${day(2)}+23%3A59%3A59`;
}

const settled = async (page: Page) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible(slow);
  // A page that was left while it was loading is kept hidden as it was.
  await expect(main.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0, slow);
};

for (const [account, path] of addresses) {
  test(`${account} reads the figures at ${path}`, async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page, account, `${path}?${pastDays()}`);
    await settled(page);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.getByRole('table').first()).toBeVisible(slow);
    await expectAccessible(page);
  });
}

/** The whole number at the end of a link's name. */
const numberIn = (name: string | null): number =>
  Number((name ?? '').replace(/^.*\s/, '').replaceAll(',', ''));

/** Opens a figure and returns how many orders its list has. */
async function rowsBehind(page: Page, link: ReturnType<Page['getByRole']>): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.url().includes(ordersList.path) && response.request().method() === 'GET',
    slow,
  );
  await link.click();
  const { data } = (await (await answered).json()) as { data: { total: number } };
  return data.total;
}

test('every figure of a row opens a list with as many orders', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin', `/order/statistics?${pastDays()}&group=product`);
  await settled(page);
  const columns = ['订单数', '成功数', '已超时', '未分配到账户', '补单'];
  const linkOf = (column: string) =>
    page.getByRole('link', { name: new RegExp(`: ${column} [\\d,]+$`) }).first();
  await expect(linkOf('订单数')).toBeVisible(slow);
  // A figure of no order opens nothing.
  const counted: string[] = [];
  for (const column of columns) if (await linkOf(column).isVisible()) counted.push(column);
  expect(counted.length).toBeGreaterThan(2);
  for (const column of counted) {
    const shown = numberIn(await linkOf(column).getAttribute('aria-label'));
    expect([column, await rowsBehind(page, linkOf(column))]).toEqual([column, shown]);
    await page.goBack();
    await settled(page);
  }
  // The figure of the range before opens the orders of that range.
  const before = page.getByRole('link', { name: /: 订单数, 上一时段 [\d,]+$/ }).first();
  const shown = numberIn(await before.getAttribute('aria-label'));
  expect(await rowsBehind(page, before)).toBe(shown);
});

test('every reason of the funnel opens a list with as many orders, which says the reason', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin', `/order/statistics?${pastDays()}`);
  await settled(page);
  const funnel = page.getByRole('region', { name: '订单漏斗' });
  // The reasons of a loss stand below it, and name it.
  const reasons = funnel.getByRole('link', { name: /^[^:]+: .*[一-鿿].* [\d,]+$/ });
  await expect(reasons.first()).toBeVisible(slow);
  const names = await reasons.evaluateAll((links) =>
    links.map((link) => link.getAttribute('aria-label') ?? ''),
  );
  for (const name of names.slice(0, 4)) {
    const link = funnel.getByRole('link', { name, exact: true });
    expect([name, await rowsBehind(page, link)]).toEqual([name, numberIn(name)]);
    const reason = name.replace(/^[^:]+: /, '').replace(/ [\d,]+$/, '');
    // The chip of the filter says the reason in words.
    await expect(page.getByText(reason).filter({ visible: true }).first()).toBeVisible(slow);
    await page.goBack();
    await settled(page);
  }
});

test('a merchant row narrows the page, and the chart opens its orders by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin', `/order/statisticsByMerhcantV2?${pastDays()}`);
  await settled(page);
  await page
    .getByRole('button', { name: /^只看 / })
    .first()
    .click();
  await expect(page).toHaveURL(/merchantId=.*group=product|group=product.*merchantId=/);
  await settled(page);
  const chart = page.getByRole('group', { name: /^走势/ });
  await expect(chart).toBeVisible(slow);
  await chart.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order\/list\?.*merchantId=/);
});

test('the performance of collections is accessible in both themes', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'superadmin', `/order/profile?${pastDays()}`);
  await settled(page);
  await expect(page.getByRole('heading', { name: '变化最大的部分' })).toBeVisible(slow);
  await expectAccessibleInBothThemes(page);
});
