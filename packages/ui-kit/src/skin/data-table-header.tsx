// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divisions, because table rows cannot be laid out by themselves
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus, as the ARIA grid has it
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { clampWidth, type DataTableModel } from '../headless/table/index.ts';
import { Checkbox } from './checkbox.tsx';
import { cn } from './class-names.ts';
import { cellClass, type GridColumn, pinStyle } from './data-table-columns.ts';
import type { DataTableLabels } from './data-table-labels.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

const keyboardStepPx = 16;

interface HeaderProps<Row extends object> {
  model: DataTableModel<Row>;
  columns: readonly GridColumn[];
  labels: DataTableLabels;
  /** The header cell that Tab reaches, or -1. */
  activeColumn: number;
  onDraft: (draft: { id: string; widthPx: number } | null) => void;
}

export function DataTableHeader<Row extends object>({
  model,
  columns,
  labels,
  activeColumn,
  onDraft,
}: HeaderProps<Row>) {
  const { selection } = model;
  const offset = selection ? 1 : 0;
  return (
    <div role="rowgroup" className="sticky top-0 z-10 w-(--grid-width) bg-card">
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-9 grid-cols-(--grid-tracks) border-b bg-card text-xs font-medium text-muted-foreground"
      >
        {selection && (
          <div
            role="columnheader"
            aria-colindex={1}
            data-grid-row={0}
            data-grid-column={0}
            tabIndex={activeColumn === 0 ? 0 : -1}
            className="focus-ring-inset sticky left-0 z-1 grid place-items-center bg-inherit"
          >
            <Checkbox
              aria-label={labels.selectPage}
              tabIndex={-1}
              checked={selection.pageState === 'some' ? 'indeterminate' : selection.pageState === 'all'}
              onCheckedChange={() => selection.togglePage()}
            />
          </div>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            model={model}
            column={column}
            index={index}
            gridColumn={index + offset}
            labels={labels}
            active={activeColumn === index + offset}
            onDraft={onDraft}
          />
        ))}
      </div>
    </div>
  );
}

interface HeaderCellProps<Row extends object> extends Omit<HeaderProps<Row>, 'columns' | 'activeColumn'> {
  column: GridColumn;
  index: number;
  gridColumn: number;
  active: boolean;
}

function HeaderCell<Row extends object>({
  model,
  column,
  index,
  gridColumn,
  labels,
  active,
  onDraft,
}: HeaderCellProps<Row>) {
  const { table, layout, sort, setSort } = model;
  const header = table.getFlatHeaders().find((candidate) => candidate.column.id === column.id);
  const sortable = Boolean(setSort && table.getColumn(column.id)?.getCanSort());
  const direction = sort?.columnId === column.id ? sort.direction : null;
  const name = header ? <table.FlexRender header={header} /> : column.label;

  const cycleSort = () => {
    if (direction === null) setSort?.({ columnId: column.id, direction: 'asc' });
    else if (direction === 'asc') setSort?.({ columnId: column.id, direction: 'desc' });
    else setSort?.(null);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -keyboardStepPx, ArrowRight: keyboardStepPx }[event.key];
    if (!event.shiftKey || step === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    layout.setWidth(column.id, event.currentTarget.offsetWidth + step);
  };

  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      aria-colindex={gridColumn + 1}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      data-grid-row={0}
      data-grid-column={gridColumn}
      tabIndex={active ? 0 : -1}
      onKeyDown={onKeyDown}
      style={pinStyle(column, index)}
      className={cn(
        'focus-ring-inset group/header relative flex min-w-0 items-center gap-1 px-(--cell-padding)',
        cellClass(column),
        // Over the resize handles of the columns that scroll below it.
        column.pin && 'z-3',
      )}
    >
      {sortable ? (
        <button
          type="button"
          tabIndex={-1}
          onClick={cycleSort}
          className={cn(
            'focus-ring flex h-6 min-w-0 items-center gap-1 rounded-sm hover:text-foreground data-sorted:text-foreground',
            column.align === 'end' && 'flex-row-reverse',
          )}
          data-sorted={direction ?? undefined}
        >
          <span className="truncate">{name}</span>
          <Arrow
            aria-hidden
            className={cn('size-3.5 shrink-0', !direction && 'opacity-0 group-hover/header:opacity-40')}
          />
        </button>
      ) : (
        <span className="truncate">{name}</span>
      )}
      {!column.fixed && (
        <HeaderMenu
          model={model}
          column={column}
          labels={labels}
          sortable={sortable}
          sorted={direction !== null}
        />
      )}
      <ResizeHandle
        column={column}
        onDraft={onDraft}
        onCommit={(widthPx) => layout.setWidth(column.id, widthPx)}
      />
    </div>
  );
}

interface HeaderMenuProps<Row extends object> {
  model: DataTableModel<Row>;
  column: GridColumn;
  labels: DataTableLabels;
  sortable: boolean;
  sorted: boolean;
}

function HeaderMenu<Row extends object>({ model, column, labels, sortable, sorted }: HeaderMenuProps<Row>) {
  const { layout, setSort } = model;
  const sortBy = (direction: 'asc' | 'desc') => setSort?.({ columnId: column.id, direction });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          tabIndex={-1}
          aria-label={labels.columnMenu(column.label)}
          className="focus-ring absolute right-1.5 grid size-6 place-items-center rounded-sm bg-card opacity-0 group-focus-within/header:opacity-100 group-hover/header:opacity-100 hover:bg-hover focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        >
          <ChevronDown aria-hidden className="size-3.5" />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {sortable && (
          <>
            <DropdownMenuItem onSelect={() => sortBy('asc')}>{labels.sortAscending}</DropdownMenuItem>
            <DropdownMenuItem onSelect={() => sortBy('desc')}>{labels.sortDescending}</DropdownMenuItem>
            {sorted && (
              <DropdownMenuItem onSelect={() => setSort?.(null)}>{labels.clearSort}</DropdownMenuItem>
            )}
            <DropdownMenuSeparator />
          </>
        )}
        {column.pin ? (
          <DropdownMenuItem onSelect={() => layout.setPin(column.id, null)}>
            {labels.unpinColumn}
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => layout.setPin(column.id, 'start')}>
            {labels.pinColumn}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => layout.setHidden(column.id, true)}>
          {labels.hideColumn}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => layout.setWidth(column.id, null)}>
          {labels.resetWidth}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface ResizeHandleProps {
  column: GridColumn;
  onDraft: (draft: { id: string; widthPx: number } | null) => void;
  onCommit: (widthPx: number | null) => void;
}

/** For the pointer; on the keyboard Shift with Left or Right on the header does the same. */
function ResizeHandle({ column, onDraft, onCommit }: ResizeHandleProps) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const startX = event.clientX;
    const startPx = handle.parentElement?.offsetWidth ?? 0;
    // A column pinned at the end grows to the left.
    const sign = column.pin === 'end' ? -1 : 1;
    const widthAt = (clientX: number) => clampWidth(startPx + sign * (clientX - startX));
    handle.setPointerCapture(event.pointerId);
    const onMove = (move: globalThis.PointerEvent) =>
      onDraft({ id: column.id, widthPx: widthAt(move.clientX) });
    const onEnd = (end: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('pointerup', onEnd);
      handle.removeEventListener('pointercancel', onEnd);
      onDraft(null);
      if (end.type === 'pointerup' && end.clientX !== startX) onCommit(widthAt(end.clientX));
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('pointerup', onEnd);
    handle.addEventListener('pointercancel', onEnd);
  };
  return (
    <span
      aria-hidden
      onPointerDown={onPointerDown}
      onDoubleClick={() => onCommit(null)}
      className={cn(
        'absolute inset-y-1.5 z-2 w-2 cursor-col-resize touch-none after:absolute after:inset-y-0 after:left-1/2 after:w-px after:bg-border hover:after:w-0.5 hover:after:bg-primary',
        column.pin === 'end' ? '-left-1' : '-right-1',
      )}
    />
  );
}
