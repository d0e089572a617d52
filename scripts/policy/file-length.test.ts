import { expect, it } from 'vitest';
import { expectNone, handWritten } from './source-files.ts';

const longestLines = 350;

/** Files that were longer when the rule was added, with their length then. They may shrink; add no others. */
const longer: Readonly<Record<string, number>> = {};

it(`no hand-written file is longer than ${longestLines} lines`, () => {
  const tooLong = handWritten
    .filter((file) => file.lines.length > (longer[file.path] ?? longestLines))
    .map((file) => ({ path: file.path, line: longestLines, text: `${file.lines.length} lines` }));
  expectNone(tooLong, 'one file is one thing: split it by noun.');
});

it('files that are short enough are removed from the list of longer ones', () => {
  const lengthOf = new Map(handWritten.map((file) => [file.path, file.lines.length]));
  expect(Object.keys(longer).filter((path) => (lengthOf.get(path) ?? 0) <= longestLines)).toEqual([]);
});
