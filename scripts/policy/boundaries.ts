// Which layer may import which. biome.json checks single imports; this check resolves each path to its file.
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { type Finding, handWritten, isTest, type SourceFile } from './source-files.ts';

/** The layers, from `path` to a name. The first match applies. */
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

/** The layers that each layer may import, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  sdk: [],
  'sdk-testing': ['sdk'],
  // The command-line tool imports the package by name, so it uses only the public entries.
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
  // It plays external systems, so it uses only the public entries.
  simulator: ['sdk'],
};

// Two files in db/ must import higher layers: the list of all tables, for the migration generator, and the
// demo data, which is written through the services of the domains.
const looksUpwards = /^apps\/server\/src\/db\/(schema\.ts$|demo\/)/;

const packageLayers: readonly (readonly [RegExp, string])[] = [
  [/^@platform\/sdk(\/|$)/, 'sdk'],
  [/^@platform\/ui-kit\/headless/, 'headless'],
  [/^@platform\/ui-kit(\/|$)/, 'skin'],
  [/^@platform\/console(\/|$)/, 'console-app'],
  [/^@platform\/server(\/|$)/, 'server-app'],
];

const layerOf = (path: string): string | undefined => layers.find(([pattern]) => pattern.test(path))?.[1];

/**
 * The wings of the server's domains, lowest first. A wing imports only the wings before it, and only through
 * their public files.
 */
export const wings = [
  'access',
  'money',
  'parties',
  'orders',
  'receipts',
  'payouts',
  'risk',
  'operations',
  'insight',
] as const;

/** Wing and room of a file below a `domains/` folder; the public file of a wing belongs to no room. */
const placeOf = (path: string): { wing: string; room: string | undefined } | undefined => {
  const [, wing, room] = /^apps\/(?:console|server)\/src\/domains\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  return wing === undefined ? undefined : { wing, room };
};

const isPublicFile = (path: string): boolean => /\/domains\/([^/]+)\/\1\.public\.ts$/.test(path);

/** The reason why the import is not allowed; none if it is allowed. */
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
  const [fromPlace, toPlace] = [placeOf(from), placeOf(to)];
  if (!fromPlace || !toPlace) return undefined;
  const isSameRoom = fromPlace.wing === toPlace.wing && fromPlace.room === toPlace.room;
  if (from.startsWith('apps/console/'))
    return isSameRoom ? undefined : `domain ${nameOf(fromPlace)} may not import domain ${nameOf(toPlace)}`;
  if (fromPlace.wing !== toPlace.wing) return refusalBetweenWings(fromPlace.wing, toPlace.wing, to);
  if (isPublicFile(from) || isSameRoom) return undefined;
  if (isPublicFile(to)) return 'the public file is for higher wings: import the file itself';
  // Other domains may reference and join a table. `foreignWriteFindings` checks that they do not write to it.
  return /\.(service|table)\.ts$/.test(to)
    ? undefined
    : `domain ${nameOf(fromPlace)} may reach domain ${nameOf(toPlace)} only through its .service.ts`;
}

const nameOf = ({ wing, room }: { wing: string; room: string | undefined }): string =>
  room === undefined ? wing : `${wing}/${room}`;

function refusalBetweenWings(fromWing: string, toWing: string, to: string): string | undefined {
  const heights: readonly string[] = wings;
  if (!heights.includes(fromWing) || !heights.includes(toWing)) return `unknown wing: name it in “wings”`;
  if (heights.indexOf(toWing) > heights.indexOf(fromWing))
    return `upward import: wing ${toWing} stands above wing ${fromWing}`;
  return isPublicFile(to) ? undefined : `wing ${toWing} is reached only through ${toWing}.public.ts`;
}

const isNodeBuiltin = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

const packageFolder = (path: string): string => path.split('/').slice(0, 2).join('/');

interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Loaded on demand: `import('./x.ts')`. */
  readonly isDynamic: boolean;
}

export function importsOf({ lines }: SourceFile): Import[] {
  const text = lines.join('\n');
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    specifier: fileName,
    line: text.slice(0, pos).split('\n').length,
    isDynamic: /\bimport\(\s*$/.test(text.slice(0, pos)),
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

const importedNames = /import (?:type )?\{([^}]*)\} from '\.[^']*\.(?:table|public)\.ts'/g;
const declaredTable = /^export const (\w+) = pgTable\(/gm;

/** Only a table's own domain may insert, update or delete its rows. */
export function foreignWriteFindings(files: readonly SourceFile[] = handWritten): Finding[] {
  const domainFiles = files.filter((file) => layerOf(file.path) === 'server-domain' && !isTest(file.path));
  const owners = new Map<string, string>();
  for (const { path, lines } of domainFiles) {
    for (const [, table] of lines.join('\n').matchAll(declaredTable))
      if (table) owners.set(table, roomOf(path));
  }
  return domainFiles.flatMap(({ path, lines }) => {
    const foreign = [...lines.join('\n').matchAll(importedNames)]
      .flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim()))
      .filter((name) => (owners.get(name) ?? roomOf(path)) !== roomOf(path));
    if (foreign.length === 0) return [];
    const write = new RegExp(`\\.(insert|update|delete)\\((${foreign.join('|')})\\)`);
    return lines.flatMap((text, index) => (write.test(text) ? [{ path, line: index + 1, text }] : []));
  });
}

const roomOf = (path: string): string => {
  const place = placeOf(path);
  return place ? nameOf(place) : path;
};

/**
 * Import cycles, each reported once in its shortest form. Type imports count: merge two files that need each
 * other's types, or move the types to a third file. Dynamic imports do not count, because lazily loaded code
 * may import the code that loads it.
 */
export function cycleFindings(files: readonly SourceFile[] = handWritten): Finding[] {
  const known = new Map(files.filter(({ path }) => /\.tsx?$/.test(path)).map((file) => [file.path, file]));
  const targets = new Map<string, string[]>();
  for (const [path, file] of known) {
    const imported = importsOf(file)
      .filter(({ specifier, isDynamic }) => !isDynamic && specifier.startsWith('.'))
      .map(({ specifier }) => posix.join(posix.dirname(path), specifier));
    targets.set(
      path,
      imported.filter((target) => known.has(target) && target !== path),
    );
  }
  const seen = new Set<string>();
  return [...known.keys()].flatMap((start) => {
    if (seen.has(start)) return [];
    const cycle = shortestCycle(start, targets);
    if (!cycle) return [];
    for (const path of cycle) seen.add(path);
    return [{ path: start, line: 1, text: [...cycle, start].join(' → ') }];
  });
}

/** Breadth-first, so the first path back to `start` is the shortest. */
function shortestCycle(start: string, targets: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of targets.get(at) ?? []) {
      if (next === start) {
        const cycle = [at];
        for (let back = cameFrom.get(at); back !== undefined; back = cameFrom.get(back)) cycle.unshift(back);
        return cycle;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  return undefined;
}
