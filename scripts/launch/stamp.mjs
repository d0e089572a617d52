// A stamp remembers what a step was made from, so that an unchanged step is not done again.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './project.mjs';

const ignored = new Set(['node_modules', 'dist', 'test-results', '.git']);

/**
 * @param {string} path
 * @returns {string[]} every file at or below it, sorted; none when it does not exist
 */
function filesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !ignored.has(name))
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * One digest of names and contents: a renamed, removed or changed file gives another.
 * @param {readonly string[]} paths files and folders
 * @param {readonly string[]} [also] further facts, such as versions
 */
export function digestOf(paths, also = []) {
  const hash = createHash('sha256');
  for (const fact of also) hash.update(`${fact}\0`);
  for (const path of paths) {
    for (const file of filesBelow(path)) {
      const content = readFileSync(file);
      hash.update(`${relative(root, file).split(sep).join('/')}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} file
 * @param {string} digest
 */
export function isStamped(file, digest) {
  return (
    statSync(file, { throwIfNoEntry: false })?.isFile() === true && readFileSync(file, 'utf8') === digest
  );
}

/**
 * @param {string} file
 * @param {string} digest
 */
export function writeStamp(file, digest) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, digest);
}
