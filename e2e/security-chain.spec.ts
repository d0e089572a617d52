import type { Page } from '@playwright/test';
import { reportCredits } from './support/bank-messages.ts';
import { proveAgain } from './support/second-level.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page, grid: string) =>
  page.getByRole('grid', { name: grid }).locator('[role=row][data-row-id]');
/** The check for findings runs once a minute. */
const checkMs = 90_000;

test('a break is found, previewed and repaired, and its finding is handled', async ({ page }) => {
  test.setTimeout(240_000);
  await reportCredits([
    { amount: 100, balance: 50_100, secondsAgo: 50 },
    { amount: 200, balance: 50_300, secondsAgo: 40 },
    // 7000.00 came without a message.
    { amount: 300, balance: 57_600, secondsAgo: 30 },
    { amount: 400, balance: 58_000, secondsAgo: 20 },
  ]);
  await signIn(page, 'superadmin', '/securityNodes/list');
  const broken = rows(page, '账户的安全链').filter({ hasText: '断裂' });

  await test.step('the account stands first, as broken', async () => {
    await expect(broken).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('its messages are a line, with the break in sight', async () => {
    await broken.getByRole('button', { name: /的操作$/ }).click();
    await page.getByRole('menuitem', { name: '查看消息' }).click();
    const line = page.getByRole('group', { name: '余额走势' });
    await expect(line.getByRole('button')).toHaveCount(4);
    await expect(rows(page, '安全链消息').filter({ hasText: '断裂' })).toContainText('7,000.00');
    await expectAccessible(page);
    await line.getByRole('button').last().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(line.getByRole('button', { name: /断裂，.*差额 7,000\.00 INR$/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('50,600.00');
    await page.keyboard.press('Escape');
  });

  await test.step('the periodic check finds it', async () => {
    const found = async () => {
      await page.goto('/securityNodes/list?view=findings&state=open');
      await expect(
        page.getByRole('grid', { name: '安全链异常' }).or(page.getByText('没有异常')),
      ).toBeVisible();
      return rows(page, '安全链异常').filter({ hasText: '断裂' }).count();
    };
    await expect.poll(found, { timeout: checkMs, intervals: [5_000] }).toBe(1);
    await page.goto('/todo');
    await expect(page.getByRole('heading', { name: '安全链异常' })).toBeVisible();
  });

  await test.step('the repair is previewed before it is made', async () => {
    await page.goto('/securityNodes/security-patch-list');
    await page.getByRole('button', { name: '修复安全链' }).click();
    await dialog(page).getByRole('button', { name: '预览' }).click();
    await expect(dialog(page)).toContainText('修复 1 处断裂，安全链恢复完整。');
    await expect(dialog(page).getByRole('row').nth(1)).toContainText('7,000.00');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: '修复', exact: true }).click();
    await expect(dialog(page).getByText('请填写原因')).toBeVisible();
    await dialog(page).getByLabel(/^原因/).fill('银行补记了一笔存款');
    await dialog(page).getByRole('button', { name: '修复', exact: true }).click();
    await proveAgain(page, '核对银行流水');
    await expect(page.getByText(/的安全链已恢复完整/).first()).toBeVisible();
    await expect(rows(page, '安全链修复').first()).toContainText('银行补记了一笔存款');
  });

  await test.step('the finding stays open until somebody handles it', async () => {
    await page.goto('/securityNodes/list?view=findings&state=open');
    await rows(page, '安全链异常').first().click();
    await dialog(page).getByRole('button', { name: '处理', exact: true }).click();
    await dialog(page)
      .last()
      .getByLabel(/^处理说明/)
      .fill('已核对，补记存款');
    await dialog(page).last().getByRole('button', { name: '标记为已处理' }).click();
    await expect(page.getByText('异常已处理').first()).toBeVisible();
    await page.goto('/securityNodes/list?view=findings&state=handled');
    await expect(rows(page, '安全链异常').first()).toContainText('已核对，补记存款');
  });
});
