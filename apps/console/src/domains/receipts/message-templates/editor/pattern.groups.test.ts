import { describe, expect, it } from 'vitest';
import { piecesOf, readPattern } from './pattern.groups.ts';

const named = (pattern: string) =>
  readPattern(pattern).groups.map(({ name, start, end }) => [name, pattern.slice(start, end)]);
const problems = (pattern: string) =>
  readPattern(pattern).problems.map(({ why, start, end }) => [why, pattern.slice(start, end)]);

describe('the named groups of a pattern', () => {
  it('are found with what is in them', () => {
    expect(named('Rs\\.?(?P<amount>\\d+(?:\\.\\d+)?) Ref (?<utr>\\w+)')).toEqual([
      ['amount', '(?P<amount>\\d+(?:\\.\\d+)?)'],
      ['utr', '(?<utr>\\w+)'],
    ]);
    expect(named('(?P<remark>a (?P<payerName>b))')).toEqual([
      ['remark', '(?P<remark>a (?P<payerName>b))'],
      ['payerName', '(?P<payerName>b)'],
    ]);
  });

  it('end at their own parenthesis: escapes, sets and literals are skipped', () => {
    expect(named('(?P<amount>\\)[)\\]]+[^])][[:digit:])]\\Q)(\\E)')).toEqual([
      ['amount', '(?P<amount>\\)[)\\]]+[^])][[:digit:])]\\Q)(\\E)'],
    ]);
  });
});

describe('a problem is shown at its place', () => {
  it.each([
    ['(?P<amount>\\d+', [['unclosed', '(']]],
    ['a)(?P<amount>x)', [['unopened', ')']]],
    [
      '(?P<amount>[a-z)',
      [
        ['unclosed', '('],
        ['unclosedSet', '[a-z)'],
      ],
    ],
    ['(?P<amount>a)(?P<secret>b)', [['unknownGroup', '(?P<secret>']]],
    ['\\', []],
  ])('%s', (pattern, expected) => {
    expect(problems(pattern)).toEqual(expected);
  });
});

describe('a text is cut at its marks', () => {
  const cut = (marks: { name: string; start: number; end: number }[]) =>
    piecesOf('abcdef', marks).map(({ text, name }) => [text, name]);

  it('and the innermost mark names a piece', () => {
    expect(cut([])).toEqual([['abcdef', undefined]]);
    expect(
      cut([
        { name: 'outer', start: 1, end: 5 },
        { name: 'inner', start: 2, end: 3 },
      ]),
    ).toEqual([
      ['a', undefined],
      ['b', 'outer'],
      ['c', 'inner'],
      ['de', 'outer'],
      ['f', undefined],
    ]);
  });

  it('also when a mark reaches beyond the text', () => {
    expect(cut([{ name: 'all', start: 0, end: 99 }])).toEqual([['abcdef', 'all']]);
  });
});
