import { describe, expect, it, vi } from 'vitest';
import {
  ordersCreate,
  ordersList,
  ordersStatuses,
  sessionInfo,
  sessionLogin,
  sessionLogout,
} from '../generated/operations.ts';
import { validators } from '../generated/validators.ts';
import { createRecordedFetch, refusal, success } from '../testing/recorded-fetch.ts';
import { minorUnits } from '../units/money.ts';
import { createClient } from './client.ts';
import type { ClientOptions } from './client-options.ts';
import { createMemorySession } from './session.ts';

const emptyList = { list: [], total: 0, nextCursor: null, summary: null };

const order = {
  mchId: '10000101',
  productId: 1045,
  mchOrderNo: 'M-1',
  amount: minorUnits(50),
  notifyUrl: 'https://merchant.example/callback',
  sign: '0'.repeat(32),
};

function clientOver(answers: Parameters<typeof createRecordedFetch>, options: Partial<ClientOptions> = {}) {
  const { fetch, requests } = createRecordedFetch(...answers);
  return { client: createClient({ baseUrl: 'https://platform.example', fetch, ...options }), requests };
}

describe('requests', () => {
  it('send a read as a URL: page names, times in the platform’s zone, units, lists', async () => {
    const { client, requests } = clientOver([success(emptyList)], { validators });
    await client.call(ordersList, {
      page: 2,
      pageSize: 50,
      startTime: new Date('2026-11-20T04:00:00Z'),
      endTime: '2026-11-20T05:00:00Z',
      amount: minorUnits(12_345),
      usdtCount: '12.5',
      notInOrderStatusIds: [1, 10],
      description: 'a&b=ü',
    });
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.url.pathname).toBe('/v1.0/order/getList');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      pageIndex: '2',
      pageNum: '50',
      startTime: '2026-11-20 12:00:00',
      endTime: '2026-11-20 13:00:00',
      amount: '12345.0001',
      usdtCount: '12500000',
      notInOrderStatusIds: '1,10',
      description: 'a&b=ü',
    });
  });

  it('send an empty list, which means none, and omit undefined values', async () => {
    const { client, requests } = clientOver([success(emptyList)]);
    await client.call(ordersList, { notInOrderStatusIds: [], orderCode: undefined });
    expect(requests[0]?.url.search).toBe('?notInOrderStatusIds=');
  });

  it('send a write as scaled JSON to the merchant base', async () => {
    const { client, requests } = clientOver([success({ orderCode: 'C1' })], {
      merchantBaseUrl: 'https://pay.example/',
    });
    await client.call(ordersCreate, order);
    expect(requests[0]?.url.href).toBe('https://pay.example/v1.0/api/order/create');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ ...order, amount: 500_000 });
  });

  it('do not change their input', async () => {
    const { client } = clientOver([success({})]);
    const input = Object.freeze({ ...order });
    await client.call(ordersCreate, input);
    expect(input.amount).toBe(50);
  });

  it('carry tokens, request id, language and the caller’s headers', async () => {
    const session = createMemorySession({ token: 't1', token2: 't2' });
    const { client, requests } = clientOver([success({})], {
      session,
      language: 'en-US',
      headers: { 'x-app': 'a' },
      random: () => 0.5,
    });
    await client.call(sessionInfo, {}, { headers: { 'x-call': 'c' }, idempotencyKey: 'k' });
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      token: 't1',
      token2: 't2',
      'x-request-id': '18ce53un18g-1',
      'accept-language': 'en-US',
      'idempotency-key': 'k',
      'x-app': 'a',
      'x-call': 'c',
    });
  });

  it('never send back-office tokens to the merchant base', async () => {
    const session = createMemorySession({ token: 't1', token2: 't2' });
    const { client, requests } = clientOver([success({})], { session });
    await client.call(ordersCreate, order);
    expect(requests[0]?.headers.has('token')).toBe(false);
    expect(requests[0]?.headers.has('token2')).toBe(false);
  });

  it('use the global fetch at the time of the call', async () => {
    const client = createClient({ baseUrl: 'https://platform.example' });
    const { fetch } = createRecordedFetch(success([]));
    vi.stubGlobal('fetch', fetch);
    await expect(client.call(ordersStatuses)).resolves.toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('validation', () => {
  const broken = { list: 'none', total: 0, nextCursor: null, summary: null };

  it('refuses an invalid request before it is sent, naming the SDK’s fields', async () => {
    const { client, requests } = clientOver([success(emptyList)], { validators });
    const call = client.call(ordersList, { page: 0, usdtCount: '1', unknown: 1 } as never);
    await expect(call).rejects.toMatchObject({
      name: 'ValidationError',
      direction: 'request',
      foundBy: 'client',
      issues: [
        { path: 'page', code: 'too_small' },
        { path: '', code: 'unrecognized_keys', message: 'unknown unknown' },
      ],
    });
    expect(requests).toEqual([]);
  });

  it('refuses an amount that no unit can express', async () => {
    const { client } = clientOver([success(emptyList)]);
    await expect(client.call(ordersList, { usdtCount: '1.0000001' })).rejects.toMatchObject({
      issues: [{ path: 'usdtCount', code: 'excessPrecision' }],
    });
    await expect(client.call(ordersList, { startTime: '2026-02-30 00:00:00' })).rejects.toMatchObject({
      issues: [{ path: 'startTime', code: 'notATime' }],
    });
  });

  it('sends an invalid request when request validation is off', async () => {
    const { client, requests } = clientOver([success(emptyList)], {
      validators,
      validation: { request: 'off' },
    });
    await client.call(ordersList, { page: 0 });
    expect(requests).toHaveLength(1);
  });

  it('warns of an invalid response by default, throws when strict, and ignores it when off', async () => {
    const onWarning = vi.fn();
    const { client } = clientOver([success(broken)], { validators, onWarning });
    await expect(client.call(ordersList)).resolves.toEqual(broken);
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        operation: 'orders.list',
        issues: [expect.objectContaining({ path: 'list' })],
      }),
    );
    await expect(client.call(ordersList, {}, { validation: { response: 'strict' } })).rejects.toMatchObject({
      name: 'ValidationError',
      direction: 'response',
    });
    await client.call(ordersList, {}, { validation: { response: 'off' } });
    expect(onWarning).toHaveBeenCalledOnce();
  });

  it('loads validators on first use', async () => {
    const load = vi.fn(() => Promise.resolve(validators));
    const { client } = clientOver([success(emptyList)], { validators: load });
    expect(load).not.toHaveBeenCalled();
    await expect(client.call(ordersList, { page: 0 })).rejects.toMatchObject({ name: 'ValidationError' });
    expect(load).toHaveBeenCalled();
  });
});

describe('the session', () => {
  it('keeps the token of a sign-in and clears earlier data', async () => {
    const session = createMemorySession({ token2: 'old', heartbeatKey: 'old' });
    const { client } = clientOver([success({ token: 'fresh', bindRequired: false })], { session });
    await client.call(sessionLogin, { userName: 'merchant', password: 'secret' });
    expect(['token', 'token2', 'heartbeatKey'].map((name) => session.get(name as 'token'))).toEqual([
      'fresh',
      null,
      null,
    ]);
  });

  it('stores nothing of a refused sign-in', async () => {
    const session = createMemorySession();
    const { client } = clientOver([refusal(1001)], { session });
    await expect(client.call(sessionLogin, { userName: 'a', password: 'b' })).rejects.toMatchObject({
      codeName: 'invalidCredentials',
    });
    expect(session.get('token')).toBeNull();
  });

  it('clears everything at sign-out', async () => {
    const session = createMemorySession({ token: 't', token2: 't2', heartbeatKey: 'h' });
    const { client } = clientOver([success({})], { session });
    await client.call(sessionLogout);
    expect([session.get('token'), session.get('token2'), session.get('heartbeatKey')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('ends at 1003 and notifies its owner once', async () => {
    const session = createMemorySession({ token: 't', heartbeatKey: 'h' });
    const onSessionLost = vi.fn();
    const { client } = clientOver([refusal(1003)], { session, hooks: { onSessionLost } });
    const calls = [client.call(sessionInfo), client.call(ordersList)].map((call) =>
      expect(call).rejects.toMatchObject({ codeName: 'sessionExpired' }),
    );
    await Promise.all(calls);
    expect(session.get('token')).toBeNull();
    expect(session.get('heartbeatKey')).toBeNull();
    expect(onSessionLost).toHaveBeenCalledOnce();
  });

  it('survives a late refusal of an older token', async () => {
    const session = createMemorySession({ token: 'old' });
    const onSessionLost = vi.fn();
    const { client } = clientOver(
      [
        () => {
          session.set('token', 'new');
          return refusal(1003);
        },
      ],
      { session, hooks: { onSessionLost } },
    );
    await expect(client.call(sessionInfo)).rejects.toMatchObject({ codeName: 'sessionExpired' });
    expect(session.get('token')).toBe('new');
    expect(onSessionLost).not.toHaveBeenCalled();
  });
});
