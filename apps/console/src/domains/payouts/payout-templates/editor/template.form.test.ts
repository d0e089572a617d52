import { describe, expect, it } from 'vitest';
import type { TemplateRow } from '../templates.parts.ts';
import {
  definitionOf,
  fieldOfPath,
  formOf,
  formRefusals,
  headerIn,
  moveColumn,
  newColumn,
  type TemplateForm,
} from './template.form.ts';

const good: TemplateForm = {
  ...formOf(),
  name: 'Bulk transfer',
  bankName: 'Example Bank',
  keyColumn: 'Remark',
  statusColumn: 'Status',
  paidWords: 'SUCCESS\n PAID \n',
  failedWords: 'FAILED',
};
const stored: TemplateRow['definition'] = {
  format: 'xlsx',
  encoding: 'gbk',
  separator: 'tab',
  headerRows: [
    ['Company', 'A, B "Ltd"'],
    ['', '2'],
  ],
  withTitles: false,
  columns: [
    { title: 'Sum', source: 'amount', constant: null, format: 'number', width: 12, maxLength: 9 },
    { title: '', source: 'constant', constant: 'NEFT', format: 'text', width: null, maxLength: null },
    { title: 'No', source: 'row', constant: null, format: 'text', width: null, maxLength: null },
  ],
  amountStyle: 'decimalComma',
  dateFormat: 'dd/MM/yyyy',
  maxRows: 50,
  rawCells: true,
  result: {
    skipRows: 2,
    keySource: 'row',
    keyColumn: 'No',
    referenceColumn: null,
    statusColumn: 'Status',
    amountColumn: 'Sum',
    reasonColumn: null,
    paidWords: ['OK'],
    failedWords: [],
    unknownWords: ['WAIT'],
  },
};

describe('the form of a template', () => {
  it('sends a stored definition back as it was', () => {
    const { columns, ...rest } = definitionOf(formOf({ definition: stored } as TemplateRow));
    const { columns: storedColumns, ...storedRest } = stored;
    expect(rest).toEqual(storedRest);
    const given = (value: object) =>
      Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
    expect(columns).toEqual(storedColumns.map(given));
  });

  it('begins with a template that lacks only its names', () => {
    expect(formRefusals(good)).toEqual({});
    expect(Object.keys(formRefusals(formOf()))).toEqual([
      'name',
      'bankName',
      'keyColumn',
      'statusColumn',
      'paidWords',
    ]);
  });

  it('needs an amount, and what the result file finds payouts by', () => {
    const without = (source: string) => ({
      ...good,
      columns: good.columns.filter((column) => column.source !== source),
    });
    expect(formRefusals(without('amount'))).toEqual({ columns: 'amountMissing' });
    expect(formRefusals(without('reference'))).toEqual({ keySource: 'keyMissing' });
    expect(formRefusals({ ...without('reference'), readsResults: false })).toEqual({});
  });

  it('names the column that lacks its text or has a size that cannot be', () => {
    const columns = [...good.columns, newColumn('constant', 'Type')];
    expect(formRefusals({ ...good, columns }).columns).toEqual({ column: 6, why: 'constantMissing' });
    const wide = [{ ...newColumn('amount'), width: 101 }, newColumn('reference')];
    expect(formRefusals({ ...good, format: 'xlsx', columns: wide }).columns).toEqual({
      column: 1,
      why: 'widthRange',
    });
    // A csv file has no widths.
    expect(formRefusals({ ...good, columns: wide })).toEqual({});
  });

  it('refuses a word with two meanings, in any case', () => {
    expect(formRefusals({ ...good, failedWords: 'FAILED\nsuccess' })).toEqual({
      paidWords: 'wordTwice',
      failedWords: 'wordTwice',
    });
    expect(formRefusals({ ...good, unknownWords: 'X\nx' })).toEqual({ unknownWords: 'wordTwice' });
  });

  it('reads the rows above the titles as a CSV file', () => {
    expect(headerIn('')).toEqual([]);
    expect(headerIn('a,"b, c"\n,2\n')).toEqual([
      ['a', 'b, c'],
      ['', '2'],
    ]);
  });
});

describe('a column', () => {
  it('moves by one place and stays at the edge', () => {
    const [a, b, c] = [newColumn(), newColumn(), newColumn()] as const;
    expect(moveColumn([a, b, c], b.key, -1)).toEqual([b, a, c]);
    expect(moveColumn([a, b, c], b.key, 1)).toEqual([a, c, b]);
    expect(moveColumn([a, b, c], a.key, -1)).toEqual([a, b, c]);
    expect(moveColumn([a, b, c], c.key, 1)).toEqual([a, b, c]);
  });
});

it('shows a problem of the server at its field', () => {
  expect(fieldOfPath('definition.columns.2.constant')).toBe('columns');
  expect(fieldOfPath('definition.result.keySource')).toBe('keySource');
  expect(fieldOfPath('definition.result')).toBe('paidWords');
  expect(fieldOfPath('name')).toBe('name');
  expect(fieldOfPath('other')).toBeUndefined();
});
