import {
  columnSizingFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';
import { lazyRowModel } from './lazy-rows.ts';

/** How a column is copied if not as its text. */
export interface CopiedColumn {
  /** Default: the column's label. */
  header?: () => string;
  text: (row: object) => string;
  /** The text is a number or a time that the app has formatted, so it is not marked as text. */
  isTyped?: boolean;
  /** A column added before it if the copy has none with this header yet: the currency of an amount. */
  before?: { header: string; text: (row: object) => string };
}

/** Column settings besides the cell. */
export interface DataColumnMeta {
  /** The column's name in the chooser and on a card; needed where `header` is not text. */
  label?: string;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'center' | 'end';
  /** Initial pin; the user can change it. */
  pin?: 'start' | 'end';
  /** Hidden until the user shows it. */
  hidden?: boolean;
  /** Cannot be hidden, moved or unpinned (the actions, the order number). */
  fixed?: boolean;
  /** Does not grow when there is spare width. */
  rigid?: boolean;
  /** Position on a card of the narrow view; default `field`. */
  card?: 'title' | 'badge' | 'field' | 'actions' | 'none';
  /** The cell as plain text for export and in-memory search; default: the accessor's value. */
  text?(value: unknown, row: object): string;
  /** The cell as it is copied with a range of cells; default: as plain text. */
  copy?: CopiedColumn;
}

/**
 * Features of the table library that the table uses. Sorting, filtering and pagination are done by the caller
 * (a server, `useClientTable`), which passes one page. Visibility, order and pins come from the layout
 * (`gridColumns`).
 */
export const dataTableFeatures = tableFeatures({
  columnSizingFeature,
  rowSortingFeature,
  coreRowModel: lazyRowModel,
  columnMeta: metaHelper<DataColumnMeta>(),
});

export type DataTableFeatures = typeof dataTableFeatures;

export type DataColumns<Row extends object> = TableOptions<DataTableFeatures, Row>['columns'];

/** `const column = dataColumns<Order>(); column.columns([column.accessor('amount', {…}), column.display({…})])` */
export function dataColumns<Row extends object>() {
  return createColumnHelper<DataTableFeatures, Row>();
}

export const defaultColumnWidthPx = 140;
export const minColumnWidthPx = 56;
export const maxColumnWidthPx = 800;

export type DataColumn<Row extends object> = DataColumns<Row>[number];

export function columnIdOf<Row extends object>(column: DataColumn<Row>): string {
  const id =
    column.id ?? ('accessorKey' in column ? String(column.accessorKey).replaceAll('.', '_') : undefined);
  if (id === undefined) throw new Error('A column needs an id or an accessor key.');
  return id;
}

/** The column's value for a row; `undefined` for columns without a value (actions). */
export function cellValue<Row extends object>(column: DataColumn<Row>, row: Row): unknown {
  if ('accessorFn' in column && column.accessorFn) return column.accessorFn(row, 0);
  if (!('accessorKey' in column) || column.accessorKey === undefined) return undefined;
  return String(column.accessorKey)
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], row);
}

export function hasValue<Row extends object>(column: DataColumn<Row>): boolean {
  return 'accessorFn' in column || 'accessorKey' in column;
}

/** A cell as plain text. */
export function cellText<Row extends object>(column: DataColumn<Row>, row: Row): string {
  const value = cellValue(column, row);
  if (column.meta?.text) return column.meta.text(value, row);
  return value === null || value === undefined ? '' : String(value);
}
