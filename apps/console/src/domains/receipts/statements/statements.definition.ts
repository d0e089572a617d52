import { columnsAt } from './statements.columns.tsx';
import { statementFilters } from './statements.filters.ts';
import { nameOf } from './statements.labels.ts';
import { define, noOptions } from './statements.parts.ts';

/** The lists of statement records. Their addresses fix the kind. */
export const statementList = define({
  label: 'table',
  rowId: 'id',
  openName: 'statement',
  nameOf,
  initial: { options: noOptions },
  sort: { by: 'storedAt', order: 'desc' },
  sortKeys: ['storedAt', 'receivedAt', 'amount'],
  filters: statementFilters,
  columns: columnsAt,
  withPage: { withSummary: true },
});
