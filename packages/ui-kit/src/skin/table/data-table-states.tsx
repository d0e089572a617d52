import type { ReactNode } from 'react';
import type { GridColumn } from '../../headless/table/index.ts';
import { Button } from '../button.tsx';
import { Notice } from '../display/notice.tsx';
import { Skeleton } from '../display/skeleton.tsx';
import { cn } from '../theme/class-names.ts';

const skeletonWidths = ['w-3/5', 'w-4/5', 'w-2/5', 'w-1/2', 'w-2/3'] as const;

interface SkeletonRowsProps {
  columns: readonly GridColumn[];
  /** Columns before the table's own. */
  leads: number;
  count: number;
}

export function SkeletonRows({ columns, leads, count }: SkeletonRowsProps) {
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <div aria-hidden className="w-(--grid-width)">
      {rows.map((row) => (
        <div key={row} className="grid h-(--row-height) grid-cols-(--grid-tracks) items-center border-b">
          {Array.from({ length: leads }, (_, lead) => lead).map((lead) => (
            <Skeleton key={lead} className="mx-auto size-4" />
          ))}
          {columns.map((column, index) => (
            <div
              key={column.id}
              className={cn('flex px-(--cell-padding)', column.align === 'end' && 'justify-end')}
            >
              <Skeleton className={cn('h-3', skeletonWidths[(row + index) % skeletonWidths.length])} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

export function SkeletonCards({ count }: { count: number }) {
  const cards = Array.from({ length: count }, (_, card) => card);
  return (
    <div aria-hidden className="grid gap-2">
      {cards.map((card) => (
        <div key={card} className="grid gap-3 rounded-lg border bg-card p-3 shadow-xs">
          <Skeleton className="h-4 w-3/5" />
          <div className="grid grid-cols-2 gap-3">
            {skeletonWidths.slice(0, 4).map((width) => (
              <Skeleton key={width} className={cn('h-3', width)} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export interface TableProblem {
  title: ReactNode;
  description?: ReactNode;
}

interface TableErrorProps {
  problem: TableProblem;
  retryLabel: string;
  onRetry: (() => void) | undefined;
}

/** Above existing rows, or in place of the rows when there are none. */
export function TableError({ problem, retryLabel, onRetry }: TableErrorProps) {
  return (
    <Notice
      tone="danger"
      title={problem.title}
      className="m-3"
      actions={
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {problem.description}
    </Notice>
  );
}

/** Shown while rows refresh; the old rows stay readable. */
export function RefreshBar({ active, label }: { active: boolean; label: string }) {
  return (
    <div role="status" className="relative h-0">
      {active && (
        <>
          <span className="sr-only">{label}</span>
          <span aria-hidden className="absolute inset-x-0 top-0 z-20 h-0.5 overflow-hidden bg-primary/20">
            <span className="block h-full w-1/3 animate-indeterminate bg-primary" />
          </span>
        </>
      )}
    </div>
  );
}
