// Preloaded into a server. Node asks anew what a module means by each of its imports, and reads the package's manifest each
// time: drizzle-orm's is long, which was a third of a start. What was found once is kept.
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
