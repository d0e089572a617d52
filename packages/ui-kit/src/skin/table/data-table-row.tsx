// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divs, because table rows cannot be positioned one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells are focused, as in the ARIA grid pattern
import type { Cell, Row as TableRow } from '@tanstack/react-table';
import { ChevronRight } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DataTableFeatures } from '../../headless/table/index.ts';
import type { DataTableLabels } from './data-table-labels.ts';
import { SelectBox } from './data-table-select-box.tsx';
import { clippedContentClass, leadClass, leadStyles, type StyledColumn } from './data-table-style.ts';
import type { Lead } from './data-table-types.ts';

export interface DataRowProps<Row extends object> {
  row: TableRow<DataTableFeatures, Row>;
  columns: readonly StyledColumn[];
  leads: readonly Lead[];
  labels: DataTableLabels;
  /** Line in the grid; 0 is the header. */
  gridRow: number;
  /** Index in the whole result, for screen readers. */
  rowIndex: number;
  /** The cell in the Tab order, or -1. */
  activeColumn: number;
  /** `null` when rows cannot be selected or have no details. */
  selected: boolean | null;
  expanded: boolean | null;
  /** In a tree. */
  depth: number | null;
  /** The rows below it are on their way. */
  reading: boolean;
  visited: boolean;
  /** Its details are shown beside the table. */
  opened: boolean;
  /** The first and last cell of the selected range, or -1. */
  rangeFrom: number;
  rangeTo: number;
  /** Top of the row when only rows in view are rendered. */
  topPx: number | null;
  onSelect: (id: string, range: boolean) => void;
  onExpand: (id: string) => void;
  onOpen: ((id: string) => void) | undefined;
}

const interactive = 'a, button, input, label, select, textarea, [role="checkbox"], [data-stop-row]';

/** Of the first column, which the padding of every cell is part of. */
const indentOf = (depth: number) => `${0.75 + Math.min(depth, deepestIndent) * 1.25}rem`;
/** Deeper rows stand no further in, so that their names stay readable. */
const deepestIndent = 6;

const rowClass = 'flex h-(--row-height) w-(--grid-width) border-b bg-(--row-surface)';
const ordinaryClass = '[--row-surface:var(--card)] hover:[--row-surface:var(--hover)]';
const emphasisClass = '[--row-surface:var(--accent)]';

function DataRowInner<Row extends object>(props: DataRowProps<Row>) {
  const { row, columns, leads, labels, gridRow, activeColumn } = props;
  const { selected, expanded, depth, visited, opened, rangeFrom, rangeTo } = props;
  const element = useRef<HTMLDivElement>(null);

  // One Tab stop per grid: controls inside cells are reached with F2 and the arrows. The leading cells do
  // this themselves.
  const bringsControls = columns.some(({ column }) => !column.isText);
  useLayoutEffect(() => {
    if (!bringsControls) return;
    for (const control of element.current?.querySelectorAll<HTMLElement>('a[href], button, input') ?? []) {
      control.tabIndex = -1;
    }
  });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target;
    // Events of a portal opened from the row bubble through React, but come from outside the row.
    if (!(target instanceof Element) || !event.currentTarget.contains(target)) return;
    if (target.closest(interactive) || globalThis.getSelection?.()?.toString()) return;
    props.onOpen?.(row.id);
  };

  const cells = bringsControls ? row.getAllCellsByColumnId() : null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a cell does the same
    <div
      ref={element}
      role="row"
      aria-rowindex={props.rowIndex}
      data-grid-row={gridRow}
      aria-selected={selected ?? undefined}
      aria-level={depth === null ? undefined : depth + 1}
      aria-expanded={depth === null ? undefined : (expanded ?? undefined)}
      aria-busy={props.reading || undefined}
      data-row-id={row.id}
      data-visited={visited || undefined}
      data-opened={opened || undefined}
      onClick={onClick}
      style={props.topPx === null ? undefined : { top: props.topPx }}
      className={`${rowClass} ${selected || opened ? emphasisClass : ordinaryClass}${props.topPx === null ? ' relative' : ' absolute start-0 contain-strict'}${props.onOpen ? ' cursor-pointer' : ''}`}
    >
      {leads.map((lead, index) => (
        <div
          key={lead}
          role="gridcell"
          aria-colindex={index + 1}
          tabIndex={activeColumn === index ? 0 : -1}
          style={leadStyles[index]}
          className={leadClass}
        >
          {lead === 'select' ? (
            <SelectBox
              label={labels.selectRow(row.id)}
              selected={selected ?? false}
              disabled={selected === null}
              onSelect={(range) => props.onSelect(row.id, range)}
            />
          ) : expanded === null ? null : (
            <button
              type="button"
              data-grid-action
              tabIndex={-1}
              aria-label={expanded ? labels.collapseRow(row.id) : labels.expandRow(row.id)}
              aria-expanded={expanded ?? false}
              onClick={() => props.onExpand(row.id)}
              className="focus-ring grid size-6 place-items-center rounded-sm text-muted-foreground hover:bg-hover hover:text-foreground"
            >
              <ChevronRight
                aria-hidden
                className={`size-4 transition-transform ${props.reading ? 'animate-pulse ' : ''}${expanded ? 'rotate-90' : 'rtl:rotate-180'}`}
              />
            </button>
          )}
        </div>
      ))}
      {columns.map(({ column, index, className, textClassName, style }) => {
        const gridColumn = index + leads.length;
        const marked = index === 0 && visited;
        const isText = column.isText && !marked;
        const cell = cells?.[column.id];
        const inRange = (gridColumn >= rangeFrom && gridColumn <= rangeTo) || undefined;
        const content = column.isText ? textOf(row.getValue(column.id)) : cell && <CellContent cell={cell} />;
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={gridColumn + 1}
            data-grid-controls={column.isControls || undefined}
            aria-selected={inRange}
            tabIndex={activeColumn === gridColumn ? 0 : -1}
            style={depth && index === 0 ? { ...style, paddingInlineStart: indentOf(depth) } : style}
            className={isText ? textClassName : marked ? `${className} text-muted-foreground` : className}
          >
            {marked && (
              <span className="absolute inset-y-1.5 start-0 w-0.5 rounded-full bg-muted-foreground/50">
                <span className="sr-only">{labels.visited}</span>
              </span>
            )}
            {isText ? (
              content
            ) : (
              // State inside a cell (an open menu, "copied") belongs to its row: the key discards it when the
              // row changes.
              <div key={row.id} className={clippedContentClass}>
                {content}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

/**
 * Renders again only when its row or column changes. The cell is a component because column cells use hooks.
 */
const CellContent = memo(function CellContent<Row extends object>({
  cell,
}: {
  cell: Cell<DataTableFeatures, Row>;
}): ReactNode {
  const say = cell.column.columnDef.cell;
  return typeof say === 'function' ? say(cell.getContext()) : say;
}) as <Row extends object>(props: { cell: Cell<DataTableFeatures, Row> }) => ReactNode;

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** Renders again only when this row changes, not on scroll or resize. */
export const DataRow = memo(DataRowInner) as typeof DataRowInner;
