import type { DataColumnMeta } from '@platform/ui-kit/headless/table';
import type { StatusBadgeProps } from '@platform/ui-kit/skin';
import { MaskedCell, MoneyCell, NumberCell, PartyCell, StatusCell, TextCell, TimeCell } from './cells.tsx';

/** What a cell is given, as far as presets look. */
interface Cell<Row, Value> {
  row: { original: Row };
  getValue: () => Value;
}

const wordOf = (value: string | number | null) => (value === null ? null : String(value));

/**
 * Presets of columns: spread into a plain column definition.
 *
 * @example column.accessor('createdAt', { header: say('createdAt'), ...time({ hidden: true }) })
 */
export function orderNo(meta: DataColumnMeta = {}) {
  return {
    size: 200,
    meta: { rigid: true, ...meta },
    cell: ({ getValue }: Cell<unknown, string | null>) => <NumberCell value={getValue()} />,
  };
}

export function text(meta: DataColumnMeta = {}) {
  return {
    meta,
    cell: ({ getValue }: Cell<unknown, string | number | null>) => <TextCell value={wordOf(getValue())} />,
  };
}

export function money<Row>(currencyOf: (row: Row) => string, meta: DataColumnMeta = {}) {
  return {
    size: 152,
    meta: { align: 'end' as const, ...meta },
    cell: ({ row, getValue }: Cell<Row, number | null>) => (
      <MoneyCell amountMinor={getValue()} currency={currencyOf(row.original)} />
    ),
  };
}

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

export function merchant<Row>(numberOf: (row: Row) => string | null | undefined, meta: DataColumnMeta = {}) {
  return {
    size: 200,
    meta,
    cell: ({ row, getValue }: Cell<Row, string | null>) => (
      <PartyCell name={getValue()} number={numberOf(row.original) ?? null} />
    ),
  };
}

export function maskedAccount(meta: DataColumnMeta = {}) {
  return {
    size: 120,
    meta,
    cell: ({ getValue }: Cell<unknown, string | null>) => <MaskedCell value={getValue()} />,
  };
}
