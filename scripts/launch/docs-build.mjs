import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { step } from './progress.mjs';
import { pinnedNode, root, stampsDir } from './project.mjs';
import { digestOf, isStamped, writeStamp } from './stamp.mjs';

const inputs = [
  'openapi',
  'packages/sdk/src',
  'packages/sdk/package.json',
  'packages/sdk/README.md',
  'packages/sdk/CHANGELOG.md',
  'packages/ui-kit/src/skin/theme/tokens.css',
  'apps/console/public',
  'scripts/docs',
  'pnpm-lock.yaml',
];
const stampFile = join(stampsDir, 'docs');

/** Builds the developer pages unless the existing build was made from the same files. */
export async function buildDocs() {
  const digest = digestOf(inputs.map((path) => join(root, path)));
  if (existsSync(join(root, 'docs', 'dist', 'index.html')) && isStamped(stampFile, digest)) return;
  await step('Building the developers’ pages', () =>
    runQuietly(pinnedNode, [join(root, 'scripts', 'docs', 'build.ts')], {
      failure: 'The developers’ pages could not be built (see above).',
    }),
  );
  writeStamp(stampFile, digest);
}
