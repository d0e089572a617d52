import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { DataTableModel } from '../../headless/table/index.ts';
import { Button } from '../button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../overlays/dropdown-menu.tsx';
import type { DataTableLabels } from './data-table-labels.ts';

interface CardSortProps<Row extends object> {
  model: DataTableModel<Row>;
  labels: DataTableLabels;
}

/** Sorting for cards, which have no headers. */
export function CardSort<Row extends object>({ model, labels }: CardSortProps<Row>) {
  const { table, columnInfos, sort, setSort } = model;
  const sortable = columnInfos.filter(({ id }) => table.getColumn(id)?.getCanSort());
  if (!setSort || sortable.length === 0) return null;
  const sorted = columnInfos.find(({ id }) => id === sort?.columnId);
  const directions = { asc: labels.sortAscending, desc: labels.sortDescending };
  const Arrow = sort?.direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <div className="flex justify-end border-b px-2 py-1.5">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            size="sm"
            variant="ghost"
            className="min-w-0"
            aria-label={[labels.sort, sorted?.label, sort && sorted && directions[sort.direction]]
              .filter(Boolean)
              .join(' ')}
          >
            <ArrowUpDown aria-hidden />
            <span className="shrink-0">{labels.sort}</span>{' '}
            {sort && sorted && (
              <>
                <span className="truncate text-foreground">{sorted.label}</span>
                <Arrow aria-hidden />
              </>
            )}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuRadioGroup
            aria-label={labels.sort}
            value={sorted?.id ?? ''}
            onValueChange={(columnId) => setSort({ columnId, direction: sort?.direction ?? 'asc' })}
          >
            {sortable.map(({ id, label }) => (
              <DropdownMenuRadioItem key={id} value={id}>
                {label}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
          {sort && sorted && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuRadioGroup
                aria-label={sorted.label}
                value={sort.direction}
                onValueChange={(direction) =>
                  setSort({ columnId: sort.columnId, direction: direction === 'desc' ? 'desc' : 'asc' })
                }
              >
                <DropdownMenuRadioItem value="asc">{directions.asc}</DropdownMenuRadioItem>
                <DropdownMenuRadioItem value="desc">{directions.desc}</DropdownMenuRadioItem>
              </DropdownMenuRadioGroup>
              {!model.isUsualSort && (
                <>
                  <DropdownMenuSeparator />
                  <DropdownMenuItem onSelect={() => setSort(null)}>{labels.clearSort}</DropdownMenuItem>
                </>
              )}
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
