import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { GatewayPlan } from '../plan/gateway-plan.ts';
import {
  answer,
  closeServer,
  type GatewayNotice,
  isCaller,
  listen,
  originOf,
  type PlayedGatewayOptions,
  refusal,
  signedNotice,
  utrOf,
} from './gateway-http.ts';
import { readBody } from './request-body.ts';

export type { GatewayNotice };

export type GatewayOptions = PlayedGatewayOptions<GatewayPlan>;

interface Payout {
  readonly id: string;
  readonly key: string;
  readonly amount: number;
  readonly plan: GatewayPlan;
  status: 'processing' | 'processed' | 'failed';
}

/** What the gateway did about one key. */
export interface GatewayBook {
  readonly key: string;
  /** Times that money left. */
  readonly payments: number;
  readonly requests: number;
  readonly status: Payout['status'] | 'refused';
  readonly amount: number;
  /** Reference of the payment; null if none was made. */
  readonly utr: string | null;
}

/**
 * A payout gateway that speaks the documented API of RazorpayX over HTTP. It pays a key once, however often it is
 * asked, as long as the request names the key as its idempotency key; without one it pays every time, as the real one
 * does. `/books` tells how often each key was paid.
 */
export class PayoutGateway {
  #server: Server | undefined;
  readonly #options: GatewayOptions;
  readonly #byIdempotencyKey = new Map<string, Payout>();
  readonly #payouts = new Map<string, Payout>();
  readonly #books = new Map<string, Omit<GatewayBook, 'utr'>>();
  readonly #utrs = new Map<string, string>();

  private constructor(options: GatewayOptions) {
    this.#options = options;
  }

  static async open(options: GatewayOptions): Promise<PayoutGateway> {
    const gateway = new PayoutGateway(options);
    gateway.#server = await listen(options.port, (request, response) => gateway.#take(request, response));
    return gateway;
  }

  /** Base address of its API. */
  get url(): string {
    return this.#server ? `${originOf(this.#server)}/v1` : '';
  }

  get books(): readonly GatewayBook[] {
    return [...this.#books.values()].map((book) => ({ ...book, utr: this.#utrs.get(book.key) ?? null }));
  }

  async close(): Promise<void> {
    if (this.#server) await closeServer(this.#server);
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const body = await readBody(request);
    if (url.pathname === '/books') return answer(response, 200, { books: this.books });
    if (!isCaller(request, this.#options.keys) || body === undefined)
      return answer(response, 401, refusal('Authentication failed'));
    if (request.method === 'POST' && url.pathname === '/v1/payouts')
      return this.#create(request, response, body);
    const [, id] = /^\/v1\/payouts\/(\w+)$/.exec(url.pathname) ?? [];
    if (request.method === 'GET' && id !== undefined) {
      const payout = this.#payouts.get(id);
      return payout
        ? answer(response, 200, entityOf(payout))
        : answer(response, 400, refusal('The id provided does not exist'));
    }
    if (request.method === 'GET' && url.pathname === '/v1/payouts') {
      const key = url.searchParams.get('reference_id');
      const items = [...this.#payouts.values()].filter((payout) => payout.key === key).map(entityOf);
      return answer(response, 200, { entity: 'collection', count: items.length, items });
    }
    return answer(response, 404, refusal('The requested URL was not found'));
  }

  async #create(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const asked = JSON.parse(body.toString('utf8')) as {
      reference_id: string;
      amount: number;
      account_number?: string;
    };
    const { reference_id: key, amount, account_number } = asked;
    if (!account_number || !Number.isSafeInteger(amount) || amount < 100)
      return answer(response, 400, refusal('The request is not valid'));
    const plan = this.#options.planOf(key);
    if (plan.mood === 'cutsBeforePaying') {
      this.#note(key, amount, 'refused', 0);
      return void response.destroy();
    }
    if (plan.mood === 'errorBeforePaying') {
      this.#note(key, amount, 'refused', 0);
      return answer(response, 502, { message: 'Bad Gateway' });
    }
    if (plan.mood === 'declines') {
      this.#note(key, amount, 'refused', 0);
      return answer(response, 400, refusal('The beneficiary account is not valid'));
    }
    const payout = this.#pay(request.headers['x-payout-idempotency'], { key, amount, plan });
    if (plan.mood === 'cutsAfterPaying') return void response.destroy();
    if (plan.mood === 'errorAfterPaying') return answer(response, 502, { message: 'Bad Gateway' });
    if (plan.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, this.#options.slowMs));
    return answer(response, 200, entityOf(payout));
  }

  #pay(
    idempotencyKey: string | string[] | undefined,
    asked: Pick<Payout, 'key' | 'amount' | 'plan'>,
  ): Payout {
    const known = typeof idempotencyKey === 'string' ? this.#byIdempotencyKey.get(idempotencyKey) : undefined;
    if (known) {
      this.#note(known.key, known.amount, known.status, 0);
      return known;
    }
    const id = `pout_${String(this.#payouts.size + 1).padStart(14, '0')}`;
    const payout: Payout = { ...asked, id, status: 'processing' };
    this.#payouts.set(id, payout);
    if (typeof idempotencyKey === 'string') this.#byIdempotencyKey.set(idempotencyKey, payout);
    const fails = payout.plan.mood === 'failsLater';
    this.#note(payout.key, payout.amount, 'processing', fails ? 0 : 1);
    if (!fails) this.#utrs.set(payout.key, utrOf(id, payout.key));
    this.#options.after(this.#options.settleMs, async () => {
      payout.status = fails ? 'failed' : 'processed';
      this.#note(payout.key, payout.amount, payout.status, 0, 0);
      await this.#report(payout);
    });
    return payout;
  }

  #note(
    key: string,
    amount: number,
    status: GatewayBook['status'],
    payments: 0 | 1,
    requests: 0 | 1 = 1,
  ): void {
    const known = this.#books.get(key);
    this.#books.set(key, {
      key,
      amount,
      status,
      payments: (known?.payments ?? 0) + payments,
      requests: (known?.requests ?? 0) + requests,
    });
  }

  async #report(payout: Payout): Promise<void> {
    const { deliver, after, settleMs } = this.#options;
    const last = this.#noticeOf(payout, payout.status);
    switch (payout.plan.notice) {
      case 'none':
        return;
      case 'late':
        after(settleMs * 5, () => deliver(last));
        return;
      case 'doubled':
        await deliver(last);
        await deliver(last);
        return;
      case 'outOfOrder':
        await deliver(last);
        await deliver(this.#noticeOf(payout, 'processing'));
        return;
      case 'forged':
        await deliver(this.#noticeOf({ ...payout, status: 'processed' }, 'processed', 'not the secret'));
        return;
      default:
        await deliver(last);
    }
  }

  #noticeOf(
    payout: Payout,
    status: Payout['status'],
    secret = this.#options.keys.webhookSecret,
  ): GatewayNotice {
    const entity = entityOf({ ...payout, status });
    const event = `payout.${status === 'processing' ? 'initiated' : status}`;
    return signedNotice({ entity: 'event', event, payload: { payout: { entity } } }, secret);
  }
}

function entityOf({ id, key, amount, status, plan }: Payout) {
  return {
    id,
    entity: 'payout',
    amount: plan.mood === 'otherAmount' ? amount - 100 : amount,
    currency: 'INR',
    status,
    utr: status === 'processed' ? utrOf(id, key) : null,
    reference_id: key,
    status_details:
      status === 'failed'
        ? { reason: 'beneficiary_bank_offline', description: 'The bank of the beneficiary is not available' }
        : null,
  };
}
