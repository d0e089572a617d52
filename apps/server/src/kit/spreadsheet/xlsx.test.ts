import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type XlsxParts, xlsxFiles, xlsxOf, zipOf } from '../../testing/xlsx-file.ts';
import { SheetFault } from './sheet.ts';
import { readXlsx } from './xlsx.ts';

const limits = { maxRows: 501, maxColumns: 64 };
const read = (bytes: Uint8Array) => readXlsx(bytes, limits);
const cells = async (parts: XlsxParts) => (await read(xlsxOf(parts))).map((row) => row.cells);
const problemOf = async (bytes: Uint8Array) => {
  try {
    await read(bytes);
  } catch (error) {
    return error instanceof SheetFault ? error.problem : error;
  }
  return 'read';
};

describe('an XLSX file', () => {
  it('is read from its first sheet, for any file name and any kind of stored text', async () => {
    const rows = `<row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>in</t><t>line</t></is></c></row>
      <row r="4"><c r="B4" t="str"><v> shown </v></c><c r="D4"><v>12.5</v></c><c r="E4" t="b"><v>1</v></c></row>`;
    const strings = [
      '<t>zero</t>',
      '<r><t>rich </t></r><r><t xml:space="preserve">&amp; 重</t></r><rPh><t>zhong</t></rPh>',
    ];
    expect(await read(xlsxOf({ rows, strings }))).toEqual([
      { number: 1, cells: ['rich & 重', '', 'inline'] },
      { number: 4, cells: ['', 'shown', '', '12.5', 'TRUE'] },
    ]);
  });

  it('shows numbers as a spreadsheet does, and refuses those that have lost digits', async () => {
    const number = (value: string) => `<c><v>${value}</v></c>`;
    const rows = `<row>${['1234.5699999999999', '999999999999999', '1E+2', '6.2001234567890099E+18', '1e-9', 'NaN'].map(number).join('')}</row>`;
    const lost = { refused: 'digitsLost' };
    expect(await cells({ rows })).toEqual([
      ['1234.57', '999999999999999', '100', lost, lost, { refused: 'errorValue' }],
    ]);
  });

  it('refuses formulas, errors and dates, in every format', async () => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;"/><numFmt numFmtId="171" formatCode="0.00&quot;d&quot;[Red]\\h"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>`;
    const rows = `<row><c><f>1+1</f><v>2</v></c><c t="e"><v>#REF!</v></c><c s="1"><v>46346</v></c><c s="2"><v>46346</v></c><c t="d"><v>2026-11-20</v></c><c s="3"><v>5</v></c><c s="0"><v>6</v></c></row>`;
    const refused = (why: string) => ({ refused: why });
    expect(await cells({ rows, styles })).toEqual([
      [
        refused('formula'),
        refused('errorValue'),
        refused('date'),
        refused('date'),
        refused('date'),
        '5',
        '6',
      ],
    ]);
  });

  const filler = '<c><v>1</v></c>';
  it.each<[string, Uint8Array, string]>([
    ['no ZIP at all', Buffer.from('PK\u0003\u0004 nothing'), 'unreadable'],
    ['a ZIP of something else', zipOf({ 'a.txt': 'x' }), 'unreadable'],
    [
      'XML that is none',
      zipOf({ ...xlsxFiles({ rows: '' }), 'xl/workbook.xml': '<a><b></a>' }),
      'unreadable',
    ],
    ['a text that is not there', xlsxOf({ rows: '<row><c t="s"><v>9</v></c></row>' }), 'unreadable'],
    ['a place that is none', xlsxOf({ rows: '<row><c r="12"><v>9</v></c></row>' }), 'unreadable'],
    ['a row that is none', xlsxOf({ rows: '<row r="1e999"><c><v>9</v></c></row>' }), 'unreadable'],
    [
      'bytes that are no text',
      zipOf({ ...xlsxFiles({ rows: '' }), 'xl/sharedStrings.xml': Buffer.from([0xff]) }),
      'unreadable',
    ],
    [
      'entities of its own',
      xlsxOf({
        rows: '<row><c t="str"><v>&x;</v></c></row>',
        prolog: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      }),
      'unreadable',
    ],
    [
      'a billion laughs',
      xlsxOf({ rows: '', prolog: '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]>' }),
      'unreadable',
    ],
    ['more rows than may be', xlsxOf({ rows: `<row>${filler}</row>`.repeat(502) }), 'tooManyRows'],
    ['a cell far to the right', xlsxOf({ rows: '<row><c r="XFD1"><v>1</v></c></row>' }), 'tooManyColumns'],
    ['a sheet of forty megabytes, packed', xlsxOf({ rows: ' '.repeat(40_000_000) }), 'tooLarge'],
    ['one that says it is small', zipOf(xlsxFiles({ rows: ' '.repeat(40_000_000) }), 100), 'unreadable'],
  ])('with %s is refused', async (_name, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  it('is read or refused for any changed bytes', async () => {
    const whole = xlsxOf({ rows: `<row>${filler}<c t="s"><v>0</v></c></row>`, strings: ['<t>a</t>'] });
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        expect(await problemOf(bytes)).toBeTypeOf('string');
      }),
      { numRuns: 300 },
    );
  });
});
