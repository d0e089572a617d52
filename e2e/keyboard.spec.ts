import type { Locator, Page } from '@playwright/test';
import { expect, readDemo, test } from './support/test.ts';

/** Presses Tab until the place is reached, as somebody without a mouse does; a place that Tab never reaches fails. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  const holdsFocus = () => place.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 60; presses += 1) {
    if (await holdsFocus()) return;
    await page.keyboard.press('Tab');
  }
  expect(await holdsFocus(), 'reached by Tab').toBe(true);
}

async function goTo(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '搜索或粘贴单号' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(palette.getByRole('option').first()).toContainText(words);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

test('from sign-in over an order and its callback to log-out, no mouse is needed', async ({ page }) => {
  test.slow();
  const grid = page.getByRole('grid');
  const rows = grid.locator('[role=row][data-row-id]');

  await test.step('signs in', async () => {
    await page.goto('/login');
    await tabTo(page, page.getByRole('textbox', { name: /^用户名/ }));
    await page.keyboard.type('admin');
    await tabTo(page, page.getByLabel(/^密码/));
    await page.keyboard.type(readDemo().password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^搜索或粘贴单号/ })).toBeVisible();
  });

  const orderCode = await test.step('finds the orders that were called back, and opens one', async () => {
    await goTo(page, '代收订单');
    await expect(page).toHaveURL(/\/order\/list/);
    await expect(rows.first()).toBeVisible({ timeout: 30_000 });
    await tabTo(page, page.getByRole('button', { name: /^回调成功/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/orderStatusId=4/);
    await expect(rows.first()).toContainText('回调成功');
    const code = (await rows.first().getAttribute('data-row-id')) ?? '';
    await tabTo(page, grid);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(code);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    // Back where one was: in the grid, not at the top of the page.
    expect(await grid.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    return code;
  });

  await test.step('narrows the list to it, by its number', async () => {
    await tabTo(page, page.getByRole('textbox', { name: '平台订单号' }));
    await page.keyboard.type(orderCode);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`orderCode=${orderCode}`));
    await expect(rows).toHaveCount(1);
  });

  await test.step('sends its callback again, after reading what will happen', async () => {
    await tabTo(page, grid);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    const chosen = page.getByRole('region', { name: '所选记录的操作' });
    await tabTo(page, chosen.getByRole('button', { name: /重发/ }));
    await page.keyboard.press('Enter');
    const bulk = page.getByRole('dialog');
    await expect(bulk.getByText(/共选 1 条，将处理 1 条/)).toBeVisible();
    await tabTo(page, bulk.getByRole('button', { name: /^重发.*（1）/ }));
    await page.keyboard.press('Enter');
    await expect(bulk.getByText('1 / 1')).toBeVisible();
    await expect(bulk.getByText('成功 1')).toBeVisible();
    await tabTo(page, bulk.getByRole('button', { name: '关闭', exact: true }).last());
    await page.keyboard.press('Enter');
    await expect(bulk).toHaveCount(0);
  });

  await test.step('logs out', async () => {
    await goTo(page, '退出登录');
    await expect(page).toHaveURL('/login');
  });
});
