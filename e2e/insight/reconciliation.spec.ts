import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

const rows = (page: Page, table: string) =>
  page.getByRole('grid', { name: table }).locator('[role=row][data-row-id]');
const dialog = (page: Page) => page.getByRole('dialog');
/** A day of the demo that is over, in the platform's time zone. */
const dayBefore = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(
    new Date(Date.now() - 86_400_000),
  );

test('a figure opens exactly its rows, and a day that is over is closed and reopened', async ({ page }) => {
  test.setTimeout(90_000);
  const day = dayBefore();
  const range = `startTime=${day} 00:00:00&endTime=${day} 23:59:59`;
  await signIn(page, 'superadmin', `/bankStatement/reconciliation?${range}`);
  await expect(rows(page, '对账').first()).toBeVisible();
  await expectAccessible(page);
  await rows(page, '对账').first().click();
  await expect(dialog(page).getByRole('table', { name: '收入' })).toBeVisible();
  await expectAccessible(page);

  await dialog(page).getByRole('button', { name: '关闭这一天' }).click();
  await dialog(page).last().getByRole('button', { name: '关闭这一天' }).click();
  await expect(dialog(page)).toContainText('已关闭');
  await expect(dialog(page)).toContainText('superadmin');
  await dialog(page).getByRole('button', { name: '重新打开' }).click();
  await dialog(page).last().getByRole('button', { name: '重新打开' }).click();
  await expect(dialog(page).getByRole('button', { name: '关闭这一天' })).toBeVisible();

  const figure = dialog(page).getByRole('table').getByRole('link').first();
  const count = Number(await figure.textContent());
  await figure.click();
  await expect(page).toHaveURL(/resourceId=/);
  await expect(page.getByRole('main')).toContainText(`共 ${count} 条`);
});

test('a supplier sees its own accounts, and closes nothing', async ({ page }) => {
  await signIn(page, 'supplier', '/bankStatement/reconciliation');
  await rows(page, '对账').first().click();
  await expect(dialog(page).getByRole('table', { name: '收入' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: '关闭这一天' })).toHaveCount(0);
});
