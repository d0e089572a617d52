import { describe, expect, it } from 'vitest';
import { ordersStatuses } from '../generated/operations.ts';
import { createRecordedFetch, fault, success } from '../testing/recorded-fetch.ts';
import { createClient } from './client.ts';
import type { Clock } from './clock.ts';
import { createRetryBudget } from './retry-budget.ts';

/** A clock whose pauses take no time. */
const impatient: Clock = {
  now: () => 0,
  after: (delayMs, callback) => {
    if (delayMs < 30_000) queueMicrotask(callback);
    return () => undefined;
  },
};

const clientOver = (fetch: ReturnType<typeof createRecordedFetch>['fetch'], more = {}) =>
  createClient({ baseUrl: 'https://p.example', fetch, clock: impatient, ...more });

const failing = (calls: number, client: ReturnType<typeof clientOver>) =>
  Promise.allSettled(Array.from({ length: calls }, () => client.call(ordersStatuses)));

describe('the retry budget', () => {
  it('limits the load in an outage: a hundred calls cause twenty retries, not two hundred', async () => {
    const { fetch, requests } = createRecordedFetch(fault(503, null));
    await failing(100, clientOver(fetch));
    expect(requests).toHaveLength(100 + 20);
  });

  it('returns the failure itself when it is exhausted', async () => {
    const { fetch, requests } = createRecordedFetch(fault(503, null));
    const client = clientOver(fetch, { retryBudget: createRetryBudget({ capacity: 0 }) });
    await expect(client.call(ordersStatuses)).rejects.toMatchObject({ name: 'HttpError', status: 503 });
    expect(requests).toHaveLength(1);
    const broken = createRecordedFetch(new TypeError('fetch failed'));
    const other = clientOver(broken.fetch, { retryBudget: createRetryBudget({ capacity: 0 }) });
    await expect(other.call(ordersStatuses)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(broken.requests).toHaveLength(1);
  });

  it('is refilled by answers: one retry for ten', async () => {
    const retryBudget = createRetryBudget({ capacity: 2 });
    const down = createRecordedFetch(fault(503, null));
    await failing(10, clientOver(down.fetch, { retryBudget }));
    expect(down.requests).toHaveLength(12);
    const up = createRecordedFetch(success([]));
    for (let count = 0; count < 11; count++) await clientOver(up.fetch, { retryBudget }).call(ordersStatuses);
    const downAgain = createRecordedFetch(fault(503, null));
    await failing(10, clientOver(downAgain.fetch, { retryBudget }));
    expect(downAgain.requests).toHaveLength(11);
  });

  it('never exceeds its capacity', () => {
    const budget = createRetryBudget({ capacity: 1, perAnswer: 1 });
    for (let count = 0; count < 5; count++) budget.answered();
    expect([budget.take(), budget.take()]).toEqual([true, false]);
  });
});
