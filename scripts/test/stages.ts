import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../launch/chromium.ts';
import { buildConsole } from '../launch/console-build.mjs';
import { buildDocs } from '../launch/docs-build.mjs';
import { startPostgres } from '../launch/postgres.ts';
import { binary, childEnvironment, pinnedNode, root, toolsDir } from '../launch/project.mjs';
import { filesChangedSince } from './changed.ts';
import { playwrightCount, vitestCount } from './report.ts';
import { type Count, oneCheck, type Stage, type StageContext, sum } from './stage.ts';

const reportsDir = join(toolsDir, 'reports');
const local = (folder: string, name: string): string => join(root, folder, 'node_modules', '.bin', name);

/** Folders that have their own compiler settings. */
const typed = [
  'packages/sdk',
  'scripts',
  'packages/ui-kit',
  'apps/server',
  'apps/console',
  'apps/simulator',
  'e2e',
  'bench',
];

/** The SDK's published files are checked by the compiler that writes its declarations (5.9). */
const declared = 'packages/sdk/tsconfig.json';

/** Threads repeat the same type inference: twice the work, while another stage uses the other processor. */
const oneThread = '--singleThreaded';

async function types(context: StageContext): Promise<Count> {
  const counts: Count[] = [];
  for (const folder of typed) {
    const configs = globSync('tsconfig*.json', { cwd: join(root, folder) }).sort();
    for (const config of configs) {
      const isDeclared = `${folder}/${config}` === declared;
      const compiler = isDeclared ? local('packages/sdk', 'tsc') : binary('tsc');
      const args = ['--noEmit', '--pretty', 'false', ...(isDeclared ? [] : [oneThread]), '-p', config];
      const exitCode = await context.run(compiler, args, { cwd: join(root, folder) });
      if (exitCode !== 0) context.log(`${folder}/${config}: types do not hold (above)`);
      counts.push(oneCheck(exitCode));
    }
  }
  return sum(counts);
}

async function vitest(
  context: StageContext,
  name: string,
  projects: readonly string[],
  env: Record<string, string> = {},
): Promise<Count> {
  const file = reportFile(`${name}.json`);
  const only = projects.flatMap((project) => ['--project', project]);
  const tests = context.since === undefined ? [] : await importers(context.since, only);
  if (context.since !== undefined && tests.length === 0) return sum([]);
  const args = ['run', ...only, ...tests];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return vitestCount(file, await context.run(binary('vitest'), [...args, ...reporters], { env }));
}

/** Tests that import files changed since a commit, and tests that start programs (imports unknown). */
async function importers(since: string, only: readonly string[]): Promise<string[]> {
  const list = async (...args: string[]): Promise<string[]> => {
    const { stdout } = await promisify(execFile)(
      binary('vitest'),
      ['list', '--filesOnly', '--json', ...only, ...args],
      { cwd: root, env: childEnvironment(), maxBuffer: 16_000_000 },
    );
    return (JSON.parse(stdout) as { file: string }[]).map(({ file }) => file);
  };
  const startsProgram = (file: string): boolean =>
    /server-process|node:child_process/.test(readFileSync(file, 'utf8'));
  const files = [...(await list('--changed', since)), ...(await list()).filter(startsProgram)];
  return [...new Set(files)];
}

function reportFile(name: string): string {
  mkdirSync(reportsDir, { recursive: true });
  const file = join(reportsDir, name);
  rmSync(file, { force: true });
  return file;
}

const buildPages = (): Promise<unknown> => Promise.all([buildConsole(), buildDocs()]);

async function browser(context: StageContext): Promise<Count> {
  if (globSync('**/*.spec.ts', { cwd: join(root, 'e2e'), exclude: ['node_modules'] }).length === 0) {
    context.log('e2e/ holds no *.spec.ts');
    return oneCheck(1);
  }
  await buildPages();
  const chromium = await findChromium();
  const file = reportFile('browser.json');
  // Filters only if just the browser tests changed: a change of the product can affect any page.
  const isAboutTests =
    context.since !== undefined && filesChangedSince(context.since).every((path) => path.startsWith('e2e/'));
  const some = isAboutTests ? [`--only-changed=${context.since}`] : [];
  const exitCode = await context.run(local('e2e', 'playwright'), ['test', '--reporter=list,json', ...some], {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return playwrightCount(file, exitCode);
}

async function serverOnPostgres(context: StageContext): Promise<Count> {
  const postgres = await startPostgres({ durable: false });
  context.onEnd(postgres.stop);
  return vitest(context, 'server-postgres', ['server'], { TEST_DATABASE_URL: postgres.url });
}

/**
 * Runs on both stores in parallel: each server starts, works and is killed on one processor. The restart
 * limit excludes the time spent waiting in the queue.
 */
async function crash(context: StageContext): Promise<Count> {
  const postgres = await startPostgres({ durable: false });
  context.onEnd(postgres.stop);
  const env = { TEST_DATABASE_URL: postgres.url };
  const onBoth = async (project: string): Promise<Count> =>
    sum(
      await Promise.all([
        vitest(context, project, [project]),
        vitest(context, `${project}-postgres`, [project], env),
      ]),
    );
  const restarts = await onBoth('crash');
  // These wait for kills to come more than they work, and limit no restart.
  return sum([restarts, ...(await Promise.all([onBoth('never-twice'), onBoth('told-once')]))]);
}

const everyFile = [''];
const ofServer = ['apps/server/', 'packages/sdk/', 'openapi/'];
const ofPages = ['apps/console/', 'packages/', 'openapi/', 'scripts/docs/'];

/** In start order: quick stages that often fail come first. */
const stages: readonly Stage[] = [
  { name: 'types', what: 'types', watches: everyFile, run: types },
  {
    name: 'lint',
    what: 'lint, format and direction of imports',
    watches: everyFile,
    run: async (context) => oneCheck(await context.run(binary('biome'), ['check', '--max-diagnostics=100'])),
  },
  {
    name: 'unused',
    what: 'no file, export or dependency that nobody uses',
    watches: everyFile,
    run: async (context) => oneCheck(await context.run(binary('knip'), ['--no-progress'])),
  },
  {
    name: 'generated',
    what: 'generated files are those of the contract',
    watches: ['openapi/', 'scripts/generate', 'packages/sdk/src/generated/', 'apps/'],
    run: async (context) => oneCheck(await context.run(pinnedNode, ['scripts/generate.ts', '--check'])),
  },
  {
    name: 'contract',
    what: 'the bundled contract passes Redocly’s recommended rules',
    watches: ['openapi/'],
    run: async (context) =>
      oneCheck(
        await context.run(
          local('scripts', 'redocly'),
          ['lint', 'openapi/dist/openapi.json', '--config', 'openapi/redocly.yaml'],
          { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
        ),
      ),
  },
  {
    name: 'policy',
    what: 'policies',
    watches: everyFile,
    run: (context) => vitest(context, 'policy', ['policy']),
  },
  {
    name: 'unit',
    what: 'unit tests',
    watches: ['packages/', 'apps/console/', 'apps/simulator/', 'scripts/', 'openapi/'],
    run: (context) => vitest(context, 'unit', ['sdk', 'ui-kit', 'console', 'simulator', 'scripts']),
  },
  {
    name: 'server',
    what: 'server on the embedded store',
    watches: ofServer,
    run: (context) => vitest(context, 'server', ['server']),
  },
  { name: 'server-postgres', what: 'server on PostgreSQL', watches: ofServer, run: serverOnPostgres },
  {
    name: 'live',
    what: 'the command-line tool and the SDK’s examples, against the real server',
    watches: [...ofServer, 'apps/simulator/'],
    // An order expires after two minutes.
    waits: true,
    run: (context) => vitest(context, 'live', ['live', 'live-payouts', 'simulation']),
  },
  {
    name: 'package',
    what: 'the packed SDK, used from an empty folder',
    watches: ['packages/sdk/', 'scripts/package/'],
    run: (context) => vitest(context, 'package', ['package']),
  },
  {
    name: 'build',
    what: 'the console and the developers’ pages are built',
    watches: ofPages,
    run: async () => {
      await buildPages();
      return oneCheck(0);
    },
  },
  {
    name: 'crash',
    what: 'the server killed under load, on both stores',
    watches: ofServer,
    alone: true,
    run: crash,
  },
  {
    name: 'browser',
    what: 'the console in Chromium',
    watches: [...ofPages, ...ofServer, 'e2e/'],
    alone: true,
    run: browser,
  },
];

/** @throws when a name is not the name of a stage */
export function selectStages(names: readonly string[]): readonly Stage[] {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such stage: ${unknown.join(', ')}. Stages: ${stages.map((stage) => stage.name).join(', ')}.`,
    );
  }
  return names.length === 0 ? stages : stages.filter((stage) => names.includes(stage.name));
}
