import { cn, ScrollArea } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';

export interface PlainColumn<Row> {
  key: string;
  head: string;
  /** Right-aligned. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

/** A small table on a card, without sorting and pagination. The linked list has those. */
export function PlainTable<Row>(props: {
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  const { label, columns, rows, rowKey } = props;
  return (
    <ScrollArea label={label} className="-mx-4">
      <table className="w-full" aria-label={label}>
        <thead>
          <tr className="border-b text-sm text-muted-foreground">
            {columns.map(({ key, head, numeric }) => (
              <th
                key={key}
                scope="col"
                className={cn(
                  'px-4 py-1.5 font-medium whitespace-nowrap',
                  numeric ? 'text-end' : 'text-start',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="h-9 border-b last:border-b-0">
              {columns.map(({ key, numeric, cell }) => (
                <td
                  key={key}
                  className={cn('max-w-80 px-4 whitespace-nowrap', numeric ? 'numeric text-end' : 'truncate')}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
