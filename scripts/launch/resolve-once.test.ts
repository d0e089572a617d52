import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pinnedNode, serverCommand } from './project.mjs';

const resolveOnce = new URL('./resolve-once.mjs', import.meta.url).href;

/** Two packages of one name, each with a file for `import` and one for `require`. */
const packageFiles = (folder: string, version: string): Record<string, string> => ({
  [`${folder}/package.json`]: JSON.stringify({
    name: 'twofold',
    exports: { '.': { import: './index.mjs', require: './index.cjs' } },
  }),
  [`${folder}/index.mjs`]: `export default 'import ${version}';`,
  [`${folder}/index.cjs`]: `module.exports = 'require ${version}';`,
});

const telling = `
  import { createRequire } from 'node:module';
  import twofold from 'twofold';
  import near from './near.mjs';
  export default [twofold, createRequire(import.meta.url)('twofold'), near];
`;
const files: Record<string, string> = {
  ...packageFiles('node_modules/twofold', 'outer'),
  ...packageFiles('inner/node_modules/twofold', 'inner'),
  'near.mjs': `export default 'near outer';`,
  'inner/near.mjs': `export default 'near inner';`,
  'one.mjs': telling,
  'two.mjs': telling,
  'inner/three.mjs': telling,
  'main.mjs': `
    const told = [];
    for (const file of ['./one.mjs', './two.mjs', './inner/three.mjs']) told.push((await import(file)).default);
    console.log(JSON.stringify({ told, asked: globalThis.asked }));
  `,
  // Registered before, so it is asked only what is not known yet.
  'count.mjs': `
    import { registerHooks } from 'node:module';
    globalThis.asked = 0;
    registerHooks({ resolve(specifier, context, next) {
      if (specifier === 'twofold') globalThis.asked += 1;
      return next(specifier, context);
    } });
  `,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-resolve-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `require` itself knows what it was asked from the same folder. */
const run = (...preloaded: string[]): { told: string[][]; asked: number } => {
  const imports = ['./count.mjs', ...preloaded].flatMap((url) => ['--import', url]);
  return JSON.parse(
    execFileSync(pinnedNode, [...imports, 'main.mjs'], { cwd: folder, encoding: 'utf8', env: { PATH: '' } }),
  );
};

it('resolves like Node, and once for two files of one folder', () => {
  const outer = ['import outer', 'require outer', 'near outer'];
  const told = [outer, outer, ['import inner', 'require inner', 'near inner']];
  expect(run()).toEqual({ told, asked: 5 });
  expect(run(resolveOnce)).toEqual({ told, asked: 4 });
});

it('starts the server', () => {
  expect(serverCommand).toContain(resolveOnce);
});
