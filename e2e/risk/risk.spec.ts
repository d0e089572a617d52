import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

const screen = '/orderAnalysis/fronzen-ip-list';
const rows = (page: Page) => page.getByRole('grid', { name: '冻结的 IP' }).locator('[role=row][data-row-id]');
const dialog = (page: Page) => page.getByRole('dialog');
const part = () => Math.floor(Math.random() * 254) + 1;

test('addresses are frozen by the keyboard, found by an address in them, and thawed', async ({ page }) => {
  test.setTimeout(90_000);
  const third = part();
  const network = `10.${part()}.${third}.0/24`;
  const inside = network.replace('0/24', '77');
  await signIn(page, 'admin', screen);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: '冻结 IP', exact: true }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: '冻结', exact: true }).click();
  await expect(dialog(page).getByText('请填写此项').first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page)
    .getByLabel(/^IP 或网段/)
    .fill(`${network}\n10.0.0.256`);
  await dialog(page).getByLabel(/^原因/).fill('Card testing');
  await dialog(page).getByRole('button', { name: '冻结', exact: true }).click();
  await expect(dialog(page)).toContainText('不是 IP 地址，也不是网段');
  await dialog(page)
    .getByLabel(/^IP 或网段/)
    .fill(network);
  await dialog(page).getByRole('button', { name: '冻结', exact: true }).click();
  await expect(page.getByText('已冻结 1 个').first()).toBeVisible();

  await page.goto(`${screen}?ip=${inside}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText(network);
  await rows(page)
    .first()
    .getByRole('button', { name: `${network} 的操作` })
    .click();
  await page.getByRole('menuitem', { name: '解冻' }).click();
  await dialog(page).getByRole('button', { name: '解冻', exact: true }).click();
  await expect(rows(page).first()).toContainText('已解冻');
});

test('customer service reads the list and changes nothing', async ({ page }) => {
  await signIn(page, 'service', `${screen}/customerService`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '冻结 IP', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('an address of the analysis is frozen from its row and opens its orders', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, 'admin', '/orderAnalysis/ip-analysis-list');
  const analysed = page.getByRole('grid', { name: 'IP 分析' }).locator('[role=row][data-row-id]');
  await expect(analysed.first()).toBeVisible();
  await expectAccessible(page);
  const ip = (await analysed.first().getAttribute('data-row-id')) ?? '';
  const row = analysed.filter({ hasText: ip }).first();
  await row.getByRole('button', { name: `${ip} 的操作` }).click();
  await page.getByRole('menuitem', { name: '冻结' }).click();
  await expect(dialog(page).getByLabel(/^IP 或网段/)).toHaveValue(ip);
  await dialog(page).getByLabel(/^原因/).fill('Many orders, few paid');
  await dialog(page).getByRole('button', { name: '冻结', exact: true }).click();
  await expect(row).toContainText('已冻结');
  await row.getByRole('button', { name: `${ip} 的操作` }).click();
  await page.getByRole('menuitem', { name: '查看订单' }).click();
  await expect(page).toHaveURL(new RegExp(`/order/list\\?ipAddress=${encodeURIComponent(ip)}`));
  // Another test may create orders from it.
  await page.goto(`${screen}?ip=${ip}&state=live`);
  await rows(page)
    .first()
    .getByRole('button', { name: `${ip} 的操作` })
    .click();
  await page.getByRole('menuitem', { name: '解冻' }).click();
  await dialog(page).getByRole('button', { name: '解冻', exact: true }).click();
  await expect(page.getByText(`已解冻 ${ip}`).first()).toBeVisible();
});
