import { expect, signIn, test } from '../support/test.ts';

test('the menu opens one group at a time and remembers it, the breadcrumb is shown, the page fills the screen, and a button scrolls to the top', async ({
  page,
}) => {
  await signIn(page, 'superadmin', '/systemConfig');
  await expect(page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')).toHaveText([
    '系统管理',
    '系统设置',
  ]);
  const group = (name: string) =>
    page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name, exact: true });
  await expect(group('系统管理')).toHaveAttribute('aria-expanded', 'true');
  await group('代收').click();
  await expect(group('代收')).toHaveAttribute('aria-expanded', 'true');
  await expect(group('系统管理')).toHaveAttribute('aria-expanded', 'false');

  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: /^全屏/ }).click();
  await expect.poll(isFull).toBe(true);
  await page.getByRole('button', { name: /^退出全屏/ }).click();
  await expect.poll(isFull).toBe(false);

  const first = page.getByText('显示 48 项，共 48 项');
  const toTop = page.getByRole('button', { name: '回到顶部' });
  await expect(first).toBeInViewport();
  await expect(toTop).toBeHidden();
  await page.locator('#setting-BotRemindCallbackUrl').scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  await toTop.click();
  await expect(first).toBeInViewport();
  await expect(toTop).toBeHidden();
});
