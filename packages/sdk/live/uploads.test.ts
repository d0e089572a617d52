import { BusinessError, createPlatform, type Platform } from '@platform/sdk';
import { describe, expect, inject, it } from 'vitest';
import { newOrderNo } from './testing/demo-world.ts';

const live = inject('platform');

/** Returns the SDK signed in as the demo's first merchant. */
async function asMerchant(): Promise<Platform> {
  const platform: Platform = createPlatform({
    baseUrl: live.url,
    language: 'en-US',
    hooks: {
      onSecondLevel: () =>
        platform.session.loginSecondLevel({ password: live.demo.password, logInReason: 'upload' }),
    },
  });
  await platform.session.login({ userName: 'merchant', password: live.demo.password });
  return platform;
}

const header = 'productId,mchOrderNo,amount,notifyUrl';
const row = (amount: string) => `1008,${newOrderNo('U')},${amount},https://merchant.example/callback`;
const csv = (...rows: string[]) => new File([[header, ...rows].join('\n')], 'orders.csv');

describe('a file of orders', () => {
  it('is uploaded, and repeating the upload gets the same answer', async () => {
    const platform = await asMerchant();
    const file = csv(row('500.00'), row('600'));
    const upload = { file, orderType: 1 as const, key: newOrderNo('upload') };
    const created = await platform.orders.createBatch(upload);
    expect(created).toMatchObject({
      rowCount: 2,
      repeated: false,
      totals: [{ currency: 'INR', count: 2, amountMinor: 110_000 }],
    });
    expect(await platform.orders.createBatch(upload)).toEqual({ ...created, repeated: true });
    // Also orders without an account, which lists leave out by default.
    const { list } = await platform.orders.list({ batchId: created.batchId, notInOrderStatusIds: [] });
    expect(list.map((order) => order.orderCode).sort()).toEqual(
      created.rows.map((one) => one.orderCode).sort(),
    );
    expect((await platform.orders.uploadFlag()).lastUpload).toMatchObject({ batchId: created.batchId });
    const token = created.rows[0]?.payUrl?.split('/').at(-1) ?? '';
    expect(await platform.cashier.order({ token })).toMatchObject({
      orderCode: created.rows[0]?.orderCode,
      merchantName: expect.any(String),
      amountMinor: 50_000,
    });
  });

  it('with errors is refused with the position of each, and creates nothing', async () => {
    const platform = await asMerchant();
    const upload = { file: csv(row('500'), row('5.001')), orderType: 1 as const, key: newOrderNo('upload') };
    const error: unknown = await platform.orders.createBatch(upload).catch((reason: unknown) => reason);
    if (!BusinessError.is(error, 'batchRowsInvalid')) throw error;
    expect(error.issues).toMatchObject([{ path: 'rows.3.amount', code: 'amount' }]);
    expect((await platform.orders.uploadFlag()).lastUpload?.key).not.toBe(upload.key);
  });
});
