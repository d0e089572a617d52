import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Output } from './output.ts';
import { plainCell, plainJson } from './plain-text.ts';
import { tableLines } from './table.ts';

const columns = [
  { title: 'NAME', text: (row: readonly [string, string]) => row[0] },
  { title: 'AMOUNT', text: (row: readonly [string, string]) => row[1], align: 'end' as const },
];

function screen() {
  let text = '';
  const stdout = new Writable({
    write(bytes, _, done) {
      text += bytes;
      done();
    },
  });
  return {
    terminal: { env: {}, stdin: process.stdin, stdout, stderr: stdout, platform: process.platform },
    text: () => text,
  };
}

async function* rowsOf<Row>(rows: readonly Row[]) {
  yield* rows;
}

describe('a table', () => {
  it('has columns by display width: two cells for a Chinese character, none for a combining mark', () => {
    const lines = tableLines(columns, [
      ['恒源', '1.00'],
      ['e\u0301clair', '12,345.00'],
      ['👍🏽', '0.50'],
    ]);
    expect(lines).toEqual([
      'NAME       AMOUNT\n',
      '恒源         1.00\n',
      'e\u0301clair  12,345.00\n',
      '👍🏽           0.50\n',
    ]);
  });

  it('shows terminal control and direction characters escaped', () => {
    const hostile = 'a\u001b[2Jb\u009b31mc\r\nd\u202ee\u2066f\u0000';
    const [line = ''] = tableLines(columns, [[hostile, '1']], { withTitles: false });
    expect(line).toBe('a\\u001b[2Jb\\u009b31mc\\u000d\\u000ad\\u202ee\\u2066f\\u0000  1\n');
    expect(plainCell('中文 ok')).toBe('中文 ok');
  });

  it('keeps the column widths of its first rows', async () => {
    const { terminal, text } = screen();
    const rows = Array.from({ length: 450 }, (_, index): [string, string] => [`row ${index}`, '1.00']);
    await new Output(terminal, 'table').rows(rowsOf(rows), columns, (row) => row);
    const lines = text().split('\n').filter(Boolean);
    expect(lines).toHaveLength(451);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});

describe('JSON', () => {
  it('has the original values, with control characters escaped', () => {
    const value = { text: 'a\u001b[2J\u009b\u202e\u2028中', n: [1, null] };
    const text = plainJson(value);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what must not be there
    expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u202e]/);
    expect(JSON.parse(text)).toEqual(value);
    expect(plainJson(undefined)).toBe('null');
  });

  it.each([[[]], [[1]], [[1, 2, 3]]])('of the rows %j is one array', async (rows) => {
    const { terminal, text } = screen();
    await new Output(terminal, 'json').rows(rowsOf(rows), [], (row) => row);
    expect(JSON.parse(text())).toEqual(rows);
  });

  it('of events is one line each', async () => {
    const { terminal, text } = screen();
    const output = new Output(terminal, 'json');
    await output.event({ a: 'x\ny' }, '');
    await output.event({ b: 1 }, '');
    expect(text()).toBe('{"a":"x\\ny"}\n{"b":1}\n');
  });
});
