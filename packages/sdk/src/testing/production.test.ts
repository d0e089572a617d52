import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const packageFolder = join(import.meta.dirname, '..', '..');
const manifest: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(packageFolder, 'package.json'), 'utf8'),
);
const entries = Object.values(manifest.exports).filter((file) => file.endsWith('.ts'));

/** Returns every file that a bundle of one entry reads. */
async function filesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(packageFolder, entry)],
    absWorkingDir: packageFolder,
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs);
}

const isKit = (file: string) => /src\/testing\/|generated\/examples/.test(file);

it.each(entries.filter((entry) => !isKit(entry)))('%s contains nothing of the testing kit', async (entry) => {
  expect((await filesOf(entry)).filter(isKit)).toEqual([]);
});

it('the testing kit runs in browsers, and needs msw only for handlers', async () => {
  const files = await filesOf('src/testing/index.ts');
  expect(files.filter(isKit)).not.toEqual([]);
  expect(files.filter((file) => /msw|node_modules\/.*\/ws\/|socket-server\.ts$/.test(file))).toEqual([
    'src/testing/fake-socket-server.ts',
  ]);
});
