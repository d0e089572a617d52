import type { Page } from '@playwright/test';
import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';

const setting = (page: Page, name: string) => page.locator(`#setting-${name}`);
const dialog = (page: Page) => page.getByRole('dialog');

async function proveAgain(page: Page): Promise<void> {
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  await prompt.getByLabel('二级密码').fill(readDemo().password);
  await prompt.getByLabel('事由').fill('调整设置');
  await prompt.getByRole('button', { name: '验证并继续' }).click();
  await expect(prompt).toBeHidden();
}

test('a superAdmin finds a setting, changes it within its bounds, and undoes the change', async ({
  page,
}) => {
  // Saving requires the second-level password, which is hashed at full cost.
  test.slow();
  await signIn(page, 'superadmin', '/systemConfig');
  await expect(page.getByText('显示 48 项，共 48 项')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: '搜索设置' }).fill('redwallet');
  await expect(page).toHaveURL(/q=redwallet/);
  await expect(page.getByText('显示 1 项，共 48 项')).toBeVisible();

  await page.getByRole('button', { name: '更改“红包数量上限”' }).click();
  await dialog(page).getByRole('textbox').fill('101');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(dialog(page).getByText('不能大于 100')).toBeVisible();
  await dialog(page).getByRole('textbox').fill('7');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await proveAgain(page);
  await expect(page.getByText('5 → 7，立即生效', { exact: true })).toBeVisible();
  await expect(setting(page, 'redWalletCount').getByText(/superadmin 于 .* 更改/)).toBeVisible();

  await page.getByRole('button', { name: '撤销' }).click();
  await expect(setting(page, 'redWalletCount').getByText('5', { exact: true })).toBeVisible();

  // A switch is saved at once. "Changed only" lists the changed settings.
  await page.getByRole('searchbox', { name: '搜索设置' }).fill('');
  await setting(page, 'BotConstantReminder').getByRole('switch').click();
  await expect(setting(page, 'BotConstantReminder').getByRole('switch')).toBeChecked();
  await page.getByRole('switch', { name: '只看改过的' }).click();
  await expect(setting(page, 'OrderTimeoutMinutes')).toBeHidden();
  await setting(page, 'BotConstantReminder').getByRole('switch').click();
  await expect(setting(page, 'BotConstantReminder').getByRole('switch')).not.toBeChecked();

  // A setting with several parts shows the default and the bounds of each part.
  await page.goto('/systemConfig?q=SecurityFreqParameters');
  const parts = setting(page, 'SecurityFreqParameters');
  await expect(parts.getByText('默认值 60 秒 · 10 至 3,600', { exact: true })).toBeVisible();
  await expect(parts.getByText('默认值 100.00 · 0 至 100,000,000', { exact: true })).toBeVisible();
  await expect(parts.getByText('默认值 全部', { exact: true })).toBeVisible();

  // A setting that stops all business asks for confirmation.
  await page.goto('/systemConfig?q=enableService');
  await setting(page, 'enableService').getByRole('switch').click();
  await expect(dialog(page).getByText('停止接受新订单？')).toBeVisible();
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await expect(setting(page, 'enableService').getByRole('switch')).toBeChecked();
});

test('a setting opened again at once after a change starts from its new value', async ({ page }) => {
  // Saving requires the second-level password, which is hashed at full cost.
  test.slow();
  await signIn(page, 'superadmin', '/systemConfig?q=FixSecurityChainSupplementLimit');
  await expect(page.getByText('显示 1 项，共 48 项')).toBeVisible();
  // Later reads of the settings stay unanswered: what is shown must come from the change itself.
  await page.route('**/system-config/getList*', () => undefined);
  for (const typed of ['44', '45']) {
    await setting(page, 'FixSecurityChainSupplementLimit').getByRole('button', { name: /^更改/ }).click();
    await dialog(page).getByRole('textbox').fill(typed);
    await dialog(page).getByRole('button', { name: '保存' }).click();
    if (typed === '44') await proveAgain(page);
    await expect(dialog(page)).toHaveCount(0);
  }
  await expect(page.getByText('44 → 45，立即生效', { exact: true })).toBeVisible();
});

test('technical maintenance can read the settings but not change them', async ({ page }) => {
  await signIn(page, 'maintenance', '/systemConfig/readonly');
  await expect(page.getByText('您只能查看，不能更改。')).toBeVisible();
  await expect(setting(page, 'OrderTimeoutMinutes')).toBeVisible();
  await expect(page.locator('[id^=setting-]').getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^更改/ })).toHaveCount(0);
  // Addresses that may contain a key are hidden from this role.
  await expect(setting(page, 'BotToken')).toHaveCount(0);
  await expectAccessible(page);
});
