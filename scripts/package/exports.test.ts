import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, inject, it } from 'vitest';
import { pinnedNode } from '../launch/project.mjs';
import { entryNames, installedFolder, run } from './packed-sdk.ts';

const { consumer } = inject('packedSdk');
const entries = entryNames(consumer);

function namesAtRunTime(program: string): Record<string, string[]> {
  return JSON.parse(
    run(
      pinnedNode,
      program.startsWith('import') ? ['--input-type=module', '-e', program] : ['-e', program],
      consumer,
    ),
  );
}

/** Every name that an entry declares, marked as type or value. */
function declaredNames(): string[] {
  const file = (entry: string): string =>
    join(installedFolder(consumer), 'dist', `${entry.split('/')[2] ?? 'index'}.d.ts`);
  const program = ts.createProgram(entries.map(file), { module: ts.ModuleKind.NodeNext, noLib: true });
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const source = program.getSourceFile(file(entry));
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${entry} declares nothing at ${file(entry)}`);
    const lines = checker.getExportsOfModule(symbol).map((exported) => {
      const { flags } = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      return `${flags & ts.SymbolFlags.Value ? 'value' : 'type '} ${exported.name}`;
    });
    return [entry, ...lines.sort().map((line) => `  ${line}`), ''];
  });
}

describe('names that the SDK exports', () => {
  const list = JSON.stringify(entries);
  const imported = namesAtRunTime(
    `import process from 'node:process'; const names = {}; for (const entry of ${list}) names[entry] = Object.keys(await import(entry)).sort(); process.stdout.write(JSON.stringify(names));`,
  );

  it('are the same for import and require, in every entry', () => {
    const required = namesAtRunTime(
      `const names = {}; for (const entry of ${list}) names[entry] = Object.keys(require(entry)).sort(); process.stdout.write(JSON.stringify(names));`,
    );
    expect(required).toEqual(imported);
    expect(imported['@platform/sdk']).toContain('createPlatform');
  });

  it('equal the committed list, so that an added or removed one is noticed (vitest -u updates it)', async () => {
    await expect(`${declaredNames().join('\n')}`).toMatchFileSnapshot(
      '../../packages/sdk/public-exports.txt',
    );
  });
});
