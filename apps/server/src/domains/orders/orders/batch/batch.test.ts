import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type BatchDesk,
  collection,
  csv,
  issuesOf,
  newNumber,
  notifyUrl,
  openBatchDesk,
  type UploadOptions,
} from '../../../../testing/batch-desk.ts';
import { setSetting } from '../../../../testing/set-setting.ts';
import { xlsxOfTexts } from '../../../../testing/xlsx-file.ts';
import { updateUser } from '../../../access/users/users.service.ts';
import { verifyLedger } from '../../../operations/system-check/ledger.verification.ts';
import { banks } from '../../../parties/banks/banks.table.ts';
import { merchants } from '../../../parties/merchants/merchants.table.ts';
import { orderEvents, orders } from '../orders.table.ts';

let desk: BatchDesk;
const upload: BatchDesk['upload'] = (file, options) => desk.upload(file, options);
const orderCount = () => desk.orderCount();

beforeAll(async () => {
  desk = await openBatchDesk();
});
afterAll(() => desk.close());

describe('a file of collections', () => {
  it('creates orders and answers row by row in file order, each with its pay link', async () => {
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

  it('reads settings before its transaction, since another process may change them meanwhile', async () => {
    const { store, settings } = desk;
    const begin = store.transaction;
    const changing = vi.spyOn(store, 'transaction').mockImplementation((work, config) =>
      begin((tx) => {
        settings.forget();
        return work(tx);
      }, config),
    );
    const { code } = await upload(csv(collection, `1008,${newNumber()},12,${notifyUrl}`));
    expect(code).toBe(errorCodes.success);
    expect(changing).toHaveBeenCalled();
    changing.mockRestore();
  });

  it('accepts XLSX with titles in any language, and the merchant’s callback address', async () => {
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

  it('names any merchant when uploaded by staff, and none when uploaded by a merchant', async () => {
    const mchOrderNo = newNumber();
    const file = csv(`mchId,${collection}`, `${desk.mchId},1008,${mchOrderNo},5,${notifyUrl}`);
    expect(issuesOf(await upload(file))).toEqual(['rows.1.mchId unknownColumn']);
    const { data } = await upload(file, { as: desk.admin });
    expect(data.rows).toMatchObject([{ mchId: desk.mchId, mchOrderNo }]);
    const rows = [`,1008,${newNumber()},5,${notifyUrl}`, `99999999,1008,${newNumber()},5,${notifyUrl}`];
    expect(issuesOf(await upload(csv(`mchId,${collection}`, ...rows), { as: desk.admin }))).toEqual([
      'rows.2.mchId required',
      'rows.3.mchId merchantNotFound',
    ]);
  });
});

describe('a file with errors', () => {
  it('creates nothing and reports each error with its position', async () => {
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
  ])('with %s cannot be read', async (_name, file, issues) => {
    const answer = await upload(file);
    expect(answer.code).toBe(errorCodes.fileParseFailed);
    expect(issuesOf(answer)).toEqual(issues);
  });

  it.each<[string, string | Uint8Array, UploadOptions, keyof typeof errorCodes, number]>([
    ['another extension', 'x', { name: 'orders.xls' }, 'fileTypeInvalid', 200],
    ['no name', 'x', { name: '' }, 'validationFailed', 400],
    ['XLSX content named .csv', xlsxOfTexts([['a']]), {}, 'fileTypeInvalid', 200],
    ['CSV content named .xlsx', 'a', { name: 'a.xlsx' }, 'fileTypeInvalid', 200],
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

describe('a file of payouts', () => {
  const header = `${collection},userName,cardNumber,ifscCode`;
  const row = (amount: string) =>
    `1050,${newNumber()},${amount},${notifyUrl},B Sample,50100012345678,DEMO0000123`;

  it('uploaded by staff is judged by the identity check of its merchants, not only of the uploader', async () => {
    const { db } = desk.store;
    await desk.fund(10_000);
    await updateUser(db, desk.ids.admin, { kycState: 'completed' }, desk.clock.now());
    await setSetting(desk, 'KYC', true);
    const file = () => csv(`mchId,${header}`, `${desk.mchId},${row('10.00')}`);
    const send = () => upload(file(), { as: desk.admin, orderType: '2' });
    expect((await send()).code).toBe(errorCodes.kycRequired);
    await updateUser(db, desk.ids.merchant, { kycState: 'completed' }, desk.clock.now());
    expect((await send()).code).toBe(errorCodes.success);
    await setSetting(desk, 'KYC', false);
  });

  it('reserves the cost of all rows, or nothing when the balance is too small', async () => {
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

  it('says of which row the IFSC is of another bank than the one it names', async () => {
    const bank = (number: string, shortName: string, ifscPrefix: string) => ({
      id: crypto.randomUUID(),
      country: 'IN' as const,
      number,
      shortName,
      names: { 'zh-CN': shortName, 'zh-TW': shortName, 'en-US': shortName },
      ifscPrefix,
    });
    await desk.store.db.insert(banks).values([bank('1', 'First', 'FRST'), bank('2', 'Second', 'SCND')]);
    const to = (bankName: string) =>
      `1050,${newNumber()},5,${notifyUrl},B Sample,50100012345678,FRST0000123,${bankName}`;
    const answer = await upload(csv(`${header},bankName`, to('First'), to('Second'), to('Corner shop')), {
      orderType: '2',
    });
    expect(issuesOf(answer)).toEqual(['rows.3.bankName beneficiaryInvalid']);
  });

  it('requires the fields of its product, with messages in the caller’s language', async () => {
    const answer = await upload(csv(`${collection},userName`, `1050,${newNumber()},5,${notifyUrl},x`), {
      orderType: '2',
      headers: { 'accept-language': 'zh-TW' },
    });
    expect(issuesOf(answer)).toEqual(['rows.2.cardNumber required', 'rows.2.ifscCode required']);
    expect(answer.data).toMatchObject({ issues: [{ message: '產品 1050 必須填寫 cardNumber' }, {}] });
  });
});
