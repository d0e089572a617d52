import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CollectionDesk, linkProduct, openCollectionDesk } from '../../../testing/collection-desk.ts';
import { killedAtOrders } from '../../../testing/killed-reader.ts';
import { toldSince } from '../../../testing/told.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { payGateways } from '../gateways/gateways.table.ts';
import { payScripts } from '../pay-scripts/pay-scripts.table.ts';

let desk: CollectionDesk;
beforeAll(async () => {
  desk = await openCollectionDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.plan({}));

const bookOf = (order: { readonly orderCode: string; readonly attempt: number }) =>
  desk.gateway.books.find(({ key }) => key === desk.keyOf(order));

describe('a collection by a gateway', () => {
  it('shows its payer the link as soon as the gateway has made it, and nothing to pay by before', async () => {
    const order = await desk.onGateway();
    expect(order).toMatchObject({ status: 2, resourceId: desk.accountId });
    expect(await desk.page(order)).toMatchObject({
      status: 'preparing',
      account: null,
      payAmountMinor: null,
    });
    await desk.turn();
    const page = await desk.page(order);
    expect(page).toMatchObject({ status: 'payable', payAmountMinor: 20_000, account: { kind: 'gateway' } });
    expect(page.account?.link).toBe(`${desk.gateway.url.replace('/v1', '')}/l/${bookOf(order)?.id}`);
    expect(await desk.runs(order.id)).toMatchObject([
      { entryPoint: 'create', verdict: 'created', effect: 'linked', reference: bookOf(order)?.id },
    ]);
  });

  it.each([
    ['made its link', {}, 'payable'],
    ['failed to make one', { mood: 'declines' }, 'unavailable'],
  ] as const)('whose gateway has %s answers the payer that waits', async (_what, plan, status) => {
    desk.plan(plan);
    const order = await desk.onGateway();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const answer = desk.page(order, 20_000);
    // Only the event can wake the call now, because timers do not fire.
    const { longPolls } = desk.dependencies;
    await vi.waitFor(() => expect(longPolls.asleep).toBe(1), { interval: 1 });
    vi.useRealTimers();
    await desk.turn();
    expect(await answer).toMatchObject({ status });
  });

  it('is asked about at growing intervals until it is over, and not for ever after its deadline', async () => {
    const order = await desk.linked();
    await desk.after(12);
    await desk.after(1);
    await desk.after(12);
    expect((await desk.runs(order.id)).map(({ verdict }) => verdict)).toEqual([
      'created',
      'pending',
      'pending',
    ]);
    await desk.after(3_600);
    expect((await desk.order(order.id)).status).toBe(3);
    expect((await desk.attempt(order.id)).state).toBe('open');
    await desk.after(25 * 3_600);
    expect(await desk.attempt(order.id)).toMatchObject({ state: 'ended', dueAt: null });
    const count = (await desk.runs(order.id)).length;
    await desk.after(25 * 3_600);
    expect(await desk.runs(order.id)).toHaveLength(count);
  });

  it('is created once under several workers', async () => {
    const placed = [];
    for (let index = 0; index < 12; index += 1) placed.push(await desk.onGateway(20_000 + index));
    const workers = [desk.newWorker(), desk.newWorker(), desk.newWorker()];
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(workers.map((worker) => worker.turn()));
      await Promise.all(workers.map((worker) => worker.idle()));
    }
    for (const order of placed) expect(bookOf(order)).toMatchObject({ requests: 1, status: 'created' });
  });

  it('that the gateway refuses is left to a person with the reason', async () => {
    desk.plan({ mood: 'declines' });
    const order = await desk.linked();
    expect(await desk.attempt(order.id)).toMatchObject({
      state: 'ended',
      reason: 'BAD_REQUEST_ERROR: The amount is not allowed',
    });
    expect(await desk.runs(order.id)).toMatchObject([{ verdict: 'declined', effect: 'givenUp' }]);
    expect(await desk.page(order)).toMatchObject({ status: 'unavailable', account: null });
  });

  it('whose link the gateway withdraws shows nothing to pay by, long before its deadline', async () => {
    const order = await desk.linked();
    expect((await desk.page(order)).status).toBe('payable');
    desk.gateway.cancel(desk.keyOf(order));
    await desk.after(12);
    expect((await desk.order(order.id)).status).toBe(2);
    expect(await desk.page(order)).toMatchObject({ status: 'unavailable', account: null });
  });

  it('that got no link is told to those who can help, once an hour for each gateway', async () => {
    await desk.after(3_601);
    await toldSince(desk);
    desk.plan({ mood: 'declines' });
    const { orderCode } = await desk.linked();
    const name = 'gatewayMadeNoLink';
    const record = `/dynamicPay/dynamicPayRecord?orderCode=${orderCode}`;
    expect(await toldSince(desk)).toEqual([
      { name, to: 'admin', link: `/order/list?orderCode=${orderCode}` },
      { name, to: 'superAdmin', link: record },
      { name, to: 'technicalSupport', link: record },
    ]);
    await desk.linked();
    expect(await toldSince(desk)).toEqual([]);
    await desk.after(3_601);
    await desk.linked();
    expect(await toldSince(desk)).toHaveLength(3);
  });
});

describe('a creation whose answer is lost', () => {
  it.each(['cutsAfterCreating', 'errorAfterCreating'] as const)(
    'is repeated with the same key, so that the payer gets the one link (%s)',
    async (mood) => {
      desk.plan({ mood });
      const order = await desk.linked();
      expect((await desk.page(order)).status).toBe('preparing');
      await desk.after(6);
      expect((await desk.page(order)).account?.link).toContain(`/l/${bookOf(order)?.id}`);
      expect(bookOf(order)).toMatchObject({ requests: 2 });
      expect(desk.gateway.books.filter(({ key }) => key.startsWith(order.orderCode))).toHaveLength(1);
    },
  );

  it('is repeated a few times only, and then left to a person with the reason', async () => {
    desk.plan({ mood: 'cutsBeforeCreating' });
    const order = await desk.linked();
    for (const seconds of [6, 17, 50, 60, 60]) await desk.after(seconds);
    expect(bookOf(order)).toMatchObject({ requests: 4 });
    const runs = await desk.runs(order.id);
    expect(runs.map(({ effect }) => effect)).toEqual(['none', 'none', 'none', 'givenUp']);
    expect(await desk.attempt(order.id)).toMatchObject({
      state: 'ended',
      reason: expect.stringMatching(/\w/),
    });
    expect((await desk.page(order)).status).toBe('unavailable');
  });

  it('is not repeated while the gateway is disabled, and not when the order is over', async () => {
    desk.plan({ mood: 'cutsBeforeCreating' });
    const order = await desk.linked();
    await desk.enable(false);
    await desk.after(6);
    expect(bookOf(order)).toMatchObject({ requests: 1 });
    expect(await desk.attempt(order.id)).toMatchObject({ state: 'sending' });
    await desk.after(3_600);
    expect(await desk.attempt(order.id)).toMatchObject({ state: 'ended', dueAt: null });
    await desk.enable(true);
    await desk.turn();
    expect(bookOf(order)).toMatchObject({ requests: 1 });
  });
});

describe('a process', () => {
  it('that dies after the key is saved leaves an attempt that another one sends with the same key', async () => {
    const order = await desk.onGateway();
    const dying = desk.newWorker({ store: { ...desk.store, db: killedAtOrders(desk.store.db) } });
    await dying.turn();
    await dying.idle();
    expect(bookOf(order)).toBeUndefined();
    await desk.after(30);
    expect(bookOf(order)).toBeUndefined();
    await desk.after(60);
    expect(bookOf(order)).toMatchObject({ requests: 1 });
    expect((await desk.page(order)).status).toBe('payable');
    expect(await desk.attempt(order.id)).toMatchObject({ creates: 2 });
  });

  it('that is held up past its lease sends nothing', async () => {
    const order = await desk.onGateway();
    let isHeldUp = false;
    const slow = desk.newWorker({
      store: {
        ...desk.store,
        transaction: async (work, ...more) => {
          const done = await desk.store.transaction(work, ...more);
          if (isHeldUp) return done;
          isHeldUp = true;
          desk.clock.advance(90_000);
          await desk.turn();
          return done;
        },
      },
    });
    await slow.turn();
    await slow.idle();
    expect(bookOf(order)).toMatchObject({ requests: 1 });
    expect((await desk.runs(order.id)).map(({ entryPoint }) => entryPoint)).toEqual(['create']);
  });
});

describe('an account of a gateway', () => {
  const change = (values: Partial<typeof payGateways.$inferInsert>) =>
    desk.store.db.update(payGateways).set(values).where(eq(payGateways.id, desk.gatewayId));
  const failed = 10;
  const refusals = async (amountMinor: number) => {
    const path = `/v1.0/resource/explain?resourceId=${desk.accountId}&productId=${linkProduct}&amountMinor=${amountMinor}`;
    const { data, msg } = await desk.get<{ refusals: string[] } | null>(path, await desk.rights());
    return data?.refusals ?? msg;
  };

  it('takes no order while its gateway is disabled', async () => {
    await desk.enable(false);
    expect((await desk.onGateway()).status).toBe(failed);
    expect(await refusals(20_000)).toEqual(['disabled']);
    await desk.enable(true);
    expect(await refusals(20_000)).toEqual([]);
  });

  it('takes no order outside the limits of its gateway', async () => {
    expect((await desk.onGateway(900)).status).toBe(failed);
    expect((await desk.onGateway(11_000_000)).status).toBe(failed);
    expect(await refusals(900)).toEqual(['belowMinimum']);
  });

  it('takes no order while no version of its script is live', async () => {
    const [script] = await desk.store.db.select().from(payScripts);
    await desk.store.db.update(payScripts).set({ liveVersionId: null });
    expect((await desk.onGateway()).status).toBe(failed);
    await desk.store.db.update(payScripts).set({ liveVersionId: script?.liveVersionId ?? null });
  });

  it('takes no order of another product, and none when its gateway pays out', async () => {
    await change({ productId: 1008 });
    expect((await desk.onGateway()).status).toBe(failed);
    await change({ productId: linkProduct, direction: 'payout' });
    expect((await desk.onGateway()).status).toBe(failed);
    expect(await refusals(20_000)).toEqual(['productMismatch']);
    await change({ direction: 'collection' });
    expect((await desk.onGateway()).status).toBe(2);
  });

  it('pays out nothing when its gateway collects', async () => {
    const { id, orderCode } = await desk.newOrder();
    await desk.store.db.update(orders).set({ orderType: 2, payoutStatus: 1 }).where(eq(orders.id, id));
    const answer = await desk.post(
      '/v1.0/payGateway/send',
      { orderCode, resourceId: desk.accountId },
      await desk.rights(),
    );
    expect(answer.code).not.toBe(200);
    await desk.store.db.update(orders).set({ orderType: 1, payoutStatus: null }).where(eq(orders.id, id));
  });
});
