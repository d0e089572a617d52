import type { Page } from '@playwright/test';
import { proveAgain } from '../support/second-level.ts';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

const screen = '/systemManager/ipRule';
const rows = (page: Page) => page.getByRole('grid', { name: 'IP 规则' }).locator('[role=row][data-row-id]');
const dialog = (page: Page) => page.getByRole('dialog');
const network = () => `10.${Math.floor(Math.random() * 254)}.${Math.floor(Math.random() * 254)}.0/24`;

async function choose(page: Page, label: RegExp, option: RegExp): Promise<void> {
  await dialog(page).getByLabel(label).click();
  await page.getByRole('option', { name: option }).first().click();
}
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('a rule names the sessions that it ends before it is saved, ends them, and is removed', async ({
  page,
  browser,
}) => {
  const listed = network();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'techsupport', '/supplier/list');
  await signIn(page, 'superadmin', screen);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '新增规则' }).focus();
  await page.keyboard.press('Enter');
  await choose(page, /^适用于/, /^某账号的登录/);
  await press(page, '新增');
  await expect(dialog(page).getByText('请填写此项').first()).toBeVisible();
  await choose(page, /^账号/, /techsupport/);
  await dialog(page)
    .getByLabel(/^IP 或网段/)
    .fill(`${listed}\n10.0.0.256`);
  await dialog(page).getByLabel(/^备注/).fill('e2e');
  await press(page, '新增');
  await proveAgain(page, 'e2e');
  await expect(dialog(page)).toContainText('不是 IP 地址，也不是网段');
  await dialog(page)
    .getByLabel(/^IP 或网段/)
    .fill(listed);
  await expect(dialog(page)).toContainText(/将结束 \d+ 个登录会话/);
  await expect(dialog(page)).toContainText(/techsupport，来自 /);
  await expectAccessible(page);
  await press(page, '新增');
  await expect(page.getByText(`已保存 ${listed}`).first()).toBeVisible();
  await expect(other.getByText('登录已过期').first()).toBeVisible();

  await page.goto(`${screen}?ip=${encodeURIComponent(listed)}&account=techsupport`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('生效中');
  await rows(page)
    .first()
    .getByRole('button', { name: `${listed} 的操作` })
    .click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(dialog(page)).toContainText('没有登录会话会因此结束');
  await press(page, '删除');
  await proveAgain(page, 'e2e');
  await expect(page.getByText(`已删除 ${listed}`).first()).toBeVisible();
  await other.context().close();
});

test('a rule that would shut out its author is not saved', async ({ page }) => {
  const listed = network();
  await signIn(page, 'superadmin', screen);
  await page.getByRole('button', { name: '新增规则' }).click();
  await choose(page, /^角色/, /^超级管理员/);
  await dialog(page)
    .getByLabel(/^IP 或网段/)
    .fill(listed);
  await expect(dialog(page).getByRole('alert')).toContainText('会被挡在外面');
  await press(page, '新增');
  await proveAgain(page, 'e2e');
  await expect(dialog(page)).toContainText('保存后您将无法访问');
  await page.keyboard.press('Escape');
  await page.goto(`${screen}?ip=${encodeURIComponent(listed)}`);
  // The demo has a rule for every address, which is found too.
  await expect(rows(page).filter({ hasText: '0.0.0.0/0' })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: listed })).toHaveCount(0);
});

test('rules are imported from a file and enabled in bulk', async ({ page }) => {
  const listed = network();
  await signIn(page, 'superadmin', screen);
  await page.getByRole('button', { name: '导入' }).click();
  const file = [
    'kind,role,account,network,note,expiresAt,enabled',
    `role,technicalMaintenance,,${listed},imported,,false`,
    `phone,,,${listed},,,`,
    'role,root,,,,,',
  ].join('\n');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'rules.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog(page)).toContainText(/共 3 .*1|1.*3/);
  await dialog(page)
    .getByRole('button', { name: /^(导入|添加).*1/ })
    .click();
  await proveAgain(page, 'e2e');
  await expect(dialog(page).getByText('成功 1')).toBeVisible();
  await page.goto(`${screen}?ip=${encodeURIComponent(listed)}&role=technicalMaintenance`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('已停用');
  await rows(page).first().getByRole('checkbox').check();
  // Together, so that no rule ends the sessions that another one allows.
  await page.getByRole('button', { name: '启用', exact: true }).click();
  await expect(dialog(page)).toContainText(/没有登录会话会因此结束|将结束 \d+ 个登录会话/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expect(dialog(page)).toContainText('没有登录会话会因此结束');
  await dialog(page).getByRole('button', { name: /^删除/ }).click();
  await proveAgain(page, 'e2e');
  await expect(dialog(page).getByText('成功 1')).toBeVisible();
});

test('technical maintenance reads the rules and changes nothing', async ({ page }) => {
  await signIn(page, 'maintenance', `${screen}/readonly`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '新增规则' })).toHaveCount(0);
  await expect(rows(page).first().getByRole('switch')).toHaveCount(0);
  await rows(page).first().locator('[role=gridcell]').nth(2).click();
  await expect(dialog(page)).toContainText('创建人');
  await expectAccessible(page);
});
