import { describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../create-platform.ts';
import { ordersCreate, ordersList, ordersStatuses } from '../generated/operations.ts';
import { validators } from '../generated/validators.ts';
import { createManualClock, settled } from '../testing/manual-clock.ts';
import { createRecordedFetch, fault, refusal, success } from '../testing/recorded-fetch.ts';
import { minorUnits } from '../units/money.ts';
import { createClient } from './client.ts';

const baseUrl = 'https://p.example';
const list = { list: [], total: 0, nextCursor: null, summary: null };

describe('withResponse', () => {
  it('returns the data with status, headers, request id and raw body', async () => {
    const { fetch, requests } = createRecordedFetch(
      success(list, { 'x-request-id': 'server-1', 'x-other': 'o' }),
    );
    const platform = createPlatform({ baseUrl, fetch });
    const { data, status, headers, requestId, rawBody } = await platform.orders
      .list({ page: 1 })
      .withResponse();
    expect(data).toEqual(list);
    expect(status).toBe(200);
    expect(headers.get('x-other')).toBe('o');
    expect(requestId).toBe('server-1');
    expect(JSON.parse(rawBody)).toEqual({ code: 200, msg: 'ok', data: list });
    expect(requests).toHaveLength(1);
  });

  it('is available for a call by descriptor, and sends nothing again', async () => {
    const { fetch, requests } = createRecordedFetch(success([]));
    const call = createClient({ baseUrl, fetch, random: () => 0.5 }).call(ordersStatuses);
    expect(await call).toEqual([]);
    expect((await call.withResponse()).requestId).toBe('18ce53un18g-1');
    expect((await call.withResponse()).data).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it('throws the error of the call, once', async () => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    const { fetch } = createRecordedFetch(refusal(2008));
    const client = createClient({ baseUrl, fetch });
    await expect(client.call(ordersStatuses).withResponse()).rejects.toMatchObject({
      codeName: 'orderNotFound',
    });
    await expect(client.call(ordersStatuses)).rejects.toMatchObject({ codeName: 'orderNotFound' });
    await settled();
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });
});

describe('options of one call', () => {
  function clientOver(...answers: Parameters<typeof createRecordedFetch>) {
    const clock = createManualClock();
    const { fetch, requests } = createRecordedFetch(...answers);
    const client = createClient({
      baseUrl,
      fetch,
      clock,
      validators,
      random: () => 1,
      timeoutMs: 1_000,
      headers: { 'x-app': 'client', 'x-both': 'client' },
    });
    return { client, requests, clock };
  }
  const never = () => new Promise<Response>(() => undefined);

  it('signal aborts it', async () => {
    const { client } = clientOver(never);
    const controller = new AbortController();
    const call = client.call(ordersStatuses, {}, { signal: controller.signal });
    const ended = expect(call).rejects.toMatchObject({ name: 'AbortedError', cause: 'enough' });
    await settled();
    controller.abort('enough');
    await ended;
  });

  it('timeoutMs replaces the client’s', async () => {
    const { client, clock } = clientOver(never);
    const call = client.call(ordersStatuses, {}, { timeoutMs: 5_000 });
    const ended = expect(call).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 5_000 });
    await settled();
    expect(clock.pendingMs).toEqual([5_000]);
    await clock.advance(5_000);
    await ended;
  });

  it('timeoutMs 0 sets no limit', async () => {
    const { client, clock } = clientOver(never);
    client.call(ordersStatuses, {}, { timeoutMs: 0 }).catch(() => undefined);
    await settled();
    expect(clock.pendingMs).toEqual([]);
  });

  it('retries replaces the client’s', async () => {
    const { client, clock, requests } = clientOver(fault(503, null));
    const call = client.call(ordersStatuses, {}, { retries: 1 });
    const ended = expect(call).rejects.toMatchObject({ status: 503 });
    await settled();
    await clock.advance(300);
    await ended;
    expect(requests).toHaveLength(2);
  });

  it('headers take precedence over the client’s', async () => {
    const { client, requests } = clientOver(success([]));
    await client.call(ordersStatuses, {}, { headers: { 'x-both': 'call' } });
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      'x-app': 'client',
      'x-both': 'call',
    });
  });

  it('idempotencyKey is sent as a header', async () => {
    const { client, requests } = clientOver(success([]));
    await client.call(ordersStatuses, {}, { idempotencyKey: 'abc-12345' });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('abc-12345');
  });

  it('validation ignores, warns or throws for this call only', async () => {
    const { client, requests } = clientOver(success({ list: 'none' }));
    const bad = { page: 0 };
    await expect(client.call(ordersList, bad)).rejects.toMatchObject({ direction: 'request' });
    await client.call(ordersList, bad, { validation: { request: 'off', response: 'off' } });
    await expect(
      client.call(ordersList, bad, { validation: { request: 'off', response: 'strict' } }),
    ).rejects.toMatchObject({ direction: 'response' });
    expect(requests).toHaveLength(2);
  });

  it('a redirect is not followed, because it would receive the tokens', async () => {
    const seen: RequestRedirect[] = [];
    const client = createClient({
      baseUrl,
      fetch: async ({ redirect }) => {
        seen.push(redirect);
        return new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } });
      },
    });
    await expect(client.call(ordersStatuses)).rejects.toMatchObject({ name: 'HttpError', status: 302 });
    expect(seen).toEqual(['manual']);
    await expect(
      client.call(ordersCreate, {
        mchId: '1',
        productId: 1,
        mchOrderNo: '1',
        amount: minorUnits(1),
        notifyUrl: '',
        sign: '',
      }),
    ).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
  });
});
