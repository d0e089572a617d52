import type { DataTableModel, GridColumn } from '../../headless/table/index.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../overlays/dropdown-menu.tsx';
import { menuIcon } from './data-table-header-icons.tsx';
import type { DataTableLabels } from './data-table-labels.ts';

interface HeaderMenuProps<Row extends object> {
  model: DataTableModel<Row>;
  column: GridColumn;
  labels: DataTableLabels;
  sortable: boolean;
  sorted: boolean;
}

/** Commands of a column; all of them also work without dragging. Rendered only when opened. */
export function HeaderMenu<Row extends object>(props: HeaderMenuProps<Row>) {
  const { column, labels } = props;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          tabIndex={-1}
          aria-label={labels.columnMenu(column.label)}
          // Away from the name, wherever that begins.
          className={`focus-ring absolute grid size-6 place-items-center rounded-sm bg-card opacity-0 group-focus-within/header:opacity-100 group-hover/header:opacity-100 hover:bg-hover focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100 ${column.align === 'end' ? 'start-1.5' : 'end-1.5'}`}
        >
          {menuIcon}
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <HeaderMenuItems {...props} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function HeaderMenuItems<Row extends object>({
  model,
  column,
  labels,
  sortable,
  sorted,
}: HeaderMenuProps<Row>) {
  const { layout, setSort } = model;
  const { id, pin } = column;
  const sortBy = (direction: 'asc' | 'desc') => setSort?.({ columnId: id, direction });
  const movesLeft = layout.canMoveBy(id, -1);
  const movesRight = layout.canMoveBy(id, 1);
  return (
    <>
      {sortable && (
        <>
          <DropdownMenuItem onSelect={() => sortBy('asc')}>{labels.sortAscending}</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => sortBy('desc')}>{labels.sortDescending}</DropdownMenuItem>
          {sorted && <DropdownMenuItem onSelect={() => setSort?.(null)}>{labels.clearSort}</DropdownMenuItem>}
          <DropdownMenuSeparator />
        </>
      )}
      {movesLeft && (
        <DropdownMenuItem onSelect={() => layout.moveBy(id, -1)}>{labels.moveLeft}</DropdownMenuItem>
      )}
      {movesRight && (
        <DropdownMenuItem onSelect={() => layout.moveBy(id, 1)}>{labels.moveRight}</DropdownMenuItem>
      )}
      {pin !== 'start' && (
        <DropdownMenuItem onSelect={() => layout.setPin(id, 'start')}>{labels.pinStart}</DropdownMenuItem>
      )}
      {pin !== 'end' && (
        <DropdownMenuItem onSelect={() => layout.setPin(id, 'end')}>{labels.pinEnd}</DropdownMenuItem>
      )}
      {pin && (
        <DropdownMenuItem onSelect={() => layout.setPin(id, null)}>{labels.unpinColumn}</DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => layout.setHidden(id, true)}>{labels.hideColumn}</DropdownMenuItem>
      <DropdownMenuItem onSelect={() => layout.setWidth(id, null)}>{labels.resetWidth}</DropdownMenuItem>
    </>
  );
}
