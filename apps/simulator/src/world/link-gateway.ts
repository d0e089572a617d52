import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { formatMoney, minorUnits } from '@platform/sdk';
import type { LinkPlan } from '../plan/gateway-plan.ts';
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

export type LinkGatewayOptions = PlayedGatewayOptions<LinkPlan>;

interface Link {
  readonly id: string;
  readonly key: string;
  readonly amount: number;
  readonly description: string;
  readonly plan: LinkPlan;
  /** Seconds since 1970; 0: never. */
  readonly expireBy: number;
  status: 'created' | 'paid' | 'cancelled';
}

/** What the gateway did about one key. */
export interface LinkBook {
  readonly key: string;
  readonly requests: number;
  /** Number of the link; null if none was made. */
  readonly id: string | null;
  readonly status: Link['status'] | 'refused';
  readonly amount: number;
}

const secondMs = 1_000;
const noLink: readonly Link[] = [];

/**
 * A gateway that speaks the documented API of Razorpay's payment links over HTTP. A key has one link: a second request
 * for it is refused, as the real one does. A payer may also open the link in a browser and pay there.
 */
export class LinkGateway {
  #server: Server | undefined;
  readonly #options: LinkGatewayOptions;
  readonly #links = new Map<string, Link>();
  readonly #books = new Map<string, LinkBook>();

  private constructor(options: LinkGatewayOptions) {
    this.#options = options;
  }

  static async open(options: LinkGatewayOptions): Promise<LinkGateway> {
    const gateway = new LinkGateway(options);
    gateway.#server = await listen(options.port, (request, response) => gateway.#take(request, response));
    return gateway;
  }

  get #origin(): string {
    return this.#server ? originOf(this.#server) : '';
  }

  /** Base address of its API. */
  get url(): string {
    return `${this.#origin}/v1`;
  }

  get books(): readonly LinkBook[] {
    return [...this.#books.values()];
  }

  async close(): Promise<void> {
    if (this.#server) await closeServer(this.#server);
  }

  /** A payer pays the link of a key. @returns its reference */
  async pay(key: string): Promise<string> {
    const link = [...this.#links.values()].find((one) => one.key === key);
    if (link?.status !== 'created') throw new Error(`There is no link of ${key} to pay.`);
    this.#settle(link, 'paid');
    await this.#report(link);
    return utrOf(link.id, link.key);
  }

  /** The merchant withdraws the link of a key. */
  cancel(key: string): void {
    for (const link of this.#links.values())
      if (link.key === key && link.status === 'created') this.#settle(link, 'cancelled');
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.#origin);
    const body = await readBody(request);
    const [, page, isPaid] = /^\/l\/(\w+)(\/pay)?$/.exec(url.pathname) ?? [];
    if (page !== undefined) return this.#show(request, response, page, isPaid !== undefined);
    if (!isCaller(request, this.#options.keys) || body === undefined)
      return answer(response, 401, refusal('Authentication failed'));
    if (url.pathname === '/v1/payment_links') {
      if (request.method === 'POST') return this.#create(response, body);
      const key = url.searchParams.get('reference_id');
      const found = key === null ? noLink : [...this.#links.values()].filter((link) => link.key === key);
      return answer(response, 200, { payment_links: found.map((link) => this.#entityOf(link)) });
    }
    const [, noun, id = ''] = /^\/v1\/(payment_links|payments)\/(\w+)$/.exec(url.pathname) ?? [];
    const link = this.#links.get(id.replace(/^pay_/, 'plink_'));
    if (request.method !== 'GET' || noun === undefined)
      return answer(response, 404, refusal('The requested URL was not found'));
    if (!link) return answer(response, 400, refusal('The id provided does not exist'));
    return answer(response, 200, noun === 'payments' ? paymentOf(link) : this.#entityOf(link));
  }

  async #create(response: ServerResponse, body: Buffer): Promise<void> {
    const asked = JSON.parse(body.toString('utf8')) as {
      reference_id?: string;
      amount?: number;
      description?: string;
      expire_by?: number;
    };
    const { reference_id: key = '', amount = 0, description = '', expire_by: expireBy = 0 } = asked;
    if (!key || key.length > 40 || !Number.isSafeInteger(amount) || amount < 100)
      return answer(response, 400, refusal('The request is not valid'));
    const known = [...this.#links.values()].find((link) => link.key === key);
    this.#note(key, { amount });
    if (known) return answer(response, 400, refusal(`payment link with reference_id ${key} already exists`));
    const plan = this.#options.planOf(key);
    if (plan.mood === 'cutsBeforeCreating') return void response.destroy();
    if (plan.mood === 'declines') return answer(response, 400, refusal('The amount is not allowed'));
    const id = `plink_${String(this.#links.size + 1).padStart(14, '0')}`;
    const link: Link = { id, key, amount, description, expireBy, plan, status: 'created' };
    this.#links.set(id, link);
    this.#note(key, { id, status: 'created' }, 0);
    if (plan.pays)
      this.#options.after(this.#options.settleMs, async () => {
        // A payer in a browser was faster.
        if (link.status === 'created') await this.pay(key);
      });
    if (plan.mood === 'cutsAfterCreating') return void response.destroy();
    if (plan.mood === 'errorAfterCreating') return answer(response, 502, { message: 'Bad Gateway' });
    if (plan.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, this.#options.slowMs));
    return answer(response, 200, this.#entityOf(link));
  }

  /** The page that the payer opens, for those who try the demo. */
  async #show(
    { method }: IncomingMessage,
    response: ServerResponse,
    id: string,
    isPaid: boolean,
  ): Promise<void> {
    const link = this.#links.get(id);
    if (!link) return answer(response, 404, refusal('The id provided does not exist'));
    if (isPaid && method === 'POST' && link.status === 'created') await this.pay(link.key);
    const form = `<form method="post" action="/l/${id}/pay"><button>Pay</button></form>`;
    const amount = formatMoney(minorUnits(link.amount), 'INR');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><title>Simulated gateway</title><h1>INR ${amount}</h1>${link.status === 'created' ? form : `<p>${link.status}</p>`}`,
      );
  }

  #settle(link: Link, status: Link['status']): void {
    link.status = status;
    this.#note(link.key, { status }, 0);
  }

  #note(key: string, changes: Partial<LinkBook>, requests: 0 | 1 = 1): void {
    const known = this.#books.get(key) ?? { key, requests: 0, id: null, status: 'refused', amount: 0 };
    this.#books.set(key, { ...known, ...changes, requests: known.requests + requests });
  }

  async #report(link: Link): Promise<void> {
    const { deliver, after, settleMs, keys } = this.#options;
    const paid = this.noticeOf(link.key);
    switch (link.plan.notice) {
      case 'none':
        return;
      case 'late':
        after(settleMs * 5, () => deliver(paid));
        return;
      case 'doubled':
        await deliver(paid);
        await deliver(paid);
        return;
      case 'outOfOrder':
        await deliver(paid);
        await deliver(signedNotice(this.#eventOf(link, 'expired'), keys.webhookSecret));
        return;
      case 'forged':
        await deliver(this.noticeOf(link.key, 'not the secret'));
        return;
      default:
        await deliver(paid);
    }
  }

  /** What the gateway reports about the paid link of a key. */
  noticeOf(key: string, secret = this.#options.keys.webhookSecret): GatewayNotice {
    const link = [...this.#links.values()].find((one) => one.key === key);
    if (!link) throw new Error(`There is no link of ${key}.`);
    return signedNotice(this.#eventOf(link, 'paid'), secret);
  }

  #eventOf(link: Link, status: 'paid' | 'expired') {
    const isPaid = status === 'paid';
    return {
      entity: 'event',
      event: `payment_link.${status}`,
      payload: {
        payment_link: { entity: this.#entityOf(link, status) },
        ...(isPaid ? { payment: { entity: paymentOf(link) } } : {}),
      },
    };
  }

  #entityOf(link: Link, status: string = statusOf(link)) {
    const { id, key, amount, description, expireBy } = link;
    const isPaid = status === 'paid';
    return {
      id,
      amount,
      amount_paid: isPaid ? amount : 0,
      currency: 'INR',
      description,
      expire_by: expireBy,
      reference_id: key,
      short_url: `${this.#origin}/l/${id}`,
      status,
      payments: isPaid ? [{ amount, payment_id: paymentOf(link).id, status: 'captured' }] : null,
    };
  }
}

const statusOf = ({ status, expireBy }: Link): string =>
  status === 'created' && expireBy > 0 && expireBy * secondMs < Date.now() ? 'expired' : status;

const paymentOf = ({ id, key, amount }: Link) => ({
  id: id.replace(/^plink_/, 'pay_'),
  entity: 'payment',
  amount,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
  acquirer_data: { rrn: utrOf(id, key) },
});
