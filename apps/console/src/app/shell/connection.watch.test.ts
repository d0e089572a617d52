import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slowAfterMs, watchSlowness } from './connection.watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const queries = new QueryClient();
  const told: boolean[] = [];
  const stop = watchSlowness(queries, (slow) => told.push(slow));
  const read = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    void queries
      .fetchQuery({ queryKey: [name], queryFn: () => promise, retry: false })
      .catch(() => undefined);
    return { resolve, reject };
  };
  return { told, stop, read };
}

it('reports nothing when answers come in time', async () => {
  const { told, read } = setUp();
  const order = read('order');
  await vi.advanceTimersByTimeAsync(slowAfterMs - 1);
  order.resolve('here');
  await vi.advanceTimersByTimeAsync(slowAfterMs);
  expect(told).toEqual([]);
});

it('reports a late answer, and clears the report when none is late any more', async () => {
  const { told, read } = setUp();
  const first = read('first');
  const second = read('second');
  await vi.advanceTimersByTimeAsync(slowAfterMs);
  expect(told).toEqual([true, true]);
  first.resolve('here');
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([true, true]);
  second.reject(new Error('not here'));
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([true, true, false]);
});

it('is silent after it was stopped', async () => {
  const { told, read, stop } = setUp();
  read('order');
  await vi.advanceTimersByTimeAsync(1);
  stop();
  await vi.advanceTimersByTimeAsync(slowAfterMs);
  expect(told).toEqual([]);
});
