import { createMemorySession, createPlatform, minorUnits, signOrder } from '@platform/sdk';
import type { Page } from '@playwright/test';
import { qrPicture } from '../apps/server/src/db/demo/demo-qr-picture.ts';
import { proveAgain } from './support/second-level.ts';
import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const grid = (page: Page) => page.getByRole('grid', { name: '收付款账户' });
const rowOf = (page: Page, name: string) => grid(page).locator('[role=row][data-row-id]', { hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, label: RegExp, option: string | RegExp): Promise<void> {
  await dialog(page).getByLabel(label).first().click();
  await page.getByRole('option', { name: option }).click();
}

/** Adds a UPI account for the team's leader, with a QR picture whose text becomes its link. */
async function addUpi(page: Page, name: string): Promise<void> {
  const address = `${name}@examplebank`;
  const link = `upi://pay?pa=${address}`;
  await page.getByRole('button', { name: '添加账户' }).click();
  await choose(page, /^类型/, 'UPI');
  await choose(page, /^供应商/, /^恒源支付/);
  await dialog(page).getByLabel('账户名称').fill(name);
  await dialog(page).getByLabel('UPI 地址').fill(address);
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'code.png',
      mimeType: 'image/png',
      buffer: Buffer.from(qrPicture(link).split(',')[1] ?? '', 'base64'),
    });
  await expect(dialog(page).getByText(link)).toBeVisible();
  await dialog(page).getByRole('button', { name: '用作付款链接' }).click();
  await expect(dialog(page).getByLabel('付款链接')).toHaveValue(link);
  await choose(page, /^产品/, /^1008 /);
  await page.keyboard.press('Escape');
  await dialog(page).getByLabel('单笔最小').fill('777');
  await dialog(page).getByLabel('单笔最大').fill('778');
  await dialog(page).getByLabel('日限额').fill('1000');
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
}

test('a supplier adds an account and switches it; the rules say why it gets no order', async ({ page }) => {
  const name = unique('e2e');
  await signIn(page, 'supplier', '/internationalCardToCard/list');
  await test.step('an empty form is refused beside its fields, and keeps the focus', async () => {
    await page.getByRole('button', { name: '添加账户' }).click();
    await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
    await expect(dialog(page).getByText('请填写此项').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });
  await addUpi(page, name);
  await proveAgain(page, '账户管理');
  await expect(page.getByText(`已添加 ${name}`).first()).toBeVisible();

  await page.getByRole('textbox', { name: '账户', exact: true }).fill(name);
  await page.keyboard.press('Enter');
  const row = rowOf(page, name);
  await expect(row).toContainText(`${name}@examplebank`);
  await expect(row).toContainText('已启用');

  await test.step('switched off, no order goes to it', async () => {
    await row.getByRole('switch', { name: `启用 ${name}` }).click();
    await expect(page.getByText('关闭成功').first()).toBeVisible();
    await expect(row).toContainText('已停用');
    await row.getByText(name, { exact: true }).click();
    await expect(dialog(page).getByText('账户没有为这个产品启用。')).toBeVisible();
  });

  await test.step('switched on for its product, only the amount counts', async () => {
    await dialog(page)
      .getByRole('switch', { name: /^为 1008 .* 启用$/ })
      .click();
    await expect(page.getByText('开启成功').first()).toBeVisible();
    await dialog(page).getByLabel('订单金额').fill('2000');
    await expect(dialog(page).getByText('金额高于最大值 778.00 INR。')).toBeVisible();
    await expect(
      dialog(page).getByText('会超过日限额：今日已用 0.00 INR，限额 1,000.00 INR。'),
    ).toBeVisible();
    await dialog(page).getByLabel('订单金额').fill('777');
    await expect(dialog(page).getByText(/金额高于最大值/)).toBeHidden();
    await expect(dialog(page).getByRole('img', { name: `${name} 的收款码` })).toBeVisible();
    await expectAccessible(page);
  });
});

test('an account shows the order that landed on it, and leads to it', async ({ page, baseURL }) => {
  const { merchants, password } = readDemo();
  const [{ mchId, signingKey } = { mchId: '', signingKey: '' }] = merchants;
  const order = {
    mchId,
    productId: 1008,
    mchOrderNo: unique('RES'),
    amount: minorUnits(50_000),
    notifyUrl: 'https://merchant.example/callback',
  };
  const platform = createPlatform({ baseUrl: baseURL ?? '', session: createMemorySession() });
  const { orderCode } = await platform.orders.create(signOrder(order, signingKey));
  await platform.session.login({ userName: 'admin', password });
  const account = async () => (await platform.orders.allocationInfo({ orderCode })).attempts[0]?.resourceId;
  await expect.poll(account).toBeTruthy();

  await signIn(page, 'admin', `/accounts?account=${await account()}`);
  await expect(dialog(page).getByText('占用中的订单')).toBeVisible();
  await dialog(page).getByRole('link', { name: orderCode }).click();
  await expect(page).toHaveURL(/\/order\/list\?/);
  await expect(dialog(page).getByText(orderCode).first()).toBeVisible();
});

test('staff reveal a number, change a limit of several accounts, and see the sums', async ({ page }) => {
  await signIn(page, 'admin', '/kenya/list-admin');
  const rows = grid(page).locator('[role=row][data-row-id]');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText(/^共 \d+ 个$/)).toBeVisible();
  await expectAccessible(page);

  await test.step('a limit that several accounts get is a number or the choice of none', async () => {
    await rows.nth(0).getByRole('checkbox').click();
    await rows.nth(1).getByRole('checkbox').click();
    await page.getByRole('button', { name: '修改限额' }).click();
    await dialog(page).getByRole('combobox', { name: '币种' }).click();
    await page.getByRole('option', { name: 'KES' }).click();
    await dialog(page).getByRole('textbox', { name: '新的数值' }).fill('a lot');
    await expect(dialog(page).getByRole('button', { name: /^修改限额/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await dialog(page)
      .getByRole('textbox', { name: '新的数值' })
      .fill(String(1_000_000 + (Date.now() % 1_000_000)));
    await dialog(page)
      .getByRole('button', { name: /^修改限额/ })
      .click();
    await proveAgain(page, '账户管理');
    await expect(dialog(page).getByText('成功 2', { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: '关闭', exact: true }).first().click();
  });

  await test.step('a masked number is shown in full on request', async () => {
    await page.goto('/internationalCardToCard/list-admin?kind=bank');
    await rows.first().locator('[role=gridcell]').nth(1).click();
    const masked = dialog(page).getByText(/^\*{4}\d{4}$/);
    await expect(masked).toBeVisible();
    await dialog(page).getByRole('button', { name: /^显示/ }).first().click();
    // The page is a new one, and the second-level proof was the old one's.
    await proveAgain(page, '账户管理');
    await expect(dialog(page).getByText(/^\d{9,18}$/)).toBeVisible();
  });
});

test('accounts are imported from a file: the good lines are added, the others say why not', async ({
  page,
}) => {
  const name = unique('file');
  await signIn(page, 'admin', '/kenya/list-admin');
  await page.getByRole('button', { name: '从文件导入' }).click();
  const give = (text: string) =>
    dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await give('supplier,name,minAmount,maxAmount,colour\na,b,1,2,red');
  await expect(dialog(page).getByText(/无法识别的列：colour/)).toBeVisible();

  const till = String(Date.now()).slice(-8);
  const header = 'supplier,name,tillNumber,minAmount,maxAmount,products';
  await give(
    `${header}\nNairobi Desk,${name},${till},100.00,5000,2054\nNobody,${name}x,${till},200,100.001,2054\n`,
  );
  await expect(dialog(page).getByText('共 2 行，可导入 1 行')).toBeVisible();
  await expect(dialog(page).getByRole('row', { name: /第 3 行/ })).toContainText('供应商：无法识别');
  await expect(dialog(page).getByRole('row', { name: /第 3 行/ })).toContainText(
    '单笔最大：请填写金额，如 100.00',
  );
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: '下载有问题的行' }).click();
  expect((await file).suggestedFilename()).toBe('账户-有问题的行.csv');

  await dialog(page).getByRole('button', { name: '导入 1 行' }).click();
  await proveAgain(page, '账户管理');
  await expect(dialog(page).getByText('成功 1')).toBeVisible();
  await dialog(page).getByRole('button', { name: '关闭', exact: true }).last().click();
  await page.getByRole('textbox', { name: '账户', exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, name)).toContainText(till);
});

test('customer service sees the accounts and changes nothing', async ({ page }) => {
  await signIn(page, 'service', '/uSDTFloating/list-admin/customerService');
  const rows = grid(page).locator('[role=row][data-row-id]');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('button', { name: '添加账户' })).toHaveCount(0);
  await expect(grid(page).getByRole('switch')).toHaveCount(0);
  await rows.first().locator('[role=gridcell]').nth(1).click();
  await expect(dialog(page).getByText('为什么没有分到订单')).toBeVisible();
  await expect(dialog(page).getByRole('switch')).toHaveCount(0);
});
