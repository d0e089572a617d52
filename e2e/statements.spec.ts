import type { Page } from '@playwright/test';
import { prove } from './support/payout-batches.ts';
import { newPhone, newTransfer, timedOutOrder } from './support/statements.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: '手动匹配' });
const rowOf = (page: Page, text: string) =>
  page.getByRole('main').locator('[role=row][data-row-id]').filter({ hasText: text });

test('an operator matches a record by hand with the keyboard, beside its candidates', async ({ page }) => {
  test.slow();
  await signIn(page, 'superadmin', '/bankStatement/list-sa');
  const order = await timedOutOrder(page);
  const utr = await (await newPhone(page)).credit(order.payAmountMinor ?? order.amountMinor);
  await page.goto(`/bankStatement/list-sa?utr=${utr}`);
  const row = rowOf(page, utr);
  await expect(row).toContainText('没有订单在等这笔钱');
  await expect(page.getByRole('group', { name: '按状态筛选' })).toContainText('未匹配1');
  await expectAccessible(page);

  await row.getByRole('button', { name: '查看详情' }).click();
  const drawer = page.getByRole('dialog', { name: /短信/ });
  await expect(drawer.locator('mark').filter({ hasText: utr })).toContainText('流水号');
  await expect(drawer.locator('mark').filter({ hasText: '4821' })).toContainText('账户尾号');
  await expectAccessible(page);

  await drawer.getByRole('button', { name: '手动匹配' }).click();
  const candidates = panel(page).getByRole('listbox', { name: '候选订单' });
  await expect(candidates).toBeFocused();
  await expect(candidates.getByRole('option', { selected: true })).toHaveCount(1);
  await expectAccessible(page);
  await panel(page).getByLabel('按订单号查找').fill(order.orderCode);
  await panel(page).getByLabel('按订单号查找').press('Enter');
  await expect(candidates.getByRole('option')).toHaveText(new RegExp(order.orderCode));
  await expect(candidates.getByRole('option')).toContainText('晚了');
  await expect(candidates).toBeFocused();

  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `把这笔钱匹配到 ${order.orderCode}？` });
  await expectAccessible(page);
  await prove(page, async () => {
    await question.getByRole('button', { name: '匹配', exact: true }).click();
    await expect(page.getByText(`已匹配到 ${order.orderCode}`).first()).toBeVisible();
  });
  await expect(panel(page)).toBeHidden();
  await expect(drawer).toContainText('已匹配');
  await expect(drawer.getByRole('link', { name: order.orderCode })).toBeVisible();
});

test('what differs needs a reason, and records are ignored together', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin', '/bankStatement/list');
  const order = await timedOutOrder(page);
  const phone = await newPhone(page);
  const utr = await phone.credit((order.payAmountMinor ?? order.amountMinor) + 7);
  await page.goto(`/bankStatement/list?utr=${utr}`);
  await rowOf(page, utr).getByRole('button', { name: '此记录的操作' }).click();
  await page.getByRole('menuitem', { name: '手动匹配' }).click();
  await panel(page).getByLabel('按订单号查找').fill(order.orderCode);
  await panel(page).getByRole('button', { name: '查找' }).click();
  await expect(panel(page).getByRole('option')).toContainText('相差 +0.07 INR');
  await expect(panel(page)).toContainText('有差异，需要填写原因');
  await panel(page).getByRole('button', { name: '匹配', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^把这笔钱匹配到/ });
  await question.getByRole('button', { name: '匹配', exact: true }).click();
  await expect(question.getByText('有差异时必须填写原因').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: '关闭', exact: true }).first().click();

  await rowOf(page, utr).getByRole('checkbox').check();
  await page.getByRole('button', { name: '忽略', exact: true }).click();
  const bulk = page.getByRole('dialog', { name: /批量忽略/ });
  await expect(bulk.getByRole('button', { name: /^忽略/ })).toHaveAttribute('aria-disabled', 'true');
  await bulk.getByLabel(/^原因/).fill('银行利息');
  await expectAccessible(page);
  await bulk.getByRole('button', { name: /^忽略/ }).click();
  await expect(bulk).toContainText('1');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, utr)).toContainText('银行利息');
});

test('customer service sees web messages and chain transfers, and changes none', async ({ page }) => {
  await signIn(page, 'service', '/bankStatement/usdtTransactionRecord-admin/customerService');
  const txid = await newTransfer(page);
  await page.goto(`/bankStatement/usdtTransactionRecord-admin/customerService?utr=${txid}`);
  const first = rowOf(page, '确认数不足');
  await expect(first).toBeVisible();
  await expect(first.getByRole('button', { name: '此记录的操作' })).toHaveCount(0);
  await first.getByRole('button', { name: '查看详情' }).click();
  const drawer = page.getByRole('dialog', { name: /链上转账/ });
  await expect(drawer).toContainText('3 / 19');
  await expect(drawer.getByRole('link', { name: '在区块浏览器中查看' })).toHaveAttribute(
    'href',
    `https://tronscan.org/#/transaction/${txid}`,
  );
  await expectAccessible(page);
});
