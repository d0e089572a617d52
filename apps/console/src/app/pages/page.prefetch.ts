import { screenAt } from '../../shared/site.ts';
import { fetchShell } from '../lazy-shell.tsx';
import { loadPage } from './page.loader.ts';

// Whoever needs it asks again, and says what went wrong.
const quietly = () => undefined;

/**
 * Fetches the code of the shell, of the client and of a page while the server is still asked how it is set up and whose
 * session it is: one wait instead of four behind each other. A role that may not open the page has loaded its code for
 * nothing, and sees nothing of it.
 */
export function prefetchPage(path: string): void {
  import('../client.make.ts').catch(quietly);
  fetchShell().catch(quietly);
  fetchPage(path === '/' ? '/home' : path);
}

/** Fetches the code of the page that somebody is about to open: he points at a link to it, or has walked to it by keys. */
export function fetchPage(path: string): void {
  const screen = screenAt(path);
  if (screen) loadPage(screen).catch(quietly);
}
