import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvWriter, csvText } from './csv-writer.ts';
import { moneyCell } from './export-columns.ts';
import type { CellValue } from './export-source.ts';
import type { FileColumn } from './file-writer.ts';
import { WallClock } from './wall-clock.ts';

const clock = new WallClock('Asia/Shanghai');
const nasty = fc.string({ unit: fc.constantFrom(...'=+-@\t\0\r\n",\' aé中😀1'), maxLength: 10 });

async function written(columns: readonly FileColumn[], rows: readonly (readonly CellValue[])[]) {
  const writer = new CsvWriter(columns, clock);
  for (const row of rows) writer.row(row);
  return Buffer.concat([...(await writer.take()), ...(await writer.end())]).toString();
}

/** Reads the file with an independent CSV parser. */
const read = (text: string): string[][] => parse(text, { bom: true, record_delimiter: '\r\n' });

describe('a text', () => {
  it.each(['=1+2', '+44', '-5.00', '@SUM(A1)', '\tx', '\0=1', ' =1', '\r=1', '＝1'])(
    'that a spreadsheet would execute, %j, is marked',
    (text) => {
      expect(csvText(text)).toMatch(/^"?'/);
    },
  );

  it.each([
    '123456789012',
    '2026112012000012345678',
    '0012',
    '2E10',
    '1.5e-3',
    '2026-1',
    '3/4',
    '12-11-2026',
  ])('that a spreadsheet would read as another number or a date, %s, is marked', (text) => {
    expect(csvText(text)).toBe(`'${text}`);
  });

  it.each(['12345', '0', 'C20261120', '已创建', '203.0.113.7', '****1234', 'user@bank'])(
    'like %s is unchanged',
    (text) => {
      expect(csvText(text)).toBe(text);
    },
  );

  it('never begins with the sign of a formula, whatever it contains', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        expect(csvText(text).replace(/^"/, '')).not.toMatch(/^[=+\-@\t\0]/);
      }),
    );
  });
});

const textColumn: FileColumn = { title: 'Text', kind: 'text' };

it('is parsed to the same texts, except for the marks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(nasty, nasty, nasty), { minLength: 1, maxLength: 8 }),
      async (rows) => {
        const lines = read(await written([textColumn, textColumn, textColumn], rows)).slice(1);
        const unmarked = lines.map((cells) => cells.map((cell) => cell.replace(/^'/, '')));
        expect(unmarked).toEqual(rows.map((cells) => cells.map((cell) => cell.replace(/^'/, ''))));
      },
    ),
  );
});

it('begins with a byte order mark, and its lines end in CRLF', async () => {
  expect(await written([{ title: '金额', kind: 'text' }], [['a'], [null]])).toBe('\uFEFF金额\r\na\r\n\r\n');
});

it('writes amounts as exact decimals, negative ones too, and numbers as numbers', async () => {
  const columns: FileColumn[] = [
    { title: 'Amount', kind: 'money' },
    { title: 'Count', kind: 'number' },
  ];
  const rows = [
    [moneyCell(123_456, 'INR'), 5],
    [moneyCell(-5, 'INR'), -7],
    [moneyCell(1, 'USDT'), 0],
    [moneyCell(Number.MAX_SAFE_INTEGER, 'USDT'), null],
  ];
  expect(read(await written(columns, rows)).slice(1)).toEqual([
    ['1234.56', '5'],
    ['-0.05', '-7'],
    ['0.000001', '0'],
    ['9007199254.740991', ''],
  ]);
});

it('writes times in local time of the zone', async () => {
  const columns: FileColumn[] = [{ title: 'At (Asia/Shanghai)', kind: 'time' }];
  expect(read(await written(columns, [['2026-11-20T04:00:00.999Z'], [null]])).slice(1)).toEqual([
    ['2026-11-20 12:00:00'],
    [''],
  ]);
});
