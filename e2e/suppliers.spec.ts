import type { Page } from '@playwright/test';
import { proveAgain } from './support/second-level.ts';
import { expect, expectAccessible, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const tree = (page: Page) => page.getByRole('treegrid', { name: '供应商' });
/** Not by its text: a proxy's row also names its leader. */
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('[role=row][data-row-id]')
    .filter({ has: page.getByRole('button', { name: `${name} 的操作` }) });
const dialog = (page: Page) => page.getByRole('dialog');

async function command(page: Page, name: string, word: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `${name} 的操作` })
    .click();
  await page.getByRole('menuitem', { name: word, exact: true }).click();
}

interface Leader {
  name: string;
  whenOpen?: () => void;
}

async function addMember(page: Page, button: string, name: string, leader?: Leader): Promise<string> {
  const account = unique('team').toLowerCase();
  await page.getByRole('button', { name: button }).click();
  await dialog(page).getByLabel(/^名称/).fill(name);
  if (leader) {
    await dialog(page).getByLabel('上级').click();
    leader.whenOpen?.();
    await page.getByRole('option', { name: leader.name }).first().click();
  }
  await dialog(page).getByLabel('账号名称').fill(account);
  await dialog(page).getByLabel(/^密码/).fill('Night2026shift');
  await dialog(page).getByRole('button', { name: '添加', exact: true }).click();
  return account;
}

test('a supplier and its proxy are taken on from nothing, moved and disabled as a team', async ({ page }) => {
  test.setTimeout(120_000);
  const top = unique('Top ');
  const below = unique('Below ');
  await signIn(page, 'admin', '/supplier/list?topOnly=true');
  await expect(tree(page).locator('[role=row][data-row-id]').first()).toBeVisible();
  // The names come late: the next form is open before it hears of the supplier just added.
  const { promise: formIsOpen, resolve: openForm } = Promise.withResolvers<void>();
  await page.route('**/v1.0/user/getSupplierUserOptions*', async (route) => {
    await formIsOpen;
    await route.continue();
  });
  await addMember(page, '添加供应商', top);
  await proveAgain(page, '供应商管理');
  await expect(page.getByText(`已添加 ${top}`).first()).toBeVisible();
  await addMember(page, '添加供应商', below, { name: top, whenOpen: openForm });
  await expect(page.getByText(`已添加 ${below}`).first()).toBeVisible();

  // The proxy is below its leader only, one level deeper.
  await page.goto(`/supplier/list?topOnly=true&name=${encodeURIComponent(top)}`);
  await expect(rowOf(page, top)).toHaveAttribute('aria-level', '1');
  await rowOf(page, top)
    .getByRole('button', { name: `收起 ${top}` })
    .click();
  await expect(rowOf(page, below)).toHaveCount(0);
  await rowOf(page, top)
    .getByRole('button', { name: `展开 ${top}` })
    .click();
  await expect(rowOf(page, below)).toHaveAttribute('aria-level', '2');
  await expectAccessible(page);

  await command(page, top, '停用整个团队');
  await expect(dialog(page)).toContainText('涉及 2 个供应商');
  await dialog(page).getByRole('button', { name: '停用', exact: true }).click();
  await expect(rowOf(page, top)).toContainText('已停用');
  await expect(rowOf(page, below)).toContainText('已停用');

  // A move says what it means before it is made.
  await page.goto(`/supplier/list?name=${encodeURIComponent(below)}`);
  await command(page, below, '换上级');
  await dialog(page).getByRole('button', { name: '换上级', exact: true }).click();
  await expect(dialog(page).getByText('请选择另一个上级').first()).toBeVisible();
  await dialog(page).getByLabel('上级').click();
  await page.getByRole('option', { name: '没有上级' }).click();
  await expect(dialog(page)).toContainText('只移动它自己');
  await expect(dialog(page)).toContainText(`${top} 不再看到它们`);
  await dialog(page).getByRole('button', { name: '换上级', exact: true }).click();
  await proveAgain(page, '供应商管理');
  await expect(page.getByText(`${below} 已换上级`).first()).toBeVisible();
  await rowOf(page, below).getByText(below, { exact: true }).click();
  await expect(dialog(page).getByText('没有上级')).toBeVisible();
  await expectAccessible(page);
});

test('a deposit is posted with the amount typed twice, and is seen in the row’s drawer', async ({ page }) => {
  test.setTimeout(90_000);
  const name = unique('Depot ');
  await signIn(page, 'admin', '/supplier/list');
  await addMember(page, '添加供应商', name);
  await proveAgain(page, '供应商管理');
  await expect(page.getByText(`已添加 ${name}`).first()).toBeVisible();
  await page.goto(`/supplier/list?name=${encodeURIComponent(name)}`);
  await rowOf(page, name).getByText(name, { exact: true }).click();
  await dialog(page).getByRole('button', { name: '收取或退还押金' }).click();
  const form = page.getByRole('dialog', { name: `${name} 的押金` });
  await form.getByLabel(/^金额/).fill('1200');
  await form.getByLabel(/^再次输入金额/).fill('120');
  await form.getByLabel(/^原因/).fill('Receipt 118');
  await form.getByRole('button', { name: '记账' }).click();
  await expect(form.getByText('两次输入的金额不同').first()).toBeVisible();
  await form.getByLabel(/^再次输入金额/).fill('1200');
  await form.getByRole('button', { name: '记账' }).click();
  await proveAgain(page, '供应商管理');
  await expect(page.getByText('已记账').first()).toBeVisible();
  await expect(dialog(page).getByText('1,200.00').first()).toBeVisible();
});

test('a leader adds a proxy, agrees a product with it and helps it back in, but not itself', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = unique('Helper ');
  await signIn(page, 'supplier', '/supplier-proxy');
  const own = tree(page).locator('[role=row][aria-level="1"]');
  await expect(own).toHaveCount(1);
  // Its own team is open from the start; itself it cannot switch off.
  await expect(tree(page).locator('[role=row][aria-level="2"]').first()).toBeVisible();
  await expect(own.getByRole('switch')).toHaveCount(0);
  const account = await addMember(page, '添加代理', name);
  await proveAgain(page, '我的团队');
  await expect(rowOf(page, name)).toHaveAttribute('aria-level', '2');

  await rowOf(page, name).getByText(name, { exact: true }).click();
  await dialog(page).getByRole('button', { name: '添加约定' }).click();
  const form = page.getByRole('dialog', { name: `为 ${name} 添加产品约定` });
  await form.getByLabel(/^产品/).click();
  await page.getByRole('option').first().click();
  await form.getByLabel(/^佣金/).fill('99');
  await form.getByRole('button', { name: '添加', exact: true }).click();
  await expect(form).toContainText(/高于|上级/);
  await form.getByLabel(/^佣金/).fill('0.1');
  await form.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByText('约定已添加').first()).toBeVisible();

  await dialog(page)
    .getByRole('button', { name: `${name} 的操作` })
    .click();
  await page.getByRole('menuitem', { name: '帮助重新登录' }).click();
  const help = page.getByRole('dialog', { name: `帮助 ${name} 重新登录` });
  await help.getByRole('button', { name: '确定', exact: true }).click();
  await expect(help.getByText('请填写新密码，或选择移除身份验证器').first()).toBeVisible();
  await help.getByLabel('新密码').fill('Back2026again');
  await help.getByRole('button', { name: '确定', exact: true }).click();
  await expect(page.getByText(`${name} 可以重新登录了`).first()).toBeVisible();
  const answer = await page.request.post('/v1.0/user/login', {
    data: { userName: account, password: 'Back2026again' },
  });
  expect(await answer.json()).toMatchObject({ code: 200 });
});

test('technical support reads suppliers and changes nothing', async ({ page }) => {
  await signIn(page, 'techsupport', '/supplier/list');
  const rows = page.getByRole('grid', { name: '供应商' }).locator('[role=row][data-row-id]');
  await expect(rows.first()).toBeVisible();
  await expect(rows.first().getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '添加供应商' })).toHaveCount(0);
  await rows.first().locator('[role=gridcell]').nth(1).click();
  await expect(dialog(page).getByRole('heading', { name: '资金' })).toBeVisible();
});
