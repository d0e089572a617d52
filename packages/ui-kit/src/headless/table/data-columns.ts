import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';

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
}

/** Sorting and paging belong to the server; the table keeps the columns. */
export const dataTableFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
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
