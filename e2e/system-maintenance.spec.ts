import { createMemorySession, createPlatform } from '@platform/sdk';
import { keptSession } from './support/sessions.ts';
import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';

/** The number of all accounts now: other tests add some. */
async function countAccounts(pageUrl: string): Promise<number> {
  const baseUrl = new URL(pageUrl).origin;
  const { token } = await keptSession(baseUrl, 'superadmin');
  const platform = createPlatform({ baseUrl, session: createMemorySession({ token }) });
  return (await platform.resources.list({ pageSize: 1 })).total;
}

test('a superAdmin sees the platform’s health, repairs the resources, and must confirm twice before stopping it', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'superadmin', '/systemConfig-admin');
  await expect(page.getByRole('row', { name: /已放弃的回调/ })).toBeVisible();
  await expect(page.getByText(/^完好/)).toBeVisible();
  await expectAccessible(page);

  const accountCount = await countAccounts(page.url());
  await page.getByRole('button', { name: '运行：修复资源' }).click();
  const question = page.getByRole('dialog', { name: '修复资源？' });
  await expect(question.getByText('没有订单会改变状态', { exact: false })).toBeVisible();
  await question.getByRole('button', { name: '运行' }).click();
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  await prompt.getByLabel('二级密码').fill(readDemo().password);
  await prompt.getByLabel('事由').fill('例行维护');
  await prompt.getByRole('button', { name: '验证并继续' }).click();
  await expect(page.getByText(`核对 ${accountCount} 个账户`, { exact: false })).toBeVisible();
  await expect(question).toBeHidden();

  // Stopping the business requires typing a phrase.
  await page.getByRole('button', { name: '关闭服务' }).click();
  const stop = page.getByRole('dialog', { name: '关闭平台服务？' });
  await stop.getByRole('textbox').fill('关闭');
  await stop.getByRole('button', { name: '关闭服务' }).click();
  await expect(stop.getByText('与要求的不一致')).toBeVisible();
  await expectAccessible(page);
  await stop.getByRole('textbox').fill('关闭服务');
  await stop.getByRole('button', { name: '关闭服务' }).click();
  await expect(page.getByText('平台服务已关闭：不接受新订单')).toBeVisible();
  await page.getByRole('button', { name: '开启服务' }).click();
  await expect(page.getByText('平台服务已关闭：不接受新订单')).toBeHidden();
});

test('a queue’s count opens its rows', async ({ page }) => {
  await signIn(page, 'superadmin', '/systemConfig-admin');
  await page.getByRole('link', { name: /^已放弃的回调: \d/ }).click();
  await expect(page).toHaveURL('/orderCallback?state=dead');
  await expect(page.getByRole('grid', { name: '订单回调' })).toBeVisible();
});

test('technical maintenance sees the same but can run nothing', async ({ page }) => {
  await signIn(page, 'maintenance', '/systemConfig-admin/readonly');
  await expect(page.getByRole('row', { name: /已放弃的回调/ })).toBeVisible();
  await expect(page.getByText('您的角色只能查看，不能执行维护操作。')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(运行|关闭服务|开启服务)/ })).toHaveCount(0);
  await expectAccessible(page);
});
