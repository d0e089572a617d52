import type { Role } from '../shared/roles.ts';
import { mayOpen } from '../shared/screen.ts';
import { screenAt } from '../shared/site.ts';

/** What the guard knows of who is here. */
export interface Standing {
  hasToken: boolean;
  /** Null until the user info has been loaded. */
  user: { role: Role; bindRequired: boolean } | null;
}

export type Verdict =
  | { kind: 'open' }
  /** The user info must be loaded first; then the guard is asked again. */
  | { kind: 'loadUser' }
  | { kind: 'go'; path: string; returnTo?: string };

/** The rules, in the order they apply. A page that does not exist is opened too: it says so itself. */
export function judge(target: { path: string; href: string }, standing: Standing): Verdict {
  const screen = screenAt(target.path);
  const isPublic = screen?.roles === 'public';

  if (!standing.hasToken) {
    if (isPublic) return { kind: 'open' };
    return { kind: 'go', path: '/login', ...returnPath(target) };
  }
  if (!standing.user) return { kind: 'loadUser' };
  // A session that must bind an authenticator first reaches nothing else.
  if (standing.user.bindRequired) {
    return screen?.path === '/googleVerify'
      ? { kind: 'open' }
      : { kind: 'go', path: '/googleVerify', ...returnPath(target) };
  }
  if (target.path === '/' || screen?.path === '/login') return { kind: 'go', path: '/home' };
  if (screen && !mayOpen(screen, standing.user.role)) return { kind: 'go', path: '/error_401' };
  return { kind: 'open' };
}

/** Where to continue after signing in; home needs no mention. */
function returnPath({ path, href }: { path: string; href: string }): { returnTo?: string } {
  return path === '/' || path === '/home' || isPassing(path) ? {} : { returnTo: href };
}

/** A return path as it may be followed: inside this console only, never another host's address. */
export function safeReturnPath(value: string | undefined): string {
  if (!value?.startsWith('/') || value.startsWith('//') || value.includes('\\')) return '/home';
  return isPassing(value.split(/[?#]/)[0] ?? '') ? '/home' : value;
}

/** Sign-in and the pages of errors: nobody wants to be there, they only tell what happened on the way. */
function isPassing(path: string): boolean {
  return screenAt(path)?.tab === false;
}
