import type { Page } from '@playwright/test';
import { openSession } from '../support/sessions.ts';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

/** Reference of a bank message of the demo that belongs to no order. */
const bankReference = '634120987715';

const open = async (page: Page) => {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '搜索或粘贴单号' });
  await expect(palette).toBeVisible();
  return { palette, field: palette.getByRole('combobox'), options: palette.getByRole('option') };
};

/** The number of the first order on the page. */
const firstCode = async (page: Page): Promise<string> =>
  (await page
    .getByText(/^C\d{24}$/)
    .first()
    .textContent()) ?? '';

/** The number of the newest payout. */
async function firstPayout(page: Page): Promise<string> {
  const { token } = await openSession(new URL(page.url()).origin, 'admin');
  const answer = await page.request.get('/v1.0/order/getList?orderType=2&pageNum=1', { headers: { token } });
  const { data } = (await answer.json()) as { data: { list: { orderCode: string }[] } };
  return data.list[0]?.orderCode ?? '';
}

test('the palette opens pages, finds pasted values and runs commands by keyboard alone', async ({ page }) => {
  await signIn(page, 'admin', '/order/list?orderMark=0');
  const code = await firstCode(page);

  await test.step('an order found by the start of its number opens over the list, whose filters stay', async () => {
    const { field, options } = await open(page);
    await expectAccessible(page);
    await field.fill(code.slice(0, -2).toLowerCase());
    await expect(options.filter({ hasText: code })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/order/list?orderMark=0&order=${code}`);
    await expect(page.getByRole('dialog').getByText(code).first()).toBeVisible();
  });

  await test.step('a second search opens over the order; closing both returns to the list', async () => {
    const { palette } = await open(page);
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/order/list?orderMark=0');
  });

  await test.step('finds a page by its name in another language', async () => {
    const { field, options } = await open(page);
    await field.fill('訊息');
    await expect(options.first()).toContainText('消息');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/message_page');
  });

  await test.step('recent entries come first, and the page is restored as it was', async () => {
    const { palette, field, options } = await open(page);
    await expect(palette.getByRole('group', { name: '最近使用' }).getByRole('option')).toContainText([
      '消息',
    ]);
    await field.fill('order/list');
    await expect(options.first()).toContainText('代收订单');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/order/list?orderMark=0');
  });

  await test.step('runs a command', async () => {
    const { field, options } = await open(page);
    await field.fill('theme: dark');
    await expect(options.filter({ hasText: '主题：深色' })).toBeVisible();
    await field.fill('深色');
    await options.filter({ hasText: '主题：深色' }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('finds a number copied with label and quotes', async () => {
    const { palette, field, options } = await open(page);
    await field.fill(`订单号：“${code}”`);
    await expect(options.filter({ hasText: code })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  });

  await test.step('a bank message opens in the list of statement records', async () => {
    const { palette, field } = await open(page);
    await field.fill(bankReference);
    await palette
      .getByRole('group', { name: '流水记录' })
      .getByRole('option', { name: bankReference })
      .first()
      .click();
    await expect(page).toHaveURL(/^[^?]*\/bankStatement\/list\?/);
    await expect(page.getByRole('grid', { name: '流水记录' })).toContainText(bankReference);
  });

  await test.step('a payout opens over the list of payouts', async () => {
    const { field, options } = await open(page);
    const payout = await firstPayout(page);
    await field.fill(payout);
    await options.filter({ hasText: payout }).first().click();
    await expect(page).toHaveURL(`/payProxyOrder/list?order=${payout}`);
    await expect(page.getByRole('dialog').getByText(payout).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a supplier opens in the list of suppliers', async () => {
    const { palette, field } = await open(page);
    await field.fill('Ganges Collect');
    await palette.getByRole('group', { name: '供应商' }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/supplier\/list\?account=supplier03$/);
    await expect(page.getByRole('grid', { name: '供应商' })).toContainText('Ganges Collect');
  });

  await test.step('shows a message when nothing is found', async () => {
    const { palette, field } = await open(page);
    await expectAccessible(page);
    await field.fill('NO-SUCH-NUMBER-AT-ALL');
    await expect(palette.getByText(/^没有找到/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  });
});

test('a result without a page for the role is still found, and its number is copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Customer service has the lists of web messages and chain transfers, but none of bank messages.
  await signIn(page, 'service', '/home');
  const { palette, field, options } = await open(page);
  await field.fill(bankReference);
  await expect(palette.getByRole('option', { name: new RegExp(bankReference) })).toContainText(
    '暂无对应页面',
  );
  await expectAccessible(page);
  await options.filter({ hasText: '暂无对应页面' }).first().click();
  await expect(page.getByText(`已复制 ${bankReference}`, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bankReference);
});

test('a merchant finds only its own orders, also with a mouse', async ({ page, browser, baseURL }) => {
  const staff = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signIn(staff, 'admin', '/order/list');
  const row = staff.getByRole('row').filter({ hasText: /C\d{24}/ });
  await expect(row.first()).toBeVisible();
  const others = await row.filter({ hasNotText: '10000101' }).first().textContent();
  const foreign = /C\d{24}/.exec(others ?? '')?.[0] ?? '';
  await staff.close();
  expect(foreign).not.toBe('');

  await signIn(page, 'merchant', '/order/list/merchant');
  const own = await firstCode(page);
  await page.getByRole('button', { name: /^搜索或粘贴单号/ }).click();
  const palette = page.getByRole('dialog', { name: '搜索或粘贴单号' });
  await palette.getByRole('combobox').fill(foreign);
  await expect(palette.getByText(/^没有找到/).first()).toBeVisible();
  await palette.getByRole('combobox').fill(own);
  await palette.getByRole('option').filter({ hasText: own }).click();
  await expect(page).toHaveURL(`/order/list/merchant?order=${own}`);
});

test('what is typed and pasted before the search is there stands in it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin', '/order/list?orderMark=0');
  const code = await firstCode(page);
  await page.evaluate((text) => navigator.clipboard.writeText(`${text}\n`), code.slice(1));
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/palette-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/palette-*.js');
  await page.keyboard.press('Control+k');
  await asked;
  await page.keyboard.type('gC');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('C');
  await page.keyboard.press('ControlOrMeta+v');
  arrival.resolve();
  const palette = page.getByRole('dialog', { name: '搜索或粘贴单号' });
  await expect(palette.getByRole('combobox')).toHaveValue(code);
  await expect(palette.getByRole('option').filter({ hasText: code })).toBeVisible();
  await expect(page).toHaveURL('/order/list?orderMark=0');
});
