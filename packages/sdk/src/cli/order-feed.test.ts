import { createMemorySession, createPlatform } from '@platform/sdk';
import { createFakeSocketServer, createFixtures, createManualClock, success } from '@platform/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OrderFeed, type OrderFeedOptions, type OrderNews } from './order-feed.ts';

type Row = ReturnType<ReturnType<typeof createFixtures>['orderRow']>;

/** A platform whose orders change while the feed follows them. */
function scene(options: Partial<OrderFeedOptions> = {}) {
  const fixtures = createFixtures();
  const clock = createManualClock();
  const server = createFakeSocketServer();
  const orders: Row[] = [];
  const lists: URL[] = [];
  const failures: Error[] = [];
  const platform = createPlatform({
    baseUrl: 'https://platform.example',
    clock,
    session: createMemorySession({ token: 'a-token' }),
    retries: 0,
    random: () => 0.5,
    fetch: async (request) => {
      const failure = failures.shift();
      if (failure) throw failure;
      lists.push(new URL(request.url));
      return success({ list: orders.toReversed(), total: orders.length, nextCursor: null, summary: null });
    },
  });
  const controller = new AbortController();
  const notices: string[] = [];
  const feed = new OrderFeed(platform, {
    since: undefined,
    withUpdates: false,
    signal: controller.signal,
    onNotice: (text) => notices.push(text),
    ...options,
  });
  const socket = platform.socket({ WebSocket: server.WebSocket });
  const news: OrderNews[] = [];
  const ended = (async () => {
    for await (const one of feed.follow(socket)) news.push(one);
  })().finally(() => socket.close());
  // The test that expects this rejection awaits it.
  ended.catch(() => undefined);

  const add = (status = 2): Row => {
    const row = fixtures.orderRow({ status });
    orders.push(row);
    return row;
  };
  const pushCreated = ({ orderCode, createdAt }: Row) =>
    server.push(fixtures.orderCreated({ orderCode, createdAt }));
  const pushUpdated = ({ orderCode, status, updatedAt }: Row) =>
    server.push(fixtures.orderUpdated({ orderCode, status, updatedAt }));
  const shown = () => news.map(({ type, source, orderCode }) => `${source} ${type} ${orderCode}`);
  const follows = () => vi.waitFor(() => expect(lists).not.toHaveLength(0));
  const reconnect = async (meanwhile: () => void) => {
    server.drop();
    meanwhile();
    await vi.waitFor(async () => {
      await clock.advance(5_000);
      expect(notices.join('\n')).toContain('Connected again');
    });
  };
  return {
    add,
    pushCreated,
    pushUpdated,
    shown,
    follows,
    reconnect,
    ended,
    controller,
    failures,
    notices,
    news,
    lists,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: false });
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = (expectation: () => void) => vi.waitFor(expectation, { timeout: 5_000 });

describe('the feed of orders', () => {
  it('starts with orders that arrive from now on', async () => {
    const { add, follows, pushCreated, shown, news } = scene();
    add();
    await follows();
    const order = add();
    pushCreated(order);
    await settled(() => expect(shown()).toEqual([`push order.created ${order.orderCode}`]));
    expect(news[0]).toMatchObject({ status: 1, currency: 'INR', at: order.createdAt });
  });

  it('starts with orders created since a given time, oldest first, on request', async () => {
    const { add, shown } = scene({ since: '2026-11-20 00:00:00' });
    const codes = [add(), add()].map(({ orderCode }) => orderCode);
    await settled(() => expect(shown()).toEqual(codes.map((code) => `list order.created ${code}`)));
  });

  it('reads missed orders from the list, and shows none twice', async () => {
    const { add, follows, pushCreated, reconnect, shown } = scene();
    await follows();
    const first = add();
    pushCreated(first);
    await settled(() => expect(shown()).toHaveLength(1));
    let missed: Row | undefined;
    await reconnect(() => {
      missed = add();
    });
    await settled(() => expect(shown().at(-1)).toBe(`list order.created ${missed?.orderCode}`));
    // Late duplicates of both.
    pushCreated(first);
    if (missed) pushCreated(missed);
    const last = add();
    pushCreated(last);
    await settled(() => expect(shown().at(-1)).toContain(last.orderCode));
    expect(shown()).toHaveLength(3);
  });

  it('shows changes only on request, including those of a gap', async () => {
    for (const withUpdates of [false, true]) {
      const { add, follows, pushCreated, pushUpdated, reconnect, shown } = scene({ withUpdates });
      await follows();
      const order = add();
      pushCreated(order);
      await settled(() => expect(shown()).toHaveLength(1));
      order.status = 4;
      pushUpdated(order);
      const other = add();
      pushCreated(other);
      await settled(() => expect(shown().at(-1)).toContain(other.orderCode));
      await reconnect(() => {
        other.status = 3;
      });
      const last = add();
      pushCreated(last);
      await settled(() => expect(shown().at(-1)).toContain(last.orderCode));
      expect(shown().filter((line) => line.includes('updated'))).toEqual(
        withUpdates ? [`push order.updated ${order.orderCode}`, `list order.updated ${other.orderCode}`] : [],
      );
    }
  });

  it('tries again when the list cannot be read', async () => {
    const { add, follows, failures, notices, pushCreated, reconnect, shown } = scene();
    await follows();
    const first = add();
    pushCreated(first);
    await settled(() => expect(shown()).toHaveLength(1));
    failures.push(new TypeError('fetch failed'));
    const missed: Row[] = [];
    await reconnect(() => missed.push(add()));
    await settled(() => expect(notices.at(-1)).toContain('Trying again in 5 s'));
    await vi.advanceTimersByTimeAsync(5_000);
    await settled(() => expect(shown().at(-1)).toBe(`list order.created ${missed[0]?.orderCode}`));
  });

  it('gives a slow reader the remaining orders from the list', async () => {
    const { add, follows, pushCreated, shown } = scene();
    await follows();
    const orders = Array.from({ length: 5_500 }, () => add());
    for (const order of orders) pushCreated(order);
    await settled(() => expect(shown()).toHaveLength(5_500));
    expect(new Set(shown().map((line) => line.split(' ')[2])).size).toBe(5_500);
    expect(shown().some((line) => line.startsWith('list'))).toBe(true);
  });

  it('ends on request, with the reason', async () => {
    const { controller, ended, follows } = scene();
    await follows();
    controller.abort('SIGINT');
    await expect(ended).rejects.toBe('SIGINT');
  });
});
