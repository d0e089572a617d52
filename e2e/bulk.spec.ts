import { readFileSync } from 'node:fs';
import { expect, signIn, test } from './support/test.ts';

test('one of many rows fails: it is listed with its reason, saved as a file, and can be retried alone', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin', '/order/list?orderStatusId=3&orderMark=0');
  const rows = page.getByRole('grid', { name: '订单' }).locator('[role=row][data-row-id]');
  await expect(rows.nth(2)).toBeVisible({ timeout: 60_000 });
  for (const index of [0, 1, 2]) await rows.nth(index).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: '所选记录的操作' })
    .getByRole('button', { name: '修改标记' })
    .click();
  const bulk = page.getByRole('dialog', { name: '批量修改标记' });
  await bulk.getByRole('combobox', { name: '标记' }).click();
  await page.getByRole('option', { name: '可疑' }).click();
  await expect(bulk.getByText('共选 3 条，将处理 3 条')).toBeVisible();

  // All requests for the first row fail, including retries.
  let broken: unknown = null;
  let isDown = true;
  await page.route('**/v1.0/order/updateOrderMark', (route) => {
    const { id } = route.request().postDataJSON();
    broken ??= id;
    return isDown && id === broken ? route.abort('connectionreset') : route.continue();
  });
  await bulk.getByRole('button', { name: '修改标记（3）' }).click();
  await expect(bulk.getByText('3 / 3')).toBeVisible({ timeout: 60_000 });
  await expect(bulk.getByText('成功 2')).toBeVisible();
  await expect(bulk.getByText('失败 1')).toBeVisible();
  const failed = bulk.getByRole('table').getByRole('row').nth(1).getByRole('cell');
  const [order = '', reason = ''] = await failed.allInnerTexts();
  expect(order).toMatch(/^C\d{20,}$/);
  expect(reason).not.toBe('');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bulk.getByRole('button', { name: '下载失败记录' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('失败记录.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(order);
  expect(lines[1]).toContain(reason);

  isDown = false;
  await bulk.getByRole('button', { name: '重试失败和未处理的' }).click();
  await expect(bulk.getByText('成功 3')).toBeVisible({ timeout: 60_000 });
  await expect(bulk.getByText(/^失败/)).toHaveCount(0);
});
