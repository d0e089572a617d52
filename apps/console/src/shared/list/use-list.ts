import { useCallback, useMemo } from 'react';
import { type PageSearch, usePage } from '../page.tsx';
import { type FilterCodecs, type ReadFilters, readFilters } from './filter.codecs.ts';
import { type ListDefaults, type ListPlace, type ListSort, readPlace, writePlace } from './list.url.ts';

export interface ListDefinition<Codecs extends FilterCodecs, Key extends string> extends ListDefaults<Key> {
  filters: Codecs;
  /** URL parameter with the id of the row in the drawer. */
  openName: string;
  /** Names that the address fixes. In a URL they mean nothing, so they are read as absent. */
  fixedNames?: readonly string[];
}

export interface List<Codecs extends FilterCodecs, Key extends string> extends ReadFilters<Codecs> {
  /** The URL's texts, for the controls. */
  search: PageSearch;
  place: ListPlace<Key>;
  /** The row in the drawer. */
  open: string | null;
  /** Changes filters by name (`''` removes one) and goes to the first page. */
  filter: (texts: PageSearch, options?: { replace?: boolean }) => void;
  clear: () => void;
  sort: (sort: ListSort<Key> | null) => void;
  goTo: (page: number, cursor?: string | null) => void;
  resize: (pageSize: number) => void;
  setOpen: (row: string | null) => void;
}

/** Keeps a list's state in its URL, so that links, reload and the back button restore it. */
export function useList<Codecs extends FilterCodecs, Key extends string>(
  definition: ListDefinition<Codecs, Key>,
): List<Codecs, Key> {
  const { search: found, setSearch } = usePage();
  const search = useMemo(() => withoutNames(found, definition.fixedNames), [found, definition]);
  const read = useMemo(() => readFilters(definition.filters, search), [definition, search]);
  const place = useMemo(() => readPlace(search, definition), [definition, search]);

  const change = useCallback(
    (texts: PageSearch, options?: { replace?: boolean }) => setSearch({ ...search, ...texts }, options),
    [search, setSearch],
  );
  const move = useCallback(
    (next: Partial<ListPlace<Key>>) => change(writePlace({ ...place, ...next }, definition)),
    [change, place, definition],
  );
  const filter = useCallback(
    (texts: PageSearch, options?: { replace?: boolean }) =>
      change({ ...texts, page: '', cursor: '' }, options),
    [change],
  );
  return {
    ...read,
    search,
    place,
    open: search[definition.openName] || null,
    filter,
    clear: useCallback(
      () => filter(Object.fromEntries(Object.keys(definition.filters).map((name) => [name, '']))),
      [filter, definition],
    ),
    sort: useCallback(
      (sort) => move({ sort: sort ?? definition.sort, page: 1, cursor: null }),
      [move, definition],
    ),
    goTo: useCallback((page, cursor = null) => move({ page, cursor }), [move]),
    resize: useCallback((pageSize) => move({ pageSize, page: 1, cursor: null }), [move]),
    setOpen: useCallback((row) => change({ [definition.openName]: row ?? '' }), [change, definition]),
  };
}

/** Returns the same object if no name is in it. */
function withoutNames(search: PageSearch, names: readonly string[] = []): PageSearch {
  if (!names.some((name) => Object.hasOwn(search, name))) return search;
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));
}
