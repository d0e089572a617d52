import { ordersList } from '@platform/sdk/operations';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, readDemo, signIn, test } from '../support/test.ts';

const slow = { timeout: 30_000 };

const settled = async (page: Page) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible(slow);
  // A page that was left while it was loading is kept hidden as it was.
  await expect(main.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0, slow);
};

interface ListedOrder {
  readonly mchId: string;
  readonly supplierName: string | null;
  readonly currency: string;
  readonly amountMinor: number;
  readonly receivedMinor: number | null;
}
interface ListPage {
  readonly data: {
    readonly total: number;
    readonly list: readonly ListedOrder[];
    readonly nextCursor: string | null;
  };
}

/** Opens a figure and reads every row of the list that it leads to, with the same question as the screen. */
async function rowsBehind(page: Page, link: Locator): Promise<readonly ListedOrder[]> {
  const answered = page.waitForResponse(
    (response) => response.url().includes(ordersList.path) && response.request().method() === 'GET',
    slow,
  );
  await link.click();
  const response = await answered;
  const headers = await response.request().allHeaders();
  const sent = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(?::|host|content)/.test(name)),
  );
  const rows: ListedOrder[] = [];
  const url = new URL(response.url());
  url.searchParams.set('pageNum', '100');
  for (;;) {
    const { data } = (await (await page.request.get(url.href, { headers: sent })).json()) as ListPage;
    rows.push(...data.list);
    if (data.nextCursor === null || data.list.length === 0) {
      expect(rows).toHaveLength(data.total);
      return rows;
    }
    url.searchParams.delete('pageIndex');
    url.searchParams.set('cursor', data.nextCursor);
  }
}

/** The number at the end of a name, in hundredths if it is an amount. */
const countIn = (name: string | null): number =>
  Number((name ?? '').replace(/^.*\s/, '').replaceAll(',', ''));
const minorIn = (name: string | null): number => Math.round(countIn(name) * 100);
const paidMinorOf = (rows: readonly ListedOrder[]): number =>
  rows.reduce((sum, { receivedMinor, amountMinor }) => sum + (receivedMinor ?? amountMinor), 0);

/** Chooses the last 30 days as an operator does, and checks that the 30 days before are beside them. */
async function readMonth(page: Page, account: string, path: string): Promise<void> {
  await signIn(page, account, path);
  await settled(page);
  await page.getByRole('button', { name: /^下单时间/ }).click();
  await page.getByRole('button', { name: '最近 30 天' }).click();
  await page.keyboard.press('Escape');
  await settled(page);
  await expect(page).toHaveURL(/startTime=/);
  await expect(page.getByRole('main').locator('header').first()).toContainText(/，对比 .* · /);
}

const figure = (page: Page, column: string): Locator =>
  page.getByRole('link', { name: new RegExp(`: ${column} [\\d,.]+$`) }).first();

/** The paid orders and their amount open rows that add up to both. */
async function follow(page: Page): Promise<readonly ListedOrder[]> {
  await page.getByRole('main').getByRole('radio', { name: '产品' }).click();
  await settled(page);
  await expect(figure(page, '成功数')).toBeVisible(slow);
  const count = countIn(await figure(page, '成功数').getAttribute('aria-label'));
  const money = minorIn(await figure(page, '成功金额').getAttribute('aria-label'));
  const href = await figure(page, '成功金额').getAttribute('href');
  // The same orders make both figures.
  await expect(figure(page, '成功数')).toHaveAttribute('href', href ?? '');
  const rows = await rowsBehind(page, figure(page, '成功数'));
  expect(rows.length).toBe(count);
  expect(paidMinorOf(rows)).toBe(money);
  await page.goBack();
  await settled(page);
  return rows;
}

async function exportFigures(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始导出' }).click();
  const panel = page.getByRole('dialog', { name: '我的导出' });
  await expect(panel.getByRole('listitem').first()).toContainText('已完成', slow);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('listitem').first().getByRole('button', { name: /^下载/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.(?:csv|xlsx)$/);
  await page.keyboard.press('Escape');
}

test('an administrator reads, follows and exports the figures of the month, and closes a day', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await readMonth(page, 'admin', '/order/statistics');
  await expectAccessible(page);
  await follow(page);
  await exportFigures(page);

  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(
    new Date(Date.now() - 2 * 86_400_000),
  );
  await page.goto(`/bankStatement/reconciliation?startTime=${day} 00:00:00&endTime=${day} 23:59:59`);
  const days = page.getByRole('grid', { name: '对账' }).locator('[role=row][data-row-id]');
  await days.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '关闭这一天' }).click();
  await dialog.last().getByRole('button', { name: '关闭这一天' }).click();
  await expect(dialog).toContainText('已关闭');
  await expect(dialog).toContainText('admin');
  // Other tests match money of this day.
  await dialog.getByRole('button', { name: '重新打开' }).click();
  await dialog.last().getByRole('button', { name: '重新打开' }).click();
  await expect(dialog.getByRole('button', { name: '关闭这一天' })).toBeVisible();
});

test('customer service reads, follows and exports the month on its own copy, and closes nothing', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await readMonth(page, 'service', '/order/statistics/customerService');
  await follow(page);
  await exportFigures(page);
  await page.goto('/bankStatement/reconciliation/customerService');
  await page.getByRole('grid', { name: '对账' }).locator('[role=row][data-row-id]').first().click();
  await expect(page.getByRole('dialog').getByRole('table', { name: '收入' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: '关闭这一天' })).toHaveCount(0);
});

test('a merchant sees only its own month', async ({ page }) => {
  test.setTimeout(150_000);
  await readMonth(page, 'merchant', '/order/statistics/merchant');
  const rows = await follow(page);
  const merchants = new Set(rows.map(({ mchId }) => mchId));
  expect([...merchants]).toEqual([readDemo().merchants[0]?.mchId]);
  await expect(page.getByRole('main').getByRole('radio', { name: '供应商' })).toHaveCount(0);
  await exportFigures(page);
  await page.goto('/order/statistics');
  await expect(page).toHaveURL(/error_401/);
});

test('a supplier sees only its own month', async ({ page }) => {
  test.setTimeout(150_000);
  await readMonth(page, 'supplier', '/order/statistics/supplierV2');
  const rows = await follow(page);
  expect(new Set(rows.map(({ supplierName }) => supplierName)).size).toBe(1);
  await expect(page.getByRole('main').getByRole('radio', { name: '商户' })).toHaveCount(0);
  await exportFigures(page);
  await page.goto('/order/statistics');
  await expect(page).toHaveURL(/error_401/);
});
