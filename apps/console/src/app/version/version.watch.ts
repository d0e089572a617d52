import { createStore } from '../../shared/store.ts';

export const versionPollMs = 5 * 60_000;
/** A window that is looked at again asks sooner, but not at every glance. */
const glanceMs = 60_000;

/** Whether another version of the console is being served than the one that runs here. */
export const newVersion = createStore(false);

/** The script that a page begins with: its name changes with every build. Null where the text is no page of ours. */
export function entryOf(html: string): string | null {
  for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
    if (/\btype="module"/.test(tag)) return /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? null;
  }
  return null;
}

export interface VersionParts {
  /** The first page as the server has it now. */
  fetchPage: () => Promise<string>;
  /** The script that runs here. */
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
  return {
    ask,
    glance: (): Promise<void> => (now() - askedMs >= glanceMs ? ask() : Promise.resolve()),
  };
}

const watch = createVersionWatch({
  running: document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null,
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
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
