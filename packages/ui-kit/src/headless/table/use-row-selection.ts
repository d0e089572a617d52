import { useCallback, useMemo, useRef, useState } from 'react';
import {
  allSelected,
  countSelected,
  idsBetween,
  isSelected,
  nothingSelected,
  type PageIds,
  type PageSelection,
  pageSelection,
  type Selection,
  withSelected,
} from './selection.ts';

export interface RowSelectionOptions {
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  /** The rows on screen, in order. */
  page: PageIds;
  /** Number of matching rows; `null` when unknown. */
  total?: number | null | undefined;
}

export interface RowSelection {
  selection: Selection;
  /** State of the rows on this page. */
  pageState: PageSelection;
  /** The page has no rows (yet): nothing to select. */
  isPageEmpty: boolean;
  /** `null` when everything is selected and the total is unknown. */
  count: number | null;
  total: number | null;
  isEmpty: boolean;
  /** The whole page is selected and more rows match. */
  canSelectAll: boolean;
  isSelected(id: string): boolean;
  toggle(id: string): void;
  /** Gives all rows from the last toggled one to this one the state of the last toggled one. */
  toggleTo(id: string): void;
  /** Extends or shrinks the range by one step (Shift with the arrows). */
  extend(fromId: string, toId: string): void;
  togglePage(): void;
  selectAll(): void;
  clear(): void;
}

/** Row selection across pages: single rows, ranges, a page, or everything that matches. */
export function useRowSelection(options: RowSelectionOptions | null): RowSelection | null {
  const anchorId = useRef<string | null>(null);
  const selection = options?.selection;
  const change = options?.onSelectionChange;
  const page = options?.page;
  const total = options?.total ?? null;

  return useMemo(() => {
    if (!selection || !change || !page) return null;
    const pageState = pageSelection(selection, page);
    const count = countSelected(selection, total);
    const start = (next: Selection) => {
      anchorId.current = null;
      change(next);
    };
    return {
      selection,
      pageState,
      isPageEmpty: page.count === 0,
      count,
      total,
      isEmpty: count === 0,
      canSelectAll: selection.mode === 'some' && pageState === 'all' && total !== null && total > page.count,
      isSelected: (id) => isSelected(selection, id),
      toggle(id) {
        anchorId.current = id;
        change(withSelected(selection, [id], !isSelected(selection, id)));
      },
      toggleTo(id) {
        const from = anchorId.current;
        const selected = from === null || isSelected(selection, from);
        if (from === null) anchorId.current = id;
        change(withSelected(selection, idsBetween(page.ids(), from, id), selected));
      },
      extend(fromId, toId) {
        anchorId.current ??= fromId;
        const before = idsBetween(page.ids(), anchorId.current, fromId);
        const now = idsBetween(page.ids(), anchorId.current, toId);
        change(withSelected(withSelected(selection, before, false), now, true));
      },
      togglePage: () => start(withSelected(selection, page.ids(), pageState !== 'all')),
      selectAll: () => start(allSelected),
      clear: () => start(nothingSelected),
    };
  }, [selection, change, page, total]);
}

/**
 * Keeps a selection while the query stays the same: another filter clears it, another page does not.
 *
 * @example const [selection, onSelectionChange] = useSelectionOf(filterAsText);
 */
export function useSelectionOf(question: string): [Selection, (selection: Selection) => void] {
  const [kept, setKept] = useState<{ question: string; selection: Selection } | null>(null);
  const change = useCallback((selection: Selection) => setKept({ question, selection }), [question]);
  return [kept?.question === question ? kept.selection : nothingSelected, change];
}
