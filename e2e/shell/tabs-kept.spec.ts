import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

const bar = (page: Page): Locator => page.getByRole('navigation', { name: '已打开的页面' });
// Selected by attribute, not by role, because a page behind an open dialog has no role.
const tab = (page: Page, title: string): Locator =>
  page.locator('a[data-tab]').filter({ hasText: new RegExp(`^${title}$`) });
const heading = (page: Page): Locator => page.locator('main h1:visible');

/** Opens a page by its address and waits until its tab is shown. */
const open = async (page: Page, address: string, title: string): Promise<void> => {
  await page.goto(address);
  await expect(tab(page, title)).toHaveAttribute('aria-current', 'page');
};
/** Activates a tab by script, because a drawer may cover it or the bar may be too narrow for it. */
const show = async (page: Page, title: string): Promise<void> => {
  await tab(page, title).evaluate((link: HTMLElement) => link.click());
  await expect(tab(page, title)).toHaveAttribute('aria-current', 'page');
  await expect(heading(page)).toHaveText(title);
};

test('eight pages keep their state; the ninth drops the oldest, which is restored from its address', async ({
  page,
}) => {
  test.slow();
  const kept = [
    ['/systemConfig', '系统设置'],
    ['/setting/users', '账号管理'],
    ['/order/list?orderMark=0', '代收订单'],
    ['/orderCallback', '订单回调'],
    ['/orderCallbackDetail', '回调发送记录'],
    ['/setting/logged-user-list', '在线用户'],
    ['/todo', '待办事项'],
    ['/message_page', '消息'],
  ] as const;
  await signIn(page, 'superadmin');
  for (const [path, title] of [...kept, ['/personal-center', '个人中心'] as const])
    await open(page, path, title);

  const scrolled = page.getByText('显示 48 项，共 48 项');
  await show(page, '系统设置');
  await expect(scrolled).toBeInViewport();
  await page.locator('#setting-BotRemindCallbackUrl').scrollIntoViewIfNeeded();
  await expect(scrolled).not.toBeInViewport();
  await show(page, '账号管理');
  await page.getByRole('button', { name: '添加账号' }).click();
  const form = page.getByRole('dialog', { name: '添加账号' });
  await form.getByLabel('昵称').fill('夜班');
  await show(page, '代收订单');
  await expect(form).toBeHidden();
  const number = page.getByRole('textbox', { name: '平台订单号' });
  await number.fill('not applied');
  for (const [, title] of kept.slice(3)) await show(page, title);

  await show(page, '系统设置');
  await expect(scrolled).not.toBeInViewport();
  await expect(page.locator('#setting-BotRemindCallbackUrl')).toBeInViewport();
  await show(page, '账号管理');
  await expect(form.getByLabel('昵称')).toHaveValue('夜班');
  await show(page, '代收订单');
  await expect(number).toHaveValue('not applied');

  // Nine pages, but only eight are kept: the least recently used one is dropped and restores its filters from
  // its address.
  for (const [, title] of kept.filter(([, one]) => one !== '代收订单')) await show(page, title);
  await show(page, '个人中心');
  await show(page, '代收订单');
  await expect(number).toHaveValue('');
  await expect(page).toHaveURL('/order/list?orderMark=0');
  await expect(page.getByRole('button', { name: '去掉筛选：标记' })).toBeVisible();
});

test('a hidden list keeps only its visible rows, and is complete again at the same position', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  await open(page, '/todo', '待办事项');
  await open(page, '/order/list', '代收订单');
  const rows = page.locator('[data-row-id]');
  await expect(rows).toHaveCount(50);
  const scroller = rows.first().locator('xpath=ancestor::*[@role="grid"]/..');
  const place = () => scroller.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);
  await scroller.evaluate((element) => element.scrollTo(300, 800));
  await expect.poll(place).toEqual([800, 300]);
  const middle = await rows.nth(25).getAttribute('data-row-id');

  await show(page, '待办事项');
  await expect.poll(() => rows.count()).toBeLessThan(25);
  // The first frame shows the visible rows at their old position, with the visible columns.
  const shown = await page.evaluate(
    ([id]) =>
      new Promise<{ place: number[]; inSight: boolean; isFilled: boolean }>((resolve) => {
        document.querySelector<HTMLElement>('a[data-tab][href^="/order/list"]')?.click();
        requestAnimationFrame(function look() {
          const row = document.querySelector(`[data-row-id="${id}"]`);
          const view = row?.closest('[role="grid"]')?.parentElement;
          if (!row || !view || row.getBoundingClientRect().height === 0) return requestAnimationFrame(look);
          const { left, top, width, bottom } = view.getBoundingClientRect();
          const box = row.getBoundingClientRect();
          resolve({
            place: [view.scrollTop, view.scrollLeft],
            inSight: box.top >= top && box.bottom <= bottom,
            isFilled: [0.1, 0.3, 0.5, 0.7, 0.9].every((part) => {
              const point = document.elementFromPoint(left + part * width, (box.top + box.bottom) / 2);
              return point?.closest('[role="gridcell"]')?.parentElement === row;
            }),
          });
        });
      }),
    [middle] as const,
  );
  expect(shown).toEqual({ place: [800, 300], inSight: true, isFilled: true });
  await expect(rows).toHaveCount(50);
  expect(await place()).toEqual([800, 300]);
});

test('a hidden page sends no requests, and reloads when it is shown', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const countOf = (path: string) => asked.filter((one) => one.endsWith(path)).length;
  const users = () => countOf('/admin/getUserList');
  const callbacks = () => countOf('/orderCallBack/getList');
  await signIn(page, 'superadmin');
  await open(page, '/setting/users', '账号管理');
  await open(page, '/orderCallback', '订单回调');
  await show(page, '账号管理');
  await expect(page.getByRole('grid', { name: '账号' })).toBeVisible();
  await show(page, '订单回调');
  await expect(page.getByRole('grid', { name: '订单回调' })).toBeVisible();
  const before = { users: users(), callbacks: callbacks() };
  // The page starts its 30 seconds when it is shown, slightly after its rows appear.
  const halfMinuteLater = async () => {
    await page.clock.fastForward(31_000);
    return callbacks();
  };
  await expect.poll(halfMinuteLater).toBeGreaterThan(before.callbacks);
  expect(users()).toBe(before.users);

  await show(page, '账号管理');
  await expect.poll(users).toBe(before.users + 1);
});

test('closing the last tab activates its left neighbour; a link can be copied and opened in a new window', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'supplier');
  await open(page, '/order/list/supplier?orderMark=2', '我的代收订单');
  await open(page, '/order/list/supplierProxy', '团队代收订单');
  const choose = async (title: string, action: string): Promise<void> => {
    await tab(page, title).click({ button: 'right' });
    await page.getByRole('menuitem', { name: action }).click();
  };

  await choose('我的代收订单', '复制链接');
  await expect(page.getByText('链接已复制').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL('/order/list/supplier?orderMark=2', page.url()).href);
  const [other] = await Promise.all([context.waitForEvent('page'), choose('我的代收订单', '在新窗口打开')]);
  await expect(other).toHaveURL('/order/list/supplier?orderMark=2');
  await other.close();

  await tab(page, '团队代收订单').focus();
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL('/order/list/supplier?orderMark=2');
  await expect(bar(page).getByRole('link')).toHaveText(['首页', '我的代收订单']);
});

test('unsaved dialog input is confirmed on Escape, and for all pages together in one summary', async ({
  page,
}) => {
  // Three pages and a full scan.
  test.slow();
  await signIn(page, 'superadmin');
  await open(page, '/systemConfig?q=redWallet', '系统设置');
  await open(page, '/setting/users', '账号管理');
  await page.getByRole('button', { name: '添加账号' }).click();
  const form = page.getByRole('dialog', { name: '添加账号' });
  await form.getByLabel('昵称').fill('夜班');
  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog', { name: '放弃填写的内容？' });
  await leave.getByRole('button', { name: '继续填写' }).click();
  await expect(form.getByLabel('昵称')).toHaveValue('夜班');

  await show(page, '系统设置');
  await page.getByRole('button', { name: '更改“红包数量上限”' }).click();
  await page.getByRole('dialog', { name: '红包数量上限' }).getByRole('textbox').fill('7');
  const home = tab(page, '首页');
  const closeAll = async (): Promise<void> => {
    await home.evaluate((link: HTMLElement) => link.click());
    await home.click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭全部' }).click();
  };
  await closeAll();
  const question = page.getByRole('dialog', { name: '确定要关闭这些页吗？' });
  await expect(question.getByRole('listitem')).toHaveText(['系统设置', '账号管理']);
  await expectAccessible(page);
  await question.getByRole('button', { name: '继续编辑' }).click();
  await show(page, '账号管理');
  await expect(form.getByLabel('昵称')).toHaveValue('夜班');

  await closeAll();
  await question.getByRole('button', { name: '关闭', exact: true }).first().click();
  await expect(bar(page).getByRole('link')).toHaveText(['首页']);
});
