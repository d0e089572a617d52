import { ordersList } from '@platform/sdk/operations';
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
  // Another test of the same server may have frozen the busiest.
  const free = analysed.filter({ hasNotText: '已冻结' }).first();
  const ip = (await free.getAttribute('data-row-id')) ?? '';
  const row = analysed.filter({ hasText: ip }).first();
  await row.getByRole('button', { name: `${ip} 的操作` }).click();
  await page.getByRole('menuitem', { name: '冻结' }).click();
  await expect(dialog(page).getByLabel(/^IP 或网段/)).toHaveValue(ip);
  await dialog(page).getByLabel(/^原因/).fill('Many orders, few paid');
  await dialog(page).getByRole('button', { name: '冻结', exact: true }).click();
  await expect(row).toContainText('已冻结');
  await row.getByRole('button', { name: `${ip} 的操作` }).click();
  const counted = await row.locator('[role=gridcell]').allInnerTexts();
  const answered = page.waitForResponse((response) => response.url().includes(ordersList.path));
  await page.getByRole('menuitem', { name: '查看订单' }).click();
  await expect(page).toHaveURL(new RegExp(`/order/list\\?ipAddress=${encodeURIComponent(ip)}`));
  const { data } = (await (await answered).json()) as { data: { total: number } };
  expect(counted).toContain(String(data.total));
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

const blackList = '/systemManager/nameBlackList';
const entries = (page: Page) => page.getByRole('grid', { name: '黑名单' }).locator('[role=row][data-row-id]');

test('a name is listed, found as it is written elsewhere, removed and imported from a file', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const tail = `${Date.now()}${part()}`;
  const name = `張學友 ${tail}`;
  await signIn(page, 'superadmin', blackList);
  await expect(entries(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '加入黑名单', exact: true }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: '加入', exact: true }).click();
  await expect(dialog(page).getByText('请填写此项').first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel(/^内容/).fill(name);
  await dialog(page).getByLabel(/^原因/).fill('Chargebacks');
  await dialog(page).getByRole('button', { name: '加入', exact: true }).click();
  await expect(page.getByText('已加入 1 个').first()).toBeVisible();

  // Found by another way of writing it.
  const found = `${blackList}?value=${encodeURIComponent(`张学友${tail}`)}`;
  await page.goto(found);
  await expect(entries(page)).toHaveCount(1);
  await entries(page)
    .first()
    .getByRole('button', { name: `${name} 的操作` })
    .click();
  await page.getByRole('menuitem', { name: '移出' }).click();
  await dialog(page).getByRole('button', { name: '移出', exact: true }).click();
  await expect(entries(page).first()).toContainText('已移出');

  await page.getByRole('button', { name: '导入' }).click();
  const file = [
    '内容,类型,状态,适用于,处理,原因,命中次数',
    `${name},姓名,生效中,代收和代付,标为可疑,Mule,3`,
    `x,人,生效中,代收,拒绝订单,Mule,0`,
  ];
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(file.join('\n')) });
  await expect(dialog(page)).toContainText('类型：无法识别');
  await dialog(page)
    .getByRole('button', { name: /^(导入|添加).*1/ })
    .click();
  await expect(dialog(page).getByText('成功 1')).toBeVisible();
  await page.goto(`${found}&state=live`);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).first()).toContainText('标为可疑');
  await entries(page).first().locator('[role=gridcell]').nth(2).click();
  await expect(dialog(page).getByText('还没有订单命中')).toBeVisible();
  await expectAccessible(page);
});

test('technical maintenance reads the black list and changes nothing', async ({ page }) => {
  await signIn(page, 'maintenance', `${blackList}/readonly`);
  await expect(entries(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '加入黑名单', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('an entry shows the orders that met it, and opens the stored one', async ({ page }) => {
  await signIn(page, 'superadmin', `${blackList}?value=Zubin`);
  await entries(page).first().locator('[role=gridcell]').nth(2).click();
  await expect(dialog(page).getByText('已拒绝 · 接口下单')).toBeVisible();
  await expect(dialog(page)).toContainText('已标为可疑 · 到账付款人');
  await expectAccessible(page);
  const order = dialog(page).getByRole('listitem').getByRole('link');
  const code = (await order.textContent()) ?? '';
  await order.click();
  await expect(page).toHaveURL(new RegExp(`order=${code}`));
});
