import { useSyncExternalStore } from 'react';
import type { CellRangeControl } from '../../headless/table/index.ts';
import type { DataTableLabels } from './data-table-labels.ts';

interface RangeNoteProps {
  range: CellRangeControl;
  labels: Pick<DataTableLabels, 'cellsSelected' | 'cellsCopied'>;
}

/** Says how many cells are selected, and that they were copied: at the bottom of the rows and to screen readers. */
export function RangeNote({ range, labels }: RangeNoteProps) {
  const state = useSyncExternalStore(range.subscribe, range.get, range.get);
  const { fromRow, toRow, fromColumn, toColumn } = state?.range ?? noCells;
  const say = state?.isCopied ? labels.cellsCopied : labels.cellsSelected;
  return (
    <div className="pointer-events-none relative">
      <div
        role="status"
        className={
          state
            ? 'numeric absolute start-2 bottom-2 z-10 rounded-md border bg-popover px-2 py-1 text-xs text-popover-foreground shadow-md'
            : 'sr-only'
        }
      >
        {state && say(toRow - fromRow + 1, toColumn - fromColumn + 1)}
      </div>
    </div>
  );
}

const noCells = { fromRow: 0, toRow: 0, fromColumn: 0, toColumn: 0 };
