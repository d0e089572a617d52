import { createOrder } from './support/orders.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

const accounts = [
  'superadmin',
  'admin',
  'supplier',
  'merchant',
  'service',
  'maintenance',
  'techsupport',
] as const;

/** A home page sends many requests; this tests the content, not the speed. */
const figures = { timeout: 30_000 };

for (const account of accounts) {
  test(`the home of ${account} shows its figures without errors or refusals`, async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page, account);
    const home = page.getByRole('main');
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible(figures);
    await expect(home.locator('[aria-busy="true"]')).toHaveCount(0, figures);
    await expect(home.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('a figure opens its rows, and so does a chart mark by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'superadmin');
  await page.getByRole('link', { name: /今日代收订单/ }).click(figures);
  await expect(page).toHaveURL(
    /\/order\/list\?isTest=false&notInOrderStatusIds=none&startTime=\d{4}-\d{2}-\d{2}\+00/,
  );

  await page.goBack();
  const chart = page.getByRole('group', { name: '最近 7 天每小时到账笔数' });
  await expect(chart).toBeVisible(figures);
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart.locator('[aria-live]')).toContainText('23, 已到账');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order\/list\?.*startTime=\d{4}-\d{2}-\d{2}\+23%3A00%3A00/);
});

test('each line of a chart opens its own day, and each part of a stack its own status', async ({ page }) => {
  test.setTimeout(120_000);
  // Just after midnight a day has no order yet, and no chart.
  await createOrder();
  await signIn(page, 'superadmin');
  const chosenBy = async (name: string, keys: readonly string[], said: string) => {
    const chart = page.getByRole('group', { name });
    await expect(chart).toBeVisible(figures);
    await chart.focus();
    for (const key of keys) await page.keyboard.press(key);
    await expect(chart.locator('[aria-live]')).toHaveText(new RegExp(said));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/order\/list\?/);
    const { searchParams } = new URL(page.url());
    await page.goBack();
    return searchParams;
  };
  const today = (await chosenBy('每小时代收到账', ['Home'], '^0.*今天.*昨天')).get('startTime') ?? '';
  const dayBefore =
    (await chosenBy('每小时代收到账', ['Home', 'ArrowDown'], '^0[^今]*昨天')).get('startTime') ?? '';
  expect(Date.parse(today) - Date.parse(dayBefore)).toBe(86_400_000);
  const all = await chosenBy('今日订单结果', ['Home'], '已到账.*超时');
  expect(all.get('notInOrderStatusIds')).toBe('none');
  const timedOut = await chosenBy(
    '今日订单结果',
    ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
    '^0[^已]*超时',
  );
  expect(timedOut.get('orderStatusId')).toBe('3');
});

for (const part of ['自己', '团队']) {
  test(`a supplier sees its own or its team’s figures, and the linked lists have the same scope: ${part}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signIn(page, 'supplier');
    await page.getByRole('radio', { name: part }).click();
    const figure = '今日代收订单';
    const tile = page.getByRole('link', { name: new RegExp(figure) });
    // The previous figure stays until the chosen one has loaded.
    await expect(async () => {
      const [count] = /\d+/.exec(((await tile.textContent()) ?? '').replace(figure, '')) ?? [];
      await tile.click();
      try {
        await expect(page.getByRole('main')).toContainText(`共 ${count} 笔`, { timeout: 3_000 });
      } finally {
        await page.goBack();
      }
    }).toPass(figures);
    await expect(page.getByRole('link', { name: /今日代付订单/ })).toHaveAttribute(
      'href',
      /^\/payProxyOrder\/list\/supplier(Proxy)?\?/,
    );
    // Which currency leads depends on what the demo's suppliers did today.
    const collected = page.getByRole('link', { name: /今日代收到账/ });
    const [currency] = /INR|USDT|KES|CNY/.exec((await collected.textContent()) ?? '') ?? [];
    expect(currency).toBeDefined();
    await collected.click();
    await expect(page).toHaveURL(new RegExp(`currency=${currency}`));
  });
}

test('money is shown in one currency at a time, and home can be paused', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin');
  const tile = page.getByRole('link', { name: /今日代收到账/ });
  await expect(tile).toContainText('INR', figures);
  await page.getByRole('radio', { name: 'USDT' }).click();
  await expect(tile).toContainText('USDT');
  await expect(page.getByRole('region', { name: '余额' })).toContainText('USDT');

  await page.getByRole('button', { name: /每 30 秒/ }).click();
  await page.getByRole('menuitemradio', { name: '暂停' }).click();
  await expect(page.getByRole('button', { name: /每 30 秒/ })).toHaveCount(0);
});
