import { openSession } from './support/sessions.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

test('a superAdmin sees who is signed in and signs somebody out, who is told at once', async ({
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

  // One's own session is not ended here, and the button says why.
  const own = grid.locator('[role=row]').filter({ hasText: '本机' });
  await expect(own.getByRole('button', { name: '强制下线：superadmin' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.getByRole('textbox', { name: '账号' }).fill('techsupport');
  await page.getByRole('textbox', { name: '账号' }).press('Enter');
  await expect(page).toHaveURL(/account=techsupport/);
  // The one heard of last comes first: others may have been left open.
  // Its account and address copy themselves: the role is plain text of the row.
  await grid.locator('[role=row][data-row-id]').first().getByRole('gridcell').nth(1).click();
  await expect(page).toHaveURL(/session=/);
  const drawer = page.getByRole('dialog');
  // The helper has opened that session by itself, without a browser.
  await expect(drawer.getByText('Node.js').first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '强制下线：techsupport' }).first().click();
  await page
    .getByRole('dialog', { name: '强制 techsupport 下线？' })
    .getByRole('button', { name: '强制下线' })
    .click();
  await expect(page.getByText('techsupport 已下线').first()).toBeVisible();
  await expect(drawer.getByText('这个会话已经结束')).toBeVisible();

  // The other person's page finds out by itself.
  await expect(other.getByText('登录已过期').first()).toBeVisible({ timeout: 30_000 });
});

test('who signs in meanwhile moves no row: it waits to be shown, and what is shown is saved as a view and applied again', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signIn(page, 'superadmin', '/setting/logged-user-list');
  const rows = page.getByRole('grid', { name: '在线用户' }).locator('[role=row][data-row-id]');
  await expect(rows.filter({ hasText: '本机' })).toBeVisible();
  const shown = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row-id')));
  const before = await shown();

  // The list puts first who was heard of last, and reads itself again every ten seconds.
  await openSession(baseURL ?? '', 'techsupport');
  const waiting = page.getByRole('button', { name: /^有 \d+ 条新记录/ });
  await expect(waiting).toBeVisible();
  expect(await shown()).toEqual(before);
  await waiting.click();
  // Which of the two was heard of last is nobody's to say: one's own session goes on too.
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
