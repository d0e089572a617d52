import { type Role, roles } from './roles.ts';
import { mayOpen, type Screen } from './screen.ts';

/** The content of routes.ts. */
export interface Site {
  screens: readonly Screen[];
}

let site: Site = { screens: [] };

/**
 * Sets the site map, once at start. The shell reads it from here instead of importing routes.ts: routes.ts
 * imports every page, so importing it from pages would be circular.
 */
export function setSite(next: Site): void {
  site = next;
}

export function siteMap(): Site {
  return site;
}

/** The screen at a path, if any. */
export function screenAt(path: string): Screen | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return site.screens.find((candidate) => candidate.path === plain);
}

/**
 * Whether an address is a page of this console that the role may open. A message may link to a page that does
 * not exist here or is not permitted; such a link is not shown.
 */
export function mayFollow(href: string, role: Role): boolean {
  const screen = screenAt(href.split(/[?#]/)[0] ?? '');
  return screen !== undefined && mayOpen(screen, role);
}

/**
 * An address as the role may open it: as it is, or under the copy of its screen for the role. Undefined if the
 * role has neither. Messages name a screen by its address, and their readers have different copies of it.
 */
export function hrefFor(href: string, role: Role): string | undefined {
  if (mayFollow(href, role)) return href;
  const [path = ''] = href.split(/[?#]/);
  const base = screenAt(path)?.base;
  const copy = site.screens.find((screen) => screen.base === base && mayOpen(screen, role));
  return base && copy && copy.path + href.slice(path.length);
}

/** The roles that may open a screen or a copy of it. */
export function rolesAt(base: string): readonly Role[] {
  const copies = site.screens.filter((screen) => screen.base === base);
  return roles.filter((role) => copies.some((screen) => mayOpen(screen, role)));
}

/** The pages that a role may open without parameters. The palette lists them. */
export function pagesOf(role: Role): readonly Screen[] {
  return site.screens.filter((screen) => screen.tab && screen.roles !== 'public' && mayOpen(screen, role));
}
