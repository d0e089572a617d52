import { setTimeout as think } from 'node:timers/promises';
import {
  BusinessError,
  createMemorySession,
  createPlatform,
  type Input,
  type MemorySession,
  minorUnits,
  type Platform,
  signOrder,
} from '@platform/sdk';
import { LoadPayers } from './load-payers.ts';
import type { DemoAccounts } from './server-process.ts';

/** Everything that was answered. A request without an answer may or may not have taken effect. */
export interface Answered {
  /** Order codes by merchant order number. */
  readonly created: ReadonlyMap<string, string>;
  /** Bank references by order code, for orders completed by supplement. */
  readonly supplemented: ReadonlyMap<string, string>;
  /** The same for orders completed by a bank message. */
  readonly matched: ReadonlyMap<string, string>;
  /** Codes of the payouts that were paid by hand. */
  readonly paidOut: ReadonlySet<string>;
  /** Ids of the accepted statements, by message text. */
  readonly reported: ReadonlyMap<string, string>;
  /** Codes of the orders that a list has shown with an acknowledged callback. */
  readonly seenAcknowledged: ReadonlySet<string>;
}

export interface LoadTarget {
  readonly demo: DemoAccounts;
  readonly notifyUrl: string;
  /** Each call goes to any one of them. */
  readonly urls: () => readonly string[];
}

const collectionProduct = 1008;
const payoutProduct = 1050;

export const nothingLeft = { toAllocate: 0, toTell: 0, toRead: 0 };

/**
 * Merchants and operators that work through the SDK: each makes one call after another until it is stopped,
 * and every answer is recorded. If a server crashes, the call in progress is lost and the load goes on.
 */
export class OrderLoad {
  readonly #target: LoadTarget;
  readonly #created = new Map<string, string>();
  readonly #supplemented = new Map<string, string>();
  readonly #paidOut = new Set<string>();
  readonly #seenAcknowledged = new Set<string>();
  /** Orders that are not completed yet. */
  readonly #open: string[] = [];
  readonly #session = createMemorySession();
  #signedIn: Promise<unknown> | undefined;
  readonly #payers = new LoadPayers();
  readonly #operators = new Map<string, Promise<Platform>>();
  readonly #calls = new Set<Promise<void>>();
  #number = 0;
  #isWorking = false;
  /** How many rounds of calls were answered, refused, or lost in a crash. */
  readonly calls = { answered: 0, refused: 0, lost: 0 };

  constructor(target: LoadTarget) {
    this.#target = target;
  }

  get answered(): Answered {
    return {
      created: this.#created,
      supplemented: this.#supplemented,
      matched: this.#payers.completed,
      paidOut: this.#paidOut,
      reported: this.#payers.reported,
      seenAcknowledged: this.#seenAcknowledged,
    };
  }

  /** Signs the operator in and returns the session, which is valid on each of the servers. */
  async signIn(): Promise<MemorySession> {
    await Promise.all(this.#target.urls().map((url) => this.#operator(url)));
    return this.#session;
  }

  start(): void {
    this.#isWorking = true;
    const workers = [
      ...Array.from({ length: 3 }, () => () => this.#create()),
      ...Array.from({ length: 2 }, () => () => this.#supplement()),
      () => this.#payOut(),
      ...Array.from({ length: 2 }, () => () => this.#pay()),
      () => this.#look(),
    ];
    for (const work of workers) {
      const worker = this.#goOn(work).finally(() => this.#calls.delete(worker));
      this.#calls.add(worker);
    }
  }

  /** Each worker finishes its current call. */
  async stop(): Promise<void> {
    this.#isWorking = false;
    await Promise.all(this.#calls);
  }

  /** The platform's own outstanding work: orders to allocate, callbacks to send, messages to parse. */
  async outstanding(): Promise<typeof nothingLeft> {
    const platform = await this.#operator(this.#url());
    const [created, unacknowledged, payouts, unread] = await Promise.all([
      platform.orders.list({ orderStatusId: 1, orderType: 1, pageSize: 1 }),
      platform.orders.list({ orderStatusId: 5, orderType: 1, pageSize: 1 }),
      platform.orders.list({ orderStatusId: 5, orderType: 2, pageSize: 1 }),
      platform.statements.list({ state: 'received', pageSize: 1 }),
    ]);
    return {
      toAllocate: created.total ?? 0,
      toTell: (unacknowledged.total ?? 0) + (payouts.total ?? 0),
      toRead: unread.total ?? 0,
    };
  }

  async #goOn(work: () => Promise<void>): Promise<void> {
    while (this.#isWorking) {
      try {
        await work();
        this.calls.answered += 1;
      } catch (error) {
        this.calls[isRefusal(error) ? 'refused' : 'lost'] += 1;
        // After a refusal, or with nothing to do, try again a moment later.
        await think(20);
      }
    }
  }

  #url(): string {
    const urls = this.#target.urls();
    return urls[this.#number++ % urls.length] ?? '';
  }

  /** One session for all servers. */
  #operator(url: string): Promise<Platform> {
    const known = this.#operators.get(url);
    if (known) return known;
    const { password } = this.#target.demo;
    const platform: Platform = createPlatform({
      baseUrl: url,
      session: this.#session,
      retries: 0,
      timeoutMs: 60_000,
      hooks: {
        onSecondLevel: () => platform.session.loginSecondLevel({ password, logInReason: 'load' }),
      },
    });
    this.#signedIn ??= platform.session.login({ userName: 'admin', password });
    const ready = this.#signedIn.then(() => platform);
    this.#operators.set(url, ready);
    return ready;
  }

  async #send(fields: Partial<Input<'orders.create'>>): Promise<string> {
    const number = ++this.#number;
    const { merchants } = this.#target.demo;
    const merchant = merchants[number % Math.min(3, merchants.length)];
    if (!merchant) throw new Error('the demo has no merchant');
    const mchOrderNo = `F${number}`;
    const order = {
      mchId: merchant.mchId,
      productId: collectionProduct,
      mchOrderNo,
      amount: minorUnits(50_000 + (number % 400) * 100),
      notifyUrl: this.#target.notifyUrl,
      ...fields,
    };
    const platform = createPlatform({ baseUrl: this.#url(), retries: 0, timeoutMs: 60_000 });
    const { orderCode } = await platform.orders.create(signOrder(order, merchant.signingKey));
    this.#created.set(mchOrderNo, orderCode);
    return orderCode;
  }

  async #create(): Promise<void> {
    this.#open.push(await this.#send({}));
  }

  async #supplement(): Promise<void> {
    const orderCode = this.#open.shift();
    if (orderCode === undefined) return think(20);
    const utr = String(300_000_000_000 + ++this.#number);
    const platform = await this.#operator(this.#url());
    try {
      await platform.orders.supplement({ orderCode, isOffsetReplenishmentOrder: false, utr });
    } catch (error) {
      // It has no account yet; try it again later.
      if (isRefusal(error)) this.#open.push(orderCode);
      throw error;
    }
    this.#supplemented.set(orderCode, utr);
  }

  async #payOut(): Promise<void> {
    const orderCode = await this.#send({
      productId: payoutProduct,
      amount: minorUnits(10_000),
      userName: 'B Sample',
      cardNumber: '50100012345678',
      ifscCode: 'EXMP0000123',
    });
    const platform = await this.#operator(this.#url());
    const { list } = await platform.orders.list({ orderCode, orderType: 2 });
    const orderId = list[0]?.id;
    if (orderId === undefined) throw new Error(`An answered payout is not in the list: ${orderCode}.`);
    await platform.payoutClaims.claim({ orderId });
    const utr = String(400_000_000_000 + ++this.#number);
    await platform.orders.supplement({ orderCode, isOffsetReplenishmentOrder: false, utr });
    this.#paidOut.add(orderCode);
  }

  async #pay(): Promise<void> {
    const url = this.#url();
    await this.#payers.pay(await this.#operator(url), url, this.#open);
  }

  async #look(): Promise<void> {
    const platform = await this.#operator(this.#url());
    const { list } = await platform.orders.list({ orderStatusId: 4, pageSize: 50 });
    // The demo has paid orders of its own.
    for (const { orderCode, merchantOrderNo } of list)
      if (merchantOrderNo.startsWith('F')) this.#seenAcknowledged.add(orderCode);
    await think(100);
  }
}

const isRefusal = (error: unknown): boolean => error instanceof BusinessError;
