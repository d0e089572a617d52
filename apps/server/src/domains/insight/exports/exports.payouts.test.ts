import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExportDesk } from '../../../testing/export-desk.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let desk: ExportDesk;
let admin: string;

beforeAll(async () => {
  app = await createTestApp();
  desk = new ExportDesk(app);
  admin = await app.signIn('superAdmin');
});
afterAll(() => app.close());

describe('a file of payouts', () => {
  const columns = [
    'claimedBy',
    'resourceName',
    'utr',
    'userName',
    'cardNumberMasked',
    'bankName',
    'ifscCode',
  ];
  const titles = {
    'zh-CN': ['认领人', '付款账户', 'UTR / 交易哈希', '收款人姓名', '收款卡号', '收款银行', 'IFSC'],
    'zh-TW': ['認領人', '付款帳戶', 'UTR / 交易雜湊', '收款人姓名', '收款卡號', '收款銀行', 'IFSC'],
    'en-US': ['Claimed by', 'Paying account', 'UTR / hash', 'Beneficiary', 'Card number', 'Bank', 'IFSC'],
  };

  it.each(Object.entries(titles))(
    'names the beneficiary and not the payer, in %s',
    async (language, names) => {
      const request = { operation: 'orders.list', columns, language };
      expect(await desk.csv(admin, { ...request, filters: { orderType: '2' } })).toEqual([names]);
      const [collections = []] = await desk.csv(admin, { ...request, filters: { orderType: '1' } });
      expect(collections).not.toContain(names[3]);
    },
  );

  it('has its own name, also before and after it is written', async () => {
    const path = '/v1.0/export/getColumns?operation=orders.list&orderType=2';
    const told = await app.get<{ title: string; columns: { id: string; title: string }[] }>(path, {
      token: admin,
      headers: { 'accept-language': 'en-US' },
    });
    expect(told.data.title).toBe('Payouts');
    expect(told.data.columns).toContainEqual({ id: 'userName', title: 'Beneficiary', kind: 'text' });
    const filters = { orderType: '2' };
    const started = await desk.start(admin, { operation: 'orders.list', format: 'csv', filters });
    expect(started.data.fileName).toMatch(/^payouts_/);
    expect(started.data.title).toBe('代付订单');
  });
});
