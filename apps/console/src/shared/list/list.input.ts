import type { ListColumn } from './list.columns.tsx';
import type { ListFilter } from './list.filters.ts';
import type {
  ListContext,
  ListOperationId,
  ListQuery,
  ListRow,
  PlainKey,
  SortKey,
  StringKey,
  Table,
} from './list.types.ts';
import type { ListSort } from './list.url.ts';
import type { RefreshSeconds } from './refresh.control.tsx';

export interface FilterGroupOf<Words extends Table, Given> {
  title: PlainKey<Words>;
  filters: readonly ListFilter<Words, Given>[];
}

/** What a list is, beside the parts that every list has. */
export interface ListInput<Id extends ListOperationId, Words extends Table, Given> {
  /** The table's name. */
  label: PlainKey<Words>;
  /** The field that a row is known by: of its drawer, its selection, its place. */
  rowId: StringKey<ListRow<Id>>;
  /** Parameter of the URL that names the row whose drawer is open. */
  openName: string;
  filters: {
    /** Always visible: the four most used. */
    main: readonly ListFilter<Words, Given>[];
    more?: readonly FilterGroupOf<Words, Given>[];
  };
  /** In the order a person reads them. What else a screen is given may come late, and must draw no row again. */
  columns:
    | readonly ListColumn<ListRow<Id>, Words, ListContext>[]
    | ((context: ListContext) => readonly ListColumn<ListRow<Id>, Words, ListContext>[]);
  /** Newest first unless said otherwise. */
  sort?: ListSort<SortKey<Id>>;
  sortKeys?: readonly SortKey<Id>[];
  pageSize?: 20 | 50 | 100 | 200;
  /** The order in which all rows are read, page by page, where the usual one moves by itself meanwhile. */
  readAllBy?: ListSort<SortKey<Id>>;
  /** How often it reads itself again, unless a person chooses otherwise. */
  seconds?: RefreshSeconds;
  /** What a person calls a row by, where its id says nothing to him. */
  nameOf?: (row: ListRow<Id>) => string;
  /** What this list asks besides its filters, or differently. */
  ask?: (query: ListQuery<Id>, given: Given) => ListQuery<Id>;
  /** What is asked with a page of rows only, and not with a count or an export. */
  withPage?: Partial<ListQuery<Id>>;
}
