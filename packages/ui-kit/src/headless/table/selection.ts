/**
 * What is selected: some rows by id, or everything that matches the filter but some. The second reaches rows that
 * were never loaded, so an action on it goes to the server as the filter and the exceptions, not as a list of ids.
 */
export type Selection =
  | { readonly mode: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly mode: 'all'; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { mode: 'some', ids: new Set() };
export const allSelected: Selection = { mode: 'all', except: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** Selects rows, or takes them out of the selection; whatever else is selected stays as it is. */
export function withSelected(selection: Selection, ids: Iterable<string>, selected: boolean): Selection {
  const named = new Set(selection.mode === 'some' ? selection.ids : selection.except);
  const naming = (selection.mode === 'some') === selected;
  for (const id of ids) {
    if (naming) named.add(id);
    else named.delete(id);
  }
  return selection.mode === 'some' ? { mode: 'some', ids: named } : { mode: 'all', except: named };
}

/** How many that is. `null` when everything is selected and nobody has counted. */
export function countSelected(selection: Selection, total: number | null): number | null {
  if (selection.mode === 'some') return selection.ids.size;
  return total === null ? null : Math.max(0, total - selection.except.size);
}

export type PageSelection = 'none' | 'some' | 'all';

/** The rows of a page; their ids are worked out when they are needed, because there may be a hundred thousand. */
export interface PageIds {
  count: number;
  ids: () => readonly string[];
}

/** How far the rows of a page are selected. */
export function pageSelection(selection: Selection, page: PageIds): PageSelection {
  const named = selection.mode === 'some' ? selection.ids : selection.except;
  if (named.size === 0 && page.count > 0) return selection.mode === 'some' ? 'none' : 'all';
  let selected = 0;
  let others = 0;
  for (const id of page.ids()) {
    if (isSelected(selection, id)) selected += 1;
    else others += 1;
    if (selected > 0 && others > 0) return 'some';
  }
  return selected === 0 ? 'none' : 'all';
}

/** The ids between two rows of a page, both included; the second alone where the first is not on the page. */
export function idsBetween(
  pageIds: readonly string[],
  fromId: string | null,
  toId: string,
): readonly string[] {
  const to = pageIds.indexOf(toId);
  const from = fromId === null ? -1 : pageIds.indexOf(fromId);
  if (to < 0) return [];
  if (from < 0) return [toId];
  return pageIds.slice(Math.min(from, to), Math.max(from, to) + 1);
}
