import { loadTimeoutMs } from './load-part.ts';

/**
 * The import failed although its files can be fetched. The browser caches the failure until the page reloads.
 */
export class ModuleStuckError extends Error {
  constructor(cause: unknown) {
    super('The browser repeats an earlier failure', { cause });
    this.name = 'ModuleStuckError';
  }
}

const fetched = new Map<string, Promise<void>>();
const arrived = new Set<string>();
/** The files that each page's file imports, by the address of the list. */
const pageLists = new Map<string, Promise<Readonly<Record<string, readonly string[]>>>>();
let isFirstPage = true;

/**
 * Imports a module after fetching all its files. A failed `import()` may keep failing for its URL until the
 * page reloads (whatwg/html#6768), but a failed `fetch()` can be retried. The import then reads the HTTP
 * cache, because build files are immutable.
 *
 * The build calls this for every dynamic import (fetched-imports.vite.ts).
 *
 * @param files the module and its static imports, as paths below the origin without the leading slash; or a list of
 * pages (`pages.json`) and the file of the page
 * @throws Error naming the file that failed to load; ModuleStuckError if only a reload helps
 */
export async function importFetched<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const all = await withImports(files);
  const addresses = all.map((file) => new URL(`/${file}`, location.origin).href);
  const isMissing = (address: string) => !arrived.has(address);
  try {
    await Promise.all(addresses.filter((address) => !wasLoaded(address)).map(fetchOnce));
    return await importModule().catch(async (error: unknown) => {
      if (addresses.length === 0) throw error;
      // That the page came with a file proves nothing now.
      await Promise.all(addresses.filter(isMissing).map(fetchOnce));
      return importModule().catch((cause: unknown) => {
        throw new ModuleStuckError(cause);
      });
    });
  } catch (error) {
    // The next attempt does not wait for what hangs in this one.
    for (const address of addresses.filter(isMissing)) fetched.delete(address);
    window.dispatchEvent(new Event(importFailed));
    throw error;
  }
}

/** Event dispatched on the window when code could not be loaded. */
export const importFailed = 'platform:import-failed';

/**
 * The file of a page and its imports. The first page does not wait for the list: the server names its files with the
 * document. Neither does a page that the list lacks, because it is of an older version.
 */
async function withImports(files: readonly string[]): Promise<readonly string[]> {
  const [list = '', ...pages] = files;
  if (!list.endsWith('.json')) return files;
  if (isFirstPage) {
    isFirstPage = false;
    return pages;
  }
  const known = pageLists.get(list) ?? fetchList(list);
  pageLists.set(list, known);
  const imports = await known.catch(() => {
    pageLists.delete(list);
    return {} as Record<string, readonly string[]>;
  });
  return pages.flatMap((page) => imports[page] ?? [page]);
}

async function fetchList(file: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const response = await fetch(`/${file}`, { signal: AbortSignal.timeout(loadTimeoutMs) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** The browser has it: the page was made of it, or the server named it in a header of the page. */
const wasLoaded = (address: string): boolean =>
  performance
    .getEntriesByName(address, 'resource')
    .some((entry) => 'responseStatus' in entry && entry.responseStatus === 200);

function fetchOnce(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const fetching = fetchWhole(address);
  fetched.set(address, fetching);
  fetching.then(
    () => arrived.add(address),
    () => {
      if (fetched.get(address) === fetching) fetched.delete(address);
    },
  );
  return fetching;
}

async function fetchWhole(address: string): Promise<void> {
  const failed = (cause?: unknown) => new Error(`${new URL(address).pathname} did not arrive`, { cause });
  const signal = AbortSignal.timeout(loadTimeoutMs);
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    throw failed(cause);
  });
  if (!response.ok) throw failed(`HTTP ${response.status}`);
  await response.arrayBuffer().catch((cause: unknown) => {
    throw failed(cause);
  });
}
