import type { DataTableLabels } from '../skin/table/data-table-labels.ts';
import type { PagerLabels } from '../skin/table/pager.tsx';

/** The texts of the table, as the tests look for them. */
export const tableLabels: DataTableLabels = {
  sort: 'Sort',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  clearSort: 'Do not sort',
  pinStart: 'Pin left',
  pinEnd: 'Pin right',
  unpinColumn: 'Unpin',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  hideColumn: 'Hide',
  resetWidth: 'Reset width',
  columnMenu: (column) => `Options of ${column}`,
  selectPage: 'Select page',
  selectRow: (id) => `Select ${id}`,
  selected: (count) => (count === null ? 'All selected' : `${count} selected`),
  selectAll: (total) => `Select all ${total}`,
  clearSelection: 'Clear',
  selectionBar: 'Selected rows',
  details: 'Details',
  expandRow: (id) => `Expand ${id}`,
  collapseRow: (id) => `Collapse ${id}`,
  openRow: (id) => `Open ${id}`,
  visited: 'visited',
  loading: 'Loading',
  retry: 'Retry',
  view: 'View',
  columns: 'Columns',
  density: 'Density',
  densities: { compact: 'Compact', normal: 'Normal', relaxed: 'Relaxed' },
  moveUp: (column) => `Move ${column} up`,
  moveDown: (column) => `Move ${column} down`,
  resetView: 'Reset view',
};

export const pagerLabels: PagerLabels = {
  region: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  range: (first, last, total) => `${first}–${last} of ${total}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  pageSize: 'Rows per page',
  perPage: (size) => `${size} rows`,
  jump: 'Go to',
};
