import type { Page } from '@playwright/test';
import { addMerchant } from './support/newcomers.ts';
import { proveAgain } from './support/second-level.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const grid = (page: Page, name: string) => page.getByRole('grid', { name });
const rows = (page: Page, name: string) => grid(page, name).locator('[role=row][data-row-id]');
const dialog = (page: Page) => page.getByRole('dialog');

test('an agreement is added, changed and ended, and bad rates are refused', async ({ page }) => {
  test.setTimeout(120_000);
  const name = unique('Agreed ');
  await signIn(page, 'admin');
  await page.goto('/merchants/add');
  await addMerchant(page, name);
  await page.goto('/userProduct');
  await page.getByRole('button', { name: '添加约定' }).click();
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog(page).getByText('请填写此项').first()).toBeVisible();
  await dialog(page)
    .getByLabel(/^商户或供应商/)
    .click();
  await page.getByRole('option', { name }).click();
  await dialog(page).getByLabel(/^产品/).click();
  await page.getByRole('option', { name: /^1008/ }).click();
  for (const bad of ['101', '-1', 'abc', '1.23456']) {
    await dialog(page).getByLabel(/^费率/).fill(bad);
    await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
    await expect(dialog(page).getByText('0 到 100，最多四位小数').first()).toBeVisible();
  }
  await dialog(page).getByLabel(/^费率/).fill('1.2345');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await proveAgain(page, '产品与费率');
  await expect(page.getByText('约定已添加').first()).toBeVisible();

  await page.getByRole('textbox', { name: '名称' }).fill(name);
  await page.keyboard.press('Enter');
  const row = rows(page, '产品约定').filter({ hasText: name });
  await expect(row).toContainText('1.2345%');
  await row.getByRole('button', { name: `${name} 1008 的操作` }).click();
  await page.getByRole('menuitem', { name: '修改' }).click();
  await dialog(page).getByLabel(/^费率/).fill('2');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('2%');
  await row.getByRole('switch').click();
  await expect(row).toContainText('已停用');
  await row.getByRole('button', { name: `${name} 1008 的操作` }).click();
  await page.getByRole('menuitem', { name: '终止约定' }).click();
  await dialog(page).getByRole('button', { name: '终止', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('agreements are copied to another party, and rates changed together, leaving out what does not fit', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = unique('Copied ');
  await signIn(page, 'admin');
  await page.goto('/merchants/add');
  await addMerchant(page, name);
  await page.goto('/userProduct?role=merchant&name=Lotus');
  const lotus = rows(page, '产品约定');
  await expect(lotus.first()).toBeVisible();
  const count = await lotus.count();
  await grid(page, '产品约定').getByRole('checkbox').first().click();
  await page.getByRole('button', { name: '复制给另一方' }).click();
  await dialog(page)
    .getByLabel(/^复制给/)
    .click();
  await page.getByRole('option', { name }).click();
  await dialog(page)
    .getByRole('button', { name: `复制给另一方（${count}）` })
    .click();
  await proveAgain(page, '产品与费率');
  await expect(dialog(page).getByText(`成功 ${count}`)).toBeVisible();
  await dialog(page).getByRole('button', { name: '关闭' }).last().click();

  await page.goto(`/userProduct?name=${encodeURIComponent(name)}`);
  await expect(rows(page, '产品约定')).toHaveCount(count);
  await grid(page, '产品约定').getByRole('checkbox').first().click();
  await page.getByRole('button', { name: '改费率' }).click();
  await dialog(page).getByLabel(/^费率/).fill('1.8');
  // Those that have the rate already are left out, before anything is changed.
  await expect(dialog(page)).toContainText('费率已经如此');
});

test('the matrix shows every party by product, and a press on a cell changes its rate', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, 'superadmin', '/userProduct?view=merchants');
  await expect(rows(page, '商户矩阵').first()).toBeVisible();
  const cell = page.getByRole('button', { name: /^Lotus Mart 1008 .*: 1\.8%$/ });
  await cell.click();
  await expect(dialog(page).getByLabel(/^费率/)).toHaveValue('1.8');
  await expectAccessible(page);
  // A notice that is shown takes the first Escape.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

  await page.getByRole('radio', { name: '产品', exact: true }).click();
  await expect(rows(page, '产品').first()).toBeVisible();
  await rows(page, '产品')
    .first()
    .getByRole('button', { name: /的操作/ })
    .click();
  await page.getByRole('menuitem', { name: '修改' }).click();
  await dialog(page)
    .getByLabel(/^最小金额/)
    .fill('');
  await dialog(page)
    .getByLabel(/^默认费率/)
    .fill('x');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(dialog(page).getByText('请填写此项').first()).toBeVisible();
  await expect(dialog(page).getByText('0 到 100，最多四位小数').first()).toBeVisible();
});
