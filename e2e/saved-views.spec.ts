import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

const views = (page: Page) => page.getByRole('button', { name: /^视图/ });
const menuItem = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a view is saved with relative dates, survives a reload, and can be shared read-only with a role', async ({
  page,
  browser,
}) => {
  // Two users, one after the other.
  test.slow();
  await signIn(page, 'superadmin', '/order/list');
  await page
    .getByRole('group', { name: '按状态筛选' })
    .getByRole('button', { name: /回调成功/ })
    .click();
  await expect(page).toHaveURL(/orderStatusId=4/);
  await page
    .getByRole('search')
    .getByRole('button', { name: /^创建时间/ })
    .click();
  await page.getByRole('button', { name: '最近 7 天' }).click();
  await expect(page).toHaveURL(/startTime=/);

  await views(page).click();
  await expectAccessible(page);
  await menuItem(page, '另存为新视图').click();
  const saving = dialog(page, '另存为新视图');
  await saving.getByRole('button', { name: '保存' }).click();
  await expect(saving.getByText('请填写名称')).toBeVisible();
  await saving.getByRole('textbox', { name: '名称' }).fill('一周成功');
  await page.keyboard.press('Escape');
  await dialog(page, '放弃填写的内容？').getByRole('button', { name: '继续填写' }).click();
  await expect(saving.getByRole('textbox', { name: '名称' })).toHaveValue('一周成功');
  await expect(saving.getByRole('switch', { name: /时间保持为“最近 7 天”/ })).toBeChecked();
  await expectAccessible(page);
  await saving.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: '视图：一周成功', exact: true })).toBeVisible();

  // The address contains the filters, and the name survives a reload.
  const saved = page.url();
  expect(saved).not.toContain('view');
  await page.reload();
  await expect(page.getByRole('button', { name: '视图：一周成功', exact: true })).toBeVisible();

  await page.getByRole('button', { name: '去掉筛选：状态' }).click();
  await expect(page.getByRole('button', { name: '视图：一周成功 (已改动)' })).toBeVisible();
  await views(page).click();
  await page.getByRole('menuitemradio', { name: '一周成功' }).click();
  await expect(page).toHaveURL(/orderStatusId=4/);
  await expect(page.getByRole('button', { name: '视图：一周成功', exact: true })).toBeVisible();

  await views(page).click();
  await menuItem(page, '管理视图').click();
  const managing = dialog(page, '管理视图');
  await managing.getByRole('combobox', { name: '共享 一周成功' }).click();
  await page.getByRole('option', { name: '客服' }).click();
  await expect(managing.getByRole('combobox', { name: '共享 一周成功' })).toHaveText(/客服/);
  await expectAccessible(page);

  const other = await browser.newContext();
  try {
    const service = await other.newPage();
    await signIn(service, 'service', '/order/list/customerService');
    await views(service).click();
    await expect(service.getByText('共享给我的角色')).toBeVisible();
    await service.getByRole('menuitemradio', { name: /一周成功.*超级管理员/ }).click();
    await expect(service).toHaveURL(/orderStatusId=4/);
    await expect(service).toHaveURL(/startTime=/);

    await service.getByRole('button', { name: '去掉筛选：状态' }).click();
    await views(service).click();
    await expect(menuItem(service, /保存改动/)).toHaveAttribute('aria-disabled', 'true');
    await menuItem(service, '管理视图').click();
    const theirs = dialog(service, '管理视图');
    await expect(theirs.getByText('一周成功')).toBeVisible();
    await expect(theirs.getByRole('button', { name: '重命名 一周成功' })).toHaveCount(0);
    await expect(theirs.getByRole('button', { name: '删除 一周成功' })).toHaveCount(0);

    // The user's own choice: the page opens with this view.
    await theirs.getByRole('button', { name: '打开此页面时使用 一周成功' }).click();
    await expect(theirs.getByRole('button', { name: '打开此页面时使用 一周成功' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await service.goto('/order/list/customerService');
    await expect(service).toHaveURL(/orderStatusId=4/, { timeout: 30_000 });
  } finally {
    await other.close();
  }

  await managing.getByRole('button', { name: '删除 一周成功' }).click();
  await dialog(page, '删除视图“一周成功”？').getByRole('button', { name: '删除' }).click();
  await expect(managing.getByText('一周成功')).toHaveCount(0);
});

test('callbacks are re-sent in bulk: first a preview, then each result', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin', '/orderCallback');
  await page.getByRole('checkbox', { name: '选择本页' }).check();
  await page.getByRole('region', { name: '所选记录的操作' }).getByRole('button', { name: '重发' }).click();
  const bulk = dialog(page, '批量重发');
  await expect(bulk.getByText(/共选 \d+ 条，将处理 \d+ 条|没有可以处理的记录/)).toBeVisible();
  await expectAccessible(page);
  await bulk.getByRole('button', { name: /^重发（\d+）/ }).click();
  await expect(bulk.getByText(/成功 \d+/)).toBeVisible();
  // The server processes them one by one; leave only when all are done.
  await expect(bulk.getByRole('button', { name: '停止' })).toBeHidden({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(bulk).toBeHidden();
  await expect(page.getByRole('region', { name: '所选记录的操作' })).toHaveCount(0);
});
