import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, signIn, test } from './support/test.ts';

const grid = (page: Page): Locator => page.getByRole('grid', { name: '订单' });
const rows = (page: Page): Locator => grid(page).locator('[role=row][data-row-id]');
const header = (page: Page, name: string): Locator =>
  grid(page).getByRole('columnheader', { name: new RegExp(`^${name}`) });
const total = async (page: Page): Promise<number> => {
  const text = await page.getByRole('navigation', { name: '分页' }).textContent();
  return Number(/共 ([\d,]+) 条/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
};

test('column order and row density are saved for this user only', async ({ page, browser }) => {
  test.slow();
  await signIn(page, 'admin', '/order/list');
  await expect(rows(page).first()).toBeVisible({ timeout: 60_000 });
  const titles = async () =>
    (await grid(page).getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  const choose = async (column: string, action: string): Promise<void> => {
    await header(page, column)
      .getByRole('button', { name: `“${column}”列选项` })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  const usual = await titles();
  const usualHeight = (await rows(page).first().boundingBox())?.height;
  expect(usualHeight).toBe(36);

  await choose('商户', '左移');
  const at = usual.indexOf('商户');
  const moved = usual.with(at - 1, '商户').with(at, usual[at - 1] ?? '');
  await expect.poll(titles).toEqual(moved);
  await page.getByRole('button', { name: '显示设置' }).click();
  await page.getByRole('radio', { name: '紧凑' }).click();
  await page.keyboard.press('Escape');
  const height = async () => (await rows(page).first().boundingBox())?.height;
  await expect.poll(height).toBe(28);

  await page.reload();
  await expect(rows(page).first()).toBeVisible({ timeout: 60_000 });
  expect(await titles()).toEqual(moved);
  expect(await height()).toBe(28);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'superadmin', '/order/list');
  await expect(rows(other).first()).toBeVisible({ timeout: 60_000 });
  expect((await rows(other).first().boundingBox())?.height).toBe(36);
  await other.context().close();
});

test('selecting a page offers all matching rows; customer service re-sends callbacks by a job of the platform', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'service', '/order/list/customerService?orderStatusId=4');
  await expect(rows(page).first()).toBeVisible({ timeout: 60_000 });
  const all = await total(page);
  const bar = page.getByRole('region', { name: '所选记录的操作' });
  const bulk = page.getByRole('dialog');
  await page.getByRole('checkbox', { name: '选择本页' }).check();
  await bar.getByRole('button', { name: `选择全部 ${all} 条符合条件的记录` }).click();
  await expect(page.getByRole('status').filter({ hasText: `已选 ${all} 条` })).toHaveCount(1);
  await bar.getByRole('button', { name: /重发/ }).click();
  // The rows of the other pages are loaded first.
  await expect(bulk.getByText(`共选 ${all} 条，将处理 ${all} 条`)).toBeVisible({ timeout: 60_000 });
  await bulk.getByRole('button', { name: '取消' }).click();
  await bar.getByRole('button', { name: '取消选择' }).click();

  await rows(page).first().getByRole('checkbox').check();
  await bar.getByRole('button', { name: /重发/ }).click();
  await bulk.getByRole('button', { name: /^重发.*（1）/ }).click();
  // Waits for the server's next run.
  await expect(bulk.getByText('1 / 1')).toBeVisible({ timeout: 60_000 });
  await expect(bulk.getByText('成功 1')).toBeVisible();
  await bulk.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(bulk).toHaveCount(0);
});

test('a column width and a pinned column survive a reload, and an opened row stays marked after going back', async ({
  page,
}) => {
  await signIn(page, 'supplier', '/order/list/supplier');
  await expect(rows(page).first()).toBeVisible();
  const widthOf = async (name: string) => Math.round((await header(page, name).boundingBox())?.width ?? 0);
  const leftOf = async (name: string) => Math.round((await header(page, name).boundingBox())?.x ?? 0);
  const [amount, created] = [await widthOf('订单金额'), await widthOf('创建时间')];

  await header(page, '订单金额').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => widthOf('订单金额')).toBe(amount + 16);
  const edge = await header(page, '创建时间').locator('[data-resize-handle]').boundingBox();
  if (!edge) throw new Error('The column has no edge to drag.');
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf('创建时间')).toBe(created + 40);
  await header(page, '商户订单号').getByRole('button', { name: '“商户订单号”列选项' }).click();
  await page.getByRole('menuitem', { name: '固定在右侧' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  expect([await widthOf('订单金额'), await widthOf('创建时间')]).toEqual([amount + 16, created + 40]);

  const [pinned, free] = [await leftOf('商户订单号'), await leftOf('订单金额')];
  await rows(page).first().hover();
  await page.mouse.wheel(100, 0);
  await expect.poll(() => leftOf('订单金额')).toBe(free - 100);
  expect(await leftOf('商户订单号')).toBe(pinned);

  const opened = rows(page).first();
  await expect(opened).not.toHaveAttribute('data-visited');
  await opened.getByRole('button', { name: /^查看订单/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opened.getByText('已看过')).toHaveCount(1);
  await expect(rows(page).nth(1)).not.toHaveAttribute('data-visited');
});

test('a list with paused refresh is not polled until it is resumed', async ({ page }) => {
  const reads = { list: 0, beside: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/v1.0/order/getList') reads.list += 1;
    if (pathname === '/v1.0/order/getLastOrder') reads.beside += 1;
  });
  const refresh = (now: string) => page.getByRole('button', { name: `自动刷新: ${now}` });
  await page.clock.install();
  await signIn(page, 'admin', '/order/list');
  await expect(rows(page).first()).toBeVisible();
  await refresh('每 30 秒').click();
  await page.getByRole('menuitemradio', { name: '暂停' }).click();
  await expect(refresh('暂停')).toBeVisible();

  const paused = { ...reads };
  await page.clock.fastForward(90_000);
  // The other polling has run, so the paused one was due as well.
  await expect.poll(() => reads.beside).toBeGreaterThan(paused.beside);
  expect(reads.list).toBe(paused.list);

  await refresh('暂停').click();
  await page.getByRole('menuitemradio', { name: '每 10 秒' }).click();
  await expect(refresh('每 10 秒')).toBeVisible();
  const resumed = reads.list;
  await page.clock.fastForward(11_000);
  await expect.poll(() => reads.list).toBeGreaterThan(resumed);
});

test('the first orders are asked for once, before the scripts have loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/v1.0/order/getList') asked.push(search);
  });
  await signIn(page, 'admin', '/order/list');
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('the next page starts behind the last row of this one', async ({ page }) => {
  await signIn(page, 'admin', '/order/list?pageSize=20');
  const pager = page.getByRole('navigation', { name: '分页' });
  const topRow = rows(page).first();
  const rowId = async () => (await topRow.getAttribute('data-row-id')) ?? '';
  await expect(pager).toContainText('第 1–20 条');
  await expect(topRow).toBeVisible();
  const first = await rowId();
  await pager.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/[?&]page=2&/);
  await expect(page).toHaveURL(/cursor=/);
  await expect(pager).toContainText('第 21–40 条');
  await expect(topRow).not.toHaveAttribute('data-row-id', first);
  const second = await rowId();
  await page.reload();
  await expect(topRow).toHaveAttribute('data-row-id', second);
  // A page that is not the next one is found by its number.
  await pager.getByRole('button', { name: '上一页' }).click();
  await expect(page).not.toHaveURL(/cursor=/);
  await expect(topRow).toHaveAttribute('data-row-id', first);
});

test('an address with a place that is lost offers the first page', async ({ page }) => {
  await signIn(page, 'admin', '/order/list?page=2&cursor=lost&pageSize=20');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('分页位置已失效');
  await main.getByRole('button', { name: '回到第一页' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/cursor=/);
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test.describe('on the narrowest phone, in the longest language', () => {
  test.use({ locale: 'en-US', viewport: { width: 320, height: 800 } });

  test('another page is read from its first card on', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('platform.language', 'en-US'));
    await signIn(page, 'admin', '/order/list?pageSize=20');
    const next = page.getByRole('button', { name: 'Next page' });
    await next.click();
    await expect(page.getByRole('navigation', { name: 'Pages', exact: true })).toContainText('Page 2');
    await expect(page.locator('[data-row-id]').first()).toBeInViewport();
    await expect(next).not.toBeInViewport();
  });

  test('a card truncates no number and no time', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('platform.language', 'en-US'));
    await signIn(page, 'admin', '/order/list');
    const times = page.getByRole('definition').locator('time');
    await expect(times.first()).toBeVisible();
    const outside = await page.getByRole('definition').evaluateAll((fields) =>
      fields.flatMap((field) => {
        const { right } = field.getBoundingClientRect();
        return [...field.querySelectorAll('.numeric')]
          .filter((figure) => figure.getBoundingClientRect().right > right + 0.5)
          .map((figure) => figure.textContent);
      }),
    );
    expect(outside).toEqual([]);
  });
});

test('a range of cells is dragged over, copied with its headers and let go', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'superadmin', '/order/list');
  await expect(rows(page).nth(2)).toBeVisible({ timeout: 60_000 });
  const titles = await grid(page).getByRole('columnheader').allInnerTexts();
  const at = (title: string) => titles.findIndex((text) => text.trim().startsWith(title));
  const cell = (row: number, column: number) => rows(page).nth(row).getByRole('gridcell').nth(column);
  const amount = at('订单金额');
  const code = (await rows(page).nth(0).getAttribute('data-row-id')) ?? '';

  const middle = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('The cell is not on the screen.');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(cell(0, amount))));
  await page.mouse.down();
  await page.mouse.move(...(await middle(cell(2, 1))), { steps: 8 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(/order=/);
  const note = page.getByRole('status').filter({ hasText: '已选 3 行' });
  await expect(note).toHaveText(`已选 3 行 ${amount} 列`);
  await expectAccessibleInBothThemes(page);

  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByRole('status').filter({ hasText: '已复制 3 行' })).toHaveCount(1);
  const [header = '', ...lines] = (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/);
  expect(header.split('\t')).toContain('币种');
  expect(header.split('\t').at(-1)).toBe('订单金额');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(code);
  expect(lines[0]?.split('\t').at(-1)).toMatch(/^\d+\.\d+$/);

  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await cell(0, amount).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '已选 2 行 1 列' })).toHaveCount(1);

  // Text inside one cell is selected as anywhere else.
  const [x, y] = await middle(cell(1, amount));
  await page.mouse.move(x + 5, y);
  await page.mouse.down();
  await page.mouse.move(x + 35, y, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
  await expect(page.getByRole('status').filter({ hasText: '已选' })).toHaveCount(0);
});

test('moving to a pinned cell and into it scrolls nothing sideways', async ({ page }) => {
  await signIn(page, 'admin', '/order/list');
  const scroller = grid(page).locator('xpath=ancestor-or-self::*[contains(@class, "overflow-auto")][1]');
  const left = () => scroller.evaluate(({ scrollLeft }) => scrollLeft);
  const spare = await scroller.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(spare).toBeGreaterThan(0);
  await rows(page).first().getByRole('gridcell').nth(2).focus();
  for (const key of ['End', 'F2', 'Escape', 'Home']) {
    await page.keyboard.press(key);
    expect(await left(), key).toBe(0);
  }
  await expect(rows(page).first().getByRole('gridcell').first()).toBeFocused();
});
