import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { BackgroundJobs } from './background-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lines: string[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(line) });

test('a job runs again after its interval, also after a failure', async () => {
  const jobs = new BackgroundJobs(log);
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue();
  jobs.start({ name: 'count', everyMs: 1_000, run });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(3);
  expect(lines.join()).toContain('"job":"count"');
  await jobs.stop();
});

test('a job never overlaps itself; stopping waits for it and starts no new run', async () => {
  const jobs = new BackgroundJobs(log);
  const working = Promise.withResolvers<void>();
  const run = vi.fn(() => working.promise);
  jobs.start({ name: 'slow', everyMs: 1_000, run });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);

  let stopped = false;
  const stopping = jobs.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).toBe(false);
  working.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs that are asked for while a job rests are one run, after the rest', async () => {
  const jobs = new BackgroundJobs(log);
  const run = vi.fn(async () => undefined);
  const wake = jobs.start({ name: 'rested', everyMs: 60_000, restMs: 50, run });
  wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  wake();
  wake();
  await vi.advanceTimersByTimeAsync(48);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(run).toHaveBeenCalledTimes(2);
  // After a longer pause a run starts at once again.
  await vi.advanceTimersByTimeAsync(1_000);
  wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(3);
  await jobs.stop();
});

test('a job can be started at once; a start during a run causes one more run', async () => {
  const jobs = new BackgroundJobs(log);
  const working = Promise.withResolvers<void>();
  const run = vi.fn(() => (run.mock.calls.length === 1 ? working.promise : Promise.resolve()));
  const wake = jobs.start({ name: 'woken', everyMs: 60_000, run });
  wake();
  wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  wake();
  wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(1);
  working.resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(3);
  await jobs.stop();
  wake();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('stopping also waits for work that a run started without waiting for it', async () => {
  const jobs = new BackgroundJobs(log);
  const beside = Promise.withResolvers<void>();
  jobs.waitFor(() => beside.promise);
  let stopped = false;
  const stopping = jobs.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).toBe(false);
  beside.resolve();
  await stopping;
});
