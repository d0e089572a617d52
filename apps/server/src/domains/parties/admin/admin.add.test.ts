import { errorCodes } from '@platform/sdk';
import { roles } from '@platform/sdk/permissions';
import type { SettingName } from '@platform/sdk/settings';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { PasswordHasher } from '../../access/session/password.ts';
import { settings } from '../../access/settings/settings.table.ts';
import { users } from '../../access/users/users.table.ts';
import { merchants } from '../merchants/merchants.table.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';

let app: TestApp;
let as: { token: string; token2: string };
beforeEach(async () => {
  app = await createTestApp();
  const token = await app.signIn('superAdmin');
  as = { token, token2: await app.signInSecondLevel(token) };
});
afterEach(() => app.close());

interface Row {
  readonly id: string;
  readonly account: string;
  readonly access: string;
  readonly partyId: string | null;
  readonly partyCode: string | null;
  readonly partyName: string | null;
}

const password = 'Night2026shift';
const someone = { nickname: 'Night shift', account: 'service02', password, access: 'customerService' };
const add = (change: object = {}, headers: Record<string, string> = {}) =>
  app.post<Row>('/v1.0/admin/addUser', { ...someone, ...change }, { ...as, headers });
const login = (userName: string, withPassword = password) =>
  app.post<{ token: string }>('/v1.0/user/login', { userName, password: withPassword });
const accounts = async () => (await app.store.db.select().from(users)).map(({ account }) => account);

async function turnOn(name: SettingName): Promise<void> {
  const values = { name, held: { value: true }, updatedAt: app.clock.now(), updatedBy: 'superadmin' };
  await app.store.db.insert(settings).values(values);
  app.settings.forget();
}

test.each(roles)('a new %s signs in with the given password, which is not returned', async (access) => {
  const { code, data } = await add({ access });
  expect(code).toBe(errorCodes.success);
  expect(data).toMatchObject({ account: 'service02', access, deleted: false, hasPayPassword: false });
  expect(JSON.stringify(data)).not.toContain('scrypt');
  expect((await login('service02')).code).toBe(errorCodes.success);
});

describe('a name', () => {
  test('is unique, ignoring case', async () => {
    const answer = await add({ account: 'Merchant' });
    expect(answer.code).toBe(errorCodes.accountExists);
    expect(answer.msg).toContain('Merchant');
  });

  test('of a deleted user stays taken', async () => {
    const { data } = await add();
    await app.get(`/v1.0/admin/deleteUser?id=${data.id}`, as);
    expect((await add()).code).toBe(errorCodes.accountExists);
  });

  test('goes to one of several concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add()));
    const added = answers.filter(({ code }) => code === errorCodes.success);
    const refused = answers.filter(({ code }) => code === errorCodes.accountExists);
    expect([added.length, refused.length]).toEqual([1, 4]);
  });
});

test.each([
  ['an account with a space', { account: 'night shift' }],
  ['an account with a quote', { account: "x'--" }],
  ['an account in another script', { account: 'сервис' }],
  ['an account that is too long', { account: 'a'.repeat(65) }],
  ['a blank nickname', { nickname: '   ' }],
  ['a nickname that is too long', { nickname: 'x'.repeat(65) }],
  ['a password without a digit', { password: 'onlyletters' }],
  ['a short password', { password: 'a1' }],
  ['a role that does not exist', { access: 'owner' }],
  ['an unknown field', { enabled: false }],
])('%s is refused, and no user is added', async (_what, change) => {
  const before = await accounts();
  expect((await add(change)).code).toBe(errorCodes.validationFailed);
  expect(await accounts()).toEqual(before);
});

test.each(['password123', 'service02x1'])('refuses the password %s', async (weak) => {
  expect((await add({ password: weak })).code).toBe(errorCodes.passwordRejected);
});

test('a hostile nickname is stored unchanged as text', async () => {
  const nickname = `<img src=x onerror=alert(1)>'; drop table users; -- {{1+1}} =cmd`;
  expect((await add({ nickname, account: 'odd1' })).data).toMatchObject({ nickname });
});

test('a call repeated with its key adds one user and returns the same answer', async () => {
  const headers = { 'idempotency-key': 'add-night-shift' };
  const first = await add({}, headers);
  const again = await add({}, headers);
  expect(again.data).toEqual(first.data);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await accounts()).filter((account) => account === 'service02')).toHaveLength(1);
});

test('is audited without the password', async () => {
  const { data } = await add();
  const rows = await app.store.db.select().from(auditRecords).where(eq(auditRecords.objectId, data.id));
  expect(rows).toMatchObject([
    {
      operation: 'admin.addUser',
      actorName: 'superadmin',
      after: { account: 'service02', nickname: 'Night shift', role: 'customerService' },
    },
  ]);
  const everything = JSON.stringify([
    await app.store.db.select().from(auditRecords),
    await app.store.db.select().from(users),
    app.logLines,
  ]);
  expect(everything).not.toContain(password);
});

/** Waits before hashing until released. */
class WaitingHasher extends PasswordHasher {
  turn = Promise.resolve();
  hashed = 0;

  override async hash(text: string): Promise<string> {
    await this.turn;
    this.hashed += 1;
    return super.hash(text);
  }
}

test('password hashing delays no other call, and a refused caller causes none', async () => {
  const hasher = new WaitingHasher({ log2N: 4, r: 8, p: 1 });
  const own = await createTestApp({ hasher });
  const token = await own.signIn('superAdmin');
  const session = { token, token2: await own.signInSecondLevel(token) };
  const before = hasher.hashed;
  const merchant = { token: await own.signIn('merchant') };
  const refused = await own.post('/v1.0/admin/addUser', someone, merchant);
  expect([refused.code, hasher.hashed]).toEqual([errorCodes.forbidden, before]);

  let go = () => {};
  hasher.turn = new Promise((resolve) => {
    go = resolve;
  });
  const adding = own.post('/v1.0/admin/addUser', someone, session);
  // A write needs the embedded store's single transaction, so the other call must not hold it.
  const change = { userId: own.ids.merchant, allowModify: false };
  expect((await own.post('/v1.0/user/setAllowModify', change, session)).code).toBe(errorCodes.success);
  go();
  expect((await adding).code).toBe(errorCodes.success);
  await own.close();
});

describe('customers', () => {
  test('a merchant gets the next number and a key, and can read its own data at once', async () => {
    const { data } = await add({ access: 'merchant', nickname: 'New shop', account: 'shop1' });
    expect(data).toMatchObject({ partyCode: '10000102', partyName: 'New shop' });
    const { token } = (await login('shop1')).data;
    const info = await app.post<{ mchId: string }>('/v1.0/user/getInfo', {}, { token });
    expect(info.data).toMatchObject({ mchId: '10000102', merchantId: data.partyId });
    expect((await add({ access: 'merchant', account: 'shop2' })).data.partyCode).toBe('10000103');
  });

  test('merchants added concurrently get different numbers', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((turn) => add({ access: 'merchant', account: `shop${turn}` })),
    );
    const numbers = answers.map(({ data }) => data.partyCode);
    expect(new Set(numbers).size).toBe(4);
  });

  test('a supplier is the top of its own team', async () => {
    const { data } = await add({ access: 'supplier', account: 'supply1' });
    const [row] = await app.store.db.select().from(suppliers).where(eq(suppliers.userId, data.id));
    expect(row).toMatchObject({ id: data.partyId, parentId: null, relatedMerchantId: null });
  });

  test('a merchant has no related supplier unless the setting says so', async () => {
    const before = await app.store.db.$count(suppliers);
    await add({ access: 'merchant', account: 'shop1' });
    expect(await app.store.db.$count(suppliers)).toBe(before);
  });

  test('AutoCreateRelateSupplier gives a new merchant a related supplier', async () => {
    await turnOn('AutoCreateRelateSupplier');
    const { data } = await add({ access: 'merchant', account: 'shop1' });
    const [related] = await app.store.db
      .select()
      .from(suppliers)
      .where(eq(suppliers.relatedMerchantId, data.partyId ?? ''));
    const { token } = (await login('shop1Supplier')).data;
    const info = await app.post('/v1.0/user/getInfo', {}, { token });
    expect(info.data).toMatchObject({ access: 'supplier', supplierId: related?.id });
    const notes = await app.store.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.operation, 'admin.addUser'));
    expect(notes.map(({ after }) => after)).toMatchObject([
      { account: 'shop1' },
      { account: 'shop1Supplier', role: 'supplier', relatedTo: 'shop1' },
    ]);
  });

  test('AutoCreateRelateMerchant gives a new supplier a related merchant', async () => {
    await turnOn('AutoCreateRelateMerchant');
    const { data } = await add({ access: 'supplier', account: 'supply1' });
    const [own] = await app.store.db.select().from(suppliers).where(eq(suppliers.userId, data.id));
    const [related] = await app.store.db
      .select()
      .from(merchants)
      .where(eq(merchants.id, own?.relatedMerchantId ?? ''));
    expect(related?.mchId).toBe('10000102');
    expect((await login('supply1Merchant')).code).toBe(errorCodes.success);
  });

  test('nothing is added when the related name is taken', async () => {
    await turnOn('AutoCreateRelateSupplier');
    await add({ account: 'shop1SUPPLIER' });
    const before = [await accounts(), await app.store.db.$count(merchants)];
    const answer = await add({ access: 'merchant', account: 'shop1' });
    expect(answer.code).toBe(errorCodes.accountExists);
    expect(answer.msg).toContain('shop1Supplier');
    expect([await accounts(), await app.store.db.$count(merchants)]).toEqual(before);
  });
});
