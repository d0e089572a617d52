import type { Role } from '../shared/roles.ts';
import { mayOpen } from '../shared/screen.ts';
import { screenAt } from '../shared/site.ts';

/** The guard's input about the session. */
export interface Standing {
  hasToken: boolean;
  /** Null until the user info has been loaded. */
  user: { role: Role; bindRequired: boolean } | null;
}

export type Verdict =
  | { kind: 'open' }
  /** Load the user info first, then ask the guard again. */
  | { kind: 'loadUser' }
  | { kind: 'go'; path: string; returnTo?: string; keepSearch?: true };

/** The documented addresses of receiving accounts, also with their group before them. */
const accountGroup = /^\/qrCode(\/.+)$/;

/**
 * Applies the rules in order. An unknown path is opened, because the page shows its own not-found message.
 */
export function judge(target: { path: string; href: string }, standing: Standing): Verdict {
  const inGroup = accountGroup.exec(target.path)?.[1];
  if (inGroup !== undefined) return { kind: 'go', path: inGroup, keepSearch: true };
  const screen = screenAt(target.path);
  const isPublic = screen?.roles === 'public';

  if (!standing.hasToken) {
    if (isPublic) return { kind: 'open' };
    return { kind: 'go', path: '/login', ...returnPath(target) };
  }
  if (!standing.user) return { kind: 'loadUser' };
  // A session that must bind an authenticator may open only the page for that.
  if (standing.user.bindRequired) {
    return screen?.path === '/googleVerify'
      ? { kind: 'open' }
      : { kind: 'go', path: '/googleVerify', ...returnPath(target) };
  }
  if (target.path === '/' || screen?.path === '/login') return { kind: 'go', path: '/home' };
  if (screen && !mayOpen(screen, standing.user.role)) return { kind: 'go', path: '/error_401' };
  return { kind: 'open' };
}

/** The page to return to after signing in. Omitted for home, the default. */
function returnPath({ path, href }: { path: string; href: string }): { returnTo?: string } {
  return path === '/' || path === '/home' || hasNoTab(path) ? {} : { returnTo: href };
}

/** Returns a safe return path: always inside this console, never another host. */
export function safeReturnPath(value: string | undefined): string {
  if (!value?.startsWith('/') || value.startsWith('//') || value.includes('\\')) return '/home';
  return hasNoTab(value.split(/[?#]/)[0] ?? '') ? '/home' : value;
}

/** Sign-in and error pages: not a target to return to. */
function hasNoTab(path: string): boolean {
  return screenAt(path)?.tab === false;
}
