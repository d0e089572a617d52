import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine, csvText } from './csv.ts';

const nasty = fc.string({ unit: fc.constantFrom(...'=+-@\t\0\r\n",\' a1'), maxLength: 8 });

describe('a cell', () => {
  it.each(['=1+2', '+44', '-5.00', '@SUM(A1)', '\tx', '\0=1', ' =1', '\r=1', '＝1'])(
    'that a spreadsheet would execute, %j, is text',
    (value) => {
      expect(csvCell(value)).toMatch(/^"?'/);
    },
  );

  it.each(['123456789012', '2026112012000012345678', '0012'])(
    'of digits that a spreadsheet would change, %s, is text',
    (value) => {
      expect(csvCell(value)).toBe(`'${value}`);
    },
  );

  it.each(['500.00', '12345', '0', '2026-11-20 12:00:00', 'C20261120', '已创建'])(
    'like %s is unchanged',
    (value) => {
      expect(csvCell(value)).toBe(value);
    },
  );

  it('keeps commas, quotes and line breaks', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('say "hi"')).toBe('"say ""hi"""');
    expect(csvCell('two\nlines')).toBe('"two\nlines"');
  });

  it('never begins with the sign of a formula, whatever it contains', () => {
    fc.assert(
      fc.property(nasty, (value) => {
        const content = csvCell(value).replace(/^"/, '');
        expect(content).not.toMatch(/^[=+\-@\t\0]/);
      }),
    );
  });
});

it('writes lines that can be parsed again', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (cells) => {
      expect(readLine(csvLine(cells))).toEqual(cells.map((cell) => readLine(`${csvCell(cell)}\r\n`)[0]));
    }),
  );
});

it('starts with a byte order mark, so that spreadsheets detect UTF-8', () => {
  expect(csvText([csvLine(['金额']), csvLine(['500.00'])])).toBe('\uFEFF金额\r\n500.00\r\n');
});

/** A simple reader for one line, as in RFC 4180. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  const text = line.slice(0, -2);
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (quoted && sign === '"' && text[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === ',' && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}
