import type { DataColumns } from '@platform/ui-kit/headless/table';
import { type ReactNode, useMemo } from 'react';
import type { ListOf } from './list.of.ts';
import type { ListContext, ListOperationId, ListRow, Table, Telling } from './list.types.ts';

export interface RowActions<Row> {
  cell: (row: Row) => ReactNode;
  label: string;
  size: number;
  /** On a card: a separate line for buttons, or beside the title for one icon. */
  card?: 'actions' | 'badge';
}

type Columns<Id extends ListOperationId> = DataColumns<ListRow<Id>>;

/**
 * The columns of a list, with the row actions. They depend on words and user only, so that filter options
 * that load later do not render the rows again.
 */
export function useColumns<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  of: ListOf<Id, Words, Given>,
  { say, language, given }: Telling<Words, Given>,
  rowActions: RowActions<ListRow<Id>> | null | undefined,
): Columns<Id> {
  const { user, path, fixed, scope, mayCall } = given;
  const plain = useMemo(
    () => columnsOf(of, { say, language, given: { user, path, fixed, scope, mayCall } }),
    [of, say, language, user, path, fixed, scope, mayCall],
  );
  // The actions depend on the words, and the words on the language, so rebuild the column only with the
  // words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  return useMemo(
    () => (rowActions ? [...plain, actionsColumn(rowActions)] : plain),
    [plain, rowActions === null || rowActions === undefined],
  );
}

export function columnsOf<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  { columns }: ListOf<Id, Words, Given>,
  telling: Telling<Words, ListContext>,
): Columns<Id> {
  const listed = typeof columns === 'function' ? columns(telling.given) : columns;
  return listed.map((column) => column(telling));
}

function actionsColumn<Id extends ListOperationId>({
  cell,
  label,
  size,
  card = 'actions',
}: RowActions<ListRow<Id>>): Columns<Id>[number] {
  return {
    id: 'actions',
    header: '',
    size,
    enableSorting: false,
    meta: { label, pin: 'end', fixed: true, rigid: true, align: 'end', card },
    cell: ({ row }) => cell(row.original),
  };
}
