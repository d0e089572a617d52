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

test('a job comes again after its time, also when it failed', async () => {
  const jobs = new BackgroundJobs(log);
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue();
  jobs.start({ name: 'count', everyMs: 1_000, run });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(3);
  expect(lines.join()).toContain('"job":"count"');
  await jobs.stop();
});

test('it never runs beside itself, and stopping waits for it and starts nothing more', async () => {
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

test('it can be told to come at once; what is told while it runs has it come once more', async () => {
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

test('stopping waits for what a turn has begun and not waited for', async () => {
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
