import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { analyseInTurn } from './order-analysis.pacing.ts';
import { orderAnalysisState } from './order-analysis.table.ts';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => test.close());

it('leaves nineteen twentieths of the time to others, and pauses a quarter of an hour at most', async () => {
  const { store } = test;
  let nowMs = Date.now();
  const clock = { now: () => new Date(nowMs) };
  let elapsedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => elapsedMs);
  let runs = 0;
  const runOf = (ms: number) => {
    // Called once for each day that is read: one piece takes all the time of the run.
    let tookMs = ms;
    const yieldToRequests = async () => {
      runs += 1;
      elapsedMs += tookMs;
      nowMs += tookMs;
      tookMs = 0;
    };
    return analyseInTurn({ store, clock, publish: () => {}, yieldToRequests });
  };
  const pauseMs = async () => {
    const [state] = await store.db.select().from(orderAnalysisState);
    return (state?.notBefore?.getTime() ?? 0) - nowMs;
  };
  await runOf(10_000);
  expect(await pauseMs()).toBe(190_000);

  const first = runs;
  nowMs += 189_999;
  await runOf(0);
  expect(runs).toBe(first);
  nowMs += 1;
  await runOf(0);
  expect(runs).toBeGreaterThan(first);

  await runOf(300_000);
  expect(await pauseMs()).toBe(900_000);
});
