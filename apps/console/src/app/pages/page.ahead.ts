import { screenAt } from '../../shared/site.ts';

/**
 * Fetches the code of the shell and of a page while the server is still asked whose session it is: one wait instead of
 * three behind each other. A role that may not open the page has loaded its code for nothing, and sees nothing of it.
 */
export function fetchAhead(path: string): void {
  // Whoever needs it asks again, and says what went wrong.
  const quietly = () => undefined;
  import('../shell/signed-in.tsx').catch(quietly);
  screenAt(path === '/' ? '/home' : path)
    ?.load()
    .catch(quietly);
}
