import { createMemorySession, createPlatform, type Platform } from '@platform/sdk';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { expect, expectAccessible, signIn, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: '导出订单' });
const panel = (page: Page) => page.getByRole('dialog', { name: '我的导出' });

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts an export of the list, waits until the header's panel has the file, and returns it. */
async function exported(page: Page, format: RegExp, columns: RegExp, ending: string): Promise<Download> {
  await page.getByRole('main').getByRole('button', { name: '导出', exact: true }).click();
  await dialog(page).getByRole('radio', { name: format }).click();
  await dialog(page).getByRole('radio', { name: columns }).click();
  await dialog(page).getByRole('button', { name: '开始导出' }).click();
  await expect(panel(page)).toBeVisible();
  const newest = panel(page).getByRole('listitem').filter({ hasText: ending }).first();
  await expect(newest).toContainText('已完成', { timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    newest.getByRole('button', { name: /^下载/ }).click(),
  ]);
  return download;
}

test('all rows of a filter are exported in both formats, and listed on the page of exports', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'superadmin', '/order/list?orderStatusId=4');
  await expect(page.getByRole('grid')).toBeVisible();
  const count = await total(page);
  expect(count).toBeGreaterThan(20);

  await page.getByRole('main').getByRole('button', { name: '导出', exact: true }).click();
  await expect(dialog(page)).toContainText(`${count.toLocaleString('zh-CN')} 行`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  const sheet = await exported(page, /XLSX/, /^当前显示/, '.xlsx');
  expect(sheet.suggestedFilename()).toMatch(/^orders_.*_Asia-Shanghai\.xlsx$/);
  const [header = [], ...rows] = await readSheet(await bytesOf(sheet));
  expect(rows).toHaveLength(count);
  expect(header).toContain('创建时间 (Asia/Shanghai)');
  expect(header).not.toContain('返回地址');
  const amountAt = header.indexOf('订单金额');
  expect(header[amountAt - 1]).toBe('币种');
  expect(typeof rows[0]?.[amountAt]).toBe('number');
  expect(rows[0]?.[header.indexOf('创建时间 (Asia/Shanghai)')]).toBeInstanceOf(Date);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  const csv = await exported(page, /^CSV/, /^全部/, '.csv');
  const bytes = await bytesOf(csv);
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const lines: string[][] = parse(bytes, { bom: true, record_delimiter: '\r\n' });
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toContain('返回地址');
  const codeAt = lines[0]?.indexOf('平台订单号') ?? -1;
  expect(new Set(lines.slice(1).map((cells) => cells[codeAt])).size).toBe(count);
  expect(rows.map((row) => row[header.indexOf('平台订单号')])).toEqual(
    lines.slice(1).map((cells) => cells[codeAt]),
  );

  await panel(page).getByRole('link', { name: '查看全部' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的导出' })).toBeVisible();
  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: csv.suggestedFilename() });
  await expect(own).toContainText('保留至');
  await expectAccessible(page);
  await own.getByRole('button', { name: /^删除/ }).click();
  await expect(own).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
});

test('exactly the rows selected on two pages come as one file', async ({ page }) => {
  test.slow();
  await signIn(page, 'superadmin', '/order/list?pageSize=20');
  const checkboxes = page.getByRole('grid').locator('[data-row-id]').getByRole('checkbox');
  await expect(checkboxes).not.toHaveCount(0);
  const chosen: string[] = [];
  const choose = async (index: number) => {
    const row = page.getByRole('grid').locator('[data-row-id]').nth(index);
    chosen.push((await row.getAttribute('data-row-id')) ?? '');
    await row.getByRole('checkbox').click();
  };
  await choose(1);
  await choose(3);
  const firstCode = await page.locator('[data-row-id]').first().getAttribute('data-row-id');
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page.locator('[data-row-id]').first()).not.toHaveAttribute('data-row-id', firstCode ?? '');
  await choose(2);

  await page.getByRole('main').getByRole('button', { name: '导出', exact: true }).click();
  await expect(dialog(page).getByRole('radio', { name: '已选 (3)' })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const csv = await exported(page, /^CSV/, /^全部（/, '.csv');
  const lines: string[][] = parse(await bytesOf(csv), { bom: true, record_delimiter: '\r\n' });
  const codeAt = lines[0]?.indexOf('平台订单号') ?? -1;
  const codes = lines.slice(1).map((cells) => cells[codeAt]?.replace(/^'/, ''));
  expect(codes.sort()).toEqual(chosen.sort());
});

const languages = ['zh-CN', 'zh-TW', 'en-US'] as const;
const exportedLists: readonly {
  path: string;
  operation: Parameters<Platform['exports']['columns']>[0]['operation'];
  /** The file's names depend on the kind of the orders. */
  orderType?: 1 | 2;
  columns: number;
}[] = [
  { path: '/order/list', operation: 'orders.list', columns: 9 },
  { path: '/payProxyOrder/list', operation: 'orders.list', orderType: 2, columns: 17 },
  { path: '/bankStatement/list-sa', operation: 'statements.list', columns: 16 },
  { path: '/payoutBatch/list', operation: 'payoutBatches.list', columns: 14 },
  { path: '/payoutBatch/templates', operation: 'payoutTemplates.list', columns: 5 },
  { path: '/payGatewayConfig', operation: 'payGateways.list', columns: 7 },
  { path: '/dynamicPay/payScriptInfo', operation: 'payScripts.list', columns: 11 },
  { path: '/dynamicPay/dynamicPayRecord', operation: 'payScriptRuns.list', columns: 15 },
  { path: '/securityNodes/list', operation: 'securityNodes.accounts', columns: 5 },
  { path: '/securityNodes/list?view=messages', operation: 'securityNodes.list', columns: 5 },
  { path: '/securityNodes/list?view=findings', operation: 'securityNodes.leaks', columns: 5 },
  { path: '/securityNodes/security-patch-list', operation: 'securityPatches.list', columns: 5 },
  { path: '/bankStatement/reconciliation', operation: 'reconciliation.days', columns: 5 },
  { path: '/monitorLog/monitorLog', operation: 'monitorLogs.list', columns: 7 },
  { path: '/setting/monitorScriptInfo', operation: 'monitorScripts.list', columns: 10 },
  { path: '/setting/monitorScriptInfo?view=devices', operation: 'monitorDevices.list', columns: 9 },
  { path: '/merchants/list', operation: 'merchants.list', columns: 9 },
  { path: '/supplier/list', operation: 'suppliers.list', columns: 6 },
  { path: '/userProduct', operation: 'userProducts.list', columns: 7 },
  { path: '/messageTemplate', operation: 'messageTemplates.list', columns: 12 },
  { path: '/setting/banks', operation: 'banks.list', columns: 7 },
  { path: '/orderAnalysis/ip-analysis-list', operation: 'payerIps.list', columns: 9 },
  { path: '/systemManager/nameBlackList', operation: 'blackList.list', columns: 13 },
  { path: '/orderAnalysis/fronzen-ip-list', operation: 'frozenIps.list', columns: 8 },
  { path: '/systemManager/ipRule', operation: 'ipRules.list', columns: 11 },
  { path: '/orderAnalysis/order-analysis-list', operation: 'orderFindings.list', columns: 16 },
  { path: '/orderCallback', operation: 'orderCallbacks.list', columns: 8 },
  { path: '/orderCallbackDetail', operation: 'orderCallbacks.listDetails', columns: 6 },
  { path: '/fundRecord/fundRecordAdmin', operation: 'fundRecords.list', columns: 8 },
  { path: '/fundRecord/fundRecordAdmin?view=adjustments', operation: 'adjustments.list', columns: 9 },
  { path: '/setting/users', operation: 'admin.listUsers', columns: 5 },
  { path: '/setting/logged-user-list', operation: 'session.list', columns: 3 },
];

/** Columns that the server sorts by have the name of the sort field. */
const sortedBy: Readonly<Record<string, string>> = { amount: 'amountMinor' };
/** Yes or no in the file, one of several words in the list. */
const saidOtherwise: ReadonlySet<string> = new Set(['online', 'confirmBind', 'enabled']);
/** The number of a product has a column of its own in this file, beside the one with its name. */
const numbered = { operation: 'userProducts.list', id: 'productId' } as const;

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 3200, height: 800 } });

    test('a file has the same column names as the list on the screen', async ({ page }) => {
      test.slow();
      await page.addInitScript((chosen) => localStorage.setItem('platform.language', chosen), language);
      await signIn(page, 'superadmin');
      const session = createMemorySession({ token: await tokenOf(page) });
      const platform = createPlatform({ baseUrl: new URL(page.url()).origin, session, language });
      for (const { path, operation, orderType, columns } of exportedLists) {
        await page.goto(path);
        const headings = page.getByRole('columnheader');
        await expect(headings.first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const shown = await headings.evaluateAll((cells) =>
          cells.map((cell) => [cell.getAttribute('data-column-id') ?? '', cell.textContent?.trim()] as const),
        );
        const named = new Map(shown.map(([id, title]) => [sortedBy[id] ?? id, title]));
        const { columns: written } = await platform.exports.columns({
          operation,
          ...(orderType && { orderType }),
        });
        const both = written.filter(
          ({ id }) =>
            named.has(id) &&
            !saidOtherwise.has(id) &&
            !(operation === numbered.operation && id === numbered.id),
        );
        expect(both.length, path).toBeGreaterThanOrEqual(columns);
        // Time zone and unit are in the file's header; the list has them in its cells.
        const added = / ?[(（](Asia\/Shanghai|毫秒|ms)[)）]$/;
        expect(
          both.map(({ id, title }) => [id, title.replace(added, '')]),
          path,
        ).toEqual(both.map(({ id }) => [id, named.get(id)]));
      }
    });
  });
}

const tokenOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'platform_token')?.value ?? '';

/** Number of rows according to the pager. */
async function total(page: Page): Promise<number> {
  const text = await page.getByRole('navigation', { name: '分页' }).textContent();
  return Number(/共 ([\d,]+) 条/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
}
