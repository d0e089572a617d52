import type { LayoutMemory, TableLayoutControl } from '@platform/ui-kit/headless/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PageSearch } from '../../page.tsx';
import { searchText } from '../../page.tsx';
import {
  currentMoment,
  type SavedView,
  searchOf,
  shows,
  type ViewedList,
  viewedSearch,
} from './views.model.ts';
import type { ViewsOfList } from './views.query.ts';

export interface ActiveView {
  active: SavedView | null;
  /** The list differs from its view. */
  changed: boolean;
  apply: (view: SavedView) => void;
  /** Keeps the filters but deselects the view. */
  leave: () => void;
  /** Selects the view that was just saved. */
  adopt: (id: string) => void;
}

interface ActiveViewOptions {
  of: ViewsOfList;
  list: ViewedList;
  search: PageSearch;
  /** Changes filters and order by name. */
  filter: (texts: PageSearch, options?: { replace?: boolean }) => void;
  layout: Pick<TableLayoutControl, 'restore'>;
  memory: LayoutMemory;
}

/**
 * Which saved view a list shows. The URL holds plain filters only. A view is active if the browser remembers
 * that the filters came from it, or if the filters equal those of a view.
 */
export function useActiveView({ of, list, search, filter, layout, memory }: ActiveViewOptions): ActiveView {
  const { views, known } = of;
  const viewed = useMemo(() => viewedSearch(search, list), [search, list]);
  const viewedText = searchText(viewed);
  const [id, setId] = useState<string | null>(() => remembered(memory, viewedText));
  const moment = currentMoment();
  const active =
    views.find((view) => view.id === id) ??
    (viewedText === '' ? null : (views.find((view) => shows(viewed, view.state, list, moment)) ?? null));

  const apply = useCallback(
    (view: SavedView, options?: { replace?: boolean }) => {
      const cleared = Object.fromEntries([...list.names, 'sortBy', 'sortOrder'].map((name) => [name, '']));
      filter({ ...cleared, ...searchOf(view.state, list, currentMoment()) }, options);
      if (view.state.columns !== null) layout.restore(view.state.columns);
      setId(view.id);
    },
    [list, filter, layout],
  );

  // A page opened without parameters applies its default view once. The address is checked after the views
  // have loaded, because an opened tab starts with its previous address and gets the new one later.
  const opened = useRef(false);
  useEffect(() => {
    if (!known || opened.current) return;
    opened.current = true;
    const chosen = views.find(({ isDefault }) => isDefault);
    if (chosen && viewedText === '') apply(chosen, { replace: true });
  }, [known, views, viewedText, apply]);

  const activeId = active?.id ?? null;
  useEffect(() => {
    if (known) remember(memory, activeId, viewedText);
  }, [known, memory, activeId, viewedText]);

  return {
    active,
    changed: active !== null && !shows(viewed, active.state, list, moment),
    apply,
    leave: useCallback(() => setId(null), []),
    adopt: setId,
  };
}

/** The view that these filters came from, as stored on the last visit. */
function remembered({ storage, key }: LayoutMemory, viewedText: string): string | null {
  const [id = '', text = ''] = (storage.get(key) ?? '').split(' ');
  return id !== '' && text === viewedText && viewedText !== '' ? id : null;
}

function remember({ storage, key }: LayoutMemory, id: string | null, viewedText: string): void {
  if (id === null) storage.remove(key);
  else storage.set(key, `${id} ${viewedText}`);
}
