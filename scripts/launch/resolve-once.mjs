// Preloaded into a server: caches module resolution. Node resolves every import again and reads the package's
// manifest each time. drizzle-orm's manifest is long, which took a third of the start time.
import { registerHooks } from 'node:module';

const isRelative = /^\.{1,2}\//;

/**
 * What decides is where a relative import leads, and for every other one the folder that it stands in.
 * @param {string} specifier
 * @param {string} parentUrl
 */
const meant = (specifier, parentUrl) =>
  isRelative.test(specifier)
    ? new URL(specifier, parentUrl).href
    : `${specifier} in ${parentUrl.slice(0, parentUrl.lastIndexOf('/'))}`;

/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions, importAttributes } = context;
    if (!parentURL?.startsWith('file:')) return next(specifier, context);
    const key = [meant(specifier, parentURL), ...conditions, ...Object.entries(importAttributes ?? {})].join(
      ' ',
    );
    let answer = found.get(key);
    if (!answer) {
      answer = { ...next(specifier, context), shortCircuit: true };
      found.set(key, answer);
    }
    return answer;
  },
});
