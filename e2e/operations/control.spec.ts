import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

const rows = (page: Page, table: string) =>
  page.getByRole('grid', { name: table }).locator('[role=row][data-row-id]');
const dialog = (page: Page) => page.getByRole('dialog');

test('a change is found in the history of its object, with its values, and the chain is verified', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'superadmin', '/setting/banks');
  await rows(page, '银行').last().click();
  // Off and on again: two records, and the bank is as before.
  const enabled = dialog(page).getByRole('switch', { name: /^启用/ });
  await enabled.click();
  await expect(enabled).not.toBeChecked();
  await enabled.click();
  await expect(enabled).toBeChecked();
  const bank = (await dialog(page).getByRole('heading', { level: 2 }).textContent()) ?? '';

  await dialog(page).getByRole('link', { name: '修改记录' }).click();
  await expect(page).toHaveURL(/objectType=bank&objectId=/);
  const newest = rows(page, '审计记录').first();
  await expect(newest).toContainText('银行 · 修改');
  await expect(newest).toContainText('superadmin');
  await newest.click();
  await expect(dialog(page).getByRole('table', { name: '修改内容' })).toContainText('已启用');
  await expect(dialog(page)).toContainText(/待入链|链接完整/);
  await expectAccessible(page);
  await dialog(page)
    .getByRole('link', { name: /^[0-9a-f]{8}-/ })
    .click();
  await expect(page).toHaveURL(/\/setting\/banks\?bank=/);
  await expect(dialog(page)).toContainText(bank);

  await page.goto('/auditRecord/auditRecord');
  await expect(rows(page, '审计记录').first()).toBeVisible();
  await page.getByRole('button', { name: '校验链' }).click();
  await dialog(page).getByRole('button', { name: '开始校验' }).click();
  await expect(dialog(page)).toContainText('链是完整的');
  await expectAccessible(page);
  await dialog(page)
    .getByLabel(/^从位置/)
    .fill('9');
  await dialog(page)
    .getByLabel(/^到位置/)
    .fill('3');
  await expect(dialog(page)).toContainText('开始位置不能大于结束位置');
});

test('any table is read without its secrets, its related rows are links, and each look is audited', async ({
  page,
}) => {
  await signIn(page, 'superadmin', '/entity-data-view');
  // By its word or its name in the database.
  await page.getByRole('searchbox', { name: '查找数据表' }).fill('用户账');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox', { name: '查找数据表' }).fill('users');
  await expect(page.getByRole('button', { name: /users/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^用户账号/ }).click();
  await expect(rows(page, '数据查看').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'password_hash' })).toHaveCount(0);
  await expectAccessible(page);
  await rows(page, '数据查看').first().click();
  await expect(dialog(page)).toContainText('password_hash');
  await expect(dialog(page)).toContainText('保密，不读取');
  await dialog(page).getByRole('link', { name: 'sessions.user_id' }).click();
  await expect(page).toHaveURL(/entity=sessions&column=user_id&value=/);

  await page.goto('/entity-data-view?entity=orders');
  await rows(page, '数据查看').first().click();
  const merchant = dialog(page)
    .getByRole('link', { name: /^[0-9a-f]{8}-/ })
    .first();
  await merchant.click();
  await expect(page).toHaveURL(/entity=merchants&key=/);
  await expect(rows(page, '数据查看')).toHaveCount(1);
  await rows(page, '数据查看').first().click();
  const row = new URL(page.url()).searchParams.get('row') ?? '';
  await page.goto(`/entity-data-view?row=${encodeURIComponent(row)}`);
  await expect(dialog(page)).toContainText('signing_key_box');

  await page.goto('/auditRecord/auditRecord?objectType=entity&objectId=merchants');
  await expect(rows(page, '审计记录').first()).toContainText('数据表 · 查看');
});

test('maintenance sees tables and cleanup, but not the audit trail', async ({ page }) => {
  await signIn(page, 'maintenance', '/entity-data-view/readonly?entity=products');
  await expect(rows(page, '数据查看').first()).toBeVisible();
  await page.goto('/orderClearHistory/readonly');
  await expect(page.getByText('订单永久保留')).toBeVisible();
  await expect(page.getByText('下次清理')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/auditRecord/auditRecord');
  await expect(page).toHaveURL(/error_401/);
});
