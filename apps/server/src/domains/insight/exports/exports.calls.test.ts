import { formatPlatformTime } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportSources } from '../../../export-sources.ts';
import { ExportDesk } from '../../../testing/export-desk.ts';
import { worldProducts } from '../../../testing/order-world.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { messages } from '../../access/messages/messages.table.ts';
import { sessions } from '../../access/session/session.table.ts';
import { updateUser } from '../../access/users/users.service.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { deleteExpiredExports } from './exports.service.ts';
import { listExportPieces, listExports } from './exports.table.ts';

let app: TestApp;
let desk: ExportDesk;
let admin: string;
let merchant: string;

beforeAll(async () => {
  app = await createTestApp();
  desk = new ExportDesk(app);
  const { db } = app.store;
  await addProducts(db, worldProducts);
  const { merchantId } = app.ids;
  await allowProducts(db, [{ merchantId, productId: 1008, feeRate: '0.02' }]);
  const cards = ['6222020200112233', '4111111111111111', undefined];
  for (const [index, cardNumber] of cards.entries()) {
    const request = {
      productId: 1008,
      mchOrderNo: `2026112000000${index}`,
      amount: 5_000 + index,
      notifyUrl: 'https://m.example/n',
      subject: '=cmd|calc',
      ...(cardNumber && { cardNumber }),
    };
    await placeOrder(db, request, { merchantId, now: app.clock.now(), timeZone: 'Asia/Shanghai' });
  }
  admin = await app.signIn('superAdmin');
  merchant = await app.signIn('merchant');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.store.db.delete(listExports);
});

const orders = {
  operation: 'orders.list',
  columns: ['merchantOrderNo', 'amountMinor', 'cardNumberMasked', 'subject'],
};

describe('an export', () => {
  it('contains every row of the filter as the list shows it, with the currency beside each amount', async () => {
    const lines = await desk.csv(admin, {
      ...orders,
      language: 'en-US',
      filters: { sortBy: 'createdAt', sortOrder: 'desc' },
    });
    expect(lines).toEqual([
      ['Merchant order no.', 'Currency', 'Amount', 'Card number', 'Subject'],
      ["'20261120000002", 'INR', '50.02', '', "'=cmd|calc"],
      ["'20261120000001", 'INR', '50.01', '****1111', "'=cmd|calc"],
      ["'20261120000000", 'INR', '50.00', '****2233', "'=cmd|calc"],
    ]);
  });

  it('applies the list’s filters and is written in the requested language', async () => {
    const lines = await desk.csv(admin, { ...orders, language: 'zh-TW', filters: { amount: '5001' } });
    expect(lines.map(([number]) => number)).toEqual(['商家訂單號', "'20261120000001"]);
  });

  it('follows the list’s sort order', async () => {
    const lines = await desk.csv(admin, { ...orders, filters: { sortBy: 'amount', sortOrder: 'asc' } });
    expect(lines.slice(1).map((cells) => cells[2])).toEqual(['50.00', '50.01', '50.02']);
  });

  it('names the time zone of its times, in the header and in the file name', async () => {
    const columns = ['createdAt'];
    const [header] = await desk.csv(admin, {
      operation: 'orders.list',
      columns,
      language: 'en-US',
      timeZone: 'Asia/Kolkata',
    });
    expect(header).toEqual(['Created at (Asia/Kolkata)']);
    expect((await desk.list(admin))[0]?.fileName).toMatch(
      /^orders_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_Asia-Kolkata\.csv$/,
    );
  });

  it('reads the times of its filters in the platform’s zone, whatever zone the file is written in', async () => {
    const { createdAt } = (
      await app.get<{ list: { createdAt: string }[] }>('/v1.0/order/getList?pageNum=1', { token: admin })
    ).data.list[0] ?? { createdAt: '' };
    const second = formatPlatformTime(new Date(createdAt), 'Asia/Shanghai');
    const lines = await desk.csv(admin, {
      ...orders,
      timeZone: 'America/New_York',
      filters: { startTime: second, endTime: second, timeField: 'createdAt' },
    });
    expect(lines.length).toBeGreaterThan(1);
  });

  it('of every list completes', { timeout: 60_000 }, async () => {
    const { data } = await app.get<{ columns: { id: string }[] }>(
      '/v1.0/export/getColumns?operation=session.list',
      {
        token: admin,
      },
    );
    expect(data.columns.map(({ id }) => id)).toContain('lastSeenAt');
    for (const [operation, { document }] of exportSources) {
      // A document is no list: it needs its party, and has formats of its own.
      if (document) continue;
      const [header = []] = await desk.csv(admin, { operation });
      expect(header.length, operation).toBeGreaterThan(5);
      await app.store.db.delete(listExports);
    }
    const users = await desk.csv(admin, {
      operation: 'admin.listUsers',
      columns: ['account', 'access'],
      language: 'en-US',
    });
    expect(users).toHaveLength(8);
    expect(users).toContainEqual(['superadmin', 'Super admin']);
  });
});

describe('an export of selected rows', () => {
  const idsOf = async (token: string): Promise<string[]> => {
    const path = '/v1.0/order/getList?sortBy=amount&sortOrder=asc';
    const { data } = await app.get<{ list: { id: string }[] }>(path, { token });
    return data.list.map(({ id }) => id);
  };
  const amounts = (lines: string[][]) => lines.slice(1).map((cells) => cells[2]);
  const filters = { sortBy: 'amount', sortOrder: 'asc' };

  it('holds exactly those rows, in the list’s order, also those that no longer match the filters', async () => {
    const [first = '', , third = ''] = await idsOf(admin);
    const selection = { mode: 'only', ids: [third, first] };
    expect(amounts(await desk.csv(admin, { ...orders, filters, selection }))).toEqual(['50.00', '50.02']);
    const narrowed = { ...filters, amount: '5001' };
    expect(amounts(await desk.csv(admin, { ...orders, filters: narrowed, selection }))).toEqual([
      '50.00',
      '50.02',
    ]);
  });

  it('holds all rows of the filter but the deselected ones', async () => {
    const [first = ''] = await idsOf(admin);
    const selection = { mode: 'except', ids: [first] };
    expect(amounts(await desk.csv(admin, { ...orders, filters, selection }))).toEqual(['50.01', '50.02']);
  });

  it('of a list without a search by id holds exactly those rows too', async () => {
    const request = { operation: 'admin.listUsers', columns: ['account'] };
    const selection = { mode: 'only', ids: [app.ids.merchant, app.ids.supplier] };
    const lines = await desk.csv(admin, { ...request, selection });
    expect(lines.slice(1).flat().sort()).toEqual(['merchant', 'supplier']);
  });

  it('leaves out rows that the caller may not see, and ids that are none', async () => {
    const [first = '', second = ''] = await idsOf(admin);
    const selection = { mode: 'only', ids: [first, "x' or 1=1", second] };
    expect(amounts(await desk.csv(merchant, { ...orders, filters, selection }))).toEqual(['50.00', '50.01']);
    const supplier = await app.signIn('supplier');
    expect(amounts(await desk.csv(supplier, { ...orders, filters, selection }))).toEqual([]);
  });

  it('is written to the audit trail with their ids', async () => {
    const [first = ''] = await idsOf(admin);
    await desk.csv(admin, { ...orders, selection: { mode: 'only', ids: [first] } });
    const [start] = await app.store.db
      .select()
      .from(auditRecords)
      .where(sql`operation = 'exports.start'`)
      .orderBy(sql`id desc`)
      .limit(1);
    expect(JSON.stringify(start)).toContain(first);
  });
});

describe('the owner of an export', () => {
  it('decides its columns: a merchant’s file has only columns of the merchant’s list', async () => {
    const path = '/v1.0/export/getColumns?operation=orders.list';
    const told = await app.get<{ columns: { id: string }[] }>(path, { token: merchant });
    const ids = told.data.columns.map(({ id }) => id);
    expect(ids).not.toContain('supplierName');
    expect(ids).not.toContain('commissionMinor');
    const refused = await desk.start(merchant, {
      operation: 'orders.list',
      format: 'csv',
      columns: ['supplierName'],
    });
    expect(refused).toMatchObject({
      status: 400,
      data: { issues: [{ path: 'columns.0', code: 'unknown_column' }] },
    });
    expect(await desk.csv(merchant, { operation: 'orders.list' })).toHaveLength(4);
  });

  it('may not export a list that the role may not read', async () => {
    expect(await desk.start(merchant, { operation: 'admin.listUsers', format: 'csv' })).toMatchObject({
      code: 1008,
    });
  });

  it('narrows agreements to those of the merchant, without the columns of suppliers', async () => {
    const lines = await desk.csv(merchant, { operation: 'userProducts.list', language: 'en-US' });
    expect(lines.map((cells) => cells.slice(0, 4))).toEqual([
      ['Account', 'Name', 'Product no.', 'Product'],
      ['merchant', 'Test merchant', '1008', expect.any(String)],
    ]);
    expect(lines[0]).not.toContain('Weight');
  });

  it('gets figures as one table, group after group, without those that its role may not see', async () => {
    const columns = ['section', 'name', 'orderCount', 'amountMinor'];
    const lines = await desk.csv(merchant, { operation: 'orders.statistics', columns, language: 'en-US' });
    expect(lines[0]).toEqual(['Group', 'Name', 'Orders', 'Currency', 'Amount']);
    expect(lines[1]).toEqual(['Total', '', '3', 'INR', '150.03']);
    expect(lines.map(([group]) => group)).toEqual(['Group', 'Total', 'By time', 'By product']);
    const [header] = await desk.csv(merchant, { operation: 'orders.statistics', language: 'en-US' });
    expect(header).toContain('Fees');
    expect(header).not.toContain('Commission');
    expect(await desk.start(merchant, { operation: 'orders.profile', format: 'csv' })).toMatchObject({
      code: 1008,
    });
  });

  it('is the only user that sees it', async () => {
    const { data } = await desk.start(admin, { ...orders, format: 'csv' });
    expect(await desk.list(merchant)).toEqual([]);
    expect((await desk.piece(merchant, data.id, 0)).code).toBe(2319);
    expect((await desk.cancel(merchant, data.id)).code).toBe(2319);
    expect((await app.post('/v1.0/export/delete', { id: data.id }, { token: merchant })).code).toBe(2319);
    expect(await desk.list(admin)).toHaveLength(1);
  });

  it('is disabled meanwhile: the export ends, and nothing of the file remains', async () => {
    const { data } = await desk.start(merchant, { ...orders, format: 'csv' });
    await updateUser(app.store.db, app.ids.merchant, { enabled: false }, app.clock.now());
    const worker = desk.worker();
    await worker.turn();
    await worker.idle();
    await updateUser(app.store.db, app.ids.merchant, { enabled: true }, app.clock.now());
    merchant = await app.signIn('merchant');
    expect(await desk.one(merchant, data.id)).toMatchObject({
      state: 'failed',
      errorCode: 1006,
      pieceCount: 0,
    });
    expect(await app.store.db.$count(listExportPieces)).toBe(0);
  });
});

const tooManyIds = Array.from({ length: 2001 }, (_, index) => `id${index}`);

describe('a request', () => {
  it.each([
    ['a filter that the list does not have', { filters: { nosuch: '1' } }, 'filters.nosuch'],
    ['a filter that cannot be read', { filters: { startTime: 'yesterday' } }, 'filters.startTime'],
    ['a page', { filters: { pageIndex: '2' } }, 'filters.pageIndex'],
    ['a column that there is not', { columns: ['orderCode', 'nosuch'] }, 'columns.1'],
    ['a column twice', { columns: ['orderCode', 'orderCode'] }, 'columns.1'],
    ['a zone that there is not', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['selected rows, but none', { selection: { mode: 'only', ids: [] } }, 'selection.ids'],
    ['too many selected rows', { selection: { mode: 'only', ids: tooManyIds } }, 'selection.ids'],
    ['a key that objects lose', { filters: JSON.parse('{"__proto__":"1"}') }, 'filters.__proto__'],
  ])('with %s is refused, with the field', async (_, request, path) => {
    const refused = await desk.start(admin, { operation: 'orders.list', format: 'csv', ...request });
    expect(refused.status).toBe(400);
    expect(
      (refused.data as unknown as { issues: { path: string }[] }).issues.map((issue) => issue.path),
    ).toEqual([path]);
  });

  it('beyond the limit per user is refused, even for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => desk.start(admin, { ...orders, format: 'csv' })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 2318)).toHaveLength(4);
  });

  it('deletes the oldest finished exports: the newest twenty stay', {
    timeout: 60_000,
  }, async () => {
    for (let index = 0; index < 22; index += 1) await desk.csv(admin, { operation: 'session.list' });
    expect(await desk.list(admin)).toHaveLength(20);
  });
});

it('is audited with user, list and number of rows', async () => {
  await desk.csv(admin, { ...orders, filters: { amount: '5001' } });
  const records = await app.store.db
    .select()
    .from(auditRecords)
    .where(sql`operation like 'exports.%'`)
    .orderBy(sql`id desc`)
    .limit(2);
  expect(records.map(({ operation }) => operation)).toEqual(['exports.finish', 'exports.start']);
  expect(JSON.stringify(records[0])).toContain('"rowCount":1');
  expect(JSON.stringify(records[1])).toContain('"amount":"5001"');
});

it('sends a message if the user has left, and none if the user is still there', async () => {
  await app.store.db.delete(messages);
  await desk.csv(admin, orders);
  expect(await app.store.db.$count(messages)).toBe(0);
  await desk.start(admin, { ...orders, format: 'csv' });
  await app.store.db.update(sessions).set({ lastSeenAt: new Date(app.clock.now().getTime() - 120_000) });
  const worker = desk.worker();
  await worker.turn();
  await worker.idle();
  const [told] = await app.store.db.select().from(messages);
  expect(told).toMatchObject({ template: 'exportReady', link: '/exports', userId: app.ids.superAdmin });
});

it('is deleted after a day', async () => {
  await desk.csv(admin, orders);
  const [done] = await desk.list(admin);
  const dayLater = new Date(app.clock.now().getTime() + 86_400_000);
  await deleteExpiredExports(app.store.db, new Date(dayLater.getTime() - 1));
  expect(await desk.list(admin)).toHaveLength(1);
  await deleteExpiredExports(app.store.db, dayLater);
  expect((await desk.piece(admin, done?.id ?? '', 0)).code).toBe(2319);
  expect(await app.store.db.$count(listExportPieces)).toBe(0);
});
