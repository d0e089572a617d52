import type { ReactTable, Row as TableRow } from '@tanstack/react-table';
import type { MouseEvent } from 'react';
import type { DataColumnMeta, DataTableFeatures, DataTableModel } from '../headless/table/index.ts';
import { Checkbox } from './checkbox.tsx';
import { cn } from './class-names.ts';
import type { GridColumn } from './data-table-columns.ts';
import type { DataTableLabels } from './data-table-labels.ts';

interface DataCardsProps<Row extends object> {
  model: DataTableModel<Row>;
  columns: readonly GridColumn[];
  label: string;
  labels: DataTableLabels;
  visitedIds: ReadonlySet<string> | undefined;
  onRowOpen: ((id: string) => void) | undefined;
}

/** The same rows on a narrow screen: a card each. */
export function DataCards<Row extends object>(props: DataCardsProps<Row>) {
  return (
    <ul aria-label={props.label} className="grid gap-2 p-2">
      {props.model.table.getRowModel().rows.map((row) => (
        <DataCard key={row.id} row={row} {...props} />
      ))}
    </ul>
  );
}

type Place = NonNullable<DataColumnMeta['card']>;

function DataCard<Row extends object>({
  model,
  columns,
  labels,
  visitedIds,
  onRowOpen,
  row,
}: DataCardsProps<Row> & { row: TableRow<DataTableFeatures, Row> }) {
  const { table, selection } = model;
  const placeOf = (column: GridColumn): Place => table.getColumn(column.id)?.columnDef.meta?.card ?? 'field';
  const at = (place: Place) => columns.filter((column) => placeOf(column) === place);
  const visited = visitedIds?.has(row.id) ?? false;
  const [title, ...otherTitles] = at('title');

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    if (event.target.closest('a, button, input, label, [role="checkbox"]')) return;
    onRowOpen?.(row.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title is the same action as a button
    <li
      onClick={onClick}
      data-row-id={row.id}
      className={cn(
        'grid gap-2 rounded-lg border bg-card p-3 shadow-xs',
        selection?.isSelected(row.id) && 'border-primary bg-accent',
      )}
    >
      <div className="flex min-w-0 items-center gap-2">
        {selection && (
          <Checkbox
            aria-label={labels.selectRow(row.id)}
            checked={selection.isSelected(row.id)}
            onCheckedChange={() => selection.toggle(row.id)}
          />
        )}
        <div className={cn('min-w-0 flex-1 truncate font-medium', visited && 'text-muted-foreground')}>
          {title && <CardCell table={table} row={row} column={title} />}
          {visited && <span className="sr-only">{labels.visited}</span>}
        </div>
        {at('badge').map((column) => (
          <CardCell key={column.id} table={table} row={row} column={column} />
        ))}
      </div>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        {[...otherTitles, ...at('field')].map((column) => (
          <div key={column.id} className="min-w-0">
            <dt className="truncate text-xs text-muted-foreground">{column.label}</dt>
            <dd className="truncate">
              <CardCell table={table} row={row} column={column} />
            </dd>
          </div>
        ))}
      </dl>
      {at('actions').length > 0 && (
        <div className="flex justify-end border-t pt-2">
          {at('actions').map((column) => (
            <CardCell key={column.id} table={table} row={row} column={column} />
          ))}
        </div>
      )}
    </li>
  );
}

interface CardCellProps<Row extends object> {
  table: Pick<ReactTable<DataTableFeatures, Row>, 'FlexRender'>;
  row: TableRow<DataTableFeatures, Row>;
  column: GridColumn;
}

function CardCell<Row extends object>({ table, row, column }: CardCellProps<Row>) {
  const cell = row.getAllCellsByColumnId()[column.id];
  return cell ? <table.FlexRender cell={cell} /> : null;
}
