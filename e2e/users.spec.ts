import type { Page } from '@playwright/test';
import { proveAgain } from './support/second-level.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const grid = (page: Page) => page.getByRole('grid', { name: '账号' });
const row = (page: Page, account: string) => grid(page).locator(`[role=row][data-row-id="${account}"]`);
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: '消息', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const password = 'Night2026shift';

async function command(page: Page, account: string, name: string): Promise<void> {
  await row(page, account)
    .getByRole('button', { name: `${account} 的操作` })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function add(page: Page, account: string, role: string): Promise<void> {
  await page.getByRole('button', { name: '添加账号' }).click();
  await dialog(page).getByLabel('昵称').fill('夜班');
  await dialog(page).getByLabel('账号').fill(account);
  await dialog(page).getByLabel('角色').click();
  await page.getByRole('option', { name: role, exact: true }).click();
  await dialog(page).getByLabel(/^密码/).fill(password);
  await dialog(page).getByRole('button', { name: '添加账号' }).click();
}

async function enter(page: Page, account: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: '用户名' }).fill(account);
  await page.getByLabel(/^密码/).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'superadmin', '/setting/users');
  await expect(grid(page).locator('[role=row][data-row-id]').first()).toBeVisible();
});

test('an account is added, renamed with a notice, deleted and repaired', async ({ page, browser }) => {
  // Several people, each hashing a password at full cost.
  test.slow();
  const account = unique('night');
  await add(page, account, '客服');
  await proveAgain(page, '账号管理');
  await expect(page.getByText(`已添加 ${account}`).first()).toBeVisible();
  await expect(row(page, account)).toContainText('客服');

  const other = await (await browser.newContext()).newPage();
  await enter(other, account);
  await expect(bell(other)).toBeVisible();

  // A new name ends the session, and the page shows the reason.
  const renamed = unique('day');
  await command(page, account, '修改');
  await dialog(page).getByLabel('账号').fill(renamed);
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(row(page, renamed)).toBeVisible();
  await expect(other.getByText('登录已过期').first()).toBeVisible({ timeout: 20_000 });
  await enter(other, renamed);
  await other.getByRole('link', { name: '消息：1 条未读' }).click();
  await other.getByRole('button', { name: /您的账号名称已更改/ }).click();
  await expect(other.getByText(`superadmin 将您的账号由 ${account} 改为 ${renamed}`)).toBeVisible();
  await expectAccessible(other);

  // Unread, read, trash, and restored.
  await other.getByRole('button', { name: '标为已读', exact: true }).click();
  await expect(bell(other)).toBeVisible();
  await expect(other.getByText('没有未读消息')).toBeVisible();
  await other.getByRole('tab', { name: '已读' }).click();
  await other.getByRole('button', { name: /您的账号名称已更改/ }).click();
  await other.getByRole('button', { name: '移到回收站' }).click();
  await other.getByRole('tab', { name: '回收站' }).click();
  await other.getByRole('button', { name: /您的账号名称已更改/ }).click();
  await other.getByRole('button', { name: '还原' }).click();
  await expect(other.getByText('回收站是空的')).toBeVisible();

  await command(page, renamed, '删除');
  await dialog(page).getByRole('button', { name: '删除' }).click();
  await expect(row(page, renamed)).toBeHidden();
  await expect(other.getByText('登录已过期').first()).toBeVisible({ timeout: 20_000 });
  await other.context().close();

  await page.goto('/setting/users?includeDeleted=true');
  await expect(row(page, renamed)).toContainText('已删除');
  await command(page, renamed, '修复');
  await dialog(page).getByRole('button', { name: '修复' }).click();
  // The second-level token was only in the memory of the previous page.
  await proveAgain(page, '账号管理');
  await expect(row(page, renamed)).not.toContainText('已删除');
});

test('an invalid form shows its errors, and keeps the typed input', async ({ page }) => {
  await page.getByRole('button', { name: '添加账号' }).click();
  await dialog(page).getByLabel('昵称').fill('夜班');
  await dialog(page).getByLabel('账号').fill('night shift');
  await dialog(page).getByLabel(/^密码/).fill('short1');
  await dialog(page).getByRole('button', { name: '添加账号' }).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: '只能是数字和英文字母' })).toBeVisible();
  await expect(dialog(page).getByRole('alert').filter({ hasText: '至少 8 位' })).toBeVisible();
  await expect(dialog(page).getByLabel('账号')).toBeFocused();
  await expectAccessible(page);

  // The server's refusal is shown at the field too.
  await dialog(page).getByLabel('账号').fill('merchant');
  await dialog(page).getByLabel(/^密码/).fill(password);
  await dialog(page).getByLabel('角色').click();
  await page.getByRole('option', { name: '客服', exact: true }).click();
  await dialog(page).getByRole('button', { name: '添加账号' }).click();
  await proveAgain(page, '账号管理');
  await expect(dialog(page).getByText('账号 merchant 已存在')).toBeVisible();
  await expect(dialog(page).getByLabel('昵称')).toHaveValue('夜班');
});

test('the addresses of an account are limited; a wrong one is named and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/setting/users?account=supplier18');
  await command(page, 'supplier18', '登录 IP 白名单');
  const dialog = page.getByRole('dialog', { name: 'supplier18 的登录 IP 白名单' });
  const addresses = dialog.getByLabel('允许的 IP 地址');
  await addresses.fill('10.0.0.0/8\n300.1.1.1');
  await dialog.getByRole('button', { name: '保存' }).click();
  await proveAgain(page, '账号管理');
  await expect(dialog.getByText('300.1.1.1: 不是 IP 地址，也不是网段')).toBeVisible();
  await expect(addresses).toHaveValue('10.0.0.0/8\n300.1.1.1');
  await expectAccessible(page);
  await addresses.fill('10.0.0.0/8\n2001:DB8::/32');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/setting/users?account=supplier18&user=supplier18');
  await expect(page.getByRole('dialog')).toContainText('10.0.0.0/8, 2001:db8::/32');

  await page.goto('/setting/users?account=supplier18');
  await command(page, 'supplier18', '登录 IP 白名单');
  await addresses.fill('');
  await dialog.getByRole('button', { name: '保存' }).click();
  // The second-level token was only in the memory of the previous page.
  await proveAgain(page, '账号管理');
  await expect(dialog).toHaveCount(0);
});

test('unavailable actions stay visible with the reason', async ({ page }) => {
  // Rows outside the view are not rendered, so filter for them.
  await page.goto('/setting/users?role=superAdmin');
  await row(page, 'superadmin').getByRole('button', { name: 'superadmin 的操作' }).click();
  await expect(page.getByRole('menuitem', { name: '删除' })).toContainText('不能对自己操作');
  await page.goto('/setting/users?role=merchant');
  await row(page, 'merchant').getByRole('button', { name: 'merchant 的操作' }).click();
  await expect(page.getByRole('menuitem', { name: '清除支付密码' })).toContainText('没有设置');
});

test('filters and the open account are in the URL', async ({ page }) => {
  // The demo's merchants, without those that other tests add.
  await page.goto('/setting/users?role=merchant&account=merchant&user=merchant');
  await expect(dialog(page)).toContainText('10000101');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/setting\/users\?role=merchant&account=merchant$/);
  await expect(row(page, 'merchant')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '分页' })).toContainText('共 12 条');
  await expect(grid(page).locator('[role=row][data-row-id]', { hasNotText: '商户' })).toHaveCount(0);
  await expectAccessible(page);
});
