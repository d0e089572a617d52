// Preloaded into a server: caches module resolution. For every import, Node reads the manifest of the package
// again, and drizzle-orm's is long. That took half of the time that loading the modules takes.

import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const isRelative = /^\.{1,2}\//;

/**
 * What decides is where a relative import leads, and for every other one the folder that it stands in.
 * @param {string} specifier
 * @param {string} parentUrl
 */
const meant = (specifier, parentUrl) =>
  isRelative.test(specifier) ? new URL(specifier, parentUrl).href : `${specifier} in ${folderOf(parentUrl)}`;

/** @param {string} url */
const folderOf = (url) => url.slice(0, url.lastIndexOf('/'));

/** @type {Map<string, boolean>} */
const moduleFolders = new Map();

/**
 * Whether the nearest manifest says that files without a more exact ending are modules.
 * @param {string} folder
 * @returns {boolean}
 */
function holdsModules(folder) {
  let answer = moduleFolders.get(folder);
  if (answer === undefined) {
    const manifest = new URL(`${folder}/package.json`);
    if (existsSync(manifest)) answer = JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
    else answer = folder !== 'file://' && holdsModules(folderOf(folder));
    moduleFolders.set(folder, answer);
  }
  return answer;
}

/** Only where nothing but the ending and the manifest decides; Node resolves everything else. */
const formats = /** @type {const} */ ({ js: 'module', ts: 'module-typescript' });

/**
 * @param {string} specifier
 * @param {string} parentUrl
 * @returns {import('node:module').ResolveFnOutput | undefined}
 */
function besideIt(specifier, parentUrl) {
  const ending = /\.(js|ts)$/.exec(specifier)?.[1];
  if (!ending || !isRelative.test(specifier)) return undefined;
  const url = new URL(specifier, parentUrl);
  if (!holdsModules(folderOf(url.href)) || !existsSync(url)) return undefined;
  return { url: url.href, format: formats[/** @type {keyof typeof formats} */ (ending)], shortCircuit: true };
}

/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions, importAttributes } = context;
    if (!parentURL?.startsWith('file:')) return next(specifier, context);
    const attributes = Object.entries(importAttributes ?? {});
    const key = [meant(specifier, parentURL), ...conditions, ...attributes].join(' ');
    let answer = found.get(key);
    if (!answer) {
      const isPlain = conditions.includes('import') && attributes.length === 0;
      answer = (isPlain ? besideIt(specifier, parentURL) : undefined) ?? {
        ...next(specifier, context),
        shortCircuit: true,
      };
      found.set(key, answer);
    }
    return answer;
  },
});
