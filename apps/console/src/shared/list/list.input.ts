import type { ListColumn } from './list.columns.tsx';
import type { ListFilter } from './list.filters.ts';
import type {
  ListContext,
  ListOperationId,
  ListQuery,
  ListRow,
  NumberKey,
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

/** The definition of a list, except the parts common to all lists. */
export interface ListInput<Id extends ListOperationId, Words extends Table, Given> {
  /** The table's accessible name. */
  label: PlainKey<Words>;
  /** The field that identifies a row, for its drawer and selection. */
  rowId: StringKey<ListRow<Id>> | NumberKey<ListRow<Id>>;
  /** URL parameter with the id of the row in the drawer. */
  openName: string;
  filters: {
    /** Always visible: the four most used filters. */
    main: readonly ListFilter<Words, Given>[];
    more?: readonly FilterGroupOf<Words, Given>[];
  };
  /**
   * In reading order. Depends on words and user only, so that data that loads later does not render the rows
   * again.
   */
  columns:
    | readonly ListColumn<ListRow<Id>, Words, ListContext>[]
    | ((context: ListContext) => readonly ListColumn<ListRow<Id>, Words, ListContext>[]);
  /** Default: newest first. */
  sort?: ListSort<SortKey<Id>>;
  sortKeys?: readonly SortKey<Id>[];
  pageSize?: 20 | 50 | 100 | 200;
  /** Order for reading all rows page by page, if rows move in the default order during the reading. */
  readAllBy?: ListSort<SortKey<Id>>;
  /** Default refresh interval in seconds. The user can change it. */
  seconds?: RefreshSeconds;
  /** A row's name for the user, if the id means nothing to users. */
  nameOf?: (row: ListRow<Id>) => string;
  /** Additional or changed request parameters. */
  ask?: (query: ListQuery<Id>, given: Given) => ListQuery<Id>;
  /** Parameters only for a page of rows, not for a count or an export. */
  withPage?: Partial<ListQuery<Id>>;
}

/** What a list reads besides the context of every list, such as the choices of its filters. */
type Besides<Given> = Omit<Given, keyof ListContext>;

/** What a list reads before the choices of its filters are loaded. The test of all lists starts from it too. */
export type InitialOf<Given> = [keyof Besides<Given>] extends [never]
  ? { initial?: undefined }
  : { initial: Besides<Given> };
