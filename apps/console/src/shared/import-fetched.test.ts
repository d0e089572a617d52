import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { importFetched as ImportFetched } from './import-fetched.ts';

const fetchFile = vi.fn<typeof fetch>();
let importFetched: typeof ImportFetched;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetchFile);
  fetchFile.mockImplementation(async () => new Response('export {}'));
  ({ importFetched } = await import('./import-fetched.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchFile.mockReset();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const paths = () =>
  fetchFile.mock.calls.map(([address]) => new URL(String(address), location.origin).pathname);

it('imports a module after all its files arrived', async () => {
  const order: string[] = [];
  fetchFile.mockImplementation(async () => {
    order.push('fetched');
    return new Response('');
  });
  const page = await importFetched(async () => {
    order.push('imported');
    return 'page';
  }, ['assets/page.js', 'assets/shared.js']);
  expect(page).toBe('page');
  expect(order).toEqual(['fetched', 'fetched', 'imported']);
  expect(paths()).toEqual(['/assets/page.js', '/assets/shared.js']);
});

it('fetches a file once, also for several modules at once', async () => {
  const load = async () => 'page';
  await Promise.all([importFetched(load, ['assets/shared.js']), importFetched(load, ['assets/shared.js'])]);
  await importFetched(load, ['assets/shared.js']);
  expect(fetchFile).toHaveBeenCalledOnce();
});

describe('a file that does not arrive', () => {
  it('is named, and nothing is imported', async () => {
    fetchFile.mockImplementationOnce(offline);
    const load = vi.fn(async () => 'page');
    await expect(importFetched(load, ['assets/page.js'])).rejects.toThrow('/assets/page.js did not arrive');
    expect(load).not.toHaveBeenCalled();
  });

  it('counts as missing when the server refuses it', async () => {
    fetchFile.mockResolvedValueOnce(new Response('', { status: 404 }));
    const load = vi.fn(async () => 'page');
    await expect(importFetched(load, ['assets/page.js'])).rejects.toMatchObject({ cause: 'HTTP 404' });
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded again at the next attempt', async () => {
    fetchFile.mockImplementationOnce(offline);
    const load = async () => 'page';
    await expect(importFetched(load, ['assets/page.js'])).rejects.toThrow();
    await expect(importFetched(load, ['assets/page.js'])).resolves.toBe('page');
  });

  it('does not make the next attempt wait for another that hangs', async () => {
    fetchFile.mockImplementationOnce(() => new Promise(() => undefined)).mockImplementationOnce(offline);
    const load = async () => 'page';
    const files = ['assets/shared.js', 'assets/page.js'];
    await expect(importFetched(load, files)).rejects.toThrow('/assets/page.js did not arrive');
    await expect(importFetched(load, files)).resolves.toBe('page');
    expect(paths()).toEqual(['/assets/shared.js', '/assets/page.js', '/assets/shared.js', '/assets/page.js']);
  });

  it('is reported to the version watch', async () => {
    const failed = vi.fn();
    window.addEventListener('platform:import-failed', failed, { once: true });
    fetchFile.mockImplementationOnce(offline);
    await expect(importFetched(async () => 'page', ['assets/page.js'])).rejects.toThrow();
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('a file that the page has loaded', () => {
  const loaded = (path: string, responseStatus: number) =>
    vi
      .spyOn(performance, 'getEntriesByName')
      .mockImplementation((address) =>
        address.endsWith(path) ? [{ ...entry, responseStatus } as PerformanceEntry] : [],
      );
  const entry = { name: '', entryType: 'resource', startTime: 0, duration: 0, toJSON: () => ({}) };
  afterEach(() => vi.restoreAllMocks());

  it('is not loaded a second time', async () => {
    loaded('/assets/shared.js', 200);
    await importFetched(async () => 'page', ['assets/shared.js', 'assets/page.js']);
    expect(paths()).toEqual(['/assets/page.js']);
  });

  it('is loaded when the server refused it', async () => {
    loaded('/assets/shared.js', 503);
    await importFetched(async () => 'page', ['assets/shared.js']);
    expect(paths()).toEqual(['/assets/shared.js']);
  });

  it('is loaded when an import of it fails, which is then tried again', async () => {
    loaded('/assets/shared.js', 200);
    const load = vi.fn(async () => 'page').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(importFetched(load, ['assets/shared.js'])).resolves.toBe('page');
    expect(paths()).toEqual(['/assets/shared.js']);
  });

  it('does not hide that only a reload helps', async () => {
    loaded('/assets/shared.js', 200);
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    const files = ['assets/shared.js', 'assets/page.js'];
    await expect(importFetched(load, files)).rejects.toMatchObject({ name: 'ModuleStuckError' });
  });
});

it('reports that only a reload helps when the import fails although every file arrived', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(importFetched(load, ['assets/page.js'])).rejects.toMatchObject({ name: 'ModuleStuckError' });
});

describe('a page, whose imports are in a list', () => {
  const list = { 'assets/orders.js': ['assets/orders.js', 'assets/table.js'] };
  const load = async () => 'page';
  beforeEach(() => {
    fetchFile.mockImplementation(async (address) =>
      String(address).endsWith('.json') ? Response.json(list) : new Response(''),
    );
  });
  const first = () => importFetched(load, ['pages.json', 'assets/home.js']);

  it('does not wait for the list when it is the first page', async () => {
    await first();
    expect(paths()).toEqual(['/assets/home.js']);
  });

  it('is imported after its imports arrived, and the list is read once', async () => {
    await first();
    await importFetched(load, ['pages.json', 'assets/orders.js']);
    await importFetched(load, ['pages.json', 'assets/gone.js']);
    expect(paths()).toEqual([
      '/assets/home.js',
      '/pages.json',
      '/assets/orders.js',
      '/assets/table.js',
      '/assets/gone.js',
    ]);
  });

  it('is imported without the list when the list does not arrive, and the list is read again', async () => {
    await first();
    fetchFile.mockImplementationOnce(offline);
    await expect(importFetched(load, ['pages.json', 'assets/orders.js'])).resolves.toBe('page');
    await importFetched(load, ['pages.json', 'assets/orders.js']);
    expect(paths().filter((path) => path === '/pages.json')).toHaveLength(2);
  });
});
