import { importFailed } from '../../shared/import-fetched.ts';
import { createStore } from '../../shared/store.ts';

export const versionPollMs = 5 * 60_000;
/** A window that is looked at again asks sooner, but not at every glance. */
const glanceMs = 60_000;
/** What did not come is asked for again each second, and which version is served not as often. */
const suspicionMs = 5_000;

/** Whether another version of the console is being served than the one that runs here. */
export const newVersion = createStore(false);

/**
 * The scripts that a page begins with, of which one has another name after every build; those of another language are of
 * the same names in another folder. Null where the text is no page of ours.
 */
export function entryOf(html: string): string | null {
  const scripts = html.matchAll(/<script[^>]* type="module"[^>]* src="[^"]*?([^"/]+)"/g);
  return Array.from(scripts, ([, name]) => name).join(' ') || null;
}

export interface VersionParts {
  /** The first page as the server has it now. */
  fetchPage: () => Promise<string>;
  /** The scripts that run here. */
  running: string | null;
  now?: () => number;
}

/** Asks now and then which version is served. A server that does not answer has no news. */
export function createVersionWatch({ fetchPage, running, now = Date.now }: VersionParts) {
  let askedMs = now();
  const ask = async (): Promise<void> => {
    askedMs = now();
    try {
      const served = entryOf(await fetchPage());
      if (served !== null && running !== null && served !== running) newVersion.set(true);
    } catch {
      // Offline, or the server is just being changed: the next time tells.
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

/** A page that could not be loaded is often one of a version that is gone. */
export const suspectNewVersion = (): void => void watch.ask();

/** Starts asking; answers how to stop. */
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
