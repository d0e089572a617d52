import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';

let desk: PartyDesk;
beforeAll(async () => {
  desk = await openPartyDesk();
});
afterAll(() => desk.close());

interface Option {
  readonly id: string;
  readonly account: string;
}

const unused = async (role: 'merchant' | 'supplier') =>
  (await desk.read<Option[]>('admin', `user/getUnusedUserOptions?role=${role}`)).data.map(
    ({ account }) => account,
  );

/** A user that got its role later, and so has no merchant or supplier. */
async function userOfRole(account: string, role: 'merchant' | 'supplier'): Promise<string> {
  const added = { nickname: account, account, password: 'Moving2026money', access: 'customerService' };
  const { id } = await desk.done<{ id: string }>('superAdmin', 'admin/addUser', added);
  await desk.done('superAdmin', 'admin/updateUser', { id, nickname: account, account, role });
  return id;
}

test('a user that was given the role is offered until a merchant is added for it', async () => {
  const userId = await userOfRole('lately1', 'merchant');
  expect(await unused('merchant')).toEqual(['lately1']);
  const { merchant, signingKey } = await desk.done<{
    merchant: { userId: string; account: string; name: string };
    signingKey: string;
  }>('admin', 'merchant/add', { userId, name: ' Late Mart ' });
  expect(merchant).toMatchObject({ userId, account: 'lately1', name: 'Late Mart' });
  expect(signingKey).not.toBe('');
  expect(await unused('merchant')).toEqual([]);
  const again = await desk.call('admin', 'merchant/add', { userId, name: 'Twice' });
  expect(again.code).toBe(errorCodes.userAlreadyLinked);
  expect(again.msg).toContain('Late Mart');
});

test('the same for a supplier, also below a leader', async () => {
  const userId = await userOfRole('lately2', 'supplier');
  expect(await unused('supplier')).toEqual(['lately2']);
  const body = { userId, name: 'Late team', parentSupplierId: desk.ids.supplierId };
  expect(await desk.done('admin', 'supplier/add', body)).toMatchObject({ userId, name: 'Late team' });
  expect(await unused('supplier')).toEqual([]);
});

test('a new merchant or supplier needs either an existing user of its role, or an account and a password', async () => {
  const userId = await userOfRole('lately3', 'supplier');
  const add = async (path: string, body: object) =>
    (await desk.call('admin', path, { name: 'New', ...body })).code;
  expect(await add('merchant/add', { userId })).toBe(errorCodes.accountNotFound);
  expect(await add('merchant/add', {})).toBe(errorCodes.validationFailed);
  expect(await add('merchant/add', { account: 'alone1' })).toBe(errorCodes.validationFailed);
  const both = { userId, account: 'alone1', password: 'Moving2026money' };
  expect(await add('supplier/add', both)).toBe(errorCodes.validationFailed);
  const own = await desk.call('supplier', 'supplier/add', { userId, name: 'Mine' });
  expect(own.code).toBe(errorCodes.forbidden);
});
