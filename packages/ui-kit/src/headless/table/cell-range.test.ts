import type { Row as TableRow } from '@tanstack/react-table';
import { describe, expect, it } from 'vitest';
import { copiedCells, rangeBetween } from './cell-range.ts';
import { type DataColumn, type DataTableFeatures, dataColumns } from './data-columns.ts';

interface Payment {
  code: string;
  amount: number;
  fee: number;
  note: string | null;
}

const column = dataColumns<Payment>();
const currency = { header: 'Currency', text: () => 'INR' };
const money = (value: (row: Payment) => number) => ({
  text: (row: object) => (value(row as Payment) / 100).toFixed(2),
  isTyped: true,
  before: currency,
});
const columns = [
  { info: { label: 'Order' }, definition: column.accessor('code', {}) },
  {
    info: { label: 'Amount' },
    definition: column.accessor('amount', { meta: { copy: money(({ amount }) => amount) } }),
  },
  { info: { label: 'Fee' }, definition: column.accessor('fee', { meta: { copy: money(({ fee }) => fee) } }) },
  { info: { label: 'Note' }, definition: column.accessor('note', {}) },
] as unknown as { info: { label: string }; definition: DataColumn<Payment> }[];
const payment = (given: Partial<Payment>): Payment => ({
  code: 'P1',
  amount: 5,
  fee: 0,
  note: null,
  ...given,
});
const rows = (...given: Payment[]) =>
  given.map((original) => ({ original })) as unknown as TableRow<DataTableFeatures, Payment>[];

describe('a range of cells', () => {
  it('spans its two corners in either direction, without header and leading columns', () => {
    const range = { fromRow: 2, toRow: 5, fromColumn: 1, toColumn: 4 };
    expect(rangeBetween({ row: 5, column: 1 }, { row: 2, column: 4 }, 1)).toEqual(range);
    expect(rangeBetween({ row: 2, column: 4 }, { row: 5, column: 0 }, 1)).toEqual(range);
    expect(rangeBetween({ row: 0, column: 2 }, { row: 1, column: 2 }, 0)).toMatchObject({ fromRow: 1 });
  });
});

describe('copied cells', () => {
  it('have a header row, and one currency column before the first amount', () => {
    const { text, rowCount, columnCount } = copiedCells(
      columns,
      rows(payment({ amount: 123_456, fee: -250 })),
    );
    expect(text).toBe('Order\tCurrency\tAmount\tFee\tNote\r\nP1\tINR\t1234.56\t-2.50\t');
    expect([rowCount, columnCount]).toEqual([1, 4]);
  });

  it('run no formula and change no long number in a spreadsheet', () => {
    const given = payment({ code: '202611200000001', note: '=cmd|calc' });
    expect(copiedCells(columns, rows(given)).text.split('\r\n')[1]).toBe(
      "'202611200000001\tINR\t0.05\t0.00\t'=cmd|calc",
    );
  });

  it('stay in their column whatever they contain', () => {
    const { text } = copiedCells(
      columns,
      rows(payment({ code: '"quoted" code', note: 'two\tparts\nof a note' })),
    );
    expect(text.split('\r\n')[1]).toBe('"""quoted"" code"\tINR\t0.05\t0.00\ttwo parts of a note');
  });

  it('are an HTML table too, as text and not as markup', () => {
    expect(copiedCells(columns.slice(3), rows(payment({ note: '<img src=x> & "co"' }))).html).toBe(
      '<table><thead><tr><th>Note</th></tr></thead><tbody><tr><td>&lt;img src=x&gt; &amp; &quot;co&quot;</td></tr></tbody></table>',
    );
  });
});
