import {
  columnSizingFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';
import { lazyRowModel } from './lazy-rows.ts';

/** What a column says about itself besides its cell. */
export interface DataColumnMeta {
  /** The column's name in the chooser and on a card; needed where `header` is not text. */
  label?: string;
  /** Numbers stand at the end. */
  align?: 'start' | 'center' | 'end';
  /** Where it sticks until the user says otherwise. */
  pin?: 'start' | 'end';
  /** Not shown until the user asks. */
  hidden?: boolean;
  /** Cannot be hidden, moved or unpinned (the actions, the order number). */
  fixed?: boolean;
  /** Keeps its width when there is room to spare. */
  rigid?: boolean;
  /** Its place on a card of the narrow screen; `field` without it. */
  card?: 'title' | 'badge' | 'field' | 'actions' | 'none';
  /** The cell as plain text, for exports and for searching in memory; without it, the accessor's value as it is. */
  text?(value: unknown, row: object): string;
}

/**
 * What the table on screen needs. Whoever sorts, filters and pages (a server, `useClientTable`) hands it the page; which
 * columns are shown, in which order and where they stick is the layout's to say (`gridColumns`).
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

/** What a column says of a row: its value, or `undefined` where it shows something without one (actions). */
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
