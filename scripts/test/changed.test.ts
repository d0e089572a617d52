import { expect, it } from 'vitest';
import { reachOf } from './changed.ts';
import { selectStages } from './stages.ts';

const reach = (name: string, ...paths: string[]) => reachOf(selectStages([name])[0]!, paths);

it('omits a stage without a changed file', () => {
  expect(reach('server', 'apps/console/src/routes.ts', 'README.md')).toBe('nothing');
  expect(reach('browser', 'bench/main.ts')).toBe('nothing');
});

it('runs the tests that import a changed module', () => {
  expect(reach('server', 'apps/server/src/config.ts')).toBe('importers');
  expect(reach('unit', 'packages/ui-kit/src/skin/index.ts')).toBe('importers');
});

it('follows the SDK to its users', () => {
  for (const name of ['unit', 'server', 'server-postgres', 'live', 'package', 'crash', 'build', 'browser']) {
    expect([name, reach(name, 'packages/sdk/src/index.ts')]).toEqual([name, 'importers']);
  }
});

it('runs a whole stage for a file that no import reaches', () => {
  expect(reach('server', 'apps/server/src/db/migrations/0001.sql')).toBe('all');
  expect(reach('unit', 'packages/sdk/README.md')).toBe('all');
});

it('runs everything when the tools or packages change', () => {
  for (const name of ['types', 'unit', 'server', 'browser'])
    expect(reach(name, 'pnpm-lock.yaml')).toBe('all');
});

it('checks style and policies for every change', () => {
  for (const name of ['lint', 'policy']) expect(reach(name, 'apps/server/src/config.ts')).toBe('all');
  expect(reach('policy')).toBe('nothing');
});
