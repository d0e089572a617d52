import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

const screen = '/orderAnalysis/order-analysis-list';
/** The demo has one address with 14 orders, of which at most a few are paid. */
const address = '198.18.66.6';
const rows = (page: Page) => page.getByRole('grid', { name: '订单分析' }).locator('[role=row][data-row-id]');
const dialog = (page: Page) => page.getByRole('dialog');
const command = async (page: Page, name: string) => {
  await rows(page)
    .filter({ hasText: address })
    .first()
    .getByRole('button', { name: `${address} 的操作` })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

test('a morning of risk: look at the orders, label them, freeze the address, dismiss', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin', `${screen}?subject=${address}`);
  // The analysis runs once a minute.
  await expect(async () => {
    await page.reload();
    await expect(rows(page).first()).toContainText(address, { timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await expectAccessible(page);

  await rows(page).first().click();
  await expect(dialog(page)).toContainText(/14 笔有结果的订单中 1\d 笔没有付款/);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/\/order\/list\?.*findingId=/);
  await expect(page.getByText(/^共 1\d 笔$/)).toBeVisible();

  await page.goto(`${screen}?subject=${address}`);
  await command(page, '标记订单');
  await dialog(page).getByRole('button', { name: '标记订单', exact: true }).click();
  await expect(page.getByText(/^已标记 1\d 笔，0 笔保持原标记$/).first()).toBeVisible();

  await command(page, '冻结 IP');
  await expect(dialog(page).getByLabel(/^IP 或网段/)).toHaveValue(address);
  await dialog(page).getByLabel(/^原因/).fill('Never pays');
  await dialog(page).getByRole('button', { name: '冻结', exact: true }).click();
  await expect(page.getByText('已冻结 1 个').first()).toBeVisible();

  await command(page, '排除');
  await dialog(page).getByRole('button', { name: '排除', exact: true }).click();
  await expect(dialog(page)).toContainText('请填写原因');
  await dialog(page).getByLabel(/^原因/).fill('The address is frozen');
  await dialog(page).getByRole('button', { name: '排除', exact: true }).click();
  await expect(rows(page).first()).toContainText('已排除');
});

test('a payer of a finding is put on the black list, with the reason', async ({ page }) => {
  test.setTimeout(150_000);
  await signIn(page, 'superadmin', `${screen}?subjectKind=payerName`);
  await expect(async () => {
    await page.reload();
    await expect(rows(page).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await rows(page)
    .first()
    .getByRole('button', { name: / 的操作$/ })
    .click();
  await page.getByRole('menuitem', { name: '加入黑名单' }).click();
  await dialog(page).getByRole('button', { name: '加入黑名单', exact: true }).click();
  await expect(dialog(page)).toContainText('请填写原因');
  await dialog(page).getByLabel(/^原因/).fill('Never pays');
  await dialog(page).getByRole('button', { name: '加入黑名单', exact: true }).click();
  const told = page.getByText(/^“.+”已加入黑名单$/).first();
  await expect(told).toBeVisible();
  const name = /“(.+)”/.exec((await told.textContent()) ?? '')?.[1] ?? '';

  await page.goto(`/systemManager/nameBlackList?value=${encodeURIComponent(name)}`);
  const listed = page.getByRole('grid', { name: '黑名单' }).locator('[role=row][data-row-id]');
  await expect(listed).toHaveCount(1);
  await expect(listed.first()).toContainText('Never pays');
  // Other tests create orders of this payer.
  await listed
    .first()
    .getByRole('button', { name: / 的操作$/ })
    .click();
  await page.getByRole('menuitem', { name: '移出' }).click();
  await dialog(page).getByRole('button', { name: '移出', exact: true }).click();
  await expect(listed.first()).toContainText('已移出');
});

test('a rule is tried before it is changed', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, 'superadmin', `${screen}?view=rules`);
  const rules = page.getByRole('grid', { name: '分析规则' }).locator('[role=row][data-row-id]');
  await expect(rules).toHaveCount(7);
  await expectAccessible(page);
  await rules.first().getByRole('button', { name: '付款人多次超时 的操作' }).click();
  await page.getByRole('menuitem', { name: '修改' }).click();
  await dialog(page)
    .getByLabel(/^最少超时笔数/)
    .fill('1');
  await expect(dialog(page).getByRole('button', { name: '试算' })).toBeDisabled();
  await dialog(page)
    .getByLabel(/^最少超时笔数/)
    .fill('5');
  await dialog(page).getByRole('button', { name: '试算' }).click();
  await expect(dialog(page).getByRole('status')).toContainText('涉及订单');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('规则已保存').first()).toBeVisible();
  await expect(rules.first()).toContainText('5');

  for (const state of ['停用', '启用']) {
    await rules.first().getByRole('button', { name: '付款人多次超时 的操作' }).click();
    await page.getByRole('menuitem', { name: '修改' }).click();
    await dialog(page).getByLabel(/^状态/).click();
    await page.getByRole('option', { name: state }).click();
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(rules.first()).toContainText(state);
  }
});

test('customer service reads findings and rules, and changes nothing', async ({ page }) => {
  test.setTimeout(150_000);
  await signIn(page, 'service', `${screen}/customerService`);
  await expect(async () => {
    await page.reload();
    await expect(rows(page).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await rows(page).first().click();
  await expect(dialog(page).getByRole('button', { name: '查看订单' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: '排除' })).toHaveCount(0);
  await page.goto(`${screen}/customerService?view=rules`);
  await expect(page.getByRole('grid', { name: '分析规则' }).locator('[role=row][data-row-id]')).toHaveCount(
    7,
  );
  await expect(page.getByRole('button', { name: /的操作$/ })).toHaveCount(0);
  await expectAccessible(page);
});
