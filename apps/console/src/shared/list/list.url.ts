import type { PageSearch } from '../page.tsx';

export type SortOrder = 'asc' | 'desc';

export interface ListSort<Key extends string = string> {
  by: Key;
  order: SortOrder;
}

/** Page, cursor and order of a list. All of it is in the URL. */
export interface ListPlace<Key extends string = string> {
  sort: ListSort<Key>;
  page: number;
  pageSize: number;
  /** Start of this page if the server uses cursors. */
  cursor: string | null;
}

export interface ListDefaults<Key extends string> {
  sortKeys: readonly Key[];
  sort: ListSort<Key>;
  pageSize: number;
}

export const pageSizes = [20, 50, 100, 200] as const;
const largestPage = 1_000_000;

export function readPlace<Key extends string>(
  search: PageSearch,
  defaults: ListDefaults<Key>,
): ListPlace<Key> {
  const by = defaults.sortKeys.find((key) => key === search.sortBy);
  const order = search.sortOrder === 'asc' || search.sortOrder === 'desc' ? search.sortOrder : 'desc';
  return {
    sort: by ? { by, order } : defaults.sort,
    page: whole(search.page, largestPage) ?? 1,
    pageSize: pageSizes.find((size) => String(size) === search.pageSize) ?? defaults.pageSize,
    cursor: search.cursor || null,
  };
}

/** The place as URL parameters. Defaults are omitted. */
export function writePlace<Key extends string>(
  place: ListPlace<Key>,
  defaults: ListDefaults<Key>,
): PageSearch {
  const { sort, page, pageSize, cursor } = place;
  const usual = sort.by === defaults.sort.by && sort.order === defaults.sort.order;
  return {
    sortBy: usual ? '' : sort.by,
    sortOrder: usual ? '' : sort.order,
    page: page === 1 ? '' : String(page),
    pageSize: pageSize === defaults.pageSize ? '' : String(pageSize),
    cursor: cursor ?? '',
  };
}

function whole(text: string | undefined, largest: number): number | undefined {
  if (!text || !/^[1-9]\d{0,6}$/.test(text)) return undefined;
  return Math.min(Number(text), largest);
}
