import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mountCashier } from './cashier-pages.ts';
import { allocateCreatedOrders } from './domains/orders/allocation/allocation.jobs.ts';
import { payTokenOf } from './domains/orders/cashier/pay-links.service.ts';
import { orders } from './domains/orders/orders/orders.table.ts';
import { resources } from './domains/orders/resources/resources.table.ts';
import { merchants } from './domains/parties/merchants/merchants.table.ts';
import { type AccountDesk, openAccountDesk } from './testing/account-desk.ts';

let desk: AccountDesk;
beforeAll(async () => {
  desk = await openAccountDesk();
  await mountCashier(desk.hono, desk);
});
afterAll(() => desk.close());

const pathOf = (id: string): string => `/pay/${payTokenOf(desk.dependencies.secrets, id)}`;
const open = (path: string, headers: Record<string, string> = {}) => desk.hono.request(path, { headers });
const payable = async () => {
  const { id } = await desk.newOrder();
  const placed = {
    status: 2,
    resourceId: desk.own,
    payAmountMinor: 20_003,
    expiresAt: inTenMinutes(),
  } as const;
  await desk.store.db.update(orders).set(placed).where(eq(orders.id, id));
  return id;
};
const inTenMinutes = () => new Date(desk.clock.now().getTime() + 600_000);

describe('the page of a payer', () => {
  it('shows amount, account and time left, in the language of the browser or the one that was chosen', async () => {
    const path = pathOf(await payable());
    const text = await (await open(path, { 'accept-language': 'en-IN,en;q=0.9' })).text();
    for (const shown of ['<html lang="en-US">', '200.03', 'sample@examplebank', '>10:00<', 'Pay exactly'])
      expect(text).toContain(shown);
    expect(await (await open(path, { 'accept-language': 'zh-HK' })).text()).toContain('等待付款');
    expect(await (await open(`${path}?lang=zh-CN`, { 'accept-language': 'en' })).text()).toContain(
      '<html lang="zh-CN">',
    );
  });

  it('is sent again only after a change', async () => {
    const id = await payable();
    const first = await open(pathOf(id));
    const etag = first.headers.get('etag') ?? '';
    desk.clock.advance(5_000);
    const same = await open(pathOf(id), { 'if-none-match': etag });
    expect([same.status, await same.text()]).toEqual([304, '']);
    await desk.store.db.update(orders).set({ status: 5 }).where(eq(orders.id, id));
    const paid = await open(pathOf(id), { 'if-none-match': etag });
    expect(paid.status).toBe(200);
    expect(await paid.text()).toContain('data-status="paid"');
  });

  it('is answered when the account is allocated, if its request may wait', async () => {
    const { id } = await desk.newOrder();
    const first = await open(pathOf(id));
    expect(await first.text()).toContain('data-status="preparing"');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', prefer: 'wait=8' };
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const answer = open(pathOf(id), headers);
    const { longPolls } = desk.dependencies;
    await vi.waitFor(() => expect(longPolls.asleep).toBe(1), { interval: 1 });
    vi.useRealTimers();
    await allocateCreatedOrders({ ...desk.parts, publish: (events) => desk.fanout.publish(events) });
    expect(await (await answer).text()).toContain('data-status="payable"');
  });

  it('accepts the payer’s form without a script, and shows the result', async () => {
    const path = pathOf(await payable());
    const say = async (reference: string) => {
      const answer = await desk.hono.request(path, {
        method: 'POST',
        headers: { 'accept-language': 'en' },
        body: new URLSearchParams({ reference }),
      });
      expect(answer.status).toBe(303);
      return (await open(`${path}${answer.headers.get('location')}`)).text();
    };
    expect(await say('not one')).toContain('Invalid format');
    const kept = await say(' 432109876543 ');
    expect(kept).toContain('Received, thank you');
    expect(kept).toContain('value="432109876543"');
    expect(await say('432109876544')).toContain('Too many submissions');
    expect(await say('x'.repeat(10_000))).toContain('Could not save');
  });

  it('is not cached, not framed, and runs only its own files', async () => {
    const { headers } = await open(pathOf(await payable()));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self'; style-src 'self'.*frame-ancestors 'none'/,
    );
    const text = await (await open(pathOf(await payable()))).text();
    expect(text).not.toMatch(/<script>|style="|\son\w+=/);
    for (const [, address = ''] of text.matchAll(/(?:href|src)="(assets\/[^"]+)"/g)) {
      const file = await open(`/pay/${address}`);
      expect([file.status, file.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    const [, style = ''] = /href="(assets\/[^"?]+)/.exec(text) ?? [];
    expect((await open(`/pay/${style}?v=older`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('shows texts of merchants and suppliers as plain text', async () => {
    const { db } = desk.store;
    const hostile = `</title><script>alert(1)</script>"'><img src=x onerror=alert(1)>\u202e`;
    const id = await payable();
    await db.update(orders).set({ subject: hostile, identifyCode: hostile }).where(eq(orders.id, id));
    await db.update(merchants).set({ name: hostile }).where(eq(merchants.id, desk.ids.merchantId));
    await db.update(resources).set({ accountName: hostile }).where(eq(resources.id, desk.own));
    const text = await (await open(pathOf(id))).text();
    expect(text.split('&lt;/title&gt;&lt;script&gt;').length).toBeGreaterThan(4);
    expect(text).not.toMatch(/<script>|<img|<\/title>.*<\/title>/s);
  });

  it('shows a message when the link is unknown, and while the store is unavailable', async () => {
    for (const path of ['/pay/nothing', `/pay/${'A'.repeat(43)}`, `/pay/${'%00'.repeat(20)}`]) {
      const missing = await open(path, { 'accept-language': 'en' });
      expect([missing.status, missing.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await missing.text()).toContain('Invalid payment link');
    }
    for (const path of ['/pay/assets/../cashier.page.ts', '/pay/assets/%2e%2e%2fcashier.page.ts'])
      expect((await open(path)).status).toBe(404);
  });
});
