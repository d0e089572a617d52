import { expect, readDemo, signIn, test } from '../support/test.ts';

test('a call refused for lack of the second-level password continues once after it is entered', async ({
  page,
}) => {
  const codes: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/orderCallBack/delete')) codes.push((await response.json()).code);
  });
  await signIn(page, 'superadmin', '/orderCallback?state=acknowledged');
  const grid = page.getByRole('grid', { name: '订单回调' });
  // A collection: payouts have callbacks too.
  const row = grid
    .locator('[role=row][data-row-id]')
    .filter({ hasText: /C\d{24}/ })
    .first();
  const id = (await row.getAttribute('data-row-id')) ?? '';
  const order = (await row.getByText(/^C\d+/).first().textContent()) ?? '';
  await row.getByRole('button', { name: '删除' }).click();
  await page
    .getByRole('dialog', { name: new RegExp(order) })
    .getByRole('button', { name: '删除' })
    .click();
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  await prompt.getByLabel('二级密码').fill('wrong2026');
  await prompt.getByLabel('事由').fill('清理');
  await prompt.getByRole('button', { name: '验证并继续' }).click();
  await expect(prompt.getByText(/登录失败/)).toBeVisible();
  expect(codes).toEqual([1024]);
  await prompt.getByLabel('二级密码').fill(readDemo().password);
  await prompt.getByRole('button', { name: '验证并继续' }).click();
  await expect(prompt).toBeHidden();
  await expect.poll(() => codes).toEqual([1024, 200]);
  // An order can have several deliveries; the others stay.
  await expect(grid.locator(`[data-row-id="${id}"]`)).toHaveCount(0);
});

test('cancelling the prompt shows no continuation, and the next call prompts again', async ({ page }) => {
  await signIn(page, 'superadmin', '/systemConfig');
  await page.getByRole('searchbox', { name: '搜索设置' }).fill('TransferBotToken');
  await page.getByRole('main').getByRole('button', { name: '更改' }).click();
  const form = page.getByRole('dialog', { name: '转账机器人令牌' });
  await form.getByLabel('转账机器人令牌').fill(`1234567:${'x'.repeat(30)}`);
  await form.getByRole('button', { name: '保存' }).click();
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  await prompt.getByRole('button', { name: '取消' }).click();
  await expect(form.getByText(/什么都没有改变。再操作一次会重新询问/)).toBeVisible();
  await expect(form.getByText(/自动继续/)).toHaveCount(0);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(prompt).toBeVisible();
});
