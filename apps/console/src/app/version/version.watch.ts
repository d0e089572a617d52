import { importFailed } from '../../shared/import-fetched.ts';
import { createStore } from '../../shared/store.ts';

export const versionPollMs = 5 * 60_000;
/** Minimum time between checks triggered by returning to the window. */
const glanceMs = 60_000;
/** Minimum time between checks triggered by failed loads: those retry every second. */
const suspicionMs = 5_000;

/** Whether the server has a different version of the console than the running one. */
export const newVersion = createStore(false);

/**
 * The names of the page's module scripts. A build changes at least one of them. The language versions have
 * the same names in different folders. Null if the text is not a page of this console.
 */
export function entryOf(html: string): string | null {
  const scripts = html.matchAll(/<script[^>]* type="module"[^>]* src="[^"]*?([^"/]+)"/g);
  return Array.from(scripts, ([, name]) => name).join(' ') || null;
}

export interface VersionParts {
  /** Fetches the current first page from the server. */
  fetchPage: () => Promise<string>;
  /** The scripts of the running page. */
  running: string | null;
  now?: () => number;
}

/** Checks regularly which version the server has. A failed check is ignored. */
export function createVersionWatch({ fetchPage, running, now = Date.now }: VersionParts) {
  let askedMs = now();
  const ask = async (): Promise<void> => {
    askedMs = now();
    try {
      const served = entryOf(await fetchPage());
      if (served !== null && running !== null && served !== running) newVersion.set(true);
    } catch {
      // Offline, or a deploy is in progress: the next check will tell.
    }
  };
  const askAfter = async (quietMs: number): Promise<void> => {
    if (now() - askedMs >= quietMs) await ask();
  };
  return { ask, glance: () => askAfter(glanceMs), suspect: () => askAfter(suspicionMs) };
}

const watch = createVersionWatch({
  running: entryOf(document.head.innerHTML),
  fetchPage: async () => {
    const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return response.ok ? response.text() : '';
  },
});

/** Checks now. A page that fails to load often belongs to a version that was replaced. */
export const checkVersion = (): void => void watch.ask();

/** Starts the checks. Returns a function that stops them. */
export function watchVersion(): () => void {
  const timer = setInterval(() => void watch.ask(), versionPollMs);
  const look = () => {
    if (document.visibilityState === 'visible') void watch.glance();
  };
  const suspect = () => void watch.suspect();
  document.addEventListener('visibilitychange', look);
  window.addEventListener(importFailed, suspect);
  return () => {
    clearInterval(timer);
    window.removeEventListener(importFailed, suspect);
    document.removeEventListener('visibilitychange', look);
  };
}
