import { expect, it } from 'vitest';
import { exportSources } from '../../apps/server/src/export-sources.ts';
import { sourceFiles } from './source-files.ts';

const languages = ['zh-CN', 'zh-TW', 'en-US'] as const;
const text = String.raw`'((?:[^'\\]|\\.)*)'`;
const message = new RegExp(languages.map((language) => `'${language}':\\s*${text}`).join(',\\s*'), 'g');

/** Every message of the console in its three languages. */
const shown = new Set(
  sourceFiles
    .filter(({ path }) => path.startsWith('apps/console/src/') && !path.includes('.test.'))
    .flatMap(({ lines }) => [...lines.join('\n').matchAll(message)].map(([, ...words]) => words.join(' | '))),
);

/** What only files say: the screen has tabs for the groups of figures, and the list of funds has no kind. */
const onlyInFiles = /^orders\.\w+ section |^fundRecords\.list kind single/;

it('a code has the same word in an exported file as on the screen', () => {
  const coded = [...exportSources.values()].flatMap(({ operation, columns }) =>
    columns.flatMap(({ id, words = {} }) =>
      Object.entries(words).map(([code, word]) => ({
        what: `${operation} ${id} ${code}`,
        words: languages.map((language) => word?.[language]).join(' | '),
      })),
    ),
  );
  expect(coded.length).toBeGreaterThan(200);
  const strangers = coded.filter(({ what, words }) => !shown.has(words) && !onlyInFiles.test(what));
  expect(strangers).toEqual([]);
});
