import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';

let desk: PartyDesk;
beforeAll(async () => {
  desk = await openPartyDesk();
});
afterAll(() => desk.close());

let number = 50_100_040_000;
const add = (changes: object = {}) => {
  number += 1;
  return desk.call<{ currency: string; timeZone: string } | null>('admin', 'resource/add', {
    supplierId: desk.ids.supplierId,
    kind: 'bank',
    name: `Bank ${number}`,
    bankName: 'Example Bank',
    accountName: 'A Sample',
    cardNumber: String(number),
    minAmountMinor: 10_000,
    maxAmountMinor: 5_000_000,
    productIds: [],
    ...changes,
  });
};

test('a bank account without a currency gets the currency and rules of CardCountry', async () => {
  expect(await add()).toMatchObject({
    code: errorCodes.validationFailed,
    data: { issues: [{ path: 'ifscCode', message: '这类账户必须填写此项' }] },
  });
  expect((await add({ ifscCode: 'EXMP0000123' })).data).toMatchObject({
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
  });
  await desk.set('CardCountry', 'CN');
  expect((await add()).data).toMatchObject({ currency: 'CNY', timeZone: 'Asia/Shanghai' });
  await desk.set('CardCountry', 'KE');
  expect((await add()).data).toMatchObject({ currency: 'KES', timeZone: 'Africa/Nairobi' });
  await desk.set('CardCountry', 'IN');
  expect((await add({ currency: 'CNY' })).data).toMatchObject({ currency: 'CNY' });
});

test('an account of another kind must name its currency', async () => {
  expect(await add({ kind: 'upi', vpa: 'sample@examplebank' })).toMatchObject({
    code: errorCodes.validationFailed,
    data: { issues: [{ path: 'currency' }] },
  });
});
