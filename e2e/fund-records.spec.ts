import { readFile } from 'node:fs/promises';
import { formatMoney, minorUnits } from '@platform/sdk';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { platformOf, prove } from './support/payout-batches.ts';
import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('[role=row][data-row-id]');
const panel = (page: Page) => page.getByRole('dialog', { name: '我的导出' });

/** The demo's first merchant. */
async function firstMerchant(page: Page) {
  const { mchId = '' } = readDemo().merchants[0] ?? {};
  const { list } = await (await platformOf(page, 'admin')).merchants.list({ mchId });
  const [merchant] = list;
  if (!merchant) throw new Error('The demo has no merchant.');
  return merchant;
}

test('a large adjustment waits in the queue, and a second person approves it there', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const reason = unique('Counted again ');
  await signIn(page, 'admin', '/fundRecord/fundRecordAdmin?view=adjustments');
  const merchant = await firstMerchant(page);
  await main(page).getByRole('button', { name: '新建调账' }).click();
  const form = page.getByRole('dialog', { name: '新建调账' });
  await form.getByRole('button', { name: '记账' }).click();
  await expect(form.getByText('请填写原因').first()).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('商户或供应商').click();
  await page.getByRole('combobox', { name: '搜索' }).last().fill(merchant.name);
  await page
    .getByRole('option', { name: new RegExp(merchant.name) })
    .first()
    .click();
  const amount = String(90_000_000 + (Date.now() % 1_000_000));
  await form.getByLabel(/^金额/).fill(amount);
  await form.getByLabel('再次输入金额').fill(amount);
  await form.getByLabel('原因').fill(reason);
  await prove(page, async () => {
    await form.getByRole('button', { name: '记账' }).click();
    await expect(page.getByText('已提交，等待另一人审批').first()).toBeVisible();
  });
  const asked = rows(page).filter({ hasText: reason });
  await expect(asked).toContainText('待复核');
  await expect(asked.getByRole('button', { name: /^批准/ })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'superadmin', '/fundRecord/fundRecordAdmin?view=adjustments&state=awaitingApproval');
  await rows(other).filter({ hasText: reason }).getByRole('button', { name: /^批准/ }).click();
  const question = other.getByRole('dialog', { name: '批准这笔调整？' });
  await prove(other, async () => {
    await question.getByRole('button', { name: '批准' }).click();
    await expect(other.getByText('已记账').first()).toBeVisible();
  });
  await expect(rows(other).filter({ hasText: reason })).toHaveCount(0);
  await other.goto(`/fundRecord/fundRecordAdmin?ownerId=${merchant.id}&currency=INR`);
  await expect(rows(other).filter({ hasText: reason })).toContainText('调账');
  await other.close();
});

test('a month statement is made and downloaded, and its closing balance is the list’s', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin', '/fundRecord/fundRecordAdmin');
  const merchant = await firstMerchant(page);
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const period = { startTime: `${month}-01 00:00:00`, endTime: `${lastDay} 23:59:59` };
  const search = new URLSearchParams({ ownerId: merchant.id, currency: 'INR', ...period });
  await page.goto(`/fundRecord/fundRecordAdmin?${search}`);
  const platform = await platformOf(page, 'admin');
  const statement = await platform.fundRecords.statement({
    ownerId: merchant.id,
    currency: 'INR',
    ...period,
  });
  const [account] = statement.accounts;
  if (!account) throw new Error('The merchant has no account.');
  await expect(main(page).getByText('期末', { exact: false }).first()).toBeVisible();
  await expect(main(page).locator('dl')).toContainText(formatMoney(minorUnits(account.closingMinor), 'INR'));
  await expectAccessible(page);

  await main(page).getByRole('button', { name: '月度对账单' }).click();
  const dialog = page.getByRole('dialog', { name: '月度对账单' });
  await dialog.getByRole('combobox', { name: '月份' }).click();
  await page.getByRole('option', { name: new RegExp(`^${month}`) }).click();
  await dialog.getByRole('radio', { name: /XLSX/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '生成' }).click();
  const newest = panel(page).getByRole('listitem').first();
  await expect(newest).toContainText(`_${month}_zh-CN.xlsx`, { timeout: 30_000 });
  await expect(newest).toContainText('已完成', { timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    newest.getByRole('button', { name: /^下载/ }).click(),
  ]);
  const [header = [], ...lines] = await readSheet(await readFile(await download.path()));
  const at = (name: string): number => header.indexOf(name);
  const own = lines.filter((line) => line[at('币种')] === 'INR');
  const balanceOf = (name: string) => own.find((line) => line[at('用途')] === name)?.[at('余额')];
  expect(balanceOf('期初余额')).toBe(account.openingMinor / 100);
  expect(balanceOf('期末余额')).toBe(account.closingMinor / 100);
  expect(own.filter((line) => line[at('转账编号')])).toHaveLength(account.count);
});

test('a merchant sees its own records, and makes its own statement', async ({ page }) => {
  await signIn(page, 'merchant', '/fundRecord/fundRecord');
  await expect(rows(page).first()).toBeVisible();
  await expect(main(page).getByRole('columnheader', { name: '归属' })).toHaveCount(0);
  await main(page).getByRole('button', { name: '月度对账单' }).click();
  await page.getByRole('dialog', { name: '月度对账单' }).getByRole('button', { name: '生成' }).click();
  await expect(panel(page).getByRole('listitem').first()).toContainText('_zh-CN.pdf', { timeout: 30_000 });
});
