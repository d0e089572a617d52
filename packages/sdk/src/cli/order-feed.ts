import {
  BusinessError,
  type Input,
  isPlatformError,
  type Platform,
  type PlatformSocket,
  type TopicEvent,
} from '@platform/sdk';
import { orderStatusIds } from '@platform/sdk/rules';
import type { OrderRow } from './order-columns.ts';

/** One line of `orders tail`. */
export interface OrderNews {
  readonly type: 'order.created' | 'order.updated';
  /** Pushed by the websocket, or read from the list after a lost connection. */
  readonly source: 'push' | 'list';
  readonly orderCode: string;
  readonly merchantId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: number;
  /** When the order was created, or changed. */
  readonly at: string;
}

export interface OrderFeedOptions {
  /** Start with the orders created since this time; undefined: only new ones. */
  readonly since: Date | string | undefined;
  readonly withUpdates: boolean;
  readonly signal: AbortSignal;
  readonly onNotice: (text: string) => void;
}

/** Maximum number of queued events for a slow reader; events beyond it are read from the list later. */
const longestQueue = 5_000;
const rememberedOrders = 20_000;
const longestFill = 10_000;
/** Includes orders whose allocation failed, which the list leaves out by default. */
const everyOrder: Pick<Input<'orders.list'>, 'orderType' | 'notInOrderStatusIds'> = {
  orderType: 1,
  notInOrderStatusIds: [],
};
/**
 * Orders are not committed in the order of their creation times, so the list is read from a little earlier.
 */
const overlapMs = 60_000;
const refillAfterMs = 5_000;

/** New orders without gaps: pushed by the websocket, and read from the list after a lost connection. */
export class OrderFeed {
  readonly #platform: Platform;
  readonly #options: OrderFeedOptions;
  /** Last known status by order, oldest first. */
  readonly #seen = new Map<string, number>();
  readonly #queue: TopicEvent<'orders'>[] = [];
  #fillFrom: Date | string | undefined;
  #mustFill = false;
  #failure: unknown;
  #wake: () => void = () => undefined;

  constructor(platform: Platform, options: OrderFeedOptions) {
    this.#platform = platform;
    this.#options = options;
  }

  /** @throws the error that ends the feed: an expired session, a refused topic, an aborted signal */
  async *follow(socket: PlatformSocket): AsyncGenerator<OrderNews> {
    const { signal } = this.#options;
    const stop = this.#listen(socket);
    try {
      // Subscribe before reading the list: an order created in between is pushed, and recognised in the list.
      await untilAborted(socket.subscribe('orders', (event) => this.#take(event)).ready, signal);
      yield* this.#begin();
      while (true) {
        signal.throwIfAborted();
        if (this.#failure !== undefined) throw this.#failure;
        const event = this.#queue.shift();
        const news = event && this.#newsOf(event);
        if (news) yield news;
        else if (!event && this.#mustFill) yield* this.#fill();
        else if (!event) await this.#change();
      }
    } finally {
      stop();
    }
  }

  #listen(socket: PlatformSocket): () => void {
    const { signal, onNotice } = this.#options;
    const wake = () => this.#wake();
    signal.addEventListener('abort', wake);
    const stops = [
      () => signal.removeEventListener('abort', wake),
      socket.on('state', (state) => {
        if (state === 'closed' || state === 'error') onNotice('The connection is down; trying again …');
      }),
      socket.on('gap', ({ downMs }) => {
        onNotice(`Connected again after ${Math.ceil(downMs / 1000)} s; reading what happened meanwhile.`);
        this.#mustFill = true;
        this.#wake();
      }),
      socket.on('sessionLost', (error) => {
        this.#failure = error;
        this.#wake();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #take(event: TopicEvent<'orders'>): void {
    if (this.#queue.length < longestQueue) this.#queue.push(event);
    else this.#mustFill = true;
    this.#wake();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /**
   * Finds the newest order in the list, by the platform's clock, or starts with the orders since the given
   * time.
   */
  async *#begin(): AsyncGenerator<OrderNews> {
    const { since, signal } = this.#options;
    if (since !== undefined) {
      this.#fillFrom = since;
      yield* this.#fill();
      return;
    }
    const { list } = await this.#platform.orders.list({ ...everyOrder, page: 1, pageSize: 100 }, { signal });
    // Orders pushed while the list was read count as new.
    const pushed = new Set(this.#queue.map((event) => event.orderCode));
    for (const row of list.toReversed())
      if (!pushed.has(row.orderCode)) this.#remember(row.orderCode, row.status);
    this.#fillFrom = list[0] && new Date(list[0].createdAt);
  }

  /** Yields the orders of the list that were not shown yet, oldest first. A failed read is retried later. */
  async *#fill(): AsyncGenerator<OrderNews> {
    const { signal, onNotice, withUpdates } = this.#options;
    this.#mustFill = false;
    const from = this.#fillFrom;
    const startTime = from instanceof Date ? new Date(from.getTime() - overlapMs) : from;
    const filters = { ...everyOrder, ...(startTime === undefined ? {} : { startTime }) };
    const rows: OrderRow[] = [];
    try {
      for await (const row of this.#platform.orders.list.all(filters, { limit: longestFill, signal }))
        rows.push(row);
    } catch (error) {
      if (signal.aborted || BusinessError.is(error) || !isPlatformError(error) || !error.retryable)
        throw error;
      onNotice(`${error.message} Trying again in ${refillAfterMs / 1000} s.`);
      setTimeout(() => {
        this.#mustFill = true;
        this.#wake();
      }, refillAfterMs).unref();
      return;
    }
    if (rows.length === longestFill)
      onNotice(`More than ${longestFill} orders since: the oldest of them are left out.`);
    for (const row of rows.reverse()) {
      const known = this.#seen.get(row.orderCode);
      if (known === row.status) continue;
      this.#remember(row.orderCode, row.status);
      // With updates, the list is always read from the start time; otherwise from the newest known order.
      if (!withUpdates) this.#advanceTo(row.createdAt);
      if (known === undefined) yield newsOfRow(row, 'order.created', row.createdAt);
      else if (withUpdates) yield newsOfRow(row, 'order.updated', row.updatedAt);
    }
  }

  #newsOf(event: TopicEvent<'orders'>): OrderNews | undefined {
    const { orderCode, merchantId, amountMinor, currency, type } = event;
    const known = this.#seen.get(orderCode);
    const wasCreated = event.type === 'order.created';
    if (wasCreated ? known !== undefined : !this.#options.withUpdates || known === event.status)
      return undefined;
    const status = wasCreated ? orderStatusIds.created : event.status;
    this.#remember(orderCode, status);
    if (wasCreated && !this.#options.withUpdates) this.#advanceTo(event.createdAt);
    const at = wasCreated ? event.createdAt : event.updatedAt;
    return { type, source: 'push', orderCode, merchantId, amountMinor, currency, status, at };
  }

  #advanceTo(createdAt: string): void {
    const time = new Date(createdAt);
    if (!(this.#fillFrom instanceof Date) || time > this.#fillFrom) this.#fillFrom = time;
  }

  #remember(orderCode: string, status: number): void {
    this.#seen.delete(orderCode);
    this.#seen.set(orderCode, status);
    if (this.#seen.size <= rememberedOrders) return;
    const [oldest] = this.#seen.keys();
    if (oldest !== undefined) this.#seen.delete(oldest);
  }
}

const newsOfRow = (row: OrderRow, type: OrderNews['type'], at: string): OrderNews => ({
  type,
  source: 'list',
  orderCode: row.orderCode,
  merchantId: row.merchantId,
  amountMinor: row.amountMinor,
  currency: row.currency,
  status: row.status,
  at,
});

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
