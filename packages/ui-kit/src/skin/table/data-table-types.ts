import type { ReactNode } from 'react';
import type { DataTableModel, RowSelection, TreePlace } from '../../headless/table/index.ts';
import type { DataTableLabels } from './data-table-labels.ts';
import type { TableProblem } from './data-table-states.tsx';

/** Columns before the table's own: an expand arrow and a selection checkbox. */
export type Lead = 'expand' | 'select';

export interface DataTableProps<Row extends object> {
  model: DataTableModel<Row>;
  /** The grid's name for screen readers. */
  label: string;
  labels: DataTableLabels;
  /** No rows yet: shows skeleton rows. */
  loading?: boolean;
  /** Rows are shown and newer ones are loading. */
  refreshing?: boolean;
  problem?: TableProblem | null;
  onRetry?: () => void;
  /** Shown when there are no rows: the reason and what to do. */
  empty: ReactNode;
  onRowOpen?: (id: string) => void;
  /** The row whose details are shown beside the table. */
  openedId?: string | null;
  visitedIds?: ReadonlySet<string>;
  /** Enables details below rows; the caller keeps which ones are open (`useExpandedRows`). */
  renderDetail?: (row: Row) => ReactNode;
  expandedIds?: ReadonlySet<string>;
  /** Shows the rows as a tree (`treeLines`). Its arrows call `onRowExpand`. Not together with `renderDetail`. */
  placeOf?: ((id: string) => TreePlace | undefined) | undefined;
  onRowExpand?: (id: string) => void;
  /** Bulk actions, in a bar below the rows while some are selected. */
  bulkActions?: (selection: RowSelection) => ReactNode;
  /** Index of the first row in the whole result, from 0, and the size of the result; for screen readers. */
  firstRowIndex?: number;
  total?: number | null;
  skeletonRowCount?: number;
  /** On a narrow screen: cards, or the same grid scrolling sideways. */
  narrow?: 'cards' | 'grid';
  className?: string;
}
