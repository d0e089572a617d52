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

/** A change of these files can affect every stage. */
const everything = /^(package\.json|pnpm-|tsconfig\.base|vitest\.config|scripts\/(launch|test)\/|\.nvmrc)/;

/** The part of a stage that a change can affect: none, the tests that import changed files, or all. */
export type Reach = 'nothing' | 'importers' | 'all';

/** @param paths from the root, with forward slashes */
export function reachOf({ watches }: Stage, paths: readonly string[]): Reach {
  if (paths.length === 0) return 'nothing';
  // A stage of every file reads files that it does not import.
  if (watches.includes('') || paths.some((path) => everything.test(path))) return 'all';
  const watched = paths.filter((path) => watches.some((folder) => path.startsWith(folder)));
  if (watched.length === 0) return 'nothing';
  // Imports reveal only modules, not the tests that read other files (texts, the contract, migrations).
  return watched.every((path) => /\.tsx?$/.test(path)) ? 'importers' : 'all';
}
