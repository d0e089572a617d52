import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowSelection } from '../../headless/table/index.ts';
import { Button } from '../button.tsx';
import type { DataTableLabels } from './data-table-labels.ts';

interface SelectionBarProps {
  selection: RowSelection;
  labels: DataTableLabels;
  /** Actions for the selected rows. */
  children: ReactNode;
}

/**
 * Shown below the rows, so that rows do not move under the pointer when it appears. When the page scrolls
 * instead of the rows, it stays at the bottom of the view.
 */
export function SelectionBar({ selection, labels, children }: SelectionBarProps) {
  const count = selection.isEmpty ? '' : labels.selected(selection.count);
  return (
    <>
      <span role="status" className="sr-only">
        {count}
      </span>
      {!selection.isEmpty && (
        <section
          data-selection-bar
          aria-label={labels.selectionBar}
          className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t bg-accent px-3 py-1.5 text-sm text-accent-foreground"
        >
          <span className="numeric font-medium">{count}</span>
          {selection.canSelectAll && selection.total !== null && (
            <Button size="sm" variant="link" onClick={() => selection.selectAll()}>
              {labels.selectAll(selection.total)}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => selection.clear()}>
            <X aria-hidden />
            {labels.clearSelection}
          </Button>
          <div className="ms-auto flex flex-wrap items-center gap-2">{children}</div>
        </section>
      )}
    </>
  );
}
