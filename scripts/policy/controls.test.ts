import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../launch/project.mjs';
import { asvsLevels } from './asvs-levels.ts';
import { problemWith } from './named-tests.ts';

interface Control {
  readonly ids: readonly string[];
  readonly where: readonly string[];
  readonly shownBy: string;
}

const page = 'docs/controls.md';
const controls: readonly Control[] = readFileSync(join(root, page), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [, ids = '', , where = '', shownBy = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const paths = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return { ids: ids.split(', '), where: paths, shownBy };
  });

/** Why a control has no test. */
const reasons = /^(?:not applicable|deployment|deviation|open): \S/;
const namedTest = /`([^`]+)` “([^”]+)”/g;

const requirements = Object.entries(asvsLevels).flatMap(([section, levels]) =>
  [...levels].flatMap((level, index) => (level === '3' ? [] : [`${section}.${index + 1}`])),
);

describe(page, () => {
  it('has a line for every requirement of levels 1 and 2, and none twice', () => {
    const listed = controls.flatMap(({ ids }) => ids);
    expect(requirements.filter((id) => !listed.includes(id))).toEqual([]);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
    const known = Object.entries(asvsLevels).flatMap(([section, { length }]) =>
      Array.from({ length }, (_, index) => `${section}.${index + 1}`),
    );
    expect(listed.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('names tests that exist, or the reason for none', () => {
    const problems = controls.flatMap(({ ids, shownBy }) => {
      const named = [...shownBy.matchAll(namedTest)];
      if (named.length === 0)
        return reasons.test(shownBy) ? [] : [`${ids[0]}: neither a test nor why there is none`];
      return named.flatMap(([, file = '', title = '']) => {
        const problem = problemWith({ file, title });
        return problem === undefined ? [] : [`${ids[0]}: ${problem}`];
      });
    });
    expect(problems).toEqual([]);
  });

  it('names files that exist', () => {
    const missing = controls.flatMap(({ ids, where }) =>
      where.filter((path) => !existsSync(join(root, path))).map((path) => `${ids[0]}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});
