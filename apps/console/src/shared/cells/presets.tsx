import type { DataColumnMeta } from '@platform/ui-kit/headless/table';
import type { StatusBadgeProps } from '@platform/ui-kit/skin';
import { StatusCell, TimeCell } from './cells.tsx';

/** What a cell is given, as far as presets look. */
interface Cell<Row, Value> {
  row: { original: Row };
  getValue: () => Value;
}

/**
 * Presets of columns: spread into a plain column definition.
 *
 * @example column.accessor('createdAt', { header: say('createdAt'), ...time({ hidden: true }) })
 */
export function time(meta: DataColumnMeta = {}) {
  return {
    size: 184,
    meta,
    cell: ({ getValue }: Cell<unknown, string | null>) => <TimeCell value={getValue()} />,
  };
}

export function status<Row>(
  looksOf: (row: Row) => Omit<StatusBadgeProps, 'children'> & { word: string },
  meta: DataColumnMeta = {},
) {
  return {
    size: 156,
    meta,
    cell: ({ row }: Cell<Row, unknown>) => {
      const { word, ...looks } = looksOf(row.original);
      return <StatusCell looks={looks}>{word}</StatusCell>;
    },
  };
}
