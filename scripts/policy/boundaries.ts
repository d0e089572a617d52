// Who may import whom; biome.json says the same for single imports, here paths are followed to the file they mean.
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { type Finding, handWritten, isTest, type SourceFile } from './source-files.ts';

/** The layers, from `path` to a name; the first that matches. */
const layers: readonly (readonly [RegExp, string])[] = [
  [/^packages\/sdk\/src\/testing\//, 'sdk-testing'],
  [/^packages\/sdk\/src\/cli\//, 'sdk-cli'],
  [/^packages\/sdk\/src\//, 'sdk'],
  [/^packages\/ui-kit\/src\/headless\//, 'headless'],
  [/^packages\/ui-kit\/src\//, 'skin'],
  [/^apps\/console\/src\/shared\//, 'console-shared'],
  [/^apps\/console\/src\/domains\//, 'console-domain'],
  [/^apps\/console\/src\//, 'console-app'],
  [/^apps\/server\/src\/db\//, 'server-db'],
  [/^apps\/server\/src\/kit\//, 'server-kit'],
  [/^apps\/server\/src\/domains\//, 'server-domain'],
  [/^apps\/server\/src\//, 'server-app'],
  [/^apps\/simulator\/src\//, 'simulator'],
];

/** What each layer may import beside itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  sdk: [],
  'sdk-testing': ['sdk'],
  // The command-line tool, by the package's name alone: what it uses is what everybody gets.
  'sdk-cli': ['sdk'],
  headless: [],
  skin: ['headless'],
  'console-shared': ['sdk', 'headless', 'skin'],
  'console-domain': ['sdk', 'headless', 'skin', 'console-shared'],
  'console-app': ['sdk', 'headless', 'skin', 'console-shared', 'console-domain'],
  'server-db': ['sdk'],
  'server-kit': ['sdk', 'server-db'],
  'server-domain': ['sdk', 'server-db', 'server-kit'],
  'server-app': ['sdk', 'server-db', 'server-kit', 'server-domain'],
  // It stands for the world outside: what it knows of the platform is what everybody gets.
  simulator: ['sdk'],
};

// The list of all tables, for the migration generator, and the demo data, written through the services of the
// domains: both stand in db/ and look upwards by their nature.
const looksUpwards = /^apps\/server\/src\/db\/(schema\.ts$|demo\/)/;

const packageLayers: readonly (readonly [RegExp, string])[] = [
  [/^@platform\/sdk(\/|$)/, 'sdk'],
  [/^@platform\/ui-kit\/headless/, 'headless'],
  [/^@platform\/ui-kit(\/|$)/, 'skin'],
  [/^@platform\/console(\/|$)/, 'console-app'],
  [/^@platform\/server(\/|$)/, 'server-app'],
];

const layerOf = (path: string): string | undefined => layers.find(([pattern]) => pattern.test(path))?.[1];

const domainOf = (path: string): string | undefined =>
  /^apps\/(?:console|server)\/src\/domains\/([^/]+)\//.exec(path)?.[1];

/** Why the import is not allowed, if it is not. */
export function refusal(from: string, specifier: string): string | undefined {
  const fromLayer = layerOf(from);
  if (!fromLayer || looksUpwards.test(from)) return undefined;
  if (fromLayer === 'sdk' && isNodeBuiltin(specifier))
    return 'the SDK runs anywhere: only src/cli, an entry of its own, uses Node';
  const to = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
  const toLayer = to ? layerOf(to) : packageLayers.find(([pattern]) => pattern.test(specifier))?.[1];
  if (to && !toLayer && /^(apps|packages)\//.test(to) && !to.startsWith(packageFolder(from))) {
    return `reaches into ${packageFolder(to)} by a path`;
  }
  if (!toLayer) return undefined;
  if (to && packageFolder(from) !== packageFolder(to))
    return 'reaches into another package by a path: use its name';
  if (fromLayer === 'sdk-cli' && to && toLayer === 'sdk')
    return 'the command-line tool uses what everybody gets: import it from @platform/sdk';
  if (fromLayer === toLayer) return to ? refusalBetweenDomains(from, to) : undefined;
  return allowed[fromLayer]?.includes(toLayer) ? undefined : `${fromLayer} may not import ${toLayer}`;
}

function refusalBetweenDomains(from: string, to: string): string | undefined {
  const [fromDomain, toDomain] = [domainOf(from), domainOf(to)];
  if (fromDomain === toDomain || !toDomain || !fromDomain) return undefined;
  if (from.startsWith('apps/console/')) return `domain ${fromDomain} may not import domain ${toDomain}`;
  // A table may be named by foreign keys and joined in reading; `foreignWriteFindings` sees that nobody writes to it.
  return /\.(service|table)\.ts$/.test(to)
    ? undefined
    : `domain ${fromDomain} may reach domain ${toDomain} only through its .service.ts`;
}

const isNodeBuiltin = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

const packageFolder = (path: string): string => path.split('/').slice(0, 2).join('/');

export function importsOf({ lines }: SourceFile): { specifier: string; line: number }[] {
  const text = lines.join('\n');
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    specifier: fileName,
    line: text.slice(0, pos).split('\n').length,
  }));
}

export const boundaryFindings = (files: readonly SourceFile[] = handWritten): Finding[] =>
  files
    .filter((file) => /\.tsx?$/.test(file.path) && !isTest(file.path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line }) => {
        const why = refusal(file.path, specifier);
        return why ? [{ path: file.path, line, text: `'${specifier}': ${why}` }] : [];
      }),
    );

const importedTables = /import (?:type )?\{([^}]*)\} from '(\.\.\/[^']+\.table\.ts)'/g;

/** Rows are written by the service of their own domain alone: no insert, update or delete of another one's table. */
export function foreignWriteFindings(files: readonly SourceFile[] = handWritten): Finding[] {
  return files
    .filter((file) => layerOf(file.path) === 'server-domain' && !isTest(file.path))
    .flatMap(({ path, lines }) => {
      const foreign = [...lines.join('\n').matchAll(importedTables)]
        .filter(
          ([, , specifier]) => domainOf(posix.join(posix.dirname(path), specifier ?? '')) !== domainOf(path),
        )
        .flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim()))
        .filter((name) => /^\w+$/.test(name));
      if (foreign.length === 0) return [];
      const write = new RegExp(`\\.(insert|update|delete)\\((${foreign.join('|')})\\)`);
      return lines.flatMap((text, index) => (write.test(text) ? [{ path, line: index + 1, text }] : []));
    });
}
