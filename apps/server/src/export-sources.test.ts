import { expect, it } from 'vitest';
import { exportSources } from './export-sources.ts';

const languages = ['zh-CN', 'zh-TW', 'en-US'] as const;

it('no file has two columns of the same title in any language', () => {
  const repeated = [...exportSources.values()].flatMap(({ operation, columns, namesFor }) => {
    const kinds = [undefined, namesFor?.({ orderType: '1' }), namesFor?.({ orderType: '2' })];
    return kinds.flatMap((names) =>
      languages.flatMap((language) => {
        const shown = columns.map(({ id, title }) => (names?.columns[id] ?? title)[language]);
        return shown
          .filter((title, index) => shown.indexOf(title) < index)
          .map((title) => `${operation}, ${language}: ${title}`);
      }),
    );
  });
  expect([...new Set(repeated)]).toEqual([]);
});
