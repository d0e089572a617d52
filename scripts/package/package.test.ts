// The archive: its content, and the results of package checkers.
import { builtinModules } from 'node:module';
import { dirname } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { builtinsOf } from './bundle.ts';
import { entryNames, packedManifest, run, sdkFolder, sdkTool } from './packed-sdk.ts';

const { tarball, consumer } = inject('packedSdk');
const folder = dirname(tarball);

describe('the packed SDK', () => {
  it('has no publint finding', () => {
    expect(run(sdkTool('publint'), ['run', tarball, '--strict'], folder)).toContain('All good!');
  });

  it('has correct types in every way of resolving exports', () => {
    // node10 does not support `exports`. The profile omits it, and the package does not support it.
    run(sdkTool('attw'), [tarball, '--profile', 'node16', '--no-emoji'], folder);
  });

  it('contains the build, but no test sources and no machine paths', () => {
    const files = run('tar', ['-tzf', tarball], folder).split('\n').filter(Boolean);
    expect(files.filter((file) => /\.test\.|\/src\/|tsconfig/.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['package/README.md', 'package/CHANGELOG.md']));
  });

  it('is packed by pnpm alone, because npm would leave its exports at the sources', () => {
    expect(() => run('npm', ['pack', '--dry-run'], sdkFolder)).toThrow(/npm run pack:sdk/);
  });

  it('names only published packages as dependencies', () => {
    const versions = Object.values(packedManifest(consumer).dependencies);
    expect(versions.filter((version) => version.startsWith('workspace:'))).toEqual([]);
  });

  it.each(entryNames(consumer))('%s loads no Node built-in, directly or indirectly', async (entry) => {
    expect(await builtinsOf(`export * from '${entry}';`, consumer, ['msw', 'msw/*'])).toEqual([]);
  });

  it('would fail this test if it loaded one', async () => {
    const [name] = builtinModules;
    expect(await builtinsOf(`export * from 'node:fs'; import '${name}';`, consumer, [])).toContain('node:fs');
  });
});
