// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divs, because table rows cannot be positioned one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells are focused, as in the ARIA grid pattern
import type { KeyboardEvent } from 'react';
import { keyAlongLine } from '../../headless/direction/index.ts';
import {
  type ColumnDrag,
  type DataTableModel,
  type GridColumn,
  headerCommand,
  type WidthDraft,
} from '../../headless/table/index.ts';
import { sortIcons } from './data-table-header-icons.tsx';
import { HeaderMenu } from './data-table-header-menu.tsx';
import type { DataTableLabels } from './data-table-labels.ts';
import { ResizeHandle } from './data-table-resize-handle.tsx';
import { cellClass, cellStyle, focusClass } from './data-table-style.ts';

interface HeaderCellProps<Row extends object> {
  model: DataTableModel<Row>;
  column: GridColumn;
  index: number;
  gridColumn: number;
  inTrack: boolean;
  labels: DataTableLabels;
  active: boolean;
  onDraft: (draft: WidthDraft | null) => void;
  drag: ColumnDrag;
}

const headerClass = `${focusClass} group/header flex min-w-0 items-center gap-1 px-(--cell-padding)`;

export function HeaderCell<Row extends object>(props: HeaderCellProps<Row>) {
  const { model, column, index, gridColumn, inTrack, labels, active, onDraft, drag } = props;
  const { table, layout, sort, isUsualSort, setSort } = model;
  const tableColumn = table.getColumn(column.id);
  const sortable = Boolean(setSort && tableColumn?.getCanSort());
  const direction = sort?.columnId === column.id ? sort.direction : null;
  const written = tableColumn?.columnDef.header;
  const name = typeof written === 'string' ? written : <DrawnHeader table={table} id={column.id} />;
  const landing = drag.landing?.id === column.id ? drag.landing.side : null;

  const cycleSort = () => {
    // When sorted by the default order, the next click reverses it: clearing the sort would change nothing.
    if (direction === null || (direction === 'desc' && isUsualSort))
      setSort?.({ columnId: column.id, direction: 'asc' });
    else if (direction === 'asc') setSort?.({ columnId: column.id, direction: 'desc' });
    else setSort?.(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const { shiftKey, ctrlKey, metaKey, altKey } = event;
    const key = keyAlongLine(event.key, event.currentTarget);
    const command = headerCommand({ key, shiftKey, ctrlKey, metaKey, altKey });
    if (!command) return;
    event.preventDefault();
    if (command.kind === 'move') layout.moveBy(column.id, command.step);
    else layout.setWidth(column.id, event.currentTarget.offsetWidth + command.byPx);
  };

  return (
    <div
      role="columnheader"
      aria-colindex={gridColumn + 1}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      data-column-id={column.id}
      tabIndex={active ? 0 : -1}
      onKeyDown={onKeyDown}
      {...drag.targetProps(column.id)}
      style={cellStyle(column, index, inTrack ? gridColumn + 1 : null)}
      className={`${headerClass} ${column.pin ? '' : 'relative'} ${cellClass(column, 'header')} ${drag.draggedId === column.id ? 'opacity-50' : ''}`}
    >
      <div {...drag.handleProps(column.id)} className="flex min-w-0 items-center self-stretch">
        {sortable ? (
          <button
            type="button"
            tabIndex={-1}
            data-grid-action
            onClick={cycleSort}
            className={`focus-ring flex h-6 min-w-0 items-center gap-1 rounded-sm hover:text-foreground data-sorted:text-foreground ${column.align === 'end' ? 'flex-row-reverse' : ''}`}
            data-sorted={direction ?? undefined}
          >
            <span className="truncate">{name}</span>
            {sortIcons[direction ?? 'none']}
          </button>
        ) : (
          <span className="truncate">{name}</span>
        )}
      </div>
      {!column.fixed && (
        <HeaderMenu
          model={model}
          column={column}
          labels={labels}
          sortable={sortable}
          sorted={direction !== null && !isUsualSort}
        />
      )}
      {landing && (
        <span
          aria-hidden
          className={`absolute inset-y-0 z-4 w-0.5 bg-primary ${landing === 'before' ? 'start-0' : 'end-0'}`}
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

/** A header with its own component. */
function DrawnHeader<Row extends object>({ table, id }: { table: DataTableModel<Row>['table']; id: string }) {
  const header = table.getFlatHeaders().find((candidate) => candidate.column.id === id);
  return header && <table.FlexRender header={header} />;
}
