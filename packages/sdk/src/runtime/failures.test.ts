import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { errorCatalogue } from '../generated/error-catalogue.ts';
import { ordersCreate, ordersList, ordersStatuses, ordersUpdateMark } from '../generated/operations.ts';
import { createManualClock, settled } from '../testing/manual-clock.ts';
import { createRecordedFetch, fault, refusal, success } from '../testing/recorded-fetch.ts';
import { minorUnits } from '../units/money.ts';
import { createClient } from './client.ts';
import type { ClientOptions } from './client-options.ts';

const order = {
  mchId: '10000101',
  productId: 3001,
  mchOrderNo: 'M-1',
  amount: minorUnits(50),
  notifyUrl: 'https://merchant.example/callback',
  sign: '0'.repeat(32),
};

const connectionRefused = new TypeError('fetch failed', {
  cause: new Error('connect ECONNREFUSED 127.0.0.1:4200'),
});

const connectionBroken = new TypeError('fetch failed', { cause: new Error('other side closed') });

const mark = { id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01', orderMark: 1 } as const;

function clientOver(answers: Parameters<typeof createRecordedFetch>, options: Partial<ClientOptions> = {}) {
  const clock = createManualClock();
  const { fetch, requests } = createRecordedFetch(...answers);
  return {
    client: createClient({ baseUrl: 'https://p.example', fetch, clock, random: () => 1, ...options }),
    requests,
    clock,
  };
}

describe('answers and their errors', () => {
  it('a refusal: code, name, the server’s text and request id', async () => {
    const { client } = clientOver([
      () =>
        Response.json(
          { code: 2007, msg: '订单号冲突', data: null },
          { headers: { 'x-request-id': 'server-id' } },
        ),
    ]);
    await expect(client.call(ordersCreate, order)).rejects.toMatchObject({
      name: 'BusinessError',
      code: 2007,
      codeName: 'orderNumberConflict',
      reason: '订单号冲突',
      requestId: 'server-id',
      status: 200,
      retryable: false,
      operation: 'orders.create',
    });
  });

  it('a code of a newer server', async () => {
    const { client } = clientOver([refusal(2999)]);
    await expect(client.call(ordersStatuses)).rejects.toMatchObject({
      name: 'BusinessError',
      code: 2999,
      codeName: undefined,
    });
  });

  it('advice from the catalogue, in the client’s language', async () => {
    const { client } = clientOver([refusal(2001)], { catalogue: errorCatalogue, language: 'en-US' });
    const error = await client.call(ordersCreate, order).catch((reason: unknown) => reason);
    expect(error).toHaveProperty('explain');
    expect((error as { explain(): { whatToDo: string } }).explain().whatToDo).toBe(
      errorCatalogue.signatureInvalid.action?.['en-US'],
    );
  });

  it('a request that the server rejects as invalid', async () => {
    const issues = [{ path: 'amount', code: 'too_small', message: 'at least 1' }];
    const { client } = clientOver([fault(400, { code: 1101, msg: 'invalid', data: { issues } })]);
    await expect(client.call(ordersCreate, order)).rejects.toMatchObject({
      name: 'ValidationError',
      direction: 'request',
      foundBy: 'server',
      status: 400,
      codeName: 'validationFailed',
      issues,
    });
  });

  it('a fault, with the time to wait', async () => {
    const { client } = clientOver([
      fault(429, { code: 1107, msg: 'slow down', data: null }, { 'retry-after': '7' }),
    ]);
    await expect(client.call(ordersCreate, order)).rejects.toMatchObject({
      name: 'HttpError',
      status: 429,
      codeName: 'tooManyRequests',
      retryAfterMs: 7000,
      retryable: true,
    });
  });

  it.each([
    ['a page of HTML', () => new Response('<html>secret</html>', { status: 200 })],
    ['no body', () => new Response(null, { status: 200 })],
    ['an array', () => Response.json([])],
    ['a code that is no number', () => Response.json({ code: '200', msg: '', data: {} })],
    ['a proxy’s page', () => new Response('<html>secret</html>', { status: 502 })],
  ])('an answer without an envelope: %s', async (_what, answer) => {
    const { client } = clientOver([answer], { retries: 0 });
    const error: unknown = await client.call(ordersStatuses).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'HttpError', code: undefined });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('no answer: the reason is the innermost one', async () => {
    const { client } = clientOver([connectionRefused], { retries: 0 });
    await expect(client.call(ordersStatuses)).rejects.toMatchObject({
      name: 'NetworkError',
      message: 'orders.statuses got no answer: connect ECONNREFUSED 127.0.0.1:4200',
      retryable: true,
      cause: connectionRefused,
    });
  });
});

describe('retries', () => {
  it('a read is retried after growing pauses, twice by default', async () => {
    const { client, requests, clock } = clientOver([connectionRefused, fault(503, null), success([])]);
    const call = client.call(ordersStatuses);
    await settled();
    expect(clock.pendingMs).toContain(300);
    await clock.advance(300);
    expect(clock.pendingMs).toContain(600);
    await clock.advance(600);
    await expect(call).resolves.toEqual([]);
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ headers }) => headers.get('x-request-id'))).size).toBe(1);
  });

  it('a pause is random between zero and its bound', async () => {
    const { client, clock } = clientOver([connectionRefused], { random: () => 0.25 });
    const call = client.call(ordersStatuses, {}, { retries: 1 });
    call.catch(() => undefined);
    await settled();
    expect(clock.pendingMs).toContain(75);
    await clock.advance(75);
    await expect(call).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('Retry-After is respected', async () => {
    const { client, clock, requests } = clientOver([fault(429, null, { 'retry-after': '5' }), success([])]);
    const call = client.call(ordersStatuses);
    await settled();
    await clock.advance(4_999);
    expect(requests).toHaveLength(1);
    await clock.advance(1);
    await expect(call).resolves.toEqual([]);
  });

  it('a Retry-After beyond the caller’s patience ends the call at once', async () => {
    const { client, requests } = clientOver([
      fault(503, { code: 2901, msg: '', data: null }, { 'retry-after': '3600' }),
    ]);
    await expect(client.call(ordersStatuses)).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
    expect(requests).toHaveLength(1);
  });

  it.each([400, 404, 500, 501])(
    'HTTP %d is not retried, because the result would be the same',
    async (status) => {
      const { client, requests } = clientOver([fault(status, null)]);
      await expect(client.call(ordersStatuses)).rejects.toMatchObject({ status });
      expect(requests).toHaveLength(1);
    },
  );

  it('0 means 0', async () => {
    const { client, requests } = clientOver([connectionRefused], { retries: 5 });
    await expect(client.call(ordersStatuses, {}, { retries: 0 })).rejects.toMatchObject({
      name: 'NetworkError',
    });
    expect(requests).toHaveLength(1);
  });

  it('the creation of an order is never retried', async () => {
    const { client, requests } = clientOver([connectionBroken]);
    await expect(client.call(ordersCreate, order, { retries: 5, idempotencyKey: 'k' })).rejects.toMatchObject(
      { name: 'OutcomeUnknownError' },
    );
    expect(requests).toHaveLength(1);
  });

  it('a write is retried with the caller’s own key, as often as requested', async () => {
    const { client, requests, clock } = clientOver([connectionBroken, success({})]);
    const call = client.call(ordersUpdateMark, mark, { retries: 1, idempotencyKey: 'mark-0001' });
    await settled();
    await clock.advance(300);
    await call;
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['mark-0001', 'mark-0001']);
    expect(requests.map(({ body }) => body)).toEqual([JSON.stringify(mark), JSON.stringify(mark)]);
    await expect(clientOver([connectionBroken]).client.call(ordersUpdateMark, mark)).rejects.toMatchObject({
      name: 'NetworkError',
    });
  });
});

describe('ending before the answer', () => {
  const never = () => new Promise<Response>(() => undefined);

  it('happens after timeoutMs, even if fetch ignores its signal', async () => {
    const { client, clock } = clientOver([never]);
    const call = client.call(ordersStatuses, {}, { timeoutMs: 50 });
    call.catch(() => undefined);
    await settled();
    await clock.advance(50);
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 50, retryable: true });
    expect(clock.pendingMs).toEqual([]);
  });

  it('includes the pauses between attempts', async () => {
    const { client, clock, requests } = clientOver([connectionRefused]);
    const call = client.call(ordersStatuses, {}, { timeoutMs: 100 });
    call.catch(() => undefined);
    await settled();
    await clock.advance(100);
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    await clock.advance(10_000);
    expect(requests).toHaveLength(1);
  });

  it('happens when the caller aborts, with the caller’s reason', async () => {
    const { client } = clientOver([never]);
    const controller = new AbortController();
    const call = client.call(ordersStatuses, {}, { signal: controller.signal });
    call.catch(() => undefined);
    await settled();
    controller.abort('changed my mind');
    await expect(call).rejects.toMatchObject({
      name: 'AbortedError',
      cause: 'changed my mind',
      retryable: false,
    });
  });

  it('sends nothing for a signal that is already aborted', async () => {
    const { client, requests } = clientOver([success([])]);
    await expect(client.call(ordersStatuses, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortedError',
    });
    expect(requests).toEqual([]);
  });

  it('leaves no listener on a signal that outlives the call', async () => {
    const { client } = clientOver([success([])]);
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    const add = vi.spyOn(signal, 'addEventListener');
    await client.call(ordersStatuses, {}, { signal });
    await settled();
    expect(remove).toHaveBeenCalledTimes(add.mock.calls.length);
  });
});

describe('over a real connection', () => {
  it('works, retries an interrupted read, and names a closed port', async () => {
    let count = 0;
    const server = createServer((request, response) => {
      if (++count === 1) return request.socket.destroy();
      response
        .setHeader('content-type', 'application/json')
        .end('{"code":200,"msg":"","data":{"list":[],"total":0}}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = createClient({ baseUrl, random: () => 0 });
    await expect(client.call(ordersList)).resolves.toEqual({ list: [], total: 0 });
    expect(count).toBe(2);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await expect(client.call(ordersList, {}, { retries: 0 })).rejects.toThrow('ECONNREFUSED');
  });
});
