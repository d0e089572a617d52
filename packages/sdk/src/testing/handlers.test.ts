import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../create-platform.ts';
import { allOperations } from '../generated/platform.ts';
import { minorUnits } from '../units/money.ts';
import { createFixtures } from './fixtures.ts';
import { createHandlers } from './handlers.ts';
import { createManualClock, settled } from './manual-clock.ts';
import { businessError, delayed, httpError, networkError } from './mock-answer.ts';

const onBreach = vi.fn();
const handlers = createHandlers({ http, onBreach });
const server = setupServer();
const fixtures = createFixtures();
const platform = createPlatform({
  baseUrl: 'https://platform.example',
  language: 'en-US',
  retries: 0,
  validation: { response: 'strict' },
});
const emptyList = { list: [], total: 0, nextCursor: null, summary: null };

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  onBreach.mockClear();
});
afterAll(() => server.close());

describe('a handler', () => {
  it('gets the input of a server’s handler, and answers with SDK values', async () => {
    const asked = vi.fn();
    server.use(
      handlers.orders.list((input) => {
        asked(input);
        return { ...emptyList, list: [fixtures.orderRow({ amountMinor: 12_345 })], total: 1 };
      }),
    );
    const startTime = new Date('2026-11-20T04:00:00Z');
    const { list } = await platform.orders.list({
      page: 2,
      pageSize: 10,
      startTime,
      amount: minorUnits(5_000),
    });
    expect(list[0]?.amountMinor).toBe(12_345);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ page: 2, pageSize: 10, startTime, amount: 5_000 });
  });

  it('writes scaled fields in the contract’s wire form', async () => {
    server.use(
      handlers.resources.detail(() => fixtures.resourceDetail({ processingOrderAmount: '1234.50' })),
    );
    const response = await fetch(
      'https://platform.example/v1.0/resource/getResourceDetailInfo?resourceId=0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01&productId=3001',
    );
    const { data }: { data: { processingOrderAmount: unknown } } = await response.json();
    expect(data.processingOrderAmount).toBe(123_450);
  });

  it('reads a body, a query of a POST, and an upload', async () => {
    const asked = vi.fn();
    server.use(
      handlers.orders.updateMark((input) => {
        asked(input);
        return fixtures.orderRow();
      }),
      handlers.payoutClaims.claim((input) => {
        asked(input);
        return fixtures.payoutClaim();
      }),
      handlers.orders.createBatch((input) => {
        asked({ ...input, file: input.file instanceof Blob });
        return fixtures.batchCreated();
      }),
    );
    const id = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01';
    await platform.orders.updateMark({ id, orderMark: 1 });
    await platform.payoutClaims.claim({ orderId: id });
    await platform.orders.createBatch({ file: new File(['a'], 'a.csv'), orderType: 2, key: 'batch-0001' });
    expect(asked.mock.calls.flat()).toEqual([
      { id, orderMark: 1 },
      { orderId: id },
      { file: true, orderType: 2, key: 'batch-0001' },
    ]);
  });

  it('refuses a request that violates the contract, as the platform does', async () => {
    const resolver = vi.fn(() => emptyList);
    server.use(handlers.orders.list(resolver));
    await expect(
      platform.orders.list({ pageSize: 100_000 }, { validation: { request: 'off' } }),
    ).rejects.toMatchObject({ name: 'ValidationError', codeName: 'validationFailed', foundBy: 'server' });
    expect(resolver).not.toHaveBeenCalled();
  });
});

it('an answer contains the request’s id', async () => {
  server.use(...handlers.defaults());
  const { headers, requestId } = await platform.orders.latest().withResponse();
  expect(headers.get('x-request-id')).toBe(requestId);
});

describe('a simulated failure', () => {
  it('is a refusal of the contract, in the caller’s language', async () => {
    server.use(
      handlers.orders.reverse(({ orderCode }) => businessError('orderNotFound', { params: { orderCode } })),
    );
    await expect(platform.orders.reverse({ orderCode: 'C1' })).rejects.toMatchObject({
      name: 'BusinessError',
      codeName: 'orderNotFound',
      reason: 'There is no order C1',
    });
  });

  it('is a fault of the contract, with its status, message and pause', async () => {
    server.use(
      handlers.session.login(() =>
        businessError('signInDelayed', { params: { seconds: '30' }, retryAfterSeconds: 30 }),
      ),
    );
    await expect(platform.session.login({ userName: 'a', password: 'b' })).rejects.toMatchObject({
      name: 'HttpError',
      status: 429,
      retryAfterMs: 30_000,
      message: expect.stringContaining('30 seconds'),
    });
  });

  it('is a status without an envelope, or no answer', async () => {
    server.use(handlers.orders.latest(() => httpError(502)));
    await expect(platform.orders.latest()).rejects.toMatchObject({ name: 'HttpError', status: 502 });
    server.use(handlers.orders.latest(() => networkError()));
    await expect(platform.orders.latest()).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('is delayed by the given clock', async () => {
    const clock = createManualClock();
    server.use(handlers.orders.latest(() => delayed(5_000, fixtures.latestOrder(), clock)));
    const answered = vi.fn();
    const call = platform.orders.latest().then(answered);
    await vi.waitFor(() => expect(clock.pendingMs).toEqual([5_000]));
    await settled();
    expect(answered).not.toHaveBeenCalled();
    await clock.advance(5_000);
    await call;
    expect(answered).toHaveBeenCalledOnce();
  });
});

describe('a mock that violates the contract', () => {
  it.each([
    ['a wrong value', { ...emptyList, total: -1 }, 'total'],
    ['a field too many', { ...emptyList, totl: 1 }, 'totl: a field that the contract does not name'],
    [
      'a field too many, deep inside',
      { ...emptyList, list: [{ ...fixtures.orderRow(), amount: 1 }] },
      'list.0.amount',
    ],
  ])('with %s is reported to the test and to the caller', async (_what, answer, words) => {
    server.use(handlers.orders.list(() => answer));
    await expect(platform.orders.list()).rejects.toThrow(words);
    expect(onBreach).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ContractBreach' }));
  });

  it('by throwing is reported as well', async () => {
    const failure = new Error('a mistake in the test');
    server.use(
      handlers.orders.list(() => {
        throw failure;
      }),
    );
    await expect(platform.orders.list()).rejects.toThrow('a mistake in the test');
    expect(onBreach).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('fails the test run when no listener is set', async () => {
    const thrown = vi.fn();
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', thrown);
    try {
      server.use(createHandlers({ http }).orders.list(() => ({ ...emptyList, total: -1 })));
      await expect(platform.orders.list()).rejects.toThrow();
      await vi.waitFor(() => expect(thrown).toHaveBeenCalledOnce());
    } finally {
      process.off('uncaughtException', thrown);
      for (const listener of others) process.on('uncaughtException', listener);
    }
  });
});

describe('without resolvers', () => {
  it.each(allOperations.map(({ id }) => id))('%s has a handler', (id) => {
    const [noun = '', verb = ''] = id.split('.');
    const nouns: Readonly<Record<string, unknown>> = { ...handlers };
    expect(Object(nouns[noun])[verb]).toBeTypeOf('function');
  });

  it('every operation answers with the contract’s example, at any address except other hosts', async () => {
    server.use(...handlers.defaults());
    await expect(platform.orders.list()).resolves.toMatchObject({
      list: [{ orderCode: expect.any(String) }],
    });
    await expect(platform.settings.getKYC()).resolves.toMatchObject({ enable: expect.any(Boolean) });
    const elsewhere = createHandlers({ http, baseUrl: 'https://elsewhere.example/' }).defaults();
    server.resetHandlers(...elsewhere, http.all('*', networkError));
    await expect(platform.orders.list()).rejects.toMatchObject({ name: 'NetworkError' });
  });
});
