import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from './app.ts';
import { errorLogs } from './domains/access/error-logs/error-logs.table.ts';
import { ipRules } from './domains/access/ip-rules/ip-rules.table.ts';
import { addUser } from './domains/access/users/users.service.ts';
import { dataClearings } from './domains/operations/data-clearing/data-clearing.table.ts';
import { blackList } from './domains/orders/black-list/black-list.table.ts';
import { frozenIps } from './domains/orders/frozen-ips/frozen-ips.table.ts';
import {
  orderCallbackAttempts,
  orderCallbacks,
} from './domains/orders/order-callbacks/order-callbacks.table.ts';
import { banks } from './domains/parties/banks/banks.table.ts';
import { supplierProducts } from './domains/parties/products/products.table.ts';
import { addSupplier } from './domains/parties/suppliers/suppliers.service.ts';
import { addTemplate } from './domains/receipts/message-templates/message-templates.service.ts';
import { monitorLogs } from './domains/receipts/monitor-logs/monitor-logs.table.ts';
import {
  securityChains,
  securityLeaks,
  securityPatches,
} from './domains/receipts/security-chain/security-chain.table.ts';
import { orderFindings } from './domains/risk/order-analysis/order-analysis.table.ts';
import { newId } from './kit/ids.ts';
import { type ChainDesk, openChainDesk } from './testing/chain-desk.ts';
import { creditTemplate } from './testing/statement-desk.ts';
import { addTestDevice } from './testing/test-device.ts';

type Row = Readonly<Record<string, unknown>>;
interface Answer {
  readonly list: readonly Row[];
  readonly total: number | null;
  readonly nextCursor?: string | null;
}

let desk: ChainDesk;
let token: string;

/** Three values that are in order neither as they are nor reversed. */
const mixed = [20_000, 40_000, 10_000] as const;

beforeAll(async () => {
  desk = await openChainDesk();
  token = await desk.signIn('superAdmin');
  await addMessages();
  await addParties();
  await addWork();
});
afterAll(() => desk.close());

/** Messages, chains, findings, repairs, devices, templates and logs. */
async function addMessages(): Promise<void> {
  const { store, clock, ids, own, foreign } = desk;
  const { db } = store;
  const node = await desk.say({ in: 30_000, balance: 100_000 });
  for (const [index, amount] of mixed.entries()) {
    clock.advance(60_000);
    const now = clock.now();
    await desk.say({ in: amount, balance: 500_000 + amount });
    await addTestDevice(desk, { monitorId: `phone-${index}`, name: `N${amount}` });
    await addTemplate(db, { ...creditTemplate, name: `T${amount}`, priority: amount / 100 }, now);
    const at = { id: newId(now), createdAt: now };
    await db.insert(securityLeaks).values({
      id: at.id,
      kind: 'frequency',
      resourceId: own,
      minute: now,
      messageCount: amount,
      foundAt: now,
    });
    const nodeId = (await desk.nodeOf(node))?.id ?? '';
    const counts = { breakCount: amount, supplementCount: amount };
    await db
      .insert(securityPatches)
      .values({ ...at, ...counts, nodeId, resourceId: own, reason: 'seen', userId: ids.admin });
    const log = {
      monitorId: 'phone-1',
      phase: 'heartbeat',
      level: 'info',
      message: 'm',
      details: {},
    } as const;
    await db.insert(monitorLogs).values({ ...at, ...log });
    const error = { fingerprint: `f${index}`, message: 'm', ip: '::1', userAgent: 'x' };
    await db.insert(errorLogs).values({ ...at, ...error });
    const cleared = { cycleDays: 30, clearedBefore: now, rowCount: amount, cleared: {} };
    await db.insert(dataClearings).values({ ...at, ...cleared });
  }
  // A message without an amount, and a chain without a break.
  await desk.say({ balance: null, more: { state: 'unparsed', direction: null } });
  await db
    .insert(securityChains)
    .values({ resourceId: foreign, lastPatchAt: clock.now(), supplementCount: 4 });
}

/** Team proxies, agreements, adjustments and the ledger's entries. */
async function addParties(): Promise<void> {
  const { store, clock, ids } = desk;
  const token2 = await desk.signInSecondLevel(token);
  for (const [index, amountMinor] of mixed.entries()) {
    clock.advance(1_000);
    const now = clock.now();
    await store.db.insert(banks).values({
      id: newId(now),
      country: 'IN',
      number: String(amountMinor),
      shortName: `B${amountMinor}`,
      names: { 'zh-CN': 'b', 'zh-TW': 'b', 'en-US': 'b' },
      ifscPrefix: ['ABCD', null, 'AAAA'][index],
      updatedAt: now,
    });
    await store.db.insert(blackList).values({
      id: newId(now),
      kind: 'name',
      value: `N${amountMinor}`,
      normalised: `n${amountMinor}`,
      direction: 'both',
      effect: 'refuse',
      reason: 'r',
      enabled: true,
      hits: amountMinor,
      lastHitAt: index === 0 ? null : new Date(now.getTime() - amountMinor),
      expiresAt: index === 1 ? null : new Date(now.getTime() + amountMinor),
      addedBy: 'admin',
      createdAt: now,
    });
    const at = new Date(now.getTime() + amountMinor);
    await store.db.insert(orderFindings).values({
      ...{ id: newId(now), rule: 'reversals', windowHours: 24, windowStart: now, firstAt: now, lastAt: at },
      ...{ foundAt: now, subjectKind: 'merchant', subject: 'm', subjectKey: `m${index}`, state: 'open' },
      ...{ count: 1, total: 1, orderCount: amountMinor, newOrderCount: 1 },
    });
    await store.db.insert(frozenIps).values({
      id: newId(now),
      network: `198.51.100.${amountMinor / 1_000}`,
      reason: 'r',
      expiresAt: index === 1 ? null : new Date(now.getTime() + amountMinor),
      frozenBy: 'admin',
      createdAt: now,
    });
    const changed = { createdBy: 'a', createdAt: now, updatedBy: 'a', updatedAt: now };
    await store.db.insert(ipRules).values({
      ...{ id: newId(now), kind: 'devices', network: `198.51.100.${amountMinor / 1_000}`, note: '' },
      ...{
        enabled: false,
        expiresAt: index === 1 ? null : new Date(now.getTime() + amountMinor),
        ...changed,
      },
    });
    const account = { account: `proxy${index}`, nickname: 'p', role: 'supplier', passwordHash: '-' } as const;
    const { id: userId } = await addUser(store.db, account, clock.now());
    const proxy = { userId, name: `P${amountMinor}`, parentId: ids.supplierId };
    const { id: supplierId } = await addSupplier(store.db, proxy, clock.now());
    const agreement = { supplierId, productId: 1008, commissionRate: `0.00${index + 1}` };
    await store.db.insert(supplierProducts).values({ ...agreement, updatedAt: clock.now() });
    const deposit = { supplierId: ids.supplierId, currency: 'INR', amountMinor, reason: 'seen' };
    const answer = await desk.post(
      '/v1.0/supplier/adjustDeposit',
      { ...deposit, key: `deposit-${index}` },
      { token, token2 },
    );
    expect(answer.code).toBe(200);
  }
}

/** Deliveries with one attempt each; the last has had none. */
async function addWork(): Promise<void> {
  const { store, clock, ids } = desk;
  for (const [index, latencyMs] of [...mixed, null].entries()) {
    const order = await desk.newOrder(20_000);
    clock.advance(1_000);
    const now = clock.now();
    const lastAttemptAt = latencyMs === null ? null : new Date(now.getTime() + latencyMs);
    const delivery = { id: newId(now), orderId: order.id, merchantId: ids.merchantId, createdAt: now };
    const fields = { status: 'paid' } as unknown as typeof orderCallbacks.$inferInsert.fields;
    const url = 'https://m.example/n';
    await store.db
      .insert(orderCallbacks)
      .values({ ...delivery, status: fields.status, fields, url, lastAttemptAt });
    const request = {
      url,
      requestHeaders: {},
      requestBody: '',
      systemFlag: 's',
      trigger: 'schedule',
    } as const;
    const made = { id: newId(now), callbackId: delivery.id, attempt: 1, outcome: 'timeout' } as const;
    await store.db
      .insert(orderCallbackAttempts)
      .values({ ...request, ...made, latencyMs, sentAt: new Date(now.getTime() - index) });
  }
}

/** Lists whose rows name a sort key otherwise. */
const fieldOf: Readonly<Record<string, string>> = { amount: 'amountMinor' };
/** In these keys a row without a value counts as the smallest; elsewhere it comes last. */
const smallestIfMissing = new Set([
  'statements.list amount',
  'orderCallbacks.list lastAttemptAt',
  'orderCallbacks.listDetails latencyMs',
]);

const lists: readonly (readonly [string, readonly string[]])[] = [
  ['statements.list', ['storedAt', 'amount']],
  ['fundRecords.list', ['at']],
  ['monitorLogs.list', ['createdAt']],
  ['errorLogs.list', ['createdAt']],
  ['orderCallbacks.list', ['createdAt', 'lastAttemptAt']],
  ['orderCallbacks.listDetails', ['sendTime', 'latencyMs']],
  ['userProducts.list', ['account', 'partyName', 'productId', 'rate', 'updatedAt']],
  ['products.list', ['id', 'merchantCount', 'supplierCount', 'resourceCount', 'createdAt', 'updatedAt']],
  ['banks.list', ['number', 'shortName', 'ifscPrefix', 'updatedAt']],
  ['blackList.list', ['createdAt', 'expiresAt', 'hits', 'lastHitAt']],
  ['frozenIps.list', ['createdAt', 'expiresAt', 'network']],
  ['ipRules.list', ['createdAt', 'expiresAt', 'network']],
  ['orderFindings.list', ['lastAt', 'foundAt', 'orderCount']],
  ['messageTemplates.list', ['priority', 'name', 'lastReadAt', 'createdAt', 'updatedAt']],
  [
    'securityNodes.accounts',
    ['brokenSince', 'resourceName', 'supplierName', 'openBreakCount', 'supplementCount', 'lastPatchAt'],
  ],
  ['securityNodes.list', ['receivedAt', 'amount']],
  ['securityNodes.leaks', ['foundAt', 'messageCount']],
  ['securityPatches.list', ['createdAt', 'breakCount', 'supplementCount']],
  ['dataClearings.list', ['createdAt', 'rowCount']],
  ['auditRecords.list', ['createdAt']],
  ['monitorDevices.list', ['createdAt', 'name', 'lastHeartbeatAt']],
  ['admin.listSupplierProxies', ['name', 'account', 'createdAt', 'lastSignInAt']],
  ['adjustments.list', ['requestedAt', 'amount']],
];

async function read(id: string, query: Readonly<Record<string, string>>): Promise<Answer> {
  const path = allOperations.find((operation) => operation.id === id)?.path ?? '';
  const answer = await desk.get<Answer>(`${path}?${new URLSearchParams(query)}`, { token });
  expect(answer.code, answer.msg).toBe(200);
  return answer.data;
}

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** The values in the order that the list should have. */
function inOrder(values: readonly unknown[], descending: boolean, missingFirst: boolean): unknown[] {
  const known = values.filter((value) => value != null);
  const sorted = known.toSorted((a, b) => {
    const [one, two] = [lower(a) as number, lower(b) as number];
    return (one < two ? -1 : one > two ? 1 : 0) * (descending ? -1 : 1);
  });
  const missing = values.filter((value) => value == null);
  return missingFirst ? [...missing, ...sorted] : [...sorted, ...missing];
}

const cases = lists.flatMap(([id, keys]) =>
  keys.flatMap((key) => (['asc', 'desc'] as const).map((order) => [id, key, order] as const)),
);

describe('a list', () => {
  it.each(cases)('%s is sorted by %s, %s', async (id, sortBy, sortOrder) => {
    const { list } = await read(id, { sortBy, sortOrder });
    const field =
      id === 'admin.listSupplierProxies' && sortBy === 'name' ? 'account' : (fieldOf[sortBy] ?? sortBy);
    if (field === 'account' && sortBy === 'name') {
      // The row has no name; that of the proxies is made of the deposits.
      const named = ['proxy2', 'proxy0', 'proxy1'];
      expect(list.map((row) => row.account)).toEqual(sortOrder === 'asc' ? named : named.toReversed());
      return;
    }
    const values = list.map((row) => row[field]);
    expect(values.length).toBeGreaterThan(1);
    const missingFirst = sortOrder === 'asc' && smallestIfMissing.has(`${id} ${sortBy}`);
    expect(values).toEqual(inOrder(values, sortOrder === 'desc', missingFirst));
  });

  it.each(cases)('%s sorted by %s, %s has every row once, page by page', async (id, sortBy, sortOrder) => {
    const whole = await read(id, { sortBy, sortOrder });
    const seen: Row[] = [];
    for (let page = 1; page <= whole.list.length; page += 1) {
      const size = id === 'monitorLogs.list' || id === 'errorLogs.list' ? 'pageSize' : 'pageNum';
      const { list } = await read(id, { sortBy, sortOrder, pageIndex: String(page), [size]: '1' });
      seen.push(...list);
    }
    expect(seen).toEqual(whole.list);
    expect(whole.total).toBe(whole.list.length);
  });
});

describe('a cursor', () => {
  const keyset = [
    ['statements.list', 'storedAt'],
    ['fundRecords.list', 'at'],
    ['monitorLogs.list', 'createdAt'],
    ['errorLogs.list', 'createdAt'],
    ['securityNodes.list', 'receivedAt'],
    ['adjustments.list', 'requestedAt'],
    ['auditRecords.list', 'createdAt'],
  ] as const;

  it.each(keyset)('of %s leads through %s in both directions', async (id, sortBy) => {
    for (const sortOrder of ['asc', 'desc']) {
      const whole = await read(id, { sortBy, sortOrder });
      const seen: Row[] = [];
      let cursor: string | null | undefined;
      const size = id === 'monitorLogs.list' || id === 'errorLogs.list' ? 'pageSize' : 'pageNum';
      do {
        const query: Record<string, string> = { sortBy, sortOrder, [size]: '2', ...(cursor && { cursor }) };
        const page = await read(id, query);
        seen.push(...page.list);
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(whole.list);
    }
  });

  it.each([
    ['statements.list', 'amount'],
    ['securityNodes.list', 'amount'],
    ['adjustments.list', 'amount'],
  ])('of %s is refused with the order by %s', async (id, sortBy) => {
    const { nextCursor } = await read(id, { pageNum: '1' });
    const path = allOperations.find((operation) => operation.id === id)?.path ?? '';
    const answer = await desk.get(`${path}?sortBy=${sortBy}&cursor=${nextCursor}`, { token });
    expect(answer.code).not.toBe(200);
    expect((await read(id, { sortBy, pageNum: '1' })).nextCursor).toBeNull();
  });
});
