import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';
import { contradictedBank } from './bank-of-account.service.ts';

let desk: PartyDesk;
beforeAll(async () => {
  desk = await openPartyDesk();
});
afterAll(() => desk.close());

interface Bank {
  readonly id: string;
  readonly shortName: string;
  readonly number: string;
}
const bank = (number: string, shortName: string, more: object = {}) => ({
  country: 'IN',
  number,
  shortName,
  names: { 'zh-CN': `${shortName} 银行`, 'zh-TW': `${shortName} 銀行`, 'en-US': `${shortName} Bank` },
  ...more,
});
const add = (body: object) => desk.call<Bank>('admin', 'bank/add', body);
const options = async (currency: string) =>
  (await desk.read<Bank[]>('merchant', `bank/getOptions?currency=${currency}`)).data.map(
    ({ shortName }) => shortName,
  );

describe('a bank', () => {
  it('can be chosen as soon as it is added, in its country only', async () => {
    expect((await add(bank('901', 'North', { ifscPrefix: 'NRTH' }))).code).toBe(errorCodes.success);
    expect(await desk.lastAudit()).toMatchObject({ operation: 'banks.add', after: { shortName: 'North' } });
    expect(await options('INR')).toContain('North');
    expect(await options('CNY')).not.toContain('North');
    expect(await options('USDT')).toEqual([]);
  });

  it('has its number, short name and prefix alone', async () => {
    await add(bank('910', 'Alone', { ifscPrefix: 'ALON' }));
    for (const taken of [
      bank('910', 'Other'),
      bank('911', 'alone'),
      bank('912', 'Third', { ifscPrefix: 'ALON' }),
    ]) {
      const answer = await add(taken);
      expect(answer.code).toBe(errorCodes.bankExists);
      expect(answer.msg).toContain('Alone');
    }
    const [one, other] = await Promise.all([add(bank('913', 'Twice')), add(bank('913', 'Twice again'))]);
    expect([one.code, other.code].sort()).toEqual([errorCodes.success, errorCodes.bankExists].sort());
    // Another country has numbers of its own.
    expect((await add({ ...bank('910', 'Alone'), country: 'KE' })).code).toBe(errorCodes.success);
  });

  it('outside India has no IFSC prefix', async () => {
    const answer = await add({ ...bank('920', 'Lake'), country: 'KE', ifscPrefix: 'LAKE' });
    expect(answer.code).toBe(errorCodes.validationFailed);
  });

  it('that is disabled can no longer be chosen, and keeps its keys', async () => {
    const { data } = await add(bank('930', 'Closed'));
    const change = (body: object) => desk.call('admin', 'bank/update', { bankId: data.id, ...body });
    expect((await change({ enabled: false })).code).toBe(errorCodes.success);
    expect(await options('INR')).not.toContain('Closed');
    expect((await change({ number: '901' })).code).toBe(errorCodes.bankExists);
    expect(
      (await desk.call('admin', 'bank/update', { bankId: desk.ids.merchantId, enabled: true })).code,
    ).toBe(errorCodes.bankNotFound);
  });

  it('is found by a part of any name, by number and by prefix', async () => {
    const found = async (query: string) =>
      (await desk.read<{ list: Bank[] }>('admin', `bank/getList?${query}`)).data.list.map(
        ({ shortName }) => shortName,
      );
    expect(await found('name=north')).toEqual(['North']);
    expect(await found(`name=${encodeURIComponent('North 银')}`)).toEqual(['North']);
    expect(await found('number=901')).toEqual(['North']);
    expect(await found('ifscPrefix=NRTH')).toEqual(['North']);
    expect(await found('country=KE&name=alone')).toEqual(['Alone']);
  });
});

describe('the bank of an account', () => {
  it('is contradicted only by the name of another known bank', async () => {
    const { db } = desk.store;
    await add(bank('940', 'Own', { ifscPrefix: 'OWNB' }));
    await add(bank('941', 'Else', { ifscPrefix: 'ELSE' }));
    const said = (bankName: string | null, ifscCode: string | null) =>
      contradictedBank(db, { bankName, ifscCode });
    expect(await said('Else', 'OWNB0000001')).toBe('Own');
    expect(await said('else bank', 'OWNB0000001')).toBe('Own');
    expect(await said('own', 'OWNB0000001')).toBeUndefined();
    expect(await said('Own Bank', 'OWNB0000001')).toBeUndefined();
    expect(await said('Corner shop', 'OWNB0000001')).toBeUndefined();
    expect(await said('Else', 'ZZZZ0000001')).toBeUndefined();
    expect(await said(null, 'OWNB0000001')).toBeUndefined();
    expect(await said('Else', null)).toBeUndefined();
  });
});
