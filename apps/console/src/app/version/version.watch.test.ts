import { beforeEach, expect, it, vi } from 'vitest';
import { createVersionWatch, entryOf, newVersion } from './version.watch.ts';

const library = '<script type="module" crossorigin src="/assets/react-0A.js"></script>';
const pageOf = (entry: string) =>
  `<!doctype html><script src="/theme.js"></script>${library}<script type="module" crossorigin src="${entry}"></script>`;

beforeEach(() => newVersion.set(false));

it('finds the initial scripts of a page in any language', () => {
  const names = entryOf(pageOf('/assets/index-A1.js'));
  expect(names).toBe('react-0A.js index-A1.js');
  expect(entryOf(pageOf('/assets/en-US/index-A1.js'))).toBe(names);
  expect(entryOf('<h1>Bad gateway</h1>')).toBeNull();
});

it('reports another version, and nothing while the version is the same', async () => {
  let entry = '/assets/index-A1.js';
  const watch = createVersionWatch({ running: entryOf(pageOf(entry)), fetchPage: async () => pageOf(entry) });
  await watch.ask();
  expect(newVersion.get()).toBe(false);
  entry = '/assets/index-B2.js';
  await watch.ask();
  expect(newVersion.get()).toBe(true);
});

it('does not take a missing answer or an error page for a version', async () => {
  const fetchPage = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce('<h1>502</h1>');
  const watch = createVersionWatch({ running: '/assets/index-A1.js', fetchPage });
  await watch.ask();
  await watch.ask();
  expect(newVersion.get()).toBe(false);
});

it('limits how often it checks', async () => {
  let nowMs = 0;
  const fetchPage = vi.fn(async () => '');
  const watch = createVersionWatch({ running: '/a.js', fetchPage, now: () => nowMs });
  await watch.glance();
  expect(fetchPage).not.toHaveBeenCalled();
  nowMs = 60_000;
  await watch.glance();
  await watch.glance();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('checks soon after code failed to load, but not on every retry', async () => {
  let nowMs = 0;
  const fetchPage = vi.fn(async () => '');
  const watch = createVersionWatch({ running: '/a.js', fetchPage, now: () => nowMs });
  for (nowMs = 1_000; nowMs <= 9_000; nowMs += 1_000) await watch.suspect();
  expect(fetchPage).toHaveBeenCalledTimes(1);
  await watch.suspect();
  expect(fetchPage).toHaveBeenCalledTimes(2);
});
