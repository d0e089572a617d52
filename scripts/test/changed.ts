import { execFileSync } from 'node:child_process';
import { root } from '../launch/project.mjs';
import type { Stage } from './stage.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** The commit that `npm test -- changed` compares with: where the branch left its upstream, or the last commit. */
export function startOfChange(): string {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** Files that differ from a commit: committed since, changed in the work tree, or new and not ignored. */
export const filesChangedSince = (commit: string): readonly string[] => [
  ...git('diff', '--name-only', '--no-renames', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** A change of these can alter the result of every stage. */
const everything = /^(package\.json|pnpm-|tsconfig\.base|vitest\.config|scripts\/(launch|test)\/|\.nvmrc)/;

/** How much of a stage a change can have touched: nothing, the tests that import what changed, or all of it. */
export type Reach = 'nothing' | 'importers' | 'all';

/** @param paths from the root, with forward slashes */
export function reachOf({ watches }: Stage, paths: readonly string[]): Reach {
  if (paths.some((path) => everything.test(path))) return 'all';
  const watched = paths.filter((path) => watches.some((folder) => path.startsWith(folder)));
  if (watched.length === 0) return 'nothing';
  // Imports lead only to modules: what reads other files (texts, the contract, migrations) cannot be told.
  return watched.every((path) => /\.tsx?$/.test(path)) ? 'importers' : 'all';
}
