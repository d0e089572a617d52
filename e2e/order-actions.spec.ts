import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';

test('a timed-out order is supplemented from its drawer, labelled and reversed, and its timeline shows it', async ({
  page,
}) => {
  // Three steps that each write, two of them with the second-level password.
  test.slow();
  await signIn(page, 'superadmin', '/order/list?orderStatusId=3&productId=1008');
  const row = page.getByRole('grid', { name: '订单' }).locator('[role=row][data-row-id]').first();
  const order = (await row.getAttribute('data-row-id')) ?? '';
  await row.getByRole('button', { name: `查看订单 ${order}` }).click();
  const drawer = page.getByRole('dialog', { name: order });
  const actions = drawer.getByRole('group', { name: '订单操作' });
  await expect(actions.getByRole('button')).toHaveText([
    '补单',
    '重发回调',
    '改派产品',
    '释放账户',
    '修改标记',
    '冲正',
  ]);

  // Actions that the order's status forbids stay visible, with the reason.
  const reverse = actions.getByRole('button', { name: '冲正' });
  await expect(reverse).toHaveAttribute('aria-disabled', 'true');
  await reverse.hover();
  await expect(page.getByRole('tooltip')).toHaveText('订单尚未付款');
  await expectAccessible(page);

  await actions.getByRole('button', { name: '补单' }).click();
  const supplement = page.getByRole('dialog', { name: `为订单 ${order} 补单` });
  await supplement.getByLabel('UTR（银行流水号）').fill('12 34');
  await supplement.getByRole('button', { name: '补单' }).click();
  await expect(supplement.getByText(/^UTR 格式不正确/)).toBeVisible();
  await supplement.getByLabel('UTR（银行流水号）').fill('');
  await supplement.getByRole('button', { name: '补单' }).click();
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  await prompt.getByLabel('二级密码').fill(readDemo().password);
  await prompt.getByLabel('事由').fill('付款人出示了凭证');
  await prompt.getByRole('button', { name: '验证并继续' }).click();
  await expect(page.getByText(`订单 ${order} 已补单`, { exact: true })).toBeVisible();
  const timeline = drawer.getByRole('list').filter({ hasText: '创建订单' });
  await expect(timeline).toContainText('补单');
  await expect(timeline).toContainText('superadmin');
  // The ledger entries are shown below: the amount, the merchant's fee, the supplier's commission.
  const postings = drawer
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '记账' }) })
    .getByRole('listitem');
  await expect(postings).toHaveCount(3);
  await expect(actions.getByRole('button', { name: '补单' })).toHaveAttribute('aria-disabled', 'true');

  await actions.getByRole('button', { name: '修改标记' }).click();
  const label = page.getByRole('dialog', { name: `修改订单 ${order} 的标记` });
  await label.getByRole('combobox', { name: '标记' }).click();
  await page.getByRole('option', { name: '可疑' }).click();
  await label.getByRole('button', { name: '修改标记' }).click();
  await expect(page.getByText(`订单 ${order} 的标记已修改`, { exact: true })).toBeVisible();

  // A reversal needs the amount typed again and a reason.
  await reverse.click();
  const question = page.getByRole('dialog', { name: `冲正订单 ${order}？` });
  await question.getByRole('button', { name: '冲正' }).click();
  await expect(question.getByText('金额不一致').first()).toBeVisible();
  await expect(question.getByText('请填写原因').first()).toBeVisible();
  await expectAccessible(page);
  const amount = /再次输入金额 ([\d,.]+)/.exec((await question.textContent()) ?? '')?.[1] ?? '';
  await question.getByLabel(/^再次输入金额/).fill(amount);
  await question.getByLabel('原因').fill('银行退回');
  await question.getByRole('button', { name: '冲正' }).click();
  await expect(page.getByText(`订单 ${order} 已冲正`, { exact: true })).toBeVisible();
  await expect(timeline).toContainText('银行退回');
  await expect(postings).toHaveCount(6);
  await expect(postings.filter({ hasText: '冲回' })).toHaveCount(3);
  await expectAccessible(page);
});

test('a merchant can only re-send its callback', async ({ page }) => {
  await signIn(page, 'merchant', '/order/list/merchant?orderStatusId=4');
  const row = page.getByRole('grid', { name: '订单' }).locator('[role=row][data-row-id]').first();
  const order = (await row.getAttribute('data-row-id')) ?? '';
  await row.getByRole('button', { name: `查看订单 ${order}` }).click();
  const actions = page.getByRole('dialog', { name: order }).getByRole('group', { name: '订单操作' });
  await expect(actions.getByRole('button')).toHaveText(['重发回调']);
  await actions.getByRole('button', { name: '重发回调' }).click();
  await expect(page.getByText(`订单 ${order} 的回调即将重发`, { exact: true })).toBeVisible();
});
