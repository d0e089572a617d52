import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** The kinds of objects that the server writes into the audit trail. */
const written = sourceFiles
  .filter(({ path }) => path.startsWith('apps/server/src/') && !path.endsWith('.test.ts'))
  .flatMap(({ lines }) => lines.flatMap((line) => /\bobjectType(?:: | = )'(\w+)'/.exec(line)?.[1] ?? []));

it('every kind of object in the audit trail has a word, and no other', () => {
  const file = 'apps/console/src/domains/access/audit/audit.words.ts';
  const text = sourceFiles.find(({ path }) => path === file)?.lines.join('\n') ?? '';
  const table = /const nounOf = \{([^}]*)\}/.exec(text)?.[1] ?? '';
  const named = [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  expect(named.toSorted(), `name each kind in ${file}, and only those`).toEqual(
    [...new Set(written)].toSorted(),
  );
});

it('every field with a word is one that the server knows', () => {
  const file = 'apps/console/src/domains/access/audit/audit.fields.messages.ts';
  const lines = sourceFiles.find(({ path }) => path === file)?.lines ?? [];
  // An amount is without its ending, and the kind of object stands before the field.
  const fields = lines.flatMap((line) => /^ {2}(?:\w+_)?([A-Za-z]+): \{/.exec(line)?.[1] ?? []);
  const server = sourceFiles
    .filter(({ path }) => path.startsWith('apps/server/src/'))
    .map(({ lines: text }) => text.join('\n'))
    .join('\n');
  const known = new Set(server.match(/\w+/g));
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((field) => !known.has(field) && !known.has(`${field}Minor`))).toEqual([]);
});
