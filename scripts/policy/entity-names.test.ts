import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** The tables after the newest migration. */
function tables(): string[] {
  const newest = globSync('apps/server/src/db/migrations/meta/*_snapshot.json').sort().at(-1) ?? '';
  const snapshot = JSON.parse(readFileSync(newest, 'utf8')) as { tables: Record<string, { name: string }> };
  return Object.values(snapshot.tables).map(({ name }) => name);
}

it('every table has a word in the data view', () => {
  const file = 'apps/console/src/domains/operations/entity-view/entities.names.messages.ts';
  const lines = sourceFiles.find(({ path }) => path === file)?.lines ?? [];
  const named = lines.flatMap((line) => /^ {2}(\w+): \{/.exec(line)?.[1] ?? []);
  expect(named, `name each table in ${file}, and only those`).toEqual(tables().sort());
});
