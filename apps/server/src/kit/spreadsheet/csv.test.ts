import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { SheetFault } from './sheet.ts';

const limits = { maxRows: 501, maxColumns: 64 };
const read = (text: string | Uint8Array) =>
  readCsv(typeof text === 'string' ? new TextEncoder().encode(text) : text, limits);
const cells = (text: string | Uint8Array) => read(text).map((row) => row.cells);
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Uint8Array(littleEndian ? bytes : bytes.swap16());
};

describe('a CSV file', () => {
  it.each([
    ['a,b\n1,2\n'],
    ['a,b\r\n1,2\r\n'],
    ['a,b\r1,2'],
    ['a;b\n1;2'],
    ['a\tb\n1\t2'],
    ['\ufeffa,b\n1,2'],
    ['"a","b"\n"1"," 2 "'],
    ['a,b,,\n1,2,,\n,,\n'],
  ])('is read in every format in which it can be saved: %j', (text) => {
    expect(cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([
    ['UTF-8', Buffer.from('金额,b')],
    ['UTF-16 little endian', utf16('金额,b', true)],
    ['UTF-16 big endian', utf16('金额,b', false)],
    ['GB18030', Uint8Array.from([0xbd, 0xf0, 0xb6, 0xee, 0x2c, 0x62])],
  ])('is read in %s', (_name, bytes) => {
    expect(cells(new Uint8Array(bytes))).toEqual([['金额', 'b']]);
  });

  it('numbers its rows as a spreadsheet does: empty lines count, lines within quotes do not', () => {
    expect(read('a,b\n\n"x\ny",2\n3,4').map(({ number }) => number)).toEqual([1, 3, 4]);
  });

  it('keeps quotes, separators and line ends within quotes', () => {
    expect(cells('a,b\n"say ""hi"", you","1\r\n2"')[1]).toEqual(['say "hi", you', '1\r\n2']);
  });

  it('refuses a number that a spreadsheet has shortened', () => {
    expect(cells('6.20012E+18,1.5')[0]).toEqual([{ refused: 'digitsLost' }, '1.5']);
  });

  it.each([
    ['an open quote', 'a,b\n"x,1', 'unreadable'],
    ['text after a quote', 'a,b\n"x"y,1', 'unreadable'],
    ['a row of two hundred thousand characters', `a\n${'x'.repeat(200_000)}`, 'unreadable'],
    ['NUL', 'a\u0000b', 'encoding'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0xff, 0xff, 0x0d]), 'encoding'],
    ['five million empty lines', new Uint8Array(5_242_880).fill(10), 'tooManyRows'],
    ['five million zeros', new Uint8Array(5_242_880), 'encoding'],
    ['more rows than may be', 'x\n'.repeat(502), 'tooManyRows'],
    ['a hundred thousand separators', `a\n${','.repeat(99_000)}x`, 'tooManyColumns'],
    ['five million separators', new Uint8Array(5_242_880).fill(44), 'unreadable'],
  ] as const)('with %s is refused', (_name, file, problem) => {
    expect(() => read(file)).toThrowError(expect.objectContaining({ name: 'SheetFault', problem }));
  });

  it('is read or refused for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
        try {
          read(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(SheetFault);
        }
      }),
    );
  });

  it('reads back the written texts', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((value) => `x${value.trim()}x`)
      .filter((value) => !value.includes('\u0000'));
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
        (table) => {
          const quoted = table.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','));
          expect(cells(quoted.join('\r\n'))).toEqual(table);
        },
      ),
    );
  });
});
