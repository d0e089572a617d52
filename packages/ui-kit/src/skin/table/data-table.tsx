import { useRef } from 'react';
import { lazyPart, useLazyPart } from '../../headless/lazy/index.ts';
import { useElementSize } from '../theme/use-element-size.ts';
import { DataGridView } from './data-table-grid.tsx';
import { SelectionBar } from './data-table-selection-bar.tsx';
import { RefreshBar, SkeletonCards, TableError } from './data-table-states.tsx';
import type { DataTableProps } from './data-table-types.ts';

export type { DataTableLabels } from './data-table-labels.ts';
export type { TableProblem } from './data-table-states.tsx';
export type { DataTableProps } from './data-table-types.ts';

const cardBreakpointPx = 640;
// Wide screens, which most lists are read on, do without it.
const cards = lazyPart(async () => (await import('./data-table-cards.tsx')).DataCards);

/** A table with all features of a list; on a narrow screen each row is a card. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { model, labels, loading = false, problem = null, narrow = 'cards', bulkActions } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useElementSize(root);
  const availablePx = size?.widthPx ?? 0;
  const { selection } = model;
  const rowCount = model.rows.count;
  const showCards = narrow === 'cards' && availablePx > 0 && availablePx < cardBreakpointPx;
  const DataCards = useLazyPart(cards, showCards);
  const View = showCards ? DataCards : DataGridView;

  return (
    <div
      ref={root}
      data-density={model.layout.layout.density}
      aria-busy={loading || props.refreshing || undefined}
      className={`flex min-h-0 min-w-0 flex-col ${props.className ?? ''}`}
    >
      <RefreshBar active={loading || (props.refreshing ?? false)} label={labels.loading} />
      {problem && <TableError problem={problem} retryLabel={labels.retry} onRetry={props.onRetry} />}
      {/* Render only when the size is known: otherwise all rows would be laid out twice, and more of them
          than are visible. */}
      {size &&
        (rowCount > 0 || !problem) &&
        (View ? (
          <View {...props} availablePx={availablePx} scrollerPx={size.heightPx} />
        ) : (
          (loading || rowCount > 0) && <SkeletonCards count={4} />
        ))}
      {!loading && !problem && rowCount === 0 && props.empty}
      {selection && (
        <SelectionBar selection={selection} labels={labels}>
          {bulkActions?.(selection)}
        </SelectionBar>
      )}
    </div>
  );
}
