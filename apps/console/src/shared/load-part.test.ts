import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart, loadTimeoutMs } from './load-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const Page = () => null;

it('returns the loaded page', async () => {
  await expect(loadPart('/home', async () => Page)).resolves.toBe(Page);
  expect(vi.getTimerCount()).toBe(0);
});

it('fails with the reason when the code cannot be loaded', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failing = loadPart('/home', () => Promise.reject(cause));
  await expect(failing).rejects.toMatchObject({ name: 'PageLoadError', timedOut: false, cause });
});

it('gives up after 120 s, not earlier', async () => {
  const outcome = vi.fn();
  loadPart('/home', () => new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(loadTimeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(loadTimeoutMs).toBe(120_000);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ timedOut: true }));
});
