import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CallbackDesk, openCallbackDesk } from '../../../testing/callback-desk.ts';
import { type CallbackReceiver, openCallbackReceiver } from '../../../testing/callback-receiver.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { merchants } from '../../parties/merchants/merchants.table.ts';
import { orderCallbacks } from './order-callbacks.table.ts';

let desk: CallbackDesk;
let receiver: CallbackReceiver;
beforeEach(async () => {
  desk = await openCallbackDesk();
  receiver = await openCallbackReceiver();
});
afterEach(async () => {
  await receiver.close();
  await desk.close();
});

describe('a test callback', () => {
  const setUrl = (url: string | null) =>
    desk.store.db
      .update(merchants)
      .set({ defaultNotifyUrl: url })
      .where(eq(merchants.id, desk.ids.merchantId));
  const ask = async (role: 'admin' | 'merchant' | 'supplier', merchantId = desk.ids.merchantId) => {
    const token = await desk.signIn(role);
    const token2 = await desk.signInSecondLevel(token);
    return desk.post<TestResult>('/v1.0/orderCallBack/test', { merchantId }, { token, token2 });
  };
  interface TestResult {
    outcome: string;
    status: number | null;
    responseBody: string | null;
    requestBody: string;
  }

  test('is signed as every other, about an order that does not exist, and stores no delivery', async () => {
    await setUrl(receiver.url);
    const { data } = await ask('merchant');
    expect(data).toMatchObject({ outcome: 'acknowledged', status: 200, responseBody: 'success' });
    const [sent] = receiver.received;
    expect(sent?.body).toContain('TEST-');
    expect(sent?.headers['x-signature']).toMatch(/^v1=[0-9a-f]{64}/);
    // The caller sees what was sent, but could not replay it.
    expect(data.requestBody).toContain('***');
    expect(await desk.store.db.select().from(orderCallbacks)).toEqual([]);
    const [record] = await desk.store.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.operation, 'orderCallbacks.test'));
    expect(record?.after).toMatchObject({ url: receiver.url, outcome: 'acknowledged' });
  });

  test('says what a receiver answered that does not acknowledge', async () => {
    await setUrl(receiver.url);
    receiver.behave({ status: 200, body: '<html>welcome</html>' });
    expect((await ask('admin')).data).toMatchObject({ outcome: 'wrongAnswer', status: 200 });
    receiver.behave({ status: 503, body: 'busy' });
    expect((await ask('admin')).data).toMatchObject({ outcome: 'httpError', status: 503 });
    await setUrl('http://10.0.0.7/notify');
    expect((await ask('admin')).data).toMatchObject({ outcome: 'refusedAddress', status: null });
  });

  test('needs a URL, and is for the merchant itself and for staff', async () => {
    await setUrl(null);
    expect((await ask('merchant')).code).toBe(errorCodes.validationFailed);
    await setUrl(receiver.url);
    expect((await ask('supplier')).code).toBe(errorCodes.forbidden);
    const other = await desk.addMerchant('10000777');
    expect((await ask('merchant', other)).code).toBe(errorCodes.merchantNotFound);
    expect(receiver.received).toEqual([]);
  });
});
