import type { Words } from '../shared/language.ts';
import type { Role } from '../shared/roles.ts';
import { mayOpen, type Screen } from '../shared/screen.ts';
import { screenAt, siteMap } from '../shared/site.ts';
import { type GroupHeading, headingOf, menuGroups } from './menu.groups.ts';

export interface MenuSection {
  id: string;
  /** Null for entries above all groups. */
  heading: GroupHeading;
  entries: readonly Screen[];
}

/** The side menu of a role: the groups in order, without empty ones. */
export function menuOf(role: Role, { screens } = siteMap()): readonly MenuSection[] {
  return Object.entries(menuGroups)
    .map(([id, heading]) => ({
      id,
      heading,
      entries: screens.filter((screen) => screen.menu?.group === id && mayOpen(screen, role)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Menu sections with the entries whose titles contain the text, in the user's language. */
export function filterMenu(
  sections: readonly MenuSection[],
  text: string,
  words: (words: Words) => string,
): readonly MenuSection[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return sections;
  const holds = (title: Words) => words(title).toLocaleLowerCase().includes(wanted);
  return sections
    .map((section) =>
      section.heading && holds(section.heading.title)
        ? section
        : { ...section, entries: section.entries.filter((screen) => holds(screen.title)) },
    )
    .filter(({ entries }) => entries.length > 0);
}

export interface Crumb {
  title: Words;
  path?: string;
}

/** The list that a form page belongs to by its address, as `/merchants/add` to `/merchants/list`; else the screen itself. */
export const listScreenOf = (screen: Screen): Screen =>
  screenAt(screen.path.replace(/(add|create)$/, 'list')) ?? screen;

/** The breadcrumbs of a screen: its menu group, if any, the list that it belongs to, if any, then the screen. */
export function breadcrumbOf(screen: Screen): readonly Crumb[] {
  const list = listScreenOf(screen);
  const title = headingOf(list.menu?.group)?.title;
  return [...(title ? [{ title }] : []), ...new Set([list, screen])];
}
