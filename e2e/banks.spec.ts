import type { Page } from '@playwright/test';
import { proveAgain } from './support/second-level.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const rows = (page: Page) => page.getByRole('grid', { name: '银行' }).locator('[role=row][data-row-id]');
const dialog = (page: Page) => page.getByRole('dialog');
/** Numbers that no demo bank has. */
const freeNumber = () => String(100_000 + Math.floor(Math.random() * 899_999));

test('a bank is added, refused twice, and chosen in an account by its IFSC', async ({ page }) => {
  test.setTimeout(90_000);
  const name = unique('Bank ');
  const number = freeNumber();
  const prefix = Array.from(
    { length: 4 },
    () => 'ABCDEFGHJKLMNPQRSTUVWXYZ'[Math.floor(Math.random() * 24)],
  ).join('');
  await signIn(page, 'admin', '/setting/banks');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: '添加银行' }).click();
  await dialog(page).getByLabel(/^编号/).fill('12a');
  await dialog(page)
    .getByLabel(/^IFSC 前缀/)
    .fill('ab1');
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog(page).getByText('请填写此项').first()).toBeVisible();
  await expect(dialog(page).getByText('须为四个字母').first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel(/^编号/).fill('002');
  await dialog(page).getByLabel(/^简称/).fill(name);
  for (const label of ['简体中文名称', '繁体中文名称', '英文名称'])
    await dialog(page)
      .getByLabel(new RegExp(`^${label}`))
      .fill(name);
  await dialog(page)
    .getByLabel(/^IFSC 前缀/)
    .fill(prefix.toLowerCase());
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog(page)).toContainText('SBI 已经使用 002');
  await dialog(page).getByLabel(/^编号/).fill(number);
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByText(`已添加 ${name}`).first()).toBeVisible();

  await page.goto('/internationalCardToCard/list-admin');
  await page.getByRole('button', { name: '添加账户' }).click();
  await dialog(page).getByLabel(/^IFSC/).fill(`${prefix}0000001`);
  await expect(dialog(page).getByLabel(/^银行(?!账号)/)).toContainText(name);

  await page.goto(`/setting/banks?name=${encodeURIComponent(name)}`);
  await rows(page).first().getByRole('switch').click();
  await expect(rows(page).first()).toContainText('已停用');
});

test('banks are imported from a file, and what cannot be added is said line by line', async ({ page }) => {
  test.setTimeout(90_000);
  const name = unique('Import ');
  await signIn(page, 'superadmin', '/setting/banks');
  await page.getByRole('button', { name: '导入' }).click();
  const file = [
    'country,number,shortName,nameEnUs',
    `KE,${freeNumber()},${name},${name}`,
    'KE,12x,Broken,Broken',
    'US,1,Abroad,Abroad',
  ].join('\n');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'banks.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog(page)).toContainText('Broken');
  await expect(dialog(page)).toContainText('Abroad');
  await dialog(page)
    .getByRole('button', { name: /^(导入|添加).*1/ })
    .click();
  await expect(dialog(page).getByText('成功 1')).toBeVisible();
  await page.goto(`/setting/banks?name=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().locator('[role=gridcell]').nth(2).click();
  await expect(dialog(page).getByText(name).first()).toBeVisible();
});

test('a merchant sees its profile, changes its callback settings and tests them', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, 'merchant', '/profile/list');
  await expect(page.getByRole('heading', { name: 'Lotus Mart' })).toBeVisible();
  await expect(page.getByText('密码、语言和登录在个人中心')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '回调设置' }).click();
  await dialog(page).getByLabel('接口 IP 白名单').fill('not an address');
  await dialog(page).getByLabel('默认回调地址').fill('https://lotus.example/notify');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(
    dialog(page).getByRole('alert').or(dialog(page).locator('[aria-invalid=true]')).first(),
  ).toBeVisible();
  await dialog(page).getByLabel('接口 IP 白名单').fill('');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await proveAgain(page, '业务资料');
  await expect(page.getByText('回调设置已保存').first()).toBeVisible();
  await page.getByRole('button', { name: '测试回调' }).click();
  await dialog(page).getByRole('button', { name: '发送' }).click();
  await expect(dialog(page).getByText('TEST-')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await dialog(page).locator('footer').getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '查看密钥' }).click();
  await expect(dialog(page).getByRole('region', { name: '签名密钥' })).toContainText(/[0-9a-zA-Z_-]{24,}/);
});

test('staff choose whose profile they see, and a supplier sees its own', async ({ page }) => {
  test.setTimeout(60_000);
  await signIn(page, 'service', '/profile/list/customerService');
  await page.getByLabel('商户或供应商').click();
  await page.getByRole('option', { name: /Lotus Mart/ }).click();
  await expect(page.getByRole('heading', { name: 'Lotus Mart' })).toBeVisible();
  await expect(page.getByRole('button', { name: '回调设置' })).toHaveCount(0);
  await signIn(page, 'supplier', '/profile/list');
  await expect(page.getByRole('heading', { name: '恒源支付' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '团队' })).toBeVisible();
});
