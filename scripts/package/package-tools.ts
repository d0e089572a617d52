// Programs that the package must work with. Only these tests need them. They are large, so they are not in
// the lock file that `npm start` installs. npm installs them once, beside the workspace.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { installTools } from '../launch/packages.mjs';
import { isWindows, toolsDir } from '../launch/project.mjs';
import { isStamped, writeStamp } from '../launch/stamp.mjs';

const node = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/** Exact versions. The oldest Node and TypeScript are those that the README supports. */
const packages = [
  `${node}@20.0.0`,
  'typescript@5.4.5',
  'deno@2.9.6',
  'bun@1.4.5',
  // The runtime below miniflare and Cloudflare's workers, without the tools around it.
  'workerd@1.20261117.1',
];

const modules = join(toolsDir, 'package', 'node_modules');
const stampFile = join(modules, '.installed');
const advice = 'They come from npm: give it its settings (npm_config_registry, npm_config_https_proxy).';

let installed: Promise<void> | undefined;

async function install(): Promise<void> {
  const list = packages.join('\n');
  if (isStamped(stampFile, list)) return;
  await installTools('package', packages, advice);
  writeStamp(stampFile, list);
}

async function program(...patterns: string[]): Promise<string> {
  installed ??= install();
  await installed;
  for (const pattern of patterns) {
    const found = globSync(pattern, { cwd: modules }).find((path) => existsSync(join(modules, path)));
    if (found) return join(modules, found);
  }
  throw new Error(`npm installed no ${patterns.join(' and no ')} for this machine. ${advice}`);
}

/** Paths of programs. The first call waits until npm has installed all of them. */
export const packageTool = {
  oldestNode: () => program(`${node}/bin/node`, `${node}/bin/node.exe`),
  oldestTypeScript: () => program('typescript/bin/tsc'),
  deno: () => program('.bin/deno'),
  // If npm runs install scripts, they move the binary into the wrapper. Otherwise the wrapper does not work.
  bun: () => program('@oven/bun-*/bin/bun', '@oven/bun-*/bin/bun.exe', '.bin/bun'),
  workerd: () => program('.bin/workerd'),
};
