import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../create-platform.ts';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.ts';
import { ordersCreate, ordersReverse, ordersUpdateMark } from '../generated/operations.ts';
import { signOrder } from '../sign/sign-order.ts';
import { createManualClock, settled } from '../testing/manual-clock.ts';
import { createRecordedFetch, fault, refusal, success } from '../testing/recorded-fetch.ts';
import { minorUnits } from '../units/money.ts';
import { createClient } from './client.ts';
import type { CallOptions } from './client-options.ts';
import { createMemorySession } from './session.ts';

const order = signOrder(
  {
    mchId: '10000101',
    productId: 3001,
    mchOrderNo: 'M-1',
    amount: minorUnits(50_000),
    notifyUrl: 'https://m.example/n',
  },
  'secret',
);
const reference = { mchId: order.mchId, mchOrderNo: order.mchOrderNo };

async function failureOf(call: Promise<unknown>): Promise<OutcomeUnknownError> {
  const error: unknown = await call.then(
    () => 'no failure',
    (reason: unknown) => reason,
  );
  return error as OutcomeUnknownError;
}

function createOver(answer: Parameters<typeof createRecordedFetch>[0], options?: CallOptions) {
  const { fetch } = createRecordedFetch(answer);
  const clock = createManualClock();
  const client = createClient({ baseUrl: 'https://p.example', fetch, clock });
  return { clock, failure: failureOf(client.call(ordersCreate, order, options)) };
}

const withCode = (code: string) => Object.assign(new Error(code), { code });
const fetchFailed = (cause?: Error) => new TypeError('fetch failed', { cause });

describe('creating an order has an unknown outcome', () => {
  it.each([
    ['the connection breaks', fetchFailed(withCode('ECONNRESET'))],
    ['the connection breaks for a reason that browsers keep to themselves', new TypeError('Failed to fetch')],
    ['the server fails', fault(500, { code: 2900, msg: '', data: null })],
    ['a proxy gets no answer', fault(504, null)],
    ['something in between gave up waiting', fault(408, null)],
    ['the answer breaks off', () => new Response('{"code":200,"ms', { status: 200 })],
    ['the answer is a page', () => new Response('<html>', { status: 200 })],
    [
      'the answer cannot be read to its end',
      () =>
        new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('cut off')) })),
    ],
  ])('when %s', async (_when, answer) => {
    const error = await createOver(answer).failure;
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(error).toMatchObject({
      name: 'OutcomeUnknownError',
      operation: 'orders.create',
      mchId: '10000101',
      mchOrderNo: 'M-1',
      retryable: false,
    });
    expect(error.message).toContain('order M-1 of merchant 10000101');
    expect(error.explain().whatToDo).toContain('reconcile');
    expect(error.cause).toMatchObject({ operation: 'orders.create', requestId: error.requestId });
  });

  it('when it times out', async () => {
    const { clock, failure } = createOver(() => new Promise(() => undefined), { timeoutMs: 50 });
    await settled();
    await clock.advance(50);
    expect(await failure).toMatchObject({ name: 'OutcomeUnknownError', cause: { name: 'TimeoutError' } });
  });

  it('when it is aborted in progress', async () => {
    const controller = new AbortController();
    const { failure } = createOver(() => new Promise(() => undefined), { signal: controller.signal });
    await settled();
    controller.abort();
    expect(await failure).toMatchObject({ name: 'OutcomeUnknownError', cause: { name: 'AbortedError' } });
  });
});

describe('creating an order has a known outcome', () => {
  it.each([
    ['it is refused', refusal(2007), { name: 'BusinessError', codeName: 'orderNumberConflict' }],
    [
      'it is invalid',
      fault(400, { code: 1101, msg: '', data: { issues: [{}] } }),
      { name: 'ValidationError' },
    ],
    [
      'it comes too often',
      fault(429, { code: 1107, msg: '', data: null }),
      { name: 'HttpError', status: 429 },
    ],
    ['there is no such address', fault(404, null), { name: 'HttpError', status: 404 }],
    ['nobody listens there', fetchFailed(withCode('ECONNREFUSED')), { name: 'NetworkError' }],
    ['the host is unknown', fetchFailed(withCode('ENOTFOUND')), { name: 'NetworkError' }],
    ['the certificate is not trusted', fetchFailed(withCode('CERT_HAS_EXPIRED')), { name: 'NetworkError' }],
  ])('when %s', async (_when, answer, known) => {
    const error = await createOver(answer).failure;
    expect(error).toMatchObject(known);
    expect(error.explain().whatToDo).not.toContain('not known');
  });

  it('when it was never sent', async () => {
    const error = await createOver(success({}), { signal: AbortSignal.abort() }).failure;
    expect(error).toMatchObject({ name: 'AbortedError' });
  });
});

describe('other calls', () => {
  const broken = fetchFailed(withCode('ECONNRESET'));

  it('that move money also have an unknown outcome', async () => {
    const { fetch } = createRecordedFetch(broken);
    const client = createClient({ baseUrl: 'https://p.example', fetch });
    const error = await failureOf(client.call(ordersReverse, { orderCode: 'C1', reason: 'returned' }));
    expect(error).toMatchObject({ name: 'OutcomeUnknownError', orderCode: 'C1', mchOrderNo: undefined });
  });

  it('that may be retried report the failure', async () => {
    const { fetch } = createRecordedFetch(broken);
    const client = createClient({ baseUrl: 'https://p.example', fetch });
    const mark = { id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01', orderMark: 1 } as const;
    expect(await failureOf(client.call(ordersUpdateMark, mark))).toMatchObject({ name: 'NetworkError' });
  });

  it('retried with a key are as unknown as their first attempt', async () => {
    const { fetch } = createRecordedFetch(broken, fetchFailed(withCode('ECONNREFUSED')));
    const client = createClient({ baseUrl: 'https://p.example', fetch, random: () => 0 });
    const options = { retries: 1, idempotencyKey: 'reverse-C1' };
    const error = await failureOf(client.call(ordersReverse, { orderCode: 'C1', reason: 'r' }, options));
    expect(error.name).toBe('OutcomeUnknownError');
  });
});

/** A platform that stores orders by number, and may close the connection before it answers. */
class OrderBook {
  readonly orders = new Map<string, { orderCode: string; body: string }>();
  creations = 0;
  hangsUp = true;
  loses = false;
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const say = (code: number, data: unknown) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ code, msg: '', data }));
    };
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname.endsWith('/getList')) {
      const found = this.orders.get(searchParams.get('merchantOrderId') ?? '');
      const list = found ? [{ ...found, mchId: order.mchId, merchantOrderNo: order.mchOrderNo }] : [];
      const isEverything = searchParams.get('notInOrderStatusIds') === '';
      return say(200, { list: isEverything ? list : [], total: null, nextCursor: null, summary: null });
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    if (this.loses) return void request.socket.destroy();
    const { mchOrderNo } = JSON.parse(body);
    const known = this.orders.get(mchOrderNo);
    if (known && known.body !== body) return say(2007, null);
    if (!known) this.orders.set(mchOrderNo, { orderCode: `C${++this.creations}`, body });
    if (this.hangsUp) return void request.socket.destroy();
    const { orderCode } = this.orders.get(mchOrderNo) ?? {};
    say(200, { ...reference, orderCode });
  }
}

describe('reconciling, with a server that commits and then hangs up', () => {
  let book: OrderBook;
  let platform: Platform;
  beforeEach(async () => {
    book = new OrderBook();
    platform = createPlatform({
      baseUrl: await book.open(),
      session: createMemorySession({ token: 't' }),
      validation: { response: 'off' },
      random: () => 0,
    });
  });
  afterEach(() => book.close());

  it('finds the created order by its number', async () => {
    expect(await failureOf(platform.orders.create(order))).toMatchObject({ name: 'OutcomeUnknownError' });
    expect(book.creations).toBe(1);
    const result = await platform.orders.reconcile(order);
    expect(result).toMatchObject({ outcome: 'found', foundBy: 'list', order: { orderCode: 'C1' } });
  });

  it('sends the same order again without a session, and creates no second one', async () => {
    await failureOf(platform.orders.create(order));
    book.hangsUp = false;
    const result = await platform.orders.reconcile(reference, { resend: order });
    expect(result).toMatchObject({ outcome: 'found', foundBy: 'resend', order: { orderCode: 'C1' } });
    expect(book.creations).toBe(1);
  });

  it('reports that there is no such order, or that it is another merchant’s', async () => {
    book.loses = true;
    await failureOf(platform.orders.create(order));
    expect(await platform.orders.reconcile(reference)).toEqual({
      outcome: 'notFound',
      checkedAt: expect.any(Date),
    });
    book.loses = false;
    await failureOf(platform.orders.create(order));
    const other = await platform.orders.reconcile({ mchId: '10000102', mchOrderNo: 'M-1' });
    expect(other.outcome).toBe('notFound');
  });

  it('looks again within its time limit', async () => {
    setTimeout(() => failureOf(platform.orders.create(order)), 300);
    expect(await platform.orders.reconcile(reference, { waitMs: 5_000 })).toMatchObject({ outcome: 'found' });
  });

  it('sends again within its time limit, and then leaves the outcome unknown', async () => {
    const late = platform.orders.reconcile(reference, { resend: order, waitMs: 700 });
    expect(await failureOf(late)).toMatchObject({ name: 'OutcomeUnknownError' });
    setTimeout(() => {
      book.hangsUp = false;
    }, 300);
    const result = await platform.orders.reconcile(reference, { resend: order, waitMs: 5_000 });
    expect(result).toMatchObject({ outcome: 'found', foundBy: 'resend' });
    expect(book.creations).toBe(1);
  });

  it('does not hide a refusal: the number belongs to another order', async () => {
    await failureOf(platform.orders.create(order));
    book.hangsUp = false;
    const another = platform.orders.reconcile(reference, {
      resend: { ...order, amount: minorUnits(1) },
      waitMs: 5_000,
    });
    expect(await failureOf(another)).toMatchObject({ codeName: 'orderNumberConflict' });
  });

  it('ends when its signal is aborted', async () => {
    const controller = new AbortController();
    const looking = platform.orders.reconcile(reference, { waitMs: 60_000, signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    expect(await failureOf(looking)).toMatchObject({ name: 'AbortedError' });
  });
});
