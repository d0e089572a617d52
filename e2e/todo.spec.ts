import { expect, expectAccessible, signIn, test } from './support/test.ts';

test('tasks are shown by kind, and open the same rows in their list', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin', '/todo');
  const callbacks = page.getByRole('region', { name: '已放弃的回调' });
  await expect(callbacks).toBeVisible();
  await expect(
    page.getByRole('region', { name: '可疑流水' }).getByText('流水号已被使用', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  const link = callbacks.getByRole('link', { name: /^C\d{24}$/ }).first();
  const order = (await link.textContent()) ?? '';
  await callbacks.getByRole('link', { name: '查看全部' }).click();
  await expect(page).toHaveURL(/\/orderCallback\?state=dead/);
  await expect(page.getByRole('grid').getByText(order).first()).toBeVisible();
});

test('a user without tasks sees a message', async ({ page }) => {
  await signIn(page, 'techsupport', '/todo');
  await expect(page.getByText('没有待办', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
