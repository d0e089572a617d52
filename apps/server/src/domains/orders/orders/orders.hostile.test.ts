import { errorCodes, sign } from '@platform/sdk';
import { count, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { xlsxOfTexts } from '../../../testing/xlsx-file.ts';
import { merchants } from '../../parties/merchants/merchants.table.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { columnsFor } from './batch/batch.columns.ts';
import { orders } from './orders.table.ts';

let app: TestApp;
let credentials: { token: string; token2: string };

beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.store;
  const names = { 'zh-CN': 'a', 'zh-TW': 'a', 'en-US': 'a' };
  const limits = { minAmountMinor: 1, maxAmountMinor: 1_000_000 };
  await addProducts(db, [{ id: 1008, names, kind: 'collection', currency: 'INR', ...limits }]);
  await allowProducts(db, [{ merchantId: app.ids.merchantId, productId: 1008, feeRate: '0.01' }]);
  const token = await app.signIn('merchant');
  credentials = { token, token2: await app.signInSecondLevel(token) };
});
afterAll(() => app.close());

let number = 0;
const valid = () => ({
  mchId: '10000101',
  productId: 1008,
  mchOrderNo: `H${++number}`,
  amount: 50_000,
  returnUrl: 'https://merchant.example/back',
  notifyUrl: 'https://merchant.example/callback',
  subject: 'x',
  body: 'x',
  clientIp: '203.0.113.7',
  userName: 'x',
  cardNumber: '1',
  ifscCode: 'DEMO0000123',
  bankName: 'x',
  vpa: 'a.b@bank',
  mode: 'x',
  address: 'x',
});
const textFields = Object.entries(valid())
  .filter(([, value]) => typeof value === 'string')
  .map(([name]) => name as keyof ReturnType<typeof valid>);

const hostileTexts = [
  `'; drop table orders; --`,
  `" or 1=1; select pg_sleep(60) --`,
  "$$; select 1; $$ \\copy orders to program 'id'",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\u202eevil\u202c',
  '\u2066\u2067\u2068',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udfffx',
  '\ufffe\uffff',
  '__proto__',
  'constructor',
  'toString',
  '${7*7}{{7*7}}#{7*7}<%=7*7%>',
  '../../etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '\r\nSet-Cookie: a=b',
  'a\rb\r\nc',
  '%0d%0aX: y',
  '\u001b[31mred',
  'é'.normalize('NFD').repeat(30),
  '👩‍👩‍👧‍👦'.repeat(40),
  'ﷺ'.repeat(100),
  '%s%n%x',
  ' ',
  '',
];
const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
);

const orderCount = async () => (await app.store.db.select({ rows: count() }).from(orders))[0]?.rows ?? 0;
const findOrder = async (mchOrderNo: string) =>
  (await app.store.db.select().from(orders).where(eq(orders.merchantOrderNo, mchOrderNo)))[0];
const isOrderTable = async () =>
  (await app.store.db.execute<{ there: boolean }>(sql`select to_regclass('orders') is not null as there`))
    .rows[0]?.there;

interface Answer {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: { issues?: { path: string; message: string }[] } | null;
}

/** Either refused naming the field, or stored as exactly that text. Never a server error. */
async function expectInert(answer: Answer, field: string, text: string, mchOrderNo: string, before: number) {
  expect(answer.status, JSON.stringify(answer)).toBeLessThan(500);
  expect(app.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  if (answer.code === errorCodes.success) {
    const order = await findOrder(field === 'mchOrderNo' ? text : mchOrderNo);
    expect(order).toBeDefined();
    const key = field === 'mchOrderNo' ? 'merchantOrderNo' : field;
    expect(order?.[key as keyof typeof order]).toBe(text);
    return;
  }
  expect(await orderCount()).toBe(before);
  expect(answer.msg).not.toMatch(/select|insert|relation|postgres|\.ts:/i);
}

describe('hostile text in a field of orders.create', () => {
  const create = (body: object) => {
    // The signature covers the text on the wire, where lone surrogates become the replacement character.
    const wire = JSON.parse(
      new TextDecoder().decode(new TextEncoder().encode(JSON.stringify(body))),
    ) as object;
    return app.post('/v1.0/api/order/create', {
      ...wire,
      sign: sign({ ...wire }, app.signingKey),
    }) as Promise<Answer>;
  };

  it('is refused or inert in every field', async () => {
    const tried = fc.tuple(fc.constantFrom(...textFields.filter((name) => name !== 'mchId')), anyText);
    await fc.assert(
      fc.asyncProperty(tried, async ([field, text]) => {
        const before = await orderCount();
        const body = { ...valid(), [field]: text };
        await expectInert(await create(body), field, text, body.mchOrderNo, before);
      }),
      {
        numRuns: 250,
        examples: textFields
          .slice(1)
          .flatMap((name) =>
            hostileTexts.slice(0, 3).map((text) => [[name, text]] as [[typeof name, string]]),
          ),
      },
    );
    expect(await isOrderTable()).toBe(true);
  });

  it('is refused or inert as a key or a value of extra', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (key, value) => {
        const body = { ...valid(), extra: Object.fromEntries([[key, value]]) };
        const answer = await create(body);
        expect(answer.status).toBeLessThan(500);
        if (answer.code === errorCodes.success)
          expect(Object.entries((await findOrder(body.mchOrderNo))?.extra ?? {})).toEqual([[key, value]]);
      }),
      { numRuns: 100 },
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('refuses a megabyte before parsing it, and __proto__ as an unknown field', async () => {
    for (const field of textFields) {
      const answer = await create({ ...valid(), [field]: 'x'.repeat(1_048_576) });
      expect([field, answer.status]).toEqual([field, 413]);
    }
    const almost = await create({ ...valid(), subject: 'x'.repeat(1_000_000) });
    expect([almost.status, almost.data?.issues?.[0]?.path]).toEqual([400, 'subject']);
    const polluting = JSON.stringify(valid()).replace('{', '{"__proto__":{"polluted":true},');
    const answer = (await app.post('/v1.0/api/order/create', polluting)) as Answer;
    expect(answer.data?.issues?.map(({ path }) => path)).toContain('__proto__');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('hostile text in a file of orders', () => {
  const columns = columnsFor(false).map(({ name }) => name);
  const upload = async (file: Uint8Array | string, name: string): Promise<Answer> => {
    const body = new FormData();
    body.set('file', new File([file as string], name));
    body.set('orderType', '1');
    body.set('key', `hostile-${++number}`);
    const init = { method: 'POST', body, headers: { ...credentials } };
    const response = await app.hono.request('/v1.0/api/order/createBatch', init);
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  };
  // XML reads a carriage return that is written as such as a line feed.
  const xmlText = (text: string) => text.replace(/[&<>"\r]/g, (character) => `&#${character.charCodeAt(0)};`);

  it('is refused or inert in every column, in CSV and XLSX', async () => {
    const tried = fc.tuple(fc.constantFrom(...columns), anyText, fc.boolean());
    await fc.assert(
      fc.asyncProperty(tried, async ([column, text, isXlsx]) => {
        const before = await orderCount();
        const row: Record<string, unknown> = { ...valid(), amount: '500.00', [column]: text };
        const cells = columns.map((name) => String(row[name] ?? ''));
        const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
        const answer = isXlsx
          ? await upload(xlsxOfTexts([columns, cells.map(xmlText)]), 'a.xlsx')
          : await upload(`${columns.join(',')}\n${quoted}`, 'a.csv');
        // A lone surrogate cannot be written to a file, the spreadsheet trims spaces around a cell, and an
        // empty cell is absent.
        const kept = text.toWellFormed().trim();
        if (answer.code === errorCodes.success && kept === '') return;
        if (column === 'amount' || column === 'productId') {
          expect(answer.status).toBeLessThan(500);
          return;
        }
        await expectInert(answer, column, kept, String(row.mchOrderNo).trim(), before);
      }),
      { numRuns: 200 },
    );
    expect(await isOrderTable()).toBe(true);
    expect((await app.store.db.select().from(merchants)).length).toBe(1);
  });

  it('is inert in the header and in file names and keys', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (title, name) => {
        const before = await orderCount();
        const header = `"${title.replaceAll('"', '""')}",productId,mchOrderNo,amount`;
        const answer = await upload(`${header}\nx,1008,N${++number},5`, `${name}.csv`);
        expect(answer.status).toBeLessThan(500);
        expect(answer.code).not.toBe(errorCodes.success);
        expect(await orderCount()).toBe(before);
      }),
      { numRuns: 80 },
    );
  });
});
