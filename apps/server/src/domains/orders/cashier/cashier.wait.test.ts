import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { allocateCreatedOrders } from '../allocation/allocation.jobs.ts';
import { orders } from '../orders/orders.table.ts';
import type { CashierOrder } from './cashier.types.ts';
import { payTokenOf } from './pay-links.service.ts';

let desk: AccountDesk;
const durationsMs: number[] = [];

beforeAll(async () => {
  desk = await openAccountDesk({ onCall: (_operation, _code, durationMs) => durationsMs.push(durationMs) });
});
afterAll(() => desk.close());
// Timers stand still, so that only what the test does can end a wait.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  await desk.clear();
});

const look = (token: string, query = '&waitMs=20000') =>
  desk.get<CashierOrder | null>(`/v1.0/cashier/getOrder?token=${token}${query}`);
const tokenOf = (id: string): string => payTokenOf(desk.dependencies.secrets, id);
const untilAsleep = () =>
  vi.waitFor(() => expect(desk.dependencies.longPolls.asleep).toBe(1), { interval: 1 });

describe('a call with waitMs', () => {
  it('is answered when the order is allocated', async () => {
    const { id } = await desk.newOrder();
    const answer = look(tokenOf(id));
    await untilAsleep();
    await allocateCreatedOrders({ ...desk.parts, publish: (events) => desk.fanout.publish(events) });
    expect((await answer).data).toMatchObject({ status: 'payable', payAmountMinor: 20_000 });
  });

  it('is answered by a later read when the event was lost', async () => {
    const { id } = await desk.newOrder();
    const answer = look(tokenOf(id));
    await untilAsleep();
    await allocateCreatedOrders(desk.parts);
    vi.advanceTimersByTime(2_000);
    expect((await answer).data).toMatchObject({ status: 'payable' });
  });

  it('is answered at its deadline while the order is still being prepared', async () => {
    const { id } = await desk.newOrder();
    const answer = look(tokenOf(id), '&waitMs=1000');
    await untilAsleep();
    vi.advanceTimersByTime(1_000);
    expect((await answer).data).toMatchObject({ status: 'preparing', account: null });
  });

  it('counts in metrics and log by its work, not by its wait', async () => {
    const { id } = await desk.newOrder();
    const answer = look(tokenOf(id), '&waitMs=1000');
    await untilAsleep();
    vi.advanceTimersByTime(1_000);
    await answer;
    expect(durationsMs.at(-1)).toBeLessThan(500);
    const { durationMs, waitedMs } = JSON.parse(desk.logLines.at(-1) ?? '');
    expect(durationMs).toBeLessThan(500);
    expect(waitedMs).toBeGreaterThan(500);
  });

  it.each([
    [{ status: 2 }, 'payable'],
    [{ status: 2, expiresAt: new Date(0) }, 'timedOut'],
    [{ status: 3 }, 'timedOut'],
    [{ status: 10 }, 'unavailable'],
  ] as const)('is answered at once for an order with %o', async (changes, status) => {
    const { id } = await desk.newOrder();
    const placed = { resourceId: desk.own, payAmountMinor: 20_000, ...changes };
    await desk.store.db.update(orders).set(placed).where(eq(orders.id, id));
    expect((await look(tokenOf(id))).data?.status).toBe(status);
  });

  it('is answered at once for a link of no order', async () => {
    for (const token of ['A'.repeat(43), tokenOf('01990000-0000-7000-8000-000000000000')])
      expect((await look(token)).code).toBe(errorCodes.payLinkInvalid);
  });

  it('waits 20 seconds at most', async () => {
    const { id } = await desk.newOrder();
    expect((await look(tokenOf(id), '&waitMs=20001')).status).toBe(400);
  });
});

it('a call without waitMs is answered at once', async () => {
  const { id } = await desk.newOrder();
  expect((await look(tokenOf(id), '')).data?.status).toBe('preparing');
});
