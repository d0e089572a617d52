import { isSelected, nothingSelected, type Selection, useSelectionOf } from '@platform/ui-kit/headless/table';
import { Button, useDialogs } from '@platform/ui-kit/skin';
import { type ComponentType, type ReactNode, Suspense, useRef } from 'react';
import { lazyPart } from '../../lazy-part.tsx';
import { useRefresh } from '../../query.ts';
import { type SelectedRows, selectedRows } from '../export.request.ts';
import type { ListOf } from '../list.of.ts';
import { fetchRows } from '../list.rows.ts';
import {
  type ListAnswer,
  type ListContext,
  type ListOperationId,
  type ListRow,
  type Table,
  type Telling,
  wordOf,
} from '../list.types.ts';
import type { ListScreenState } from '../use-list-screen.ts';
import type { BulkAction } from './bulk.action.ts';
import type { BulkDialogProps } from './bulk.dialog.tsx';
import type { BulkRows } from './use-bulk-rows.ts';

// Lazy loaded: most users of a list do not run bulk actions.
const LazyDialog = lazyPart(
  'bulk',
  async () => (await import('./bulk.dialog.tsx')).BulkDialog as ComponentType<object>,
);

/** Limit for actions with one call per row. More would take many minutes. */
const rowsAtOnce = 2000;

export interface BulkParts {
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  bulkActions: () => ReactNode;
  /** The selected rows for an export. */
  selected: SelectedRows | null;
}

/**
 * Row selection, for the bulk actions of the role and for the export of selected rows; undefined if the list
 * has neither. A change of the filter clears the selection.
 */
export function useBulk<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  of: ListOf<Id, Words, Given>,
  { telling, query, rows, refresh, answer }: ListScreenState<Id, Words, Given>,
  actions: readonly BulkAction<ListRow<Id>, Words, Given>[],
  isExported: boolean,
): BulkParts | undefined {
  type Row = ListRow<Id>;
  const ask = useBulkDialog(of, telling);
  const [selection, onSelectionChange] = useSelectionOf(JSON.stringify(query));
  // Rows of earlier pages stay selected, so keep their data while the page is open.
  const known = useRef(new Map<string, Row>());
  for (const row of rows ?? []) known.current.set(of.rowIdOf(row), row);
  const offered = actions.filter(({ operation }) => telling.given.mayCall(operation));
  if (offered.length === 0 && !isExported) return undefined;

  const open = async (action: BulkAction<Row, Words, Given>) => {
    const { current } = known;
    const begun = await ask(action, {
      isSelected: (id) => isSelected(selection, id),
      read: async (cursor, signal) =>
        selection.mode === 'all'
          ? fetchRows(of, query, cursor, signal)
          : { rows: [...selection.ids].flatMap((id) => current.get(id) ?? []), next: null },
    });
    if (!begun) return;
    onSelectionChange(nothingSelected);
    refresh();
  };
  const total = (answer.data as ListAnswer<Row> | undefined)?.total ?? null;
  return {
    selection,
    onSelectionChange,
    selected: selectedRows(selection, total, (id) => {
      const row = known.current.get(id);
      return row && exportKeyOf(row, id);
    }),
    bulkActions: () =>
      offered.map((action) => (
        <Button key={action.word} size="sm" onClick={() => void open(action)}>
          {wordOf(telling, action.word)}
        </Button>
      )),
  };
}

/** Exports identify a row by its `id`. A list may identify it by another field; a session has no `id`. */
const exportKeyOf = (row: object, rowId: string): string =>
  'id' in row && typeof row.id === 'string' ? row.id : rowId;

/**
 * Opens the dialog of a bulk action for any rows. If a row was started, refetches the list and returns true.
 */
export function useBulkDialog<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  of: ListOf<Id, Words, Given>,
  telling: Telling<Words, Given>,
): (
  action: BulkAction<ListRow<Id>, Words, Given>,
  chosen: Pick<BulkRows<ListRow<Id>>, 'isSelected' | 'read'>,
) => Promise<boolean> {
  const dialogs = useDialogs();
  const reread = useRefresh();
  return async (action, chosen) => {
    let begun = false;
    await dialogs.open({
      size: 'md',
      render: (control) => (
        <Suspense fallback={null}>
          <BulkDialog
            control={control}
            onBegin={() => {
              begun = true;
            }}
            action={action}
            telling={telling}
            nameOf={of.nameOf ?? of.rowIdOf}
            read={{ limit: rowsAtOnce, keyOf: of.rowIdOf, ...chosen }}
          />
        </Suspense>
      ),
    });
    if (begun) reread(of.operation);
    return begun;
  };
}

/** `lazyPart` does not keep type parameters, so this wrapper adds them. */
function BulkDialog<Row, Words extends Table, Given>(props: BulkDialogProps<Row, Words, Given>) {
  return <LazyDialog {...props} />;
}
