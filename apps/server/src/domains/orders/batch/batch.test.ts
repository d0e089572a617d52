import { errorCodes } from '@platform/sdk';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayoutDesk, type PayoutDesk } from '../../../testing/payout-desk.ts';
import { xlsxOfTexts } from '../../../testing/xlsx-file.ts';
import { auditRecords } from '../../audit/audit.table.ts';
import { verifyLedger } from '../../ledger/ledger.verification.ts';
import { merchants } from '../../merchants/merchants.table.ts';
import { addProducts, allowProducts } from '../../products/products.service.ts';
import { orderEvents, orders } from '../orders.table.ts';
import { orderBatches, orderUploads } from './batch.table.ts';
import type { BatchCreated, UploadFlag } from './batch.types.ts';

let desk: PayoutDesk;
let merchant: Credentials;
let admin: Credentials;

interface Credentials {
  readonly token: string;
  readonly token2: string;
}
interface Answer {
  readonly status: number;
  readonly code: number;
  readonly data: BatchCreated & {
    issues?: { path: string; code: string; message: string }[];
    params?: object;
  };
}

beforeAll(async () => {
  desk = await openPayoutDesk();
  const { db } = desk.store;
  const names = { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' };
  const limits = { minAmountMinor: 100, maxAmountMinor: 1_000_000 };
  await addProducts(db, [
    { id: 1008, names, kind: 'collection', currency: 'INR', ...limits },
    { id: 3015, names, kind: 'collection', currency: 'USDT', ...limits, maxAmountMinor: 9_000_000_000 },
    { id: 1034, names, kind: 'collection', currency: 'INR', ...limits, enabled: false },
  ]);
  const merchantId = desk.ids.merchantId;
  await allowProducts(
    db,
    [1008, 3015, 1034].map((productId) => ({ merchantId, productId, feeRate: '0.01' })),
  );
  const signIn = async (role: 'merchant' | 'admin') => {
    const token = await desk.signIn(role);
    return { token, token2: await desk.signInSecondLevel(token) };
  };
  merchant = await signIn('merchant');
  admin = await signIn('admin');
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(orderBatches);
});

let number = 0;
const newKey = () => `upload-${++number}`;
const newNumber = () => `B${++number}`;
const notifyUrl = 'https://merchant.example/callback';

interface UploadOptions {
  readonly as?: Credentials;
  readonly orderType?: string;
  readonly key?: string;
  readonly name?: string;
  readonly headers?: Record<string, string>;
}
const upload = async (file: string | Uint8Array, options: UploadOptions = {}): Promise<Answer> => {
  const { as = merchant, orderType = '1', key = newKey(), name = 'orders.csv', headers = {} } = options;
  const body = new FormData();
  body.set('file', new File([file as string], name));
  body.set('orderType', orderType);
  body.set('key', key);
  const sent = { 'accept-language': 'en-US', ...as, ...headers };
  const response = await desk.hono.request('/v1.0/api/order/createBatch', {
    method: 'POST',
    body,
    headers: sent,
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
};
const csv = (header: string, ...rows: string[]) => [header, ...rows].join('\n');
const collection = 'productId,mchOrderNo,amount,notifyUrl';
const orderCount = async () => (await desk.store.db.select({ rows: count() }).from(orders))[0]?.rows;
const issuesOf = ({ data }: Answer) => data.issues?.map(({ path, code }) => `${path} ${code}`);

describe('a file of collections', () => {
  it('becomes orders, answered row by row in the order of the file, each with its pay link', async () => {
    const [first, second] = [newNumber(), newNumber()];
    const file = csv(
      `${collection},subject`,
      `1008,${first},"1,234.50",${notifyUrl},Top-up`,
      '',
      `3015,${second},12.000001,${notifyUrl}`,
    );
    const { data } = await upload(file, { name: '../a/orders.csv' });
    expect(data).toMatchObject({
      fileName: 'orders.csv',
      orderType: 1,
      repeated: false,
      rowCount: 2,
      totals: [
        { currency: 'INR', count: 1, amountMinor: 123_450 },
        { currency: 'USDT', count: 1, amountMinor: 12_000_001 },
      ],
      rows: [
        { row: 2, mchOrderNo: first, productId: 1008, amountMinor: 123_450, currency: 'INR' },
        { row: 4, mchOrderNo: second, amountMinor: 12_000_001 },
      ],
    });
    expect(data.rows[0]?.payUrl).toMatch(/\/pay\/[\w-]{43}$/);
    const [stored] = await desk.store.db.select().from(orders).where(eq(orders.merchantOrderNo, first));
    expect(stored).toMatchObject({
      batchId: data.batchId,
      subject: 'Top-up',
      status: 1,
      payUrl: data.rows[0]?.payUrl,
    });
    const events = await desk.store.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, stored?.id ?? ''));
    expect(events).toMatchObject([{ event: 'create', toStatus: 1 }]);
  });

  it('may be XLSX, with the titles of any language, and a callback address that the merchant has', async () => {
    const { db } = desk.store;
    const table = [
      ['产品编号', '商家訂單編號', 'Amount *', '姓名'],
      ['1008', newNumber(), '12', '王小明'],
    ];
    const refused = await upload(xlsxOfTexts(table), { name: 'a.XLSX' });
    expect(issuesOf(refused)).toEqual(['rows.2.notifyUrl required']);
    await db.update(merchants).set({ defaultNotifyUrl: notifyUrl });
    const { data } = await upload(xlsxOfTexts(table), { name: 'a.XLSX' });
    await db.update(merchants).set({ defaultNotifyUrl: null });
    const [stored] = await db
      .select()
      .from(orders)
      .where(eq(orders.orderCode, data.rows[0]?.orderCode ?? ''));
    expect(stored).toMatchObject({ amountMinor: 1_200, userName: '王小明', notifyUrl });
  });

  it('is the platform’s for any merchant whom its rows name; a merchant names nobody', async () => {
    const mchOrderNo = newNumber();
    const file = csv(`mchId,${collection}`, `${desk.mchId},1008,${mchOrderNo},5,${notifyUrl}`);
    expect(issuesOf(await upload(file))).toEqual(['rows.1.mchId unknownColumn']);
    const { data } = await upload(file, { as: admin });
    expect(data.rows).toMatchObject([{ mchId: desk.mchId, mchOrderNo }]);
    const rows = [`,1008,${newNumber()},5,${notifyUrl}`, `99999999,1008,${newNumber()},5,${notifyUrl}`];
    expect(issuesOf(await upload(csv(`mchId,${collection}`, ...rows), { as: admin }))).toEqual([
      'rows.2.mchId required',
      'rows.3.mchId merchantNotFound',
    ]);
  });
});

describe('a file with anything wrong in it', () => {
  it('creates nothing, and says what is wrong with each place', async () => {
    const taken = newNumber();
    await upload(csv(collection, `1008,${taken},5,${notifyUrl}`));
    const before = await orderCount();
    const twice = newNumber();
    const answer = await upload(
      csv(
        `${collection},cardNumber,clientIp`,
        `1008,${newNumber()},5,${notifyUrl}`,
        `1008,has space,5,${notifyUrl}`,
        `1008,${newNumber()},5.001,${notifyUrl}`,
        `1008,${newNumber()},0.5,${notifyUrl}`,
        `4711,${newNumber()},5,${notifyUrl}`,
        `1034,${newNumber()},5,${notifyUrl}`,
        `1050,${newNumber()},5,${notifyUrl}`,
        `x,${newNumber()},,nowhere`,
        `1008,${newNumber()},5,nowhere,12a,300.1.1.1`,
        `1008,${twice},5,${notifyUrl}`,
        `1008,${twice},6,${notifyUrl}`,
        `1008,${taken},5,${notifyUrl}`,
        `1008,${newNumber()},5,${notifyUrl},6.2E+18`,
        `1008,${newNumber()},5,${notifyUrl},1,1.1.1.1,more`,
      ),
    );
    expect(answer).toMatchObject({
      status: 200,
      code: errorCodes.batchRowsInvalid,
      data: { params: { count: '12' } },
    });
    expect(issuesOf(answer)).toEqual([
      'rows.3.mchOrderNo invalid_format',
      'rows.4.amount amount',
      'rows.5.amount amountOutOfRange',
      'rows.6.productId productNotFound',
      'rows.7.productId productNotEnabled',
      'rows.8.productId orderType',
      'rows.9.productId integer',
      'rows.10.notifyUrl custom',
      'rows.10.clientIp custom',
      'rows.10.cardNumber invalid_format',
      'rows.12.mchOrderNo repeatedNumber',
      'rows.13.mchOrderNo orderNumberConflict',
      'rows.14.cardNumber digitsLost',
      'rows.15.7 beyondHeader',
    ]);
    expect(await orderCount()).toBe(before);
  });

  it.each([
    ['unknown columns', 'productId,mchOrderNo,amount,colour\n1,2,3,4', ['rows.1.colour unknownColumn']],
    ['repeated columns', 'productId,mchOrderNo,amount,金额\n1,2,3,4', ['rows.1.amount repeatedColumn']],
    [
      'missing columns',
      'productId,__proto__\n1,2',
      ['rows.1.__proto__ unknownColumn', 'rows.1.mchOrderNo missingColumn', 'rows.1.amount missingColumn'],
    ],
    ['nothing in it', '\n\n', ['file noHeader']],
    ['a header only', `${collection}\r\n`, ['file noRows']],
    ['an open quote', `${collection}\n"1008,2,3`, ['rows.2 unreadable']],
  ])('cannot be read with %s', async (_name, file, issues) => {
    const answer = await upload(file);
    expect(answer.code).toBe(errorCodes.fileParseFailed);
    expect(issuesOf(answer)).toEqual(issues);
  });

  it.each<[string, string | Uint8Array, UploadOptions, keyof typeof errorCodes, number]>([
    ['another ending', 'x', { name: 'orders.xls' }, 'fileTypeInvalid', 200],
    ['no name', 'x', { name: '' }, 'validationFailed', 400],
    ['a spreadsheet’s content under the name of a text', xlsxOfTexts([['a']]), {}, 'fileTypeInvalid', 200],
    ['a text’s content under the name of a spreadsheet', 'a', { name: 'a.xlsx' }, 'fileTypeInvalid', 200],
    [
      '501 orders',
      `${collection}\n${'1008,1,5,https://a.example\n'.repeat(501)}`,
      {},
      'batchOrderLimitExceeded',
      200,
    ],
    ['more than five megabytes', new Uint8Array(5_242_881).fill(120), {}, 'payloadTooLarge', 413],
    ['a key that is none', 'x', { key: 'short' }, 'validationFailed', 400],
    ['a type that is none', 'x', { orderType: '3' }, 'validationFailed', 400],
  ])('is refused for %s', async (_name, file, options, error, status) => {
    expect(await upload(file, options)).toMatchObject({ status, code: errorCodes[error] });
  });
});

describe('a form that is none', () => {
  const boundary = { 'content-type': 'multipart/form-data; boundary=b' };
  const send = async (body: string, headers: Record<string, string>) => {
    const init = { method: 'POST', body, headers: { ...merchant, ...headers } };
    const response = await desk.hono.request('/v1.0/api/order/createBatch', init);
    return [response.status, ((await response.json()) as Answer).code];
  };
  const part = (name: string, text: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

  it.each<[string, string, Record<string, string>, keyof typeof errorCodes, number]>([
    ['JSON', '{}', { 'content-type': 'application/json' }, 'unsupportedMediaType', 415],
    ['no type', 'x', { 'content-type': '' }, 'unsupportedMediaType', 415],
    ['packed', 'x', { ...boundary, 'content-encoding': 'gzip' }, 'unsupportedMediaType', 415],
    ['no boundary', 'x', { 'content-type': 'multipart/form-data; charset=utf-8' }, 'malformedRequest', 400],
    ['no end', part('key', 'a-good-key'), boundary, 'malformedRequest', 400],
    ['nothing', '', boundary, 'malformedRequest', 400],
    [
      'a file that is a text',
      `${part('file', 'x')}${part('orderType', '1')}${part('key', 'a-good-key')}--b--\r\n`,
      boundary,
      'validationFailed',
      400,
    ],
    [
      'a field twice',
      `${part('key', 'a-good-key')}${part('key', 'a-good-key')}--b--\r\n`,
      boundary,
      'validationFailed',
      400,
    ],
    ['unknown fields', `${part('__proto__', 'x')}--b--\r\n`, boundary, 'validationFailed', 400],
  ])('is refused: %s', async (_name, body, headers, error, status) => {
    expect(await send(body, headers)).toEqual([status, errorCodes[error]]);
  });
});

describe('an upload', () => {
  it('sent again under its key is answered the same and creates nothing; its key names no other file', async () => {
    const key = newKey();
    const file = csv(collection, `1008,${newNumber()},5,${notifyUrl}`);
    const first = await upload(file, { key });
    const before = await orderCount();
    const again = await upload(file, { key });
    expect(again.data).toEqual({ ...first.data, repeated: true });
    expect((await upload(`${file}\n`, { key })).code).toBe(errorCodes.idempotencyConflict);
    expect((await upload(file)).code).toBe(errorCodes.fileAlreadyUploaded);
    expect(await orderCount()).toBe(before);
  });

  it('that was refused may be mended and sent again under the same key', async () => {
    const key = newKey();
    const row = `1008,${newNumber()}`;
    expect((await upload(csv(collection, `${row},0,${notifyUrl}`), { key })).code).toBe(
      errorCodes.batchRowsInvalid,
    );
    expect((await upload(csv(collection, `${row},5,${notifyUrl}`), { key })).code).toBe(200);
  });

  it('sent many times at once becomes orders once', async () => {
    const file = csv(collection, ...Array.from({ length: 20 }, () => `1008,${newNumber()},5,${notifyUrl}`));
    const before = (await orderCount()) ?? 0;
    const key = newKey();
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => upload(file, { key })),
      ...Array.from({ length: 3 }, () => upload(file)),
    ]);
    const won = answers.filter(({ code, data }) => code === 200 && !data.repeated);
    expect(won.length).toBe(1);
    const allowed = [200, errorCodes.uploadInProgress, errorCodes.fileAlreadyUploaded];
    expect(answers.filter(({ code }) => !(allowed as number[]).includes(code))).toEqual([]);
    expect(await orderCount()).toBe(before + 20);
  });

  it('of two of the platform’s people at once becomes orders once, since its numbers are taken', async () => {
    const other = await desk.signIn('superAdmin');
    const second = { token: other, token2: await desk.signInSecondLevel(other) };
    const file = csv(`mchId,${collection}`, `${desk.mchId},1008,${newNumber()},5,${notifyUrl}`);
    const before = (await orderCount()) ?? 0;
    const codes = (await Promise.all([upload(file, { as: admin }), upload(file, { as: second })])).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 200).length).toBe(1);
    expect(await orderCount()).toBe(before + 1);
  });

  it('is audited by its file, and asks for the second-level token', async () => {
    const { data } = await upload(csv(collection, `1008,${newNumber()},5,${notifyUrl}`));
    const [record] = await desk.store.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.objectId, data.batchId));
    expect(record).toMatchObject({
      operation: 'orders.createBatch',
      objectType: 'orderBatch',
      after: { rowCount: 1 },
    });
    expect((await upload('x', { headers: { token2: '' } })).code).toBe(errorCodes.secondLevelRequired);
    const supplier = await desk.signIn('supplier');
    expect((await upload('x', { as: { token: supplier, token2: '' } })).code).toBe(errorCodes.forbidden);
  });
});

describe('a file of payouts', () => {
  const header = `${collection},userName,cardNumber,ifscCode`;
  const row = (amount: string) =>
    `1050,${newNumber()},${amount},${notifyUrl},B Sample,50100012345678,DEMO0000123`;

  it('holds back what all of its rows cost, or nothing where the balance is too small', async () => {
    const before = await desk.balances();
    await desk.fund(30_300);
    const file = csv(header, row('100.00'), row('200.00'));
    const { data } = await upload(file, { orderType: '2' });
    expect(data).toMatchObject({
      orderType: 2,
      rows: [{ payUrl: null }, { amountMinor: 20_000, payUrl: null }],
    });
    const [owed = 0, held = 0, free = 0] = before.merchant as number[];
    expect((await desk.balances()).merchant).toEqual([owed + 30_300, held + 30_300, free]);
    const orderRows = await orderCount();
    expect((await upload(csv(header, row('1'), row('9000')), { orderType: '2' })).code).toBe(
      errorCodes.insufficientBalance,
    );
    expect((await desk.balances()).merchant).toEqual([owed + 30_300, held + 30_300, free]);
    expect(await orderCount()).toBe(orderRows);
    const broken = (await verifyLedger(desk.store)).filter(({ breachCount }) => breachCount > 0);
    expect(broken).toEqual([]);
  });

  it('needs what its product needs', async () => {
    const answer = await upload(csv(`${collection},userName`, `1050,${newNumber()},5,${notifyUrl},x`), {
      orderType: '2',
    });
    expect(issuesOf(answer)).toEqual(['rows.2.cardNumber required', 'rows.2.ifscCode required']);
  });
});

describe('the upload flag', () => {
  const flag = async (as: Credentials = merchant) =>
    (await desk.get<UploadFlag>('/v1.0/order/orderUploadFlag', { token: as.token })).data;
  const set = async (name: string, enable: boolean) => {
    const token = await desk.signIn('superAdmin');
    await desk.post(
      `/v1.0/system-config/set${name}`,
      { enable },
      { token, token2: await desk.signInSecondLevel(token) },
    );
  };

  it('says what a file looks like, and tells of the last one', async () => {
    expect(await flag()).toMatchObject({
      enabled: true,
      uploading: false,
      maxBytes: 5_242_880,
      maxRows: 500,
      lastUpload: null,
    });
    expect((await flag()).columns.map(({ name }) => name)).not.toContain('mchId');
    expect((await flag(admin)).columns[0]).toMatchObject({ name: 'mchId', required: true });
    const { data } = await upload(csv(collection, `1008,${newNumber()},5,${notifyUrl}`));
    expect((await flag()).lastUpload).toMatchObject({
      batchId: data.batchId,
      rowCount: 1,
      createdBy: 'merchant',
    });
    expect((await flag(admin)).lastUpload).toBeNull();
  });

  it('says that a file is being read, until its time is over', async () => {
    const until = new Date(desk.clock.now().getTime() + 1_000);
    await desk.store.db
      .insert(orderUploads)
      .values({ userId: desk.ids.merchant, id: desk.ids.merchant, until });
    expect((await flag()).uploading).toBe(true);
    const file = csv(collection, `1008,${newNumber()},5,${notifyUrl}`);
    expect((await upload(file)).code).toBe(errorCodes.uploadInProgress);
    desk.clock.advance(1_000);
    expect((await flag()).uploading).toBe(false);
    expect((await upload(file)).code).toBe(200);
    expect((await flag()).uploading).toBe(false);
  });

  it.each(['ShowBatchButton', 'enableService'])('follows %s at once', async (name) => {
    const path = name === 'enableService' ? 'EnableService' : name;
    await set(path, false);
    expect((await flag()).enabled).toBe(false);
    expect((await upload('x')).code).toBe(errorCodes.uploadDisabled);
    await set(path, true);
    expect((await flag()).enabled).toBe(true);
  });
});
