import { roles } from '@platform/sdk/permissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { hostileTexts } from '../../../testing/hostile-texts.ts';
import { addUser } from '../../access/users/users.service.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { addMerchant } from '../../parties/merchants/merchants.service.ts';
import type { SearchGroup } from './search.lookup.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const hash = 'ab12'.repeat(16);

let desk: AccountDesk;
const tokens = {} as Record<Role, string>;
/** An order of the signed-in merchant on the signed-in supplier's account, and an order of others. */
let own: Order;
let foreign: Order;

beforeAll(async () => {
  desk = await openAccountDesk();
  const { db } = desk.store;
  for (const role of roles) tokens[role] = await desk.signIn(role);
  await desk.switchAccount(desk.foreign, false, tokens.admin);
  own = await desk.allocated();
  const facts = {
    utr: '432198765012',
    cardNumber: '6222020200112233',
    usdtAddress: tron,
    clientIp: '203.0.113.7',
  };
  await db.update(orders).set(facts).where(eq(orders.id, own.id));

  const now = desk.clock.now();
  const user = await addUser(
    db,
    { account: 'lotus', nickname: 'l', role: 'merchant', passwordHash: '-' },
    now,
  );
  const secrets = desk.dependencies.secrets;
  const party = { userId: user.id, mchId: '10000102', name: 'Lotus Mart' };
  const merchant = await addMerchant(db, secrets, party, now);
  const [stored] = await db.select().from(orders).where(eq(orders.id, own.id));
  if (!stored) throw new Error('the order is gone');
  foreign = {
    ...stored,
    id: newId(now),
    orderCode: `${own.orderCode.slice(0, -1)}X`,
    merchantId: merchant.id,
    merchantOrderNo: 'R1-of-lotus',
    supplierId: desk.foreignSupplier,
    resourceId: desk.foreign,
    utr: hash,
  };
  await db.insert(orders).values(foreign);
});
afterAll(() => desk.close());

const find = async (text: string, role: Role = 'admin') => {
  const { code, data } = await desk.post<{ groups: SearchGroup[] }>(
    '/v1.0/search/find',
    { text },
    { token: tokens[role] },
  );
  expect(code, text).toBe(200);
  return data.groups;
};
const labels = (groups: readonly SearchGroup[], kind: SearchGroup['kind']) =>
  groups.find((group) => group.kind === kind)?.hits.map(({ label }) => label) ?? [];

describe('an order is found by', () => {
  test.each<[what: string, text: () => string, field: string]>([
    ['its number', () => own.orderCode, 'orderCode'],
    ['its number in small letters', () => own.orderCode.toLowerCase(), 'orderCode'],
    ['its UTR', () => '432198765012', 'utr'],
    ['its card', () => '6222 0202 0011 2233', 'cardNumber'],
    ['the end of its card', () => '2233', 'cardTail'],
    ['its address', () => tron, 'usdtAddress'],
    ['the address of its payer', () => '203.0.113.7', 'ipAddress'],
  ])('%s', async (_what, text, field) => {
    const [group] = await find(text());
    expect(group).toMatchObject({ kind: 'collection' });
    expect(group?.hits).toContainEqual(
      expect.objectContaining({
        field,
        label: own.orderCode,
        filter: { name: 'orderCode', value: own.orderCode },
        amountMinor: 20_000,
        currency: 'INR',
        orderStatusId: 2,
      }),
    );
  });

  it('the merchant’s number or the start of it', async () => {
    const found = await find(own.merchantOrderNo.padEnd(4, '-of-'));
    expect(labels(found, 'collection')).toEqual([foreign.orderCode]);
    expect(labels(await find('R1-of-lotus'), 'collection')).toEqual([foreign.orderCode]);
  });

  it('the start of its number, but not by a similar one', async () => {
    const prefix = own.orderCode.slice(0, -1);
    expect(labels(await find(prefix), 'collection').toSorted()).toEqual(
      [own.orderCode, foreign.orderCode].toSorted(),
    );
    expect(await find(`C${'9'.repeat(20)}`)).toEqual([]);
  });

  it('a transaction hash in any notation', async () => {
    for (const text of [hash, hash.toUpperCase(), `0x${hash}`]) {
      const [group] = await find(text);
      expect(group?.hits).toMatchObject([{ field: 'transactionHash', label: foreign.orderCode }]);
    }
  });
});

it('names the supplier of an order to those who know suppliers, and not to its merchant', async () => {
  const supplierFor = async (role: Role) => (await find(own.orderCode, role))[0]?.hits[0]?.supplierId;
  expect(own.supplierId).not.toBeNull();
  expect(await supplierFor('admin')).toBe(own.supplierId);
  expect(await supplierFor('supplier')).toBe(own.supplierId);
  expect(await supplierFor('merchant')).toBeNull();
});

it('never shows a full card number, and links to all orders with the same card', async () => {
  const groups = await find('6222020200112233');
  expect(JSON.stringify(groups.map(({ hits }) => hits))).not.toContain('6222020200112233');
  expect(groups[0]?.hits[0]?.detail).toBe('****2233');
});

it('finds accounts by number, last digits and VPA, and parties by name, number and account', async () => {
  expect(labels(await find('50100044821'), 'resource')).toEqual(['North 07', 'South 01']);
  expect(labels(await find('4821'), 'resource')).toEqual(['North 07', 'South 01']);
  expect(labels(await find('SAMPLE@examplebank'), 'resource')).toEqual(['North 07']);
  expect(labels(await find('lotus'), 'merchant')).toEqual(['Lotus Mart']);
  expect(labels(await find('1000010'), 'merchant')).toEqual(['Lotus Mart', 'Test merchant']);
  expect(labels(await find('other'), 'supplier')).toEqual(['Other supplier']);
  expect(labels(await find('lot', 'superAdmin'), 'user')).toEqual(['lotus']);
});

it('names the field by which a party was found', async () => {
  const now = desk.clock.now();
  const shop = { account: 'kite', nickname: 'k', role: 'merchant', passwordHash: '-' } as const;
  const user = await addUser(desk.store.db, shop, now);
  const party = { userId: user.id, mchId: '20000101', name: 'Monsoon' };
  await addMerchant(desk.store.db, desk.dependencies.secrets, party, now);
  const why = async (text: string, kind: SearchGroup['kind']) => {
    const group = (await find(text)).find((one) => one.kind === kind);
    return group?.hits.map(({ field, detail }) => [field, detail]);
  };
  expect(await why('20000101', 'merchant')).toEqual([['mchId', '20000101']]);
  expect(await why('MONSOON', 'merchant')).toEqual([['name', '20000101']]);
  expect(await why('kite', 'merchant')).toEqual([['account', 'kite']]);
  expect(await why('other', 'supplier')).toEqual([['name', 'other']]);
});

describe('limited to the role’s own lists', () => {
  it('a merchant finds only its own orders', async () => {
    expect(labels(await find('2233', 'merchant'), 'collection')).toEqual([own.orderCode]);
    expect(await find(foreign.orderCode, 'merchant')).toEqual([]);
    expect(await find('4821', 'merchant')).toEqual([]);
    expect(labels(await find('lotus', 'merchant'), 'merchant')).toEqual([]);
  });

  it('a supplier finds only its own accounts and orders', async () => {
    expect(labels(await find('2233', 'supplier'), 'collection')).toEqual([own.orderCode]);
    expect(labels(await find('4821', 'supplier'), 'resource')).toEqual(['North 07']);
    expect(labels(await find('other', 'supplier'), 'supplier')).toEqual([]);
    expect(await find(hash, 'supplier')).toEqual([]);
  });

  it('a role that may not list orders or users finds none', async () => {
    expect(await find(own.orderCode, 'technicalSupport')).toEqual([]);
    expect(labels(await find('lot', 'admin'), 'user')).toEqual([]);
  });

  it('a search without a session is refused', async () => {
    expect((await desk.post('/v1.0/search/find', { text: '2233' })).code).toBe(1003);
  });
});

it('treats special characters as text', async () => {
  for (const text of ['%', '_%', '\\', "'; drop table orders; --", ...Object.values(hostileTexts)]) {
    const { status, code } = await desk.post(
      '/v1.0/search/find',
      { text: String(text).slice(0, 200) || 'x' },
      { token: tokens.admin },
    );
    expect([status, code], JSON.stringify(text).slice(0, 80)).not.toContain(500);
  }
  expect(await find('%%%%')).toEqual([]);
});
