// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divisions, because table rows cannot be laid out by themselves
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus, as the ARIA grid has it
import type { ReactTable, Row as TableRow } from '@tanstack/react-table';
import { type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import type { DataTableFeatures } from '../headless/table/index.ts';
import { Checkbox } from './checkbox.tsx';
import { cn } from './class-names.ts';
import { cellClass, type GridColumn, pinStyle } from './data-table-columns.ts';
import type { DataTableLabels } from './data-table-labels.ts';

export interface DataRowProps<Row extends object> {
  table: Pick<ReactTable<DataTableFeatures, Row>, 'FlexRender'>;
  row: TableRow<DataTableFeatures, Row>;
  columns: readonly GridColumn[];
  labels: DataTableLabels;
  /** In the grid, the header being 0. */
  gridRow: number;
  /** For screen readers, in the whole result. */
  rowIndex: number;
  /** The cell that Tab reaches, or -1. */
  activeColumn: number;
  selectable: boolean;
  selected: boolean;
  visited: boolean;
  /** Its details are on screen. */
  opened: boolean;
  /** Where the row stands when only some rows are rendered. */
  topPx: number | null;
  onToggle: (id: string) => void;
  onOpen: ((id: string) => void) | undefined;
}

const interactive = 'a, button, input, label, select, textarea, [role="checkbox"], [data-stop-row]';

function DataRowInner<Row extends object>(props: DataRowProps<Row>) {
  const { table, row, columns, labels, gridRow, activeColumn, selectable, selected, visited, opened } = props;
  const element = useRef<HTMLDivElement>(null);

  // One Tab stop a grid: controls inside cells are reached with Enter and the arrows.
  useLayoutEffect(() => {
    for (const control of element.current?.querySelectorAll<HTMLElement>('a[href], button, input') ?? []) {
      control.tabIndex = -1;
    }
  });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target;
    // What is opened from a row in a portal bubbles here through React, without being in the row.
    if (!(target instanceof Element) || !event.currentTarget.contains(target)) return;
    if (target.closest(interactive) || globalThis.getSelection?.()?.toString()) return;
    props.onOpen?.(row.id);
  };

  const offset = selectable ? 1 : 0;
  const cells = row.getAllCellsByColumnId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a cell does the same
    <div
      ref={element}
      role="row"
      aria-rowindex={props.rowIndex}
      aria-selected={selectable ? selected : undefined}
      data-row-id={row.id}
      data-visited={visited || undefined}
      data-opened={opened || undefined}
      onClick={onClick}
      style={props.topPx === null ? undefined : { transform: `translateY(${props.topPx}px)` }}
      className={cn(
        'grid h-(--row-height) w-(--grid-width) grid-cols-(--grid-tracks) border-b bg-card transition-colors hover:bg-hover',
        props.topPx !== null && 'absolute top-0 left-0',
        props.onOpen && 'cursor-pointer',
        (selected || opened) && 'bg-accent hover:bg-accent',
      )}
    >
      {selectable && (
        <div
          role="gridcell"
          aria-colindex={1}
          data-grid-row={gridRow}
          data-grid-column={0}
          tabIndex={activeColumn === 0 ? 0 : -1}
          className="focus-ring-inset sticky left-0 z-1 grid place-items-center bg-inherit"
        >
          <Checkbox
            aria-label={labels.selectRow(row.id)}
            checked={selected}
            onCheckedChange={() => props.onToggle(row.id)}
          />
        </div>
      )}
      {columns.map((column, index) => {
        const cell = cells[column.id];
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={index + offset + 1}
            data-grid-row={gridRow}
            data-grid-column={index + offset}
            tabIndex={activeColumn === index + offset ? 0 : -1}
            style={pinStyle(column, index)}
            className={cn(
              'focus-ring-inset flex min-w-0 items-center px-(--cell-padding)',
              cellClass(column),
              index === 0 && visited && 'text-muted-foreground',
            )}
          >
            {index === 0 && visited && (
              <span className="absolute inset-y-1.5 left-0 w-0.5 rounded-full bg-muted-foreground/50">
                <span className="sr-only">{labels.visited}</span>
              </span>
            )}
            <div className="min-w-0 truncate">{cell && <table.FlexRender cell={cell} />}</div>
          </div>
        );
      })}
    </div>
  );
}

/** Renders again only when something of this row changes; scrolling and resizing are not among that. */
export const DataRow = memo(DataRowInner) as typeof DataRowInner;
