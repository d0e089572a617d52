import type { LucideIcon } from 'lucide-react';
import type { Words } from './language.ts';
import type { Role } from './roles.ts';
import { mayOpen, type Screen } from './screen.ts';

/** The heading of a group of menu entries; null for entries that stand above all groups. */
export type GroupHeading = { title: Words; icon: LucideIcon } | null;

/** Everything that routes.ts says: the screens, and the menu's groups in their order. */
export interface Site {
  screens: readonly Screen[];
  menuGroups: Readonly<Record<string, GroupHeading>>;
}

let site: Site = { screens: [], menuGroups: {} };

/**
 * Takes over the site map, once at start. The parts of the shell read it from here, because routes.ts stands above them:
 * it leads to every page, and pages must not lead back to it.
 */
export function setSite(next: Site): void {
  site = next;
}

export function siteMap(): Site {
  return site;
}

/** The screen at an address, if there is one. */
export function screenAt(path: string): Screen | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return site.screens.find((candidate) => candidate.path === plain);
}

/**
 * Whether an address is one of this console that the role may open. A message may name a page that this console does not
 * have, or that its reader may not open: such a link is not offered.
 */
export function mayFollow(href: string, role: Role): boolean {
  const screen = screenAt(href.split(/[?#]/)[0] ?? '');
  return screen !== undefined && mayOpen(screen, role);
}

/** Every page that a role may open by itself: what the palette offers. */
export function pagesOf(role: Role): readonly Screen[] {
  return site.screens.filter((screen) => screen.tab && screen.roles !== 'public' && mayOpen(screen, role));
}

/** Where a role finds the rows of an operation: the first menu entry that needs it. */
export function menuPathFor(operation: Screen['operations'][number], role: Role): string | undefined {
  return site.screens.find(
    (screen) => screen.menu && screen.operations.includes(operation) && mayOpen(screen, role),
  )?.path;
}
