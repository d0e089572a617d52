import type { Page } from '@playwright/test';
import { platformOf, prove } from './support/payout-batches.ts';
import { newPhone } from './support/statements.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: '合并匹配' });

/** Two collections of one supplier that timed out unpaid lately. */
async function timedOutPair(page: Page) {
  const platform = await platformOf(page, 'superadmin');
  const { list } = await platform.orders.list({
    orderType: 1,
    orderStatusId: 3,
    currency: 'INR',
    startTime: new Date(Date.now() - 2 * 86_400_000),
    pageSize: 100,
  });
  const open = list.filter(
    ({ reversedAt, supplementStatus, supplierId }) =>
      reversedAt === null && supplementStatus === 0 && supplierId !== null,
  );
  const pair = Object.values(Object.groupBy(open, ({ supplierId }) => supplierId ?? ''))
    .find((some) => (some?.length ?? 0) > 1)
    ?.slice(-2);
  const [first, second] = pair ?? [];
  if (!first || !second) throw new Error('The demo has no two orders of one supplier that timed out lately.');
  return [first, second] as const;
}

test('one transfer is matched with two orders, and what is left over is explained', async ({ page }) => {
  test.slow();
  await signIn(page, 'superadmin', '/bankStatement/list-sa');
  const orders = await timedOutPair(page);
  const askedMinor = orders.reduce((sum, order) => sum + (order.payAmountMinor ?? order.amountMinor), 0);
  const utr = await (await newPhone(page)).credit(askedMinor - 200);
  await page.goto(`/bankStatement/list-sa?utr=${utr}`);
  const row = page.getByRole('main').locator('[role=row][data-row-id]').filter({ hasText: utr });
  await row.getByRole('button', { name: '此记录的操作' }).click();
  await page.getByRole('menuitem', { name: '合并匹配' }).click();
  for (const { orderCode } of orders) {
    await panel(page).getByLabel('按订单号添加').fill(orderCode);
    await panel(page).getByRole('button', { name: '添加' }).click();
    await expect(panel(page).getByRole('checkbox', { name: orderCode })).toBeChecked();
  }
  await expect(panel(page).getByRole('region', { name: '差额' })).toContainText('−2.00 INR');
  const confirm = panel(page).getByRole('button', { name: '匹配', exact: true });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await panel(page).getByRole('combobox', { name: '差额类型' }).click();
  await expect(page.getByRole('option', { name: '付款人多付' })).toHaveCount(0);
  await page.getByRole('option', { name: '银行手续费' }).click();
  await panel(page)
    .getByLabel(/^差额说明/)
    .fill('银行扣了 2 卢比');
  await panel(page)
    .getByLabel(/^匹配原因/)
    .fill('付款人一次付了两单');
  await expectAccessible(page);
  await prove(page, async () => {
    await confirm.click();
    await expect(page.getByText('已匹配', { exact: true }).first()).toBeVisible();
    await expect(panel(page)).toBeHidden();
  });

  await row.getByRole('button', { name: '查看详情' }).click();
  const drawer = page.getByRole('dialog', { name: /短信/ });
  const together = drawer.getByRole('region', { name: '合并匹配' });
  for (const { orderCode } of orders)
    await expect(together.getByRole('listitem').getByRole('link', { name: orderCode })).toBeVisible();
  await expect(together).toContainText('银行手续费 · 银行扣了 2 卢比');
  await expectAccessible(page);
});
