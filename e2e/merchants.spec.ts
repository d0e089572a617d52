import type { Page } from '@playwright/test';
import { addMerchant, storeKey } from './support/newcomers.ts';
import { proveAgain } from './support/second-level.ts';
import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const grid = (page: Page) => page.getByRole('grid', { name: '商户' });
const rowOf = (page: Page, name: string) => grid(page).locator('[role=row][data-row-id]', { hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

async function command(page: Page, name: string, word: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `${name} 的操作` })
    .click();
  await page.getByRole('menuitem', { name: word, exact: true }).click();
}

test('a merchant is taken on, gets a second key, and is disabled and enabled', async ({ page }) => {
  test.setTimeout(60_000);
  const name = unique('Shop ');
  await signIn(page, 'admin', '/merchants/list');
  await expect(grid(page).locator('[role=row][data-row-id]').first()).toBeVisible();
  await page.getByRole('link', { name: '添加商户' }).click();
  await expect(page).toHaveURL(/\/merchants\/add$/);
  const form = page.getByRole('main');
  await form.getByRole('button', { name: '添加', exact: true }).click();
  await expect(form.getByText('请填写此项').first()).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: /^名称/ }).fill(name);
  await test.step('leaving with unsaved input asks, and staying loses nothing', async () => {
    await form.getByRole('button', { name: '取消' }).click();
    await dialog(page).getByRole('button', { name: '继续填写' }).click();
    await expect(form.getByRole('textbox', { name: /^名称/ })).toHaveValue(name);
  });
  await form.getByLabel('账号名称').fill(unique('shop'));
  await form.getByLabel(/^密码/).fill('Night2026shift');
  await form.getByRole('textbox', { name: '默认回调地址' }).fill('https://shop.example/notify');
  await form.getByRole('button', { name: '添加', exact: true }).click();
  await proveAgain(page, '商户管理');
  const first = await storeKey(page, name);
  expect(first).not.toBe('');
  // The new merchant is open in the list, and the form is empty for the next one.
  await expect(page).toHaveURL(/\/merchants\/list\?merchant=/);
  await expect(dialog(page).getByText(name).first()).toBeVisible();
  // A notice that is shown takes the first Escape.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

  await command(page, name, '更换密钥');
  await dialog(page).getByRole('button', { name: '更换密钥' }).click();
  const second = await storeKey(page, name);
  expect(second).not.toBe(first);
  await command(page, name, '作废旧密钥');
  await dialog(page).getByRole('button', { name: '作废', exact: true }).click();
  await expect(page.getByText('旧密钥已作废').first()).toBeVisible();

  const turn = rowOf(page, name).getByRole('switch', { name: `启用 ${name}` });
  await turn.click();
  await dialog(page).getByRole('button', { name: '停用', exact: true }).click();
  await expect(rowOf(page, name)).toContainText('已停用');
  await turn.click();
  await expect(rowOf(page, name)).toContainText('已启用');

  await command(page, name, '设置身份审核');
  await dialog(page).getByLabel('审核结果').click();
  await page.getByRole('option', { name: '已通过' }).click();
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await rowOf(page, name).getByText(name, { exact: true }).click();
  await expect(dialog(page).getByText('已通过')).toBeVisible();
  await expect(dialog(page).getByText('还没有约定', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a merchant that was just added is offered where merchants are chosen', async ({ page }) => {
  const name = unique('Offered ');
  await signIn(page, 'admin', '/userProduct');
  const choose = async () => {
    await page.getByRole('button', { name: '添加约定' }).click();
    await dialog(page)
      .getByLabel(/^商户或供应商/)
      .click();
  };
  await choose();
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const left of [1, 0]) {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(left);
  }

  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').fill('添加商户');
  await page.getByRole('option', { name: '添加商户' }).click();
  await addMerchant(page, name);
  await page.goBack();
  await page
    .getByRole('navigation', { name: '已打开的页面' })
    .getByRole('link', { name: '产品与费率' })
    .click();
  await choose();
  await expect(page.getByRole('option', { name })).toBeVisible();
});

/** The drawer of the demo's merchant, in its list. */
async function openDemoMerchant(page: Page): Promise<void> {
  await signIn(page, 'admin', '/merchants/list');
  const { mchId = '' } = readDemo().merchants[0] ?? {};
  await page.getByRole('textbox', { name: '商户号' }).fill(mchId);
  await page.keyboard.press('Enter');
  const rows = grid(page).locator('[role=row][data-row-id]');
  await expect(rows).toHaveCount(1);
  await rows.first().locator('[role=gridcell]').nth(1).click();
  await expect(dialog(page).getByText('经营情况')).toBeVisible();
}

test('a balance is adjusted with the amount typed twice, and a large one waits for a second person', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000);
  await openDemoMerchant(page);

  const adjust = async (amount: string, again: string) => {
    await dialog(page).getByRole('button', { name: '调整余额' }).first().click();
    const form = page.getByRole('dialog', { name: /^调整 .* 的余额$/ });
    await form.getByLabel(/^金额/).fill(amount);
    await form.getByLabel('再次输入金额').fill(again);
    await form.getByLabel('原因').fill('测试调整');
    await form.getByRole('button', { name: '记账' }).click();
    return form;
  };
  const refused = await adjust('10', '11');
  await expect(refused.getByText('两次输入的金额不同')).toBeVisible();
  await refused.getByLabel('再次输入金额').fill('10');
  await refused.getByRole('button', { name: '记账' }).click();
  await proveAgain(page, '商户管理');
  await expect(page.getByText('已记账').first()).toBeVisible();

  const amount = String(90_000_000 + (Date.now() % 1_000_000));
  await adjust(amount, amount);
  await expect(page.getByText('已提交，等待另一人审批').first()).toBeVisible();
  await expect(dialog(page).getByText('等待另一人审批', { exact: true })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'superadmin', page.url().replace(/^https?:\/\/[^/]+/, ''));
  const waiting = other.getByRole('dialog').getByRole('region', { name: '等待另一人审批' });
  await waiting.getByRole('button', { name: '批准' }).first().click();
  await other.getByRole('dialog', { name: '批准这笔调整？' }).getByRole('button', { name: '批准' }).click();
  await proveAgain(other, '商户管理');
  await expect(other.getByText('已记账').first()).toBeVisible();
  await other.close();
});

test('a figure of a merchant’s collections or payouts opens exactly its orders', async ({ page }) => {
  await openDemoMerchant(page);
  const listed = page.url();
  for (const label of ['近 30 天代收', '近 30 天代付']) {
    const figure = dialog(page).locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');
    const link = figure.getByRole('link');
    const count = /\/ ([\d,]+) 笔成功/.exec((await link.textContent()) ?? '')?.[1] ?? '';
    expect(Number(count.replaceAll(',', ''))).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole('main')).toContainText(`共 ${count} 笔`);
    await page.goto(listed);
  }
});

test('customer service sees merchants and changes nothing', async ({ page }) => {
  await signIn(page, 'service', '/merchants/list/customerService');
  const rows = grid(page).locator('[role=row][data-row-id]');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('link', { name: '添加商户' })).toHaveCount(0);
  await expect(grid(page).getByRole('switch')).toHaveCount(0);
  await rows.first().locator('[role=gridcell]').nth(1).click();
  await expect(dialog(page).getByText('经营情况')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: '调整余额' })).toHaveCount(0);
});
