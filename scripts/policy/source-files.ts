import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/project.mjs';

export interface SourceFile {
  /** From the root, with forward slashes. */
  path: string;
  lines: readonly string[];
}

export interface Finding {
  path: string;
  /** Counted from 1. */
  line: number;
  text: string;
}

const skippedFolders = new Set([
  'node_modules',
  '.tools',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
]);
const binary = /\.(png|jpg|ico|woff2?|mp3|wav|ogg|gz|zip)$/;

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    // In a second git work tree, this is a file.
    if (entry.name === '.git') return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return entry.isFile() && !binary.test(entry.name) ? [path] : [];
    const isBuilt = entry.name === 'dist' && path !== 'openapi/dist';
    return skippedFolders.has(entry.name) || isBuilt ? [] : walk(path);
  });
}

/** Every text file of the repository, except installed packages and build output. */
export const sourceFiles: readonly SourceFile[] = walk('')
  .sort()
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n') }));

const isGenerated = /(^|\/)(generated|migrations)\/|^openapi\/dist\//;
const isCode = /\.(ts|tsx|mjs|css)$/;

export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$|(^|\/)testing\/|^e2e\/|^bench\//.test(path);

/** Hand-written code. */
export const handWritten: readonly SourceFile[] = sourceFiles.filter(
  (file) => isCode.test(file.path) && !isGenerated.test(file.path),
);

/** Fails with one line for each finding, in a form that an editor can open, and with the remedy. */
export function expectNone(findings: readonly Finding[], fix: string): void {
  if (findings.length === 0) return;
  const shown = findings.map(({ path, line, text }) => `  ${path}:${line}  ${text.trim().slice(0, 140)}`);
  throw new Error(`${findings.length} found:\n${shown.join('\n')}\n\nHow to mend it: ${fix}`);
}
