import type { ReactNode } from 'react';
import type { DataTableModel, RowSelection } from '../../headless/table/index.ts';
import type { DataTableLabels } from './data-table-labels.ts';
import type { TableProblem } from './data-table-states.tsx';

/** What stands before the table's own columns: an arrow to open a row's details by, a box to select it by. */
export type Lead = 'expand' | 'select';

export interface DataTableProps<Row extends object> {
  model: DataTableModel<Row>;
  /** The grid's name for screen readers. */
  label: string;
  labels: DataTableLabels;
  /** No rows yet: skeleton rows stand in. */
  loading?: boolean;
  /** Rows are shown and fresh ones are on their way. */
  refreshing?: boolean;
  problem?: TableProblem | null;
  onRetry?: () => void;
  /** Shown when the result has no rows; says why, and the way out. */
  empty: ReactNode;
  onRowOpen?: (id: string) => void;
  /** The row whose details are on screen. */
  openedId?: string | null;
  visitedIds?: ReadonlySet<string>;
  /** With this, a row opens downwards too; which ones are is the caller's to keep (`useExpandedRows`). */
  renderDetail?: (row: Row) => ReactNode;
  expandedIds?: ReadonlySet<string>;
  onRowExpand?: (id: string) => void;
  /** What can be done with the selected rows: shown in a bar below them while there are some. */
  bulkActions?: (selection: RowSelection) => ReactNode;
  /** Place of the first row in the whole result, from 0, and the whole result's size; for screen readers. */
  firstRowIndex?: number;
  total?: number | null;
  skeletonRowCount?: number;
  /** On a narrow screen: cards, or the same grid scrolling sideways. */
  narrow?: 'cards' | 'grid';
  className?: string;
}
