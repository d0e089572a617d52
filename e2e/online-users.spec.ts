import { createMemorySession, createPlatform } from '@platform/sdk';
import { expectAllRows } from './support/rows.ts';
import { isAlive, openSession } from './support/sessions.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

test('a superAdmin sees the online users and signs one out, whose page shows it at once', async ({
  page,
  browser,
}) => {
  test.slow();
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'techsupport');
  await signIn(page, 'superadmin', '/setting/logged-user-list');
  const grid = page.getByRole('grid', { name: '在线用户' });
  await expect(grid.getByText('本机')).toBeVisible();
  await expectAccessible(page);

  // The own session cannot be ended here, and the button says why.
  const own = grid.locator('[role=row]').filter({ hasText: '本机' });
  await expect(own.getByRole('button', { name: '强制下线：superadmin' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.getByRole('textbox', { name: '账号' }).fill('techsupport');
  await page.getByRole('textbox', { name: '账号' }).press('Enter');
  await expect(page).toHaveURL(/account=techsupport/);
  // Until the filter's rows arrive, the rows of before stay.
  await expect(grid.getByText('本机')).toHaveCount(0);
  // The most recently active session is first; other tests may have left some open. A click on account or
  // address copies it, so click the role: the third cell is plain text.
  await grid.locator('[role=row][data-row-id]').first().getByRole('gridcell').nth(2).click();
  await expect(page).toHaveURL(/session=/);
  const drawer = page.getByRole('dialog');
  // The helper opened that session without a browser.
  await expect(drawer.getByText('Node.js').first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '强制下线：techsupport' }).first().click();
  await page
    .getByRole('dialog', { name: '强制 techsupport 下线？' })
    .getByRole('button', { name: '强制下线' })
    .click();
  await expect(page.getByText('techsupport 已下线').first()).toBeVisible();
  await expect(drawer.getByText('这个会话已经结束')).toBeVisible();

  // The other user's page notices it without a click.
  await expect(other.getByText('登录已过期').first()).toBeVisible({ timeout: 30_000 });
});

test('a new sign-in moves no row: it waits to be shown, and the filter can be saved as a view and applied again', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signIn(page, 'superadmin', '/setting/logged-user-list');
  const grid = page.getByRole('grid', { name: '在线用户' });
  const rows = grid.locator('[role=row][data-row-id]');
  await expect(rows.filter({ hasText: '本机' })).toBeVisible();
  await expectAllRows(grid);
  const shown = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row-id')));
  const before = await shown();

  // Sorted by last activity; the list reloads every ten seconds.
  await openSession(baseURL ?? '', 'techsupport');
  const waiting = page.getByRole('button', { name: /^有 \d+ 条新记录/ });
  await expect(waiting).toBeVisible();
  expect(await shown()).toEqual(before);
  await waiting.click();
  // The order of the two is undefined: the own session is active too.
  const came = () =>
    rows.evaluateAll(
      (all, ids) =>
        all
          .filter((row) => !ids.includes(row.getAttribute('data-row-id')))
          .map((row) => row.textContent ?? ''),
      before,
    );
  await expect.poll(came).toEqual([expect.stringContaining('techsupport')]);
  await expect(waiting).toBeHidden();

  await page.getByRole('switch', { name: '只看在线' }).click();
  await expect(page).toHaveURL(/online=true/);
  await page.getByRole('button', { name: '视图', exact: true }).click();
  await page.getByRole('menuitem', { name: '另存为新视图' }).click();
  const saving = page.getByRole('dialog', { name: '另存为新视图' });
  await saving.getByRole('textbox', { name: '名称' }).fill('此刻在线');
  await saving.getByRole('button', { name: '保存' }).click();
  const applied = page.getByRole('button', { name: '视图：此刻在线', exact: true });
  await expect(applied).toBeVisible();

  await page.goto('/setting/logged-user-list');
  await expect(page.getByRole('switch', { name: '只看在线' })).not.toBeChecked();
  await page.getByRole('button', { name: '视图', exact: true }).click();
  await page.getByRole('menuitemradio', { name: '此刻在线' }).click();
  await expect(page).toHaveURL(/online=true/);
  await expect(page.getByRole('switch', { name: '只看在线' })).toBeChecked();
  await expect(applied).toBeVisible();
});

test('among the selected sessions, the own one is skipped, a failed one is listed and retried, and one that ended meanwhile counts as done', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openSession(baseURL ?? '', 'techsupport');
  const newest = await openSession(baseURL ?? '', 'techsupport');
  await signIn(page, 'superadmin', '/setting/logged-user-list?sortBy=createdAt&sortOrder=desc');
  const grid = page.getByRole('grid', { name: '在线用户' });
  const rows = grid.locator('[role=row][data-row-id]');
  const own = rows.filter({ hasText: '本机' });
  const others = rows.filter({ hasText: 'techsupport' });
  await expect(own).toBeVisible();
  await expect(others.nth(1)).toBeVisible();
  await own.getByRole('checkbox', { name: /^选择 superadmin \d/ }).click();
  await others.nth(0).getByRole('checkbox').click();
  await others.nth(1).getByRole('checkbox').click();
  const gone = await others.nth(0).getAttribute('data-row-id');
  const ended = await others.nth(1).getAttribute('data-row-id');

  await page
    .getByRole('region', { name: '所选记录的操作' })
    .getByRole('button', { name: '强制下线' })
    .click();
  const bulk = page.getByRole('dialog', { name: '批量强制下线' });
  await expect(bulk.getByText('共选 3 条，将处理 2 条')).toBeVisible();
  await expect(bulk.getByText('这是您正在使用的会话，请从右上角退出')).toBeVisible();
  await expectAccessible(page);

  // The selected user signs out before the confirmation.
  const session = createMemorySession({ token: newest.token });
  await createPlatform({ baseUrl: baseURL ?? '', session }).session.logout();
  // All requests for the other session fail, including retries.
  let isDown = true;
  await page.route('**/v1.0/user/forceLogout', (route) =>
    isDown && route.request().postDataJSON().token === ended
      ? route.abort('connectionreset')
      : route.continue(),
  );
  await bulk.getByRole('button', { name: '强制下线（2）' }).click();
  await expect(bulk.getByText('成功 1')).toBeVisible({ timeout: 60_000 });
  await expect(bulk.getByText('失败 1')).toBeVisible();
  await expect(bulk.getByRole('cell', { name: /^techsupport / })).toBeVisible();
  await expect(bulk.getByRole('button', { name: '下载失败记录' })).toBeVisible();
  isDown = false;
  await bulk.getByRole('button', { name: '重试失败和未处理的' }).click();
  await expect(bulk.getByText('成功 2')).toBeVisible({ timeout: 60_000 });
  await expect(bulk.getByText(/^失败/)).toHaveCount(0);
  await expect(bulk.getByRole('button', { name: '停止' })).toBeHidden();
  await bulk.getByRole('button', { name: '关闭' }).first().click();
  await expect(bulk).toBeHidden();
  for (const id of [gone, ended]) await expect(grid.locator(`[data-row-id="${id}"]`)).toHaveCount(0);
  await expect(own).toBeVisible();
});

test('all sessions of an account, and no others, can be ended from a session’s drawer after a confirmation with their number', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const opened = [
    await openSession(baseURL ?? '', 'maintenance'),
    await openSession(baseURL ?? '', 'maintenance'),
  ];
  await openSession(baseURL ?? '', 'techsupport');
  await signIn(page, 'superadmin', '/setting/logged-user-list?sortBy=createdAt&sortOrder=desc');
  const grid = page.getByRole('grid', { name: '在线用户' });
  const rows = grid.locator('[role=row][data-row-id]');
  const theirs = rows.filter({ hasText: 'maintenance' });
  const others = rows.filter({ hasText: 'techsupport' });
  await expect(others.first()).toBeVisible();
  await expectAllRows(grid);
  const count = await theirs.count();
  expect(count).toBeGreaterThanOrEqual(opened.length);
  const standing = await others.count();

  await theirs.first().getByRole('gridcell').nth(2).click();
  const drawer = page.getByRole('dialog', { name: /maintenance/ });
  await drawer.getByRole('button', { name: `结束该账号的全部会话（${count}）` }).click();
  const bulk = page.getByRole('dialog', { name: '批量强制下线' });
  await expect(bulk.getByText(`共选 ${count} 条，将处理 ${count} 条`)).toBeVisible();
  await expectAccessible(page);
  // Cancelling ends no session.
  await bulk.getByRole('button', { name: '取消' }).click();
  await expect(bulk).toBeHidden();
  for (const { token } of opened) expect(await isAlive(baseURL ?? '', token)).toBe(true);

  await drawer.getByRole('button', { name: `结束该账号的全部会话（${count}）` }).click();
  await bulk.getByRole('button', { name: `强制下线（${count}）` }).click();
  await expect(bulk.getByText(`成功 ${count}`)).toBeVisible({ timeout: 60_000 });
  await expect(bulk.getByRole('button', { name: '停止' })).toBeHidden();
  await bulk.getByRole('button', { name: '关闭' }).first().click();
  const ended = page.getByRole('dialog', { name: '会话详情' });
  await expect(ended.getByText('这个会话已经结束')).toBeVisible();
  for (const { token } of opened) expect(await isAlive(baseURL ?? '', token)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(ended).toBeHidden();
  await expect(theirs).toHaveCount(0);
  await expect(others).toHaveCount(standing);
});
