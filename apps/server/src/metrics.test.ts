import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from './db/connection.ts';
import { systemChecks } from './domains/operations/system-check/system-check.table.ts';
import { placeOrder } from './domains/orders/orders/orders.creation.ts';
import { addProducts, allowProducts } from './domains/parties/products/products.service.ts';
import { AddressSet } from './kit/http/client-address.ts';
import type { ServerBindings } from './kit/http/respond.ts';
import { createMetrics, type Metrics, mountMetrics } from './metrics.ts';
import { worldProducts } from './testing/order-world.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let metrics: Metrics;

beforeAll(async () => {
  app = await createTestApp({ onCall: (...call) => metrics.onCall(...call) });
  metrics = createMetrics({
    store: app.store,
    now: () => app.clock.now(),
    websockets: () => 3,
    longPolls: () => 2,
  });
  const everywhere = { allowed: new AddressSet(['127.0.0.1']), trustedProxies: new AddressSet([]) };
  mountMetrics(app.hono, metrics, everywhere);
});
afterAll(async () => {
  metrics.close();
  await app.close();
});

describe('the metrics', () => {
  it('count calls by operation and code, and name no path, account or id', async () => {
    const token = await app.signIn('admin');
    await app.get('/v1.0/order/getList?pageNum=1', { token });
    await app.get('/v1.0/order/getList?pageNum=1', { token });
    await app.get('/v1.0/order/getList', { token: 'nobody' });
    await app.get('/v1.0/nowhere/4c1f');
    const answer = await app.hono.request('/metrics');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const text = await answer.text();
    expect(text).toContain('platform_calls_total{operation="orders.list",code="200"} 2');
    expect(text).toContain('platform_calls_total{operation="session.login",code="200"} 1');
    expect(text).toMatch(/platform_calls_total\{operation="orders.list",code="10\d\d"\} 1/);
    expect(text).toMatch(/platform_calls_total\{operation="none",code="\d+"\} 1/);
    expect(text).toContain('platform_call_duration_seconds_count{operation="orders.list"} 3');
    expect(text).toContain('platform_call_duration_seconds_bucket{le="30",operation="orders.list"} 3');
    for (const hidden of [token, 'nowhere', '/v1.0', app.ids.admin, 'Platform2026', '"admin"']) {
      expect(text).not.toContain(hidden);
    }
  });

  it('tell the process, its websockets, its long polls and the version', async () => {
    const text = await metrics.text();
    expect(text).toContain('platform_websocket_connections 3');
    expect(text).toContain('platform_long_polls 2');
    expect(text).toMatch(/^platform_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
  });

  it('tell how many rows wait in each queue and how long, and what the last check of the books found', async () => {
    const { store, clock, ids } = app;
    await addProducts(store.db, worldProducts);
    await allowProducts(store.db, [{ merchantId: ids.merchantId, productId: 1008, feeRate: '0.01' }]);
    const request = { productId: 1008, mchOrderNo: 'M1', amount: 20_000, notifyUrl: 'https://m.example/n' };
    const placement = { merchantId: ids.merchantId, now: clock.now(), timeZone: 'Asia/Shanghai' };
    await placeOrder(store.db, request, placement);
    const broken = [
      { name: 'a', count: 1, examples: [] },
    ] as unknown as typeof systemChecks.$inferInsert.broken;
    await store.db.insert(systemChecks).values({ id: 1, checkedAt: clock.now(), broken, toldOf: '' });
    clock.advance(90_000);
    const fresh = createMetrics({ store, now: () => clock.now(), websockets: () => 0, longPolls: () => 0 });
    const text = await fresh.text();
    fresh.close();
    expect(text).toContain('platform_database_up 1');
    expect(text).toContain('platform_queue_rows{queue="ordersToAllocate"} 1');
    expect(text).toContain('platform_queue_oldest_seconds{queue="ordersToAllocate"} 90');
    expect(text).toContain('platform_queue_rows{queue="exports"} 0');
    expect(text).toContain('platform_queue_oldest_seconds{queue="callbacksDue"} 0');
    expect(text).toContain('platform_books_check_age_seconds 90');
    expect(text).toContain('platform_books_broken_invariants 1');
    expect(text).toContain('platform_payout_claims 0');
  });

  it('read the database once for scrapes in quick succession', async () => {
    let reads = 0;
    const db = new Proxy(app.store.db, {
      get: (of, name) => {
        if (name === 'execute') reads += 1;
        const value: unknown = Reflect.get(of, name);
        return typeof value === 'function' ? value.bind(of) : value;
      },
    });
    const counted = createMetrics({
      store: { ...app.store, db },
      now: () => app.clock.now(),
      websockets: () => 0,
      longPolls: () => 0,
    });
    await counted.text();
    const once = reads;
    await Promise.all([counted.text(), counted.text()]);
    counted.close();
    expect(once).toBeGreaterThan(0);
    expect(reads).toBe(once);
  });

  it('answer without figures of the database while it does not', async () => {
    const db = { execute: () => Promise.reject(new Error('away')) } as unknown as Store['db'];
    const alone = createMetrics({
      store: { ...app.store, db },
      now: () => new Date(),
      websockets: () => 0,
      longPolls: () => 0,
    });
    const text = await alone.text();
    alone.close();
    expect(text).toContain('platform_database_up 0');
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).not.toMatch(/^platform_(queue_rows|books|payout_claims)\S* \d/m);
  });
});

describe('an address', () => {
  const hono = (allow: readonly string[], proxies: readonly string[] = []) => {
    const own = new Hono<ServerBindings>();
    const plain = { text: async () => 'figures', contentType: 'text/plain' };
    mountMetrics(own, plain, { allowed: new AddressSet(allow), trustedProxies: new AddressSet(proxies) });
    return async (remoteAddress: string, headers: Record<string, string> = {}) => {
      const incoming = { socket: { remoteAddress }, headers };
      const answer = await own.request('/metrics', { headers }, { incoming } as never);
      return { status: answer.status, body: await answer.text() };
    };
  };
  const figures = { status: 200, body: 'figures' };
  const nothing = { status: 404, body: '' };

  it('that is allowed reads them; for another there is nothing', async () => {
    const from = hono(['127.0.0.0/8', '::1', '10.1.0.0/16']);
    expect(await from('127.0.0.1')).toEqual(figures);
    expect(await from('::1')).toEqual(figures);
    expect(await from('::ffff:10.1.2.3')).toEqual(figures);
    expect(await from('10.2.0.1')).toEqual(nothing);
    expect(await from('')).toEqual(nothing);
    expect(await hono([])('127.0.0.1')).toEqual(nothing);
  });

  it('that a trusted proxy forwards is the client’s', async () => {
    const from = hono(['127.0.0.1', '203.0.113.7'], ['10.0.0.1']);
    expect(await from('10.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toEqual(figures);
    expect(await from('10.0.0.1', { 'x-forwarded-for': '203.0.113.8' })).toEqual(nothing);
    expect(await from('10.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.8' })).toEqual(nothing);
  });

  it('that anyone else forwards does not count, not even from this machine', async () => {
    const from = hono(['127.0.0.1', '203.0.113.7'], ['10.0.0.1']);
    expect(await from('198.51.100.1', { 'x-forwarded-for': '203.0.113.7' })).toEqual(nothing);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect(await from('127.0.0.1', { [name]: '127.0.0.1' })).toEqual(nothing);
  });
});
