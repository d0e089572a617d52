import type { LayoutMemory, TableLayoutControl } from '@platform/ui-kit/headless/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { timeZone } from '../../format.ts';
import type { PageSearch } from '../../page.tsx';
import { searchText } from '../../page.tsx';
import { type SavedView, searchOf, shows, type ViewedList, viewedSearch } from './views.model.ts';
import type { ViewsOfList } from './views.query.ts';

export interface ActiveView {
  active: SavedView | null;
  /** The list shows something else than its view says. */
  changed: boolean;
  apply: (view: SavedView) => void;
  /** Keeps the list as it is, without its view's name. */
  leave: () => void;
  /** Says which view the list shows now, after saving it. */
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
 * Which view a list shows. The URL holds plain filters and nothing of this: the name stands beside them as long as the
 * browser remembers that they came of it, or where they say exactly what a view says.
 */
export function useActiveView({ of, list, search, filter, layout, memory }: ActiveViewOptions): ActiveView {
  const { views, known } = of;
  const viewed = useMemo(() => viewedSearch(search, list), [search, list]);
  const viewedText = searchText(viewed);
  const [id, setId] = useState<string | null>(() => remembered(memory, viewedText));
  const moment = { now: new Date(), zone: timeZone() };
  const active =
    views.find((view) => view.id === id) ??
    (viewedText === '' ? null : (views.find((view) => shows(viewed, view.state, list, moment)) ?? null));

  const apply = useCallback(
    (view: SavedView, options?: { replace?: boolean }) => {
      const cleared = Object.fromEntries([...list.names, 'sortBy', 'sortOrder'].map((name) => [name, '']));
      filter({ ...cleared, ...searchOf(view.state, list, { now: new Date(), zone: timeZone() }) }, options);
      if (view.state.columns !== null) layout.restore(view.state.columns);
      setId(view.id);
    },
    [list, filter, layout],
  );

  // A page that is opened by its bare address opens with the view chosen for it, once. What the address is counts when
  // the views are there: an opened tab begins with the address that it was left by, and is told the new one then.
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

/** The view that these very filters came of, when the page was last here. */
function remembered({ storage, key }: LayoutMemory, viewedText: string): string | null {
  const [id = '', text = ''] = (storage.get(key) ?? '').split(' ');
  return id !== '' && text === viewedText && viewedText !== '' ? id : null;
}

function remember({ storage, key }: LayoutMemory, id: string | null, viewedText: string): void {
  if (id === null) storage.remove(key);
  else storage.set(key, `${id} ${viewedText}`);
}
