import { expect, expectAccessible, signIn, test } from '../support/test.ts';

test('keys work as the help sheet says, never while the user types, and can be switched off', async ({
  page,
}) => {
  await signIn(page, 'admin', '/order/list');
  await expect(page.getByRole('heading', { level: 1, name: '代收订单' })).toBeVisible();
  const help = page.getByRole('dialog', { name: '键盘快捷键' });
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');

  await page.keyboard.press('?');
  await expect(help.getByText('关闭当前页签')).toBeVisible();
  // Also while no order waits.
  await expect(help.getByRole('definition').filter({ hasText: /^A$/ })).toBeVisible();
  await expectAccessible(page);
  // Shortcuts are off behind a dialog.
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await expect(tabs).toHaveText(['首页', '代收订单']);

  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL('/message_page');
  await page.keyboard.press('[');
  await expect(page).toHaveURL('/order/list');
  await page.keyboard.press('x');
  await expect(page).toHaveURL('/message_page');
  await expect(tabs).toHaveText(['首页', '消息']);
  await page.keyboard.press('b');
  await expect(page.getByRole('complementary')).toHaveCSS('width', '64px');
  await page.keyboard.press('b');

  const filter = page.getByRole('searchbox', { name: '筛选菜单' });
  await filter.pressSequentially('xbt?');
  await expect(filter).toHaveValue('xbt?');
  await expect(tabs).toHaveText(['首页', '消息']);
  await expect(help).toHaveCount(0);
  // A key combination does not type into the field.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索或粘贴单号' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();

  await filter.fill('');
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: /键盘快捷键/ }).click();
  await help.getByRole('switch', { name: '启用单键快捷键' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(tabs).toHaveText(['首页', '消息']);
});
