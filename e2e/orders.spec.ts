import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, readDemo, signIn, test } from './support/test.ts';

const grid = (page: Page) => page.getByRole('grid', { name: /^(订单|訂單|Orders)$/ });
const rows = (page: Page) => grid(page).locator('[role=row][data-row-id]');
const drawer = (page: Page) => page.getByRole('dialog');
const total = async (page: Page) => {
  const text = await page.getByRole('navigation', { name: '分页' }).textContent();
  return Number(/共 ([\d,]+) 条/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
};

/** Creates an order on the merchant's test page and returns its number. */
async function createOrder(page: Page, amount: string): Promise<string> {
  const key = readDemo().merchants[0]?.signingKey ?? '';
  await page.getByLabel(/^密钥/).fill(key);
  await page.getByRole('textbox', { name: /^金额/ }).fill(amount);
  await page.getByRole('textbox', { name: /^回调地址/ }).fill('https://merchant.example/callback');
  await page.getByRole('button', { name: '创建订单' }).click();
  const created = page.getByRole('status').filter({ hasText: '订单已创建' });
  const code = await created.getByRole('button', { name: /^复制 C\d+/ }).getAttribute('title');
  return code ?? '';
}

async function secondPerson(browser: Browser, account: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, account, path);
  return page;
}

test('a merchant creates an order, and an operator sees it arrive', async ({ page, browser }) => {
  // Two users, and a notice that may need a ten-second poll.
  test.slow();
  const operator = await secondPerson(browser, 'admin', '/order/list');
  await expect(rows(operator).first()).toBeVisible();
  const first = await rows(operator).first().getAttribute('data-row-id');

  await signIn(page, 'merchant', '/order/test/merchant');
  const orderCode = await createOrder(page, '1,234.50');

  // The notice shows it, and the list reports a waiting row without moving its rows.
  await expect(operator.getByText(orderCode, { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  const waiting = operator.getByRole('button', { name: /有 1 条新记录/ });
  await expect(waiting).toBeVisible();
  expect(await rows(operator).first().getAttribute('data-row-id')).toBe(first);
  await waiting.click();
  await expect(rows(operator).first()).toHaveAttribute('data-row-id', orderCode);

  // Filters in the URL find it, and a reload keeps them.
  const link = `/order/list?orderCode=${orderCode}&productId=1008`;
  await operator.goto(link);
  await expect(rows(operator)).toHaveCount(1);
  await operator.reload();
  await expect(rows(operator)).toHaveCount(1);
  await expect(rows(operator).first()).toContainText('1,234.50');
  expect(operator.url()).toContain(link);
  await operator.context().close();

  // The merchant follows the link from its result to the order's details.
  await page.getByRole('link', { name: '在列表中查看' }).click();
  await expect(page).toHaveURL(new RegExp(`/order/list/merchant\\?order=${orderCode}`));
  await expect(drawer(page)).toContainText('1,234.50');
});

test.describe('the list', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'admin', '/order/list');
    await expect(rows(page).first()).toBeVisible();
  });

  test('keeps filters, sort and page in its URL, through reload and back', async ({ page }) => {
    const all = await total(page);
    await page.getByRole('button', { name: /^回调成功/ }).click();
    await expect(page).toHaveURL(/orderStatusId=4/);
    await expect.poll(() => total(page)).toBeLessThan(all);
    const succeeded = await total(page);
    expect(succeeded).toBeGreaterThan(0);

    // The address changes at once; the old rows stay until the new ones have loaded.
    const topOf = async () => (await rows(page).first().getAttribute('data-row-id')) ?? '';
    const newest = await topOf();
    await grid(page)
      .getByRole('columnheader', { name: /订单金额/ })
      .getByRole('button')
      .first()
      .click();
    await expect(page).toHaveURL(/sortBy=amount/);
    await expect.poll(topOf).not.toBe(newest);
    const ofFirstPage = await topOf();
    await page.getByRole('button', { name: '下一页' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(topOf).not.toBe(ofFirstPage);
    const top = await topOf();

    await page.reload();
    await expect(rows(page).first()).toHaveAttribute('data-row-id', top);
    expect(await total(page)).toBe(succeeded);

    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);
    await page.goBack();
    await page.goBack();
    await expect(page).not.toHaveURL(/orderStatusId/);
    await expect.poll(() => total(page)).toBe(all);
  });

  test('reports the unreadable parts of a link, and offers a way out of an empty result', async ({
    page,
  }) => {
    await page.goto('/order/list?orderStatusId=77&orderCode=NOSUCHORDER');
    await expect(page.getByText('无法识别，已忽略')).toBeVisible();
    await expect(page.getByText('没有符合筛选条件的记录')).toBeVisible();
    await page.getByRole('button', { name: '清除全部' }).last().click();
    await expect(rows(page).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('refuses invalid filter input with its rule', async ({ page }) => {
    await page.getByRole('button', { name: /^更多筛选/ }).click();
    await drawer(page).getByLabel('IFSC').fill('wrong');
    await drawer(page).getByLabel('卡号').fill('12-34');
    await drawer(page).getByRole('textbox', { name: '订单金额' }).fill('1.005');
    await drawer(page).getByRole('button', { name: '应用' }).click();
    await expect(drawer(page).getByText('只能是数字，最多 20 位')).toBeVisible();
    await expect(drawer(page).getByText('INR 最多 2 位小数')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await drawer(page).getByLabel('IFSC').fill('HDFC0001234');
    await drawer(page).getByLabel('卡号').fill('');
    await drawer(page).getByRole('textbox', { name: '订单金额' }).fill('1,500');
    await drawer(page).getByRole('button', { name: '应用' }).click();
    await expect(page).toHaveURL(/amount=1500.00INR/);
    await expect(page).toHaveURL(/ifscCode=HDFC0001234/);
  });

  test('hides failed allocations unless they are requested', async ({ page }) => {
    const before = await total(page);
    await page.getByRole('switch', { name: '显示分配失败' }).click();
    await expect(page).toHaveURL(/notInOrderStatusIds=none/);
    await expect.poll(() => total(page)).toBeGreaterThan(before);
  });

  test('can be used by keyboard alone: filter, open, copy', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const wanted = (await rows(page).nth(3).getAttribute('data-row-id')) ?? '';
    const field = page.getByRole('textbox', { name: '平台订单号' });
    await field.focus();
    await page.keyboard.type(wanted);
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);

    // Moves into the grid, to the row, to a cell without a control, and into it.
    await grid(page).locator('[tabindex="0"]').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toContainText(wanted);
    await expect(page).toHaveURL(new RegExp(`order=${wanted}`));

    const copy = drawer(page)
      .getByRole('button', { name: `复制 ${wanted}` })
      .first();
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(wanted);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(rows(page).first()).toHaveAttribute('data-visited', 'true');
  });

  test('remembers hidden columns', async ({ page }) => {
    await page.getByRole('button', { name: '显示设置' }).click();
    await page.getByRole('checkbox', { name: '供应商' }).click();
    await page.keyboard.press('Escape');
    await expect(grid(page).getByRole('columnheader', { name: /供应商/ })).toHaveCount(0);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(grid(page).getByRole('columnheader', { name: /供应商/ })).toHaveCount(0);
  });
});

test('a merchant sees its own orders, and nothing of suppliers', async ({ page }) => {
  await signIn(page, 'merchant', '/order/list/merchant');
  await expect(rows(page).first()).toBeVisible();
  await expect(grid(page).getByRole('columnheader', { name: /供应商|^商户$/ })).toHaveCount(0);
  await page.goto('/order/list');
  await expect(page).toHaveURL(/error_401/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });
  test('a filter with a long value can be removed', async ({ page }) => {
    await signIn(page, 'admin', `/order/list?description=${'Top-up for a friend '.repeat(4).trim()}`);
    const remove = page.getByRole('button', { name: /^去掉筛选/ });
    await expect(remove).toBeInViewport({ ratio: 1 });
    await remove.click();
    await expect(page).not.toHaveURL(/description/);
  });

  test('orders are cards, and the page does not scroll sideways', async ({ page }) => {
    await signIn(page, 'admin', '/order/list');
    const cards = page.getByRole('list', { name: '订单' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await cards
      .first()
      .getByRole('button', { name: /^查看订单/ })
      .click();
    await expect(drawer(page)).toBeVisible();
  });
});

for (const language of ['zh-CN', 'zh-TW', 'en-US']) {
  test.describe(`accessible in ${language}, in both themes`, () => {
    test.use({ locale: language });
    test.beforeEach(({ page }) =>
      page.addInitScript((chosen) => localStorage.setItem('platform.language', chosen), language),
    );

    test('list, filters and drawer', async ({ page }) => {
      // Six whole scans. Every row has the same parts, so twenty rows are enough.
      test.slow();
      await signIn(page, 'admin', '/order/list?orderStatusId=4&pageSize=20');
      await expect(rows(page).first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: /^(更多筛选|更多篩選|More filters)/ }).click();
      await expect(drawer(page)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await rows(page).first().getByRole('button').last().click();
      await expect(drawer(page)).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });

    test('merchant test', async ({ page }) => {
      await signIn(page, 'merchant', '/order/test/merchant');
      await page.getByRole('button', { name: /^(创建订单|建立訂單|Create order)$/ }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  });
}
