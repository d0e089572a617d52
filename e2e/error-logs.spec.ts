import type { Page } from '@playwright/test';
import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';

async function proveAgain(page: Page): Promise<void> {
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  await prompt.getByLabel('二级密码').fill(readDemo().password);
  await prompt.getByLabel('事由').fill('清理错误');
  await prompt.getByRole('button', { name: '验证并继续' }).click();
  await expect(prompt).toBeHidden();
}

test('a reported error can be found, read with its stack, and cleared', async ({ page, request }) => {
  test.slow();
  const fault = `RangeError: no row ${Date.now().toString(36).replace(/\d/g, 'x')}`;
  for (const line of [1, 2]) {
    const stack = `${fault}\n    at Rows (https://console.example/assets/list-4f2a91bc.js:${line}:7)`;
    const data = { message: fault, stack, url: `/order/list?page=${line}`, appVersion: '9.9.9' };
    expect((await request.post('/save_error_logger', { data })).ok()).toBe(true);
  }
  await signIn(page, 'superadmin', '/error_logger_page');
  const grid = page.getByRole('grid', { name: '前端错误' });
  const row = grid.locator('[role=row][data-row-id]').filter({ hasText: fault });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('9.9.9');
  await expectAccessible(page);

  await page.goto('/error_logger_page?appVersion=9.9.9');
  await row.click();
  await expect(page).toHaveURL(/fault=[0-9a-f]{16}/);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('at Rows').first()).toBeVisible();
  await drawer.getByText('/order/list?page=1').first().click();
  await expect(drawer.getByText('未登录').first()).toBeVisible();
  await expectAccessible(page);

  await drawer.getByRole('button', { name: '清除', exact: true }).click();
  await page
    .getByRole('dialog', { name: '清除这个错误的全部记录？' })
    .getByRole('button', { name: '清除' })
    .click();
  await proveAgain(page);
  await expect(page.getByText('已清除 2 条记录').first()).toBeVisible();
  await expect(drawer.getByText('该错误已无记录')).toBeVisible();
});

test('technical maintenance can read the errors but not clear them', async ({ page }) => {
  await signIn(page, 'maintenance', '/error_logger_page');
  await expect(
    page.getByRole('grid', { name: '前端错误' }).locator('[role=row][data-row-id]').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /清除/ })).toHaveCount(0);
});
