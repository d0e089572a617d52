import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { readXlsx } from '../spreadsheet/xlsx.ts';
import { ZipReader } from '../spreadsheet/zip.ts';
import { moneyCell } from './export-columns.ts';
import type { CellValue, ColumnKind } from './export-source.ts';
import { WallClock } from './wall-clock.ts';
import { XlsxWriter } from './xlsx-writer.ts';

async function written(
  kinds: readonly ColumnKind[],
  rows: readonly (readonly CellValue[])[],
): Promise<Uint8Array> {
  const columns = kinds.map((kind, at) => ({ kind, title: `Column ${at + 1}` }));
  const writer = new XlsxWriter(columns, {
    clock: new WallClock('Asia/Shanghai'),
    sheetName: 'Orders: [all]/*',
    language: 'en-US',
  });
  const parts: Uint8Array[] = [];
  for (const row of rows) {
    writer.row(row);
    parts.push(...(await writer.take()));
  }
  parts.push(...(await writer.end([['Time zone', 'Asia/Shanghai']])));
  return Buffer.concat(parts);
}

async function partOf(file: Uint8Array, name: string): Promise<string> {
  const zip = await ZipReader.open(file);
  let text = '';
  for await (const piece of zip.textOf(name, 10_000_000)) text += piece;
  return text;
}

const sheet = 'xl/worksheets/sheet1.xml';
const limits = { maxRows: 1_000, maxColumns: 50 };

/**
 * The texts of a sheet's cells, read with a plain XML parser and the escape rule for characters that XML does
 * not allow.
 */
async function textsOf(file: Uint8Array): Promise<string[]> {
  const found: string[] = [];
  const parser = new SaxesParser();
  let current: string | undefined;
  parser.on('opentag', ({ name }) => {
    if (name === 't') current = '';
  });
  parser.on('text', (text) => {
    if (current !== undefined) current += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name !== 't' || current === undefined) return;
    found.push(
      current.replace(/_x([0-9A-F]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    );
    current = undefined;
  });
  parser.write(await partOf(file, sheet)).close();
  return found;
}

describe('a workbook', () => {
  it('stores texts as texts, whatever they begin with, and long numbers completely', async () => {
    const file = await written(
      ['text', 'text'],
      [
        ['=1+2', '2026112012000012345678'],
        ['@SUM(A1)', '0012'],
      ],
    );
    expect(await readXlsx(file, limits)).toEqual([
      { number: 1, cells: ['Column 1', 'Column 2'] },
      { number: 2, cells: ['=1+2', '2026112012000012345678'] },
      { number: 3, cells: ['@SUM(A1)', '0012'] },
    ]);
    expect(await partOf(file, sheet)).not.toContain('<f>');
  });

  it('keeps every text, also with characters that XML does not allow', async () => {
    const nasty = fc.string({
      unit: fc.constantFrom(...'<>&"\'\t\n\r\0\u0007\u001f_x0041_ 中😀\ud800'),
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 5 }), async (given) => {
        const file = await written(
          ['text'],
          given.map((text) => [text]),
        );
        expect((await textsOf(file)).slice(1)).toEqual(given.map((text) => text.toWellFormed()));
      }),
      { numRuns: 50 },
    );
  });

  it('stores an amount as a number if a sheet keeps its digits, else as text', async () => {
    const file = await written(
      ['money', 'money'],
      [
        [moneyCell(-123_456, 'INR'), moneyCell(1, 'USDT')],
        [moneyCell(999_999_999_999_999, 'INR'), moneyCell(1_000_000_000_000_000, 'INR')],
      ],
    );
    const xml = await partOf(file, sheet);
    expect(xml).toContain('<c r="A2" s="5"><v>-1234.56</v></c>');
    expect(xml).toContain('<c r="B2" s="9"><v>0.000001</v></c>');
    expect(xml).toContain('<c r="A3" s="5"><v>9999999999999.99</v></c>');
    expect(xml).toContain('<is><t xml:space="preserve">10000000000000.00</t></is>');
  });

  it('stores times as day numbers, and has a frozen header with filters', async () => {
    const xml = await partOf(await written(['time'], [['2026-11-20T04:00:00Z'], [null]]), sheet);
    expect(xml).toContain('<c r="A2" s="2"><v>46346.5</v></c>');
    expect(xml).toContain('state="frozen"');
    expect(xml).toContain('<autoFilter ref="A1:A3"/>');
  });

  it('has a second sheet with facts, and a valid sheet name', async () => {
    const file = await written(['text'], []);
    expect(await partOf(file, 'xl/worksheets/sheet2.xml')).toContain('Asia/Shanghai');
    expect(await partOf(file, 'xl/workbook.xml')).toContain('name="Orders   all   "');
  });

  it('truncates a text that is longer than a cell', async () => {
    const [, text = ''] = await textsOf(await written(['text'], [['a'.repeat(40_000)]]));
    expect(text).toHaveLength(32_767);
    expect(text.endsWith('…')).toBe(true);
  });
});
