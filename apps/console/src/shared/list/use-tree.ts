import type { Input, Output } from '@platform/sdk';
import { type TreePlace, treeLines, useExpandedRows } from '@platform/ui-kit/headless/table';
import { useMemo } from 'react';
import { useOperations } from '../query.many.ts';
import type { ListOf } from './list.of.ts';
import type { ListContext, ListOperationId, ListRow, Table } from './list.types.ts';
import type { ListScreenState } from './use-list-screen.ts';

/** What a table needs to show the rows of a list as a tree. */
export interface ListTree {
  placeOf: (id: string) => TreePlace | undefined;
  toggle: (id: string) => void;
}

export interface TreeOptions<Id extends ListOperationId> {
  /** False: the rows are shown as they are. */
  on: boolean;
  isBranch: (row: ListRow<Id>) => boolean;
  /** The call for the rows below a row. */
  below: (id: string) => Input<Id>;
}

export interface TreeState<Id extends ListOperationId, Words extends Table, Given> {
  /** The list with the open rows among its own. */
  screen: ListScreenState<Id, Words, Given>;
  tree: ListTree | undefined;
  /** Open rows with more rows below them than one page holds. */
  cut: readonly { id: string; shown: number; total: number }[];
  /** Undefined while nothing was opened. */
  collapseAll: (() => void) | undefined;
}

/**
 * Shows a list as a tree: the list's own rows are the tops, and the rows below an open one are read when it is opened.
 *
 * @example
 * const { screen, tree } = useTree(supplierList, useListScreen(supplierList, given), { on, isBranch, below });
 */
export function useTree<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  of: ListOf<Id, Words, Given>,
  listed: ListScreenState<Id, Words, Given>,
  { on, isBranch, below }: TreeOptions<Id>,
): TreeState<Id, Words, Given> {
  const { expandedIds: toggledIds, toggle, collapseAll } = useExpandedRows();
  const { rows, standing } = listed;
  // A single top is open from the start: nobody comes to see it alone.
  const [only, ...others] = rows ?? [];
  const openFirst = only && others.length === 0 ? of.rowIdOf(only) : undefined;
  const expandedIds = useMemo(() => {
    const ids = new Set(toggledIds);
    if (openFirst !== undefined && !ids.delete(openFirst)) ids.add(openFirst);
    return ids;
  }, [toggledIds, openFirst]);
  const openIds = useMemo(() => (on ? [...expandedIds] : []), [on, expandedIds]);
  const inputs = useMemo(() => openIds.map(below), [openIds, below]);
  const answers = useOperations(of.operation, inputs);
  // Answers of the same data are the same objects, so that rows on screen do not render again.
  const read = answers.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is a new array with the same answers.
  const lines = useMemo(() => {
    if (!on || !rows) return undefined;
    const known = new Map(openIds.map((id, index) => [id, rowsOf<Id>(read[index])]));
    return treeLines({
      roots: rows,
      idOf: of.rowIdOf,
      isBranch,
      openIds: expandedIds,
      childrenOf: (id) => known.get(id),
    });
  }, [on, rows, of, isBranch, expandedIds, openIds, ...read]);

  const screen = useMemo(
    () => (lines ? { ...listed, rows: lines.rows, standing: { ...standing, rows: lines.rows } } : listed),
    [lines, listed, standing],
  );
  const cut = openIds.flatMap((id, index) => {
    const answer = read[index];
    const shown = rowsOf<Id>(answer)?.length ?? 0;
    return answer && answer.total !== null && answer.total > shown
      ? [{ id, shown, total: answer.total }]
      : [];
  });
  return {
    screen,
    tree: lines && { placeOf: lines.placeOf, toggle },
    cut,
    collapseAll: toggledIds.size > 0 ? collapseAll : undefined,
  };
}

const rowsOf = <Id extends ListOperationId>(answer: Output<Id> | undefined) =>
  answer?.list as readonly ListRow<Id>[] | undefined;
