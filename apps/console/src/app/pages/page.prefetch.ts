import { screenAt } from '../../shared/site.ts';
import { fetchShell } from '../lazy-shell.tsx';
import { loadPage } from './page.loader.ts';

// The actual load repeats a failed request and reports its error.
const quietly = () => undefined;

/**
 * Prefetches the code of the shell, the client and a page while the configuration and the user info are
 * loading, so the requests run in parallel. If the role may not open the page, the code is loaded in vain but
 * not shown.
 */
export function prefetchPage(path: string): void {
  import('../client.make.ts').catch(quietly);
  fetchShell().catch(quietly);
  fetchPage(path === '/' ? '/home' : path);
}

/** Prefetches a page's code when the user points at a link to it or reaches it with the keyboard. */
export function fetchPage(path: string): void {
  const screen = screenAt(path);
  if (screen) loadPage(screen).catch(quietly);
}
