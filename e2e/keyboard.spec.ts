import { createMemorySession, createPlatform } from '@platform/sdk';
import { arrowTo, goTo, proveByKeys, tabTo } from './support/keyboard.ts';
import { expect, readDemo, signIn, test } from './support/test.ts';

test('sign-in, an order, its callback and log-out work without a mouse', async ({ page }) => {
  test.slow();
  const grid = page.getByRole('grid');
  const rows = grid.locator('[role=row][data-row-id]');

  await test.step('signs in', async () => {
    await page.goto('/login');
    await tabTo(page, page.getByRole('textbox', { name: /^用户名/ }));
    await page.keyboard.type('admin');
    await tabTo(page, page.getByLabel(/^密码/));
    await page.keyboard.type(readDemo().password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^搜索或粘贴单号/ })).toBeVisible();
  });

  const orderCode = await test.step('finds the orders with a callback, and opens one', async () => {
    await goTo(page, '代收订单');
    await expect(page).toHaveURL(/\/order\/list/);
    await expect(rows.first()).toBeVisible({ timeout: 30_000 });
    await tabTo(page, page.getByRole('button', { name: /^回调成功/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/orderStatusId=4/);
    await expect(rows.first()).toContainText('回调成功');
    const code = (await rows.first().getAttribute('data-row-id')) ?? '';
    await tabTo(page, grid);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(code);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    // The focus is back in the grid, not at the top of the page.
    expect(await grid.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    return code;
  });

  await test.step('filters the list by its number', async () => {
    await tabTo(page, page.getByRole('textbox', { name: '平台订单号' }));
    await page.keyboard.type(orderCode);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`orderCode=${orderCode}`));
    await expect(rows).toHaveCount(1);
  });

  await test.step('re-sends its callback after a preview', async () => {
    await tabTo(page, grid);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    const chosen = page.getByRole('region', { name: '所选记录的操作' });
    await tabTo(page, chosen.getByRole('button', { name: /重发/ }));
    await page.keyboard.press('Enter');
    const bulk = page.getByRole('dialog');
    await expect(bulk.getByText(/共选 1 条，将处理 1 条/)).toBeVisible();
    await tabTo(page, bulk.getByRole('button', { name: /^重发.*（1）/ }));
    await page.keyboard.press('Enter');
    await expect(bulk.getByText('1 / 1')).toBeVisible();
    await expect(bulk.getByText('成功 1')).toBeVisible();
    await tabTo(page, bulk.getByRole('button', { name: '关闭', exact: true }).last());
    await page.keyboard.press('Enter');
    await expect(bulk).toHaveCount(0);
  });

  await test.step('logs out', async () => {
    await goTo(page, '退出登录');
    await expect(page).toHaveURL('/login');
  });
});

test('an account is found, switched off and on for a product, and asked why it gets no order, without a mouse', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  await goTo(page, '肯尼亚账户');
  const grid = page.getByRole('grid', { name: '收付款账户' });
  await expect(grid.locator('[role=row][data-row-id]').first()).toBeVisible();
  await tabTo(page, grid);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('为什么没有分到订单')).toBeVisible();
  const product = drawer.getByRole('switch', { name: /^为 2054 / });
  for (const [enabled, notice] of [
    ['false', '关闭成功'],
    ['true', '开启成功'],
  ] as const) {
    await tabTo(page, product);
    await page.keyboard.press('Space');
    await expect(product).toHaveAttribute('aria-checked', enabled);
    await expect(page.getByText(notice).first()).toBeVisible();
  }
  // While a notice is shown, Escape takes it away first.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  expect(await grid.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('accounts can be added, required to use an authenticator and freed of their pay password without a mouse', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const account = `keys${Date.now().toString(36)}`;
  const password = 'Night2026shift';
  const grid = page.getByRole('grid', { name: '账号' });
  const rows = grid.locator('[role=row][data-row-id]');
  const row = grid.locator(`[role=row][data-row-id="${account}"]`);
  /** Opens the actions of the only account in the list. */
  const openActions = async (): Promise<void> => {
    await tabTo(page, grid);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('F2');
    await page.keyboard.press('Enter');
  };
  const choose = async (name: string): Promise<void> => {
    await openActions();
    await arrowTo(page, page.getByRole('menuitem', { name }));
    await page.keyboard.press('Enter');
  };
  await signIn(page, 'superadmin', '/message_page');
  await goTo(page, '账号管理');
  await expect(rows.first()).toBeVisible({ timeout: 60_000 });

  await test.step('adds an account with the second-level password', async () => {
    await tabTo(page, page.getByRole('button', { name: '添加账号' }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: '添加账号' });
    await expect(form).toBeVisible();
    await tabTo(page, form.getByLabel('昵称'));
    await page.keyboard.type('夜班');
    await tabTo(page, form.getByLabel('账号'));
    await page.keyboard.type(account);
    await tabTo(page, form.getByLabel('角色'));
    await page.keyboard.press('Enter');
    await arrowTo(page, page.getByRole('option', { name: '客服' }));
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('角色')).toContainText('客服');
    await tabTo(page, form.getByLabel(/^密码/));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await proveByKeys(page);
    // Two passwords are hashed at full cost.
    await expect(form).toHaveCount(0, { timeout: 60_000 });
    await tabTo(page, page.getByRole('textbox', { name: '账号' }));
    await page.keyboard.type(account);
    await page.keyboard.press('Enter');
    // The account is also in the unfiltered list: wait until it is the only row.
    await expect(rows).toHaveCount(1);
    await expect(row).toContainText('客服');
  });

  await test.step('requires an authenticator', async () => {
    await choose('要求身份验证器');
    const question = page.getByRole('dialog', { name: `要求 ${account} 使用身份验证器？` });
    await expect(question).toBeVisible();
    await tabTo(page, question.getByRole('button', { name: '要求身份验证器' }));
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(row).toContainText('待绑定');
    await choose('不再要求身份验证器');
    await expect(row).toContainText('未绑定');
  });

  await test.step('removes the pay password that the user has set', async () => {
    const owner = createPlatform({ baseUrl: baseURL ?? '', session: createMemorySession() });
    await owner.session.login({ userName: account, password });
    await owner.session.setPayPassword({ currentPassword: password, payPassword: 'Moving2026money' });
    await tabTo(page, page.getByRole('button', { name: '刷新', exact: true }));
    const reread = page.waitForResponse('**/admin/getUserList*');
    await page.keyboard.press('Enter');
    await reread;
    await choose('清除支付密码');
    const question = page.getByRole('dialog', { name: `清除 ${account} 的支付密码？` });
    await tabTo(page, question.getByRole('button', { name: '清除支付密码' }));
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await openActions();
    await expect(page.getByRole('menuitem', { name: '清除支付密码' })).toContainText('没有设置');
  });
});

test('a setting can be found, changed and restored without a mouse', async ({ page }) => {
  // The second-level password is hashed at full cost.
  test.slow();
  await signIn(page, 'superadmin', '/message_page');
  await goTo(page, '系统设置');
  await tabTo(page, page.getByRole('searchbox', { name: '搜索设置' }));
  await page.keyboard.type('redwallet');
  await expect(page.getByText('显示 1 项，共 48 项')).toBeVisible();
  for (const [before, after] of [
    ['5', '7'],
    ['7', '5'],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name: '更改“红包数量上限”' }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: '红包数量上限' });
    await tabTo(page, form.getByRole('textbox'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(after);
    await page.keyboard.press('Enter');
    if (before === '5') await proveByKeys(page);
    await expect(page.getByText(`${before} → ${after}，立即生效`, { exact: true })).toBeVisible();
    await expect(form).toHaveCount(0);
  }
});
