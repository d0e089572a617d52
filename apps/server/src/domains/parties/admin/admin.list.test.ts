import { errorCodes } from '@platform/sdk';
import { roles } from '@platform/sdk/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountOf, createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { addUser, updateUser } from '../../access/users/users.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  const names = ['night1', 'Night2', '100%', 'a_b'];
  for (const [index, nickname] of names.entries()) {
    app.clock.advance(60_000);
    const user = { account: `helper${index}`, nickname, role: 'customerService', passwordHash: '-' } as const;
    await addUser(app.store.db, user, app.clock.now());
  }
  const { id } = await addUser(
    app.store.db,
    { account: 'gone', nickname: 'gone', role: 'merchant', passwordHash: '-' },
    app.clock.now(),
  );
  await updateUser(app.store.db, id, { deletedAt: app.clock.now() }, app.clock.now());
  token = await app.signIn('superAdmin');
});
afterAll(() => app.close());

interface Row {
  readonly account: string;
  readonly access: string;
  readonly online: boolean;
  readonly deleted: boolean;
  readonly lastSignInAt: string | null;
}
const page = (query = '') =>
  app.get<{ list: Row[]; total: number }>(`/v1.0/admin/getUserList${query}`, { token });
const accounts = async (query: string) => (await page(query)).data.list.map(({ account }) => account);

test('pages newest first, each user once', async () => {
  const all = await accounts('?pageIndex=1&pageNum=50');
  expect(all.slice(0, 4)).toEqual(['helper3', 'helper2', 'helper1', 'helper0']);
  expect(all).toHaveLength(11);
  const byPages = [1, 2, 3].map((index) => accounts(`?pageIndex=${index}&pageNum=4`));
  expect((await Promise.all(byPages)).flat()).toEqual(all);
  expect((await page('?pageIndex=2&pageNum=4')).data.total).toBe(11);
});

test('lists deleted users only when asked for', async () => {
  expect(await accounts('?pageNum=50')).not.toContain('gone');
  const { data } = await page('?includeDeleted=true&role=merchant');
  expect(data.list.map(({ account, deleted }) => [account, deleted]).sort()).toEqual([
    ['gone', true],
    ['merchant', false],
  ]);
});

test('shows a user’s merchant or supplier, and no secrets', async () => {
  const { data } = await page(`?account=${accountOf.merchant}`);
  expect(data.list).toMatchObject([
    {
      id: app.ids.merchant,
      partyId: app.ids.merchantId,
      partyCode: app.mchId,
      partyName: 'Test merchant',
      enabled: true,
      allowModify: true,
      confirmBind: false,
      signInDelayedUntil: null,
    },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/scrypt|hash|box/i);
});

describe('a search by part of a name', () => {
  test.each([
    ['nickname=NIGHT', ['helper0', 'helper1']],
    ['nickname=%25', ['helper2']],
    ['nickname=_', ['helper3']],
    ['account=HELPER1', ['helper1']],
    ['account=admin', ['admin', 'superadmin']],
    [`account=${encodeURIComponent("' or '1'='1")}`, []],
  ])('%s finds %j', async (query, expected) => {
    expect((await accounts(`?${query}`)).sort()).toEqual(expected);
  });
});

test.each([
  ['account', 'asc', 'admin'],
  ['account', 'desc', 'techsupport'],
  ['role', 'asc', 'admin'],
  ['lastSignInAt', 'desc', 'superadmin'],
  ['lastSignInAt', 'asc', 'superadmin'],
])('sorts by %s %s: %s comes first', async (sortBy, sortOrder, expected) => {
  expect((await accounts(`?sortBy=${sortBy}&sortOrder=${sortOrder}`))[0]).toBe(expected);
});

test('shows who is online, last sign-in time and address, and delays', async () => {
  const fresh = await createTestApp();
  const session = { token: await fresh.signIn('superAdmin') };
  await fresh.signIn('merchant');
  const rowOf = async (account: string) => {
    const path = `/v1.0/admin/getUserList?account=${account}`;
    return (await fresh.get<{ list: (Row & { signInDelayedUntil: string })[] }>(path, session)).data.list[0];
  };
  const signedInAt = fresh.clock.now().toISOString();
  const here = { online: true, lastSignInAt: signedInAt, lastSignInIp: '127.0.0.1' };
  expect(await rowOf('merchant')).toMatchObject(here);
  expect(await rowOf('service')).toMatchObject({ online: false, lastSignInAt: null, lastSignInIp: null });

  fresh.clock.advance(61_000);
  expect(await rowOf('merchant')).toMatchObject({ online: false, lastSignInAt: signedInAt });

  const guess = { userName: 'Merchant', password: 'Wrong12345' };
  for (let failure = 0; failure < 4; failure += 1) await fresh.post('/v1.0/user/login', guess);
  const until = new Date(fresh.clock.now().getTime() + 2_000).toISOString();
  expect((await rowOf('merchant'))?.signInDelayedUntil).toBe(until);
  fresh.clock.advance(2_000);
  expect((await rowOf('merchant'))?.signInDelayedUntil).toBeNull();
  expect((await fresh.post('/v1.0/user/login', { ...guess, password: testPassword })).code).toBe(200);
  await fresh.close();
});

test.each(['pageIndex=0', 'pageNum=0', 'pageNum=100000', 'sortBy=password', 'role=owner', 'account='])(
  '%s is refused or ignored',
  async (query) => {
    const { code } = await page(`?${query}`);
    expect(code).toBe(query === 'account=' ? errorCodes.success : errorCodes.validationFailed);
  },
);

test('only a superAdmin sees the list', async () => {
  for (const role of roles.filter((one) => one !== 'superAdmin')) {
    const as = { token: await app.signIn(role) };
    expect((await app.get('/v1.0/admin/getUserList', as)).code).toBe(errorCodes.forbidden);
  }
});
