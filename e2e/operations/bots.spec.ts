import type { Page } from '@playwright/test';
import { goTo, proveByKeys, tabTo } from '../support/keyboard.ts';
import { proveAgain } from '../support/second-level.ts';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

const rows = (page: Page, table: string) =>
  page.getByRole('grid', { name: table }).locator('[role=row][data-row-id]');
const dialog = (page: Page) => page.getByRole('dialog');

test('a group is added and its one-time code is shown once; nothing is sent before it is bound', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const name = unique('Group ');
  await signIn(page, 'superadmin', '/systemManager/botInfo');
  await expect(page.getByRole('link', { name: '填写令牌' })).toBeVisible();
  await page.getByRole('button', { name: '添加群组' }).first().click();
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog(page).getByText('请填写此项').first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel(/^名称/).fill(name);
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await proveAgain(page, '机器人');
  const secret = page.getByRole('dialog', { name: `绑定 ${name}` });
  await expect(secret).toContainText(/\/bind [A-Z2-9]{8}/);
  await expectAccessible(page);
  await secret.getByRole('checkbox').check();
  await secret.getByRole('button').last().click();
  await expect(page.getByText(/\/bind [A-Z2-9]{8}/)).toHaveCount(0);

  const added = rows(page, '机器人群组').filter({ hasText: name });
  await expect(added).toContainText('未绑定');
  await added.click();
  await expect(dialog(page)).toContainText('还没有人在 Telegram 群组中绑定');
  await page.keyboard.press('Escape');
  await page.goto('/systemManager/botInfo?view=messages');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rows(page, '机器人群组')).toHaveCount(0);
  await expectAccessible(page);
});

test('the owner of a group opens, and no other account that begins with the same text', async ({ page }) => {
  await signIn(page, 'admin', '/systemManager/botInfo?ownerKind=supplier');
  await rows(page, '机器人群组').first().getByRole('link', { name: 'supplier', exact: true }).click();
  await expect(page).toHaveURL(/\/supplier\/list\?supplier=/);
  await expect(dialog(page)).toContainText('恒源支付');
});

test('a group of the transfer bot is asked for nothing that this bot does not do', async ({ page }) => {
  await signIn(page, 'superadmin', '/systemManager/transferBotInfo');
  await page.getByRole('button', { name: '添加群组' }).first().click();
  await expect(dialog(page).getByLabel('消息语言')).toBeVisible();
  for (const name of ['通知', '命令', '免打扰开始'])
    await expect(dialog(page).getByLabel(name, { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/systemManager/botInfo');
  await page.getByRole('button', { name: '添加群组' }).first().click();
  for (const name of ['通知', '命令', '免打扰开始'])
    await expect(dialog(page).getByLabel(name, { exact: true })).toBeVisible();
});

test('a person is listed once, and technical maintenance only reads the list', async ({ page }) => {
  test.setTimeout(90_000);
  const name = unique('Person ');
  const telegramUserId = String(100_000_000 + Math.floor(Math.random() * 899_999_999));
  await signIn(page, 'admin', '/systemManager/tgWhiteList');
  for (const attempt of [1, 2]) {
    await page.getByRole('button', { name: '添加人员' }).first().click();
    await dialog(page)
      .getByLabel(/^Telegram 编号/)
      .fill(telegramUserId);
    await dialog(page).getByLabel(/^姓名/).fill(name);
    await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
    if (attempt === 1) {
      await proveAgain(page, '白名单');
      await expect(rows(page, 'Telegram 白名单').filter({ hasText: name })).toBeVisible();
    }
  }
  await expect(dialog(page).getByText('这个 Telegram 用户已在名单中')).toBeVisible();
  await expectAccessible(page);

  await signIn(page, 'maintenance', `/systemManager/tgWhiteList/readonly?telegramUserId=${telegramUserId}`);
  await expect(rows(page, 'Telegram 白名单')).toHaveCount(1);
  await expect(page.getByRole('button', { name: '添加人员' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
});

test('a person is put on the white list, and read again, without a mouse', async ({ page }) => {
  test.slow();
  const name = unique('Keys ');
  await signIn(page, 'admin');
  await goTo(page, 'Telegram 白名单');
  const list = page.getByRole('grid', { name: 'Telegram 白名单' });
  await tabTo(page, page.getByRole('main').getByRole('button', { name: '添加人员' }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByLabel(/^Telegram 编号/));
  await page.keyboard.type(String(100_000_000 + Math.floor(Math.random() * 899_999_999)));
  await tabTo(page, dialog(page).getByLabel(/^姓名/));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await proveByKeys(page, '白名单');
  const added = rows(page, 'Telegram 白名单').filter({ hasText: name });
  await expect(added).toBeVisible();
  await tabTo(page, list);
  await page.keyboard.press('Control+Home');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await added.evaluate((row) => row.contains(document.activeElement))).toBe(true);
  }).toPass({ intervals: [50] });
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('a group is offered the notices of its owner, and asked for the amounts that they compare with', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const name = unique('Limits ');
  await signIn(page, 'superadmin', '/systemManager/botInfo');
  await page.getByRole('button', { name: '添加群组' }).first().click();
  await dialog(page).getByLabel(/^名称/).fill(name);
  await dialog(page).getByLabel('通知', { exact: true }).click();
  await expect(page.getByRole('option', { name: '系统检查发现差异' })).toBeVisible();
  await expect(page.getByRole('option', { name: '余额不足' })).toHaveCount(0);
  await page.getByRole('option', { name: '大额订单' }).click();
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog(page).getByText('请填写此项')).toBeVisible();
  await dialog(page)
    .getByLabel(/^大额订单起点/)
    .fill('50000');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  await proveAgain(page, '机器人');
  const secret = page.getByRole('dialog', { name: `绑定 ${name}` });
  await secret.getByRole('checkbox').check();
  await secret.getByRole('button').last().click();
  const added = rows(page, '机器人群组').filter({ hasText: name });
  await expect(added).toContainText('大额订单');
  await added.click();
  await expect(dialog(page)).toContainText('50,000.00');
});
