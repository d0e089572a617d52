/**
 * Either some rows by id, or all rows that match the filter except some. The second form includes rows that
 * were never loaded, so an action sends the filter and the exceptions to the server instead of ids.
 */
export type Selection =
  | { readonly mode: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly mode: 'all'; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { mode: 'some', ids: new Set() };
export const allSelected: Selection = { mode: 'all', except: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** Selects or deselects rows; the rest of the selection is unchanged. */
export function withSelected(selection: Selection, ids: Iterable<string>, selected: boolean): Selection {
  const named = new Set(selection.mode === 'some' ? selection.ids : selection.except);
  const naming = (selection.mode === 'some') === selected;
  for (const id of ids) {
    if (naming) named.add(id);
    else named.delete(id);
  }
  return selection.mode === 'some' ? { mode: 'some', ids: named } : { mode: 'all', except: named };
}

/** Number of selected rows; `null` when everything is selected and the total is unknown. */
export function countSelected(selection: Selection, total: number | null): number | null {
  if (selection.mode === 'some') return selection.ids.size;
  return total === null ? null : Math.max(0, total - selection.except.size);
}

export type PageSelection = 'none' | 'some' | 'all';

/** The rows of a page. Ids are computed on demand: there may be a hundred thousand. */
export interface PageIds {
  count: number;
  ids: () => readonly string[];
}

/** Whether all, some or none of a page's rows are selected. */
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

/** The ids between two rows of a page, inclusive; only the second when the first is not on the page. */
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
