import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import {
  canTransition,
  canTransitionPayout,
  type OrderEvent,
  type PayoutEvent,
  payoutStatusIds,
} from '@platform/sdk/rules';
import { and, count, eq, isNotNull, ne } from 'drizzle-orm';
import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorLogs } from '../../domains/access/error-logs/error-logs.table.ts';
import { PasswordHasher } from '../../domains/access/session/password.ts';
import { totalBalance } from '../../domains/money/ledger/ledger.service.ts';
import { verifyLedger } from '../../domains/operations/system-check/ledger.verification.ts';
import { findCandidates } from '../../domains/orders/allocation/allocation.candidates.ts';
import { refusalsOf } from '../../domains/orders/allocation/allocation.choice.ts';
import { readAllocationRules } from '../../domains/orders/allocation/allocation.service.ts';
import { resourceLoads } from '../../domains/orders/allocation/allocation.table.ts';
import { AddressPolicy } from '../../domains/orders/order-callbacks/address-policy.ts';
import { messageOf } from '../../domains/orders/order-callbacks/callback-message.ts';
import { createLocalSender } from '../../domains/orders/order-callbacks/local-receivers.ts';
import {
  orderCallbackAttempts,
  orderCallbacks,
} from '../../domains/orders/order-callbacks/order-callbacks.table.ts';
import { orderEvents, orders } from '../../domains/orders/orders/orders.table.ts';
import { resources } from '../../domains/orders/resources/resources.table.ts';
import { fixResources } from '../../domains/orders/resources/resources.upkeep.ts';
import { adjustments } from '../../domains/parties/adjustments/adjustments.table.ts';
import { callbackTermsOf } from '../../domains/parties/merchants/merchants.service.ts';
import { merchants } from '../../domains/parties/merchants/merchants.table.ts';
import { products } from '../../domains/parties/products/products.table.ts';
import { suppliers } from '../../domains/parties/suppliers/suppliers.table.ts';
import { listBatches } from '../../domains/payouts/payout-batches/payout-batches.list.ts';
import { payoutTemplates } from '../../domains/payouts/payout-templates/payout-templates.table.ts';
import { recordHeartbeat } from '../../domains/receipts/monitor-devices/monitor-devices.service.ts';
import { monitorDevices } from '../../domains/receipts/monitor-devices/monitor-devices.table.ts';
import { statements } from '../../domains/receipts/statements/statements.table.ts';
import { defaultSettings } from '../../kit/operation/default-settings.ts';
import { isPicture } from '../../kit/picture.ts';
import { SecretBox } from '../../kit/secrets/secret-box.ts';
import { withTablesTakenForEmpty } from '../../testing/outdated-statistics.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { planBatchPayouts } from './demo-batches.ts';
import { planOpenPayouts } from './demo-open-payouts.ts';
import { planPatterns } from './demo-patterns.ts';
import { planOrders } from './demo-plan.ts';
import { demoShops } from './demo-shops.ts';
import { type DemoOptions, seedDemo } from './seed-demo.ts';

let test: TestStore;
let options: DemoOptions;

beforeAll(async () => {
  test = await openTestStore();
  options = {
    store: test.store,
    secrets: new SecretBox(new Uint8Array(32).fill(7)),
    hasher: new PasswordHasher({ log2N: 4, r: 8, p: 1 }),
    clock: new TestClock(),
    timeZone: 'Asia/Shanghai',
    dataDir: await mkdtemp(join(tmpdir(), 'platform-demo-')),
    orderCount: 400,
  };
  expect(await seedDemo(options)).toBe('seeded');
});
afterAll(async () => {
  await test.close();
  await rm(options.dataDir, { recursive: true, force: true });
});

/** Reads the modules of a QR code at their centres, as a scanner does, without the margin. */
function modulesOf(dataAddress: string): boolean[][] {
  const file = Buffer.from(dataAddress.split(',')[1] ?? '', 'base64');
  const sidePixels = file.readUInt32BE(16);
  const content = file.subarray(41, 41 + file.readUInt32BE(33));
  const lines = inflateSync(content);
  const bytesInLine = 1 + Math.ceil(sidePixels / 8);
  const isDark = (x: number, y: number): boolean =>
    ((lines[y * bytesInLine + 1 + Math.floor(x / 8)] ?? 0) & (0x80 >> (x % 8))) === 0;
  const places = Array.from({ length: sidePixels / 6 - 8 }, (_, index) => (index + 4) * 6 + 3);
  return places.map((y) => places.map((x) => isDark(x, y)));
}

const plans = [planOpenPayouts, planBatchPayouts, planPatterns];
const plannedBesides = () => plans.reduce((sum, plan) => sum + plan(options.clock.now()).length, 0);

describe('demo data', () => {
  it('is written once', async () => {
    const rows = async () =>
      Promise.all(
        [merchants, suppliers, products, orders].map(async (table) => {
          const [row] = await test.store.db.select({ rows: count() }).from(table);
          return row?.rows;
        }),
      );
    expect(await rows()).toEqual([12, 18, 11, 400 + plannedBesides()]);
    expect(await seedDemo(options)).toBe('present');
    expect(await rows()).toEqual([12, 18, 11, 400 + plannedBesides()]);
  });

  it('spreads ninety accounts over the suppliers, and each holds what its live orders hold', async () => {
    const { db } = test.store;
    const accounts = await db.select().from(resources);
    // Two more belong to the gateways that the simulator plays.
    expect(accounts).toHaveLength(92);
    expect(new Set(accounts.map(({ kind }) => kind)).size).toBe(6);
    expect(new Set(accounts.map(({ supplierId }) => supplierId)).size).toBeGreaterThanOrEqual(17);
    // Payouts under way hold their account as collections do.
    const live = await db
      .select()
      .from(orders)
      .where(and(eq(orders.status, 2), isNotNull(orders.resourceId)));
    expect(new Set(live.map(({ orderType }) => orderType))).toEqual(new Set([1, 2]));
    const loads = await db.select().from(resourceLoads);
    expect(loads.reduce((sum, load) => sum + load.processingCount, 0)).toBe(live.length);
    for (const load of loads) {
      const held = live.filter(({ resourceId }) => resourceId === load.resourceId);
      expect(load.processingCount).toBe(held.length);
      expect(load.reservedMinor).toBe(
        held.reduce((sum, order) => sum + (order.payAmountMinor ?? order.amountMinor), 0),
      );
    }
    // A supplier with accounts for the product pays from one of them; Kenya's payouts are paid from elsewhere.
    const paid = await db
      .select()
      .from(orders)
      .where(and(eq(orders.payoutStatus, 4), ne(orders.currency, 'KES')));
    expect(paid.length).toBeGreaterThan(20);
    expect(paid.filter(({ resourceId }) => resourceId === null)).toEqual([]);
    const findings = await test.store.transaction((tx) => fixResources(tx, options.clock.now()));
    expect(findings).toMatchObject({ checkedCount: 92, findings: [] });
  });

  it('gives scan-to-pay accounts an image of their payment data', async () => {
    const accounts = await test.store.db.select().from(resources);
    const scanned = accounts.filter(({ kind }) => kind === 'upi' || kind === 'usdt' || kind === 'wallet');
    expect(scanned).toHaveLength(45);
    for (const { qrCode, link, usdtAddress } of scanned) {
      expect(isPicture(qrCode ?? '')).toBe(true);
      const { data: modules } = encode(usdtAddress ?? link ?? '', { border: 0 });
      expect(modulesOf(qrCode ?? '')).toEqual(modules);
    }
  });

  it('writes the logins to a file that only its owner can read', async () => {
    const path = join(options.dataDir, 'demo.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const demo = JSON.parse(await readFile(path, 'utf8'));
    expect(demo.logins).toHaveLength(7);
    expect(demo.merchants).toMatchObject([{ mchId: '10000101', account: 'merchant' }]);
  });

  it('has a consistent ledger, verified at once where the planner takes its tables for empty', async () => {
    const verdicts = await withTablesTakenForEmpty(test.store, () => verifyLedger(test.store));
    expect(verdicts.filter(({ breachCount }) => breachCount > 0)).toEqual([]);
    const { balances } = await totalBalance(test.store.db, { kind: 'all' }, options.clock.now());
    expect(balances.map(({ currency }) => currency)).toEqual(['CNY', 'INR', 'KES', 'USDT']);
    for (const balance of balances) expect(balance.feeIncomeMinor).toBeGreaterThan(0);
  });

  it('has two bank templates and a payout batch of each state', async () => {
    const { list } = await listBatches(test.store.db, { pageSize: 200 }, { kind: 'all' });
    const states = list.map(({ state }) => state).join(' ');
    expect(states).toBe('created exported confirming cancelled closed');
    expect(await test.store.db.$count(payoutTemplates)).toBe(2);
  });

  it('has only orders that follow the rules, none in the future', async () => {
    const now = options.clock.now();
    const steps = await test.store.db.select().from(orderEvents).orderBy(orderEvents.id);
    const context = { withinGrace: true, canTimeoutSupplement: true };
    const all = await test.store.db.select().from(orders);
    const payouts = new Set(all.filter(({ orderType }) => orderType === 2).map(({ id }) => id));
    expect(payouts.size).toBeGreaterThan(30);
    const status = new Map<string, number>();
    const inBatch = new Set<string>();
    const factsOf = (id: string) => ({ holdsClaim: true, inBatch: inBatch.has(id) });
    for (const step of steps) {
      expect(step.at.getTime()).toBeLessThanOrEqual(now.getTime());
      if (step.event !== 'create') {
        const before = status.get(step.orderId);
        expect(before).toBe(step.fromStatus);
        if (payouts.has(step.orderId) && step.event === 'acknowledge') {
          expect(step.toStatus).toBe(before);
          continue;
        }
        const verdict = payouts.has(step.orderId)
          ? canTransitionPayout(before ?? 0, step.event as PayoutEvent, factsOf(step.orderId))
          : canTransition(before ?? 0, step.event as OrderEvent, context);
        expect(verdict).toMatchObject({ allowed: true, to: step.toStatus });
        if (step.event === 'enterBatch') inBatch.add(step.orderId);
        if (step.toStatus === payoutStatusIds.awaiting) inBatch.delete(step.orderId);
      }
      status.set(step.orderId, step.toStatus);
    }
    for (const order of all) {
      expect(status.get(order.id)).toBe(order.payoutStatus ?? order.status);
      expect(order.completedAt !== null).toBe(
        order.status === 4 || order.status === 5 || order.reversedAt !== null,
      );
    }
  });

  it('has open tasks: doubtful money, an adjustment for two people, failed pages', async () => {
    const { db } = test.store;
    const states = (await db.select().from(statements)).map(({ state }) => state);
    expect(states).toEqual(expect.arrayContaining(['unmatched', 'suspicious', 'unparsed']));
    expect(await db.select().from(adjustments)).toMatchObject([{ state: 'awaitingApproval' }]);
    expect(new Set((await db.select().from(errorLogs)).map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  it('allocates orders to accounts that need a device once it reports, and to the others at once', async () => {
    const { db } = test.store;
    const now = options.clock.now();
    const rules = await readAllocationRules(defaultSettings);
    const refusedFor = async (productId: number) => {
      const [row] = await db.select().from(products).where(eq(products.id, productId));
      if (!row) throw new Error(`The demo has no product ${productId}.`);
      const { currency, minAmountMinor } = row;
      const wanted = { productId, currency, amountMinor: minAmountMinor, now };
      const accounts = await findCandidates(db, wanted, rules);
      expect(accounts.length).toBeGreaterThan(1);
      return new Set(accounts.flatMap((account) => refusalsOf(account, wanted, rules)));
    };
    for (const productId of [1008, 3024, 1045, 2054])
      expect(await refusedFor(productId), `${productId}`).not.toContain('monitorStale');
    const watched = [1034, 3001, 3015];
    for (const productId of watched) expect(await refusedFor(productId)).toContain('monitorStale');
    for (const { id } of await db.select().from(monitorDevices))
      await recordHeartbeat({ db, now, ip: '127.0.0.1', settings: defaultSettings }, id);
    for (const productId of watched) expect(await refusedFor(productId)).not.toContain('monitorStale');
  });

  it('has sent every merchant its callbacks, answered as its receiver would', async () => {
    const now = options.clock.now();
    const deliveries = await test.store.db.select().from(orderCallbacks);
    const attempts = await test.store.db.select().from(orderCallbackAttempts);
    const all = await test.store.db.select().from(orders);
    const told = (orderId: string, status: string) =>
      deliveries.filter((delivery) => delivery.orderId === orderId && delivery.status === status);
    for (const { id, status, orderType, callbackAttempts } of all) {
      if (orderType !== 1 || (status !== 4 && status !== 5)) continue;
      const [delivery] = told(id, 'paid');
      expect(delivery?.attempts).toBe(callbackAttempts);
      expect(delivery?.state === 'acknowledged').toBe(status === 4);
    }
    const states = new Set(deliveries.map(({ state }) => state));
    expect([...states].sort()).toEqual(expect.arrayContaining(['acknowledged', 'dead']));
    // No past callback is left for the sender.
    expect(deliveries.filter(({ dueAt }) => dueAt !== null && dueAt <= now)).toEqual([]);
    expect(attempts).toHaveLength(deliveries.reduce((sum, delivery) => sum + delivery.attempts, 0));
    expect(attempts.filter(({ sentAt }) => sentAt > now)).toEqual([]);
  });
});

describe('the shops', () => {
  it('accept callbacks of their platform, and refuse wrongly signed ones', async () => {
    const { store } = test;
    const shops = demoShops({ store, secrets: options.secrets, clock: options.clock });
    const out = vi.fn();
    const send = createLocalSender(shops, out);
    const policy = new AddressPolicy([], shops.knowsHost);
    const [delivery] = await store.db.select().from(orderCallbacks).where(eq(orderCallbacks.state, 'dead'));
    if (!delivery) throw new Error('The demo has no callback that was given up.');
    expect(policy.refusalOfUrl(delivery.url)).toBeUndefined();
    expect(policy.refusalOfUrl('https://someone-else.example/')).toBe('name reserved for documentation');

    const now = options.clock.now();
    const terms = await callbackTermsOf(store.db, options.secrets, [delivery.merchantId], now);
    const own = terms.get(delivery.merchantId);
    if (!own) throw new Error('The delivery has no merchant.');
    // The receiver uses the real clock, not the clock of the test.
    const { headers, rawBody: body } = messageOf(delivery, own, new Date());
    const request = { url: delivery.url, headers, body, timeoutMs: 10_000 };
    expect(await send(request)).toMatchObject({ outcome: 'acknowledged', status: 200, body: 'success' });
    const changed = body.replace(/(amountMinor"?[:=])\d+/, '$199');
    expect(changed).not.toBe(body);
    expect(await send({ ...request, body: changed })).toMatchObject({ outcome: 'httpError' });
    expect(out).not.toHaveBeenCalled();
    await send({ ...request, url: 'https://someone-else.example/' });
    expect(out).toHaveBeenCalledOnce();
  });
});

describe('the plan', () => {
  const now = new Date('2026-11-20T04:00:00Z');
  const { orders: planned } = planOrders(6_000, now, 'Asia/Shanghai');
  const share = (wanted: (order: (typeof planned)[number]) => boolean) =>
    (planned.filter(wanted).length / planned.length) * 100;

  it('is the same every time', () => {
    expect(planOrders(50, now, 'Asia/Shanghai').orders).toEqual(planOrders(50, now, 'Asia/Shanghai').orders);
  });

  it('mixes currencies, outcomes and merchants as specified', () => {
    const near = (value: number, wanted: number) => expect(Math.abs(value - wanted)).toBeLessThan(2.5);
    const ofKind = (wanted: 'collection' | 'payout', fate: string) => {
      const own = planned.filter(({ product }) => product.kind === wanted);
      return (own.filter((order) => order.fate === fate).length / own.length) * 100;
    };
    near(ofKind('collection', 'acknowledged'), 57);
    near(ofKind('collection', 'timedOut'), 33);
    near(ofKind('collection', 'allocationFailed'), 5);
    near(ofKind('payout', 'completed'), 91);
    near(ofKind('payout', 'rejected'), 4);
    near(
      share(({ merchant }) => merchant < 3),
      60,
    );
  });

  it.each([400, 3_000, 6_000])('has every currency’s share to half of a percent, of %i orders', (size) => {
    const { orders: some } = planOrders(size, now, 'Asia/Shanghai');
    const shareOf = (wanted: (order: (typeof some)[number]) => boolean) =>
      (some.filter(wanted).length / some.length) * 100;
    for (const [currency, wanted] of Object.entries({ INR: 75, USDT: 12, KES: 8, CNY: 5 })) {
      const found = shareOf(({ product }) => product.currency === currency);
      expect(Math.abs(found - wanted), currency).toBeLessThanOrEqual(0.5);
    }
    expect(Math.abs(shareOf(({ product }) => product.kind === 'payout') - 15)).toBeLessThanOrEqual(0.5);
  });

  it('fills sixty days, quiet at four and busy in the evening', () => {
    const days = new Set(planned.map(({ at }) => Math.floor((at.getTime() + 8 * 3_600_000) / 86_400_000)));
    expect(days.size).toBeGreaterThanOrEqual(58);
    // Today has only its morning so far; yesterday and the days before are the comparison.
    const daysAgo = (day: number) =>
      share(
        ({ at }) =>
          Math.floor((now.getTime() + 8 * 3_600_000) / 86_400_000) -
            Math.floor((at.getTime() + 8 * 3_600_000) / 86_400_000) ===
          day,
      );
    expect(daysAgo(0)).toBeGreaterThan(5);
    expect(daysAgo(1)).toBeGreaterThan(5);
    expect(daysAgo(50)).toBeLessThan(1);
    const atHour = (hour: number) =>
      share(({ at }) => new Date(at.getTime() + 8 * 3_600_000).getUTCHours() === hour);
    expect(atHour(4) * 10).toBeLessThan(atHour(21));
    expect(atHour(13)).toBeGreaterThan(atHour(16));
    expect(Math.max(...planned.map(({ at }) => at.getTime()))).toBeLessThanOrEqual(now.getTime());
  });
});
