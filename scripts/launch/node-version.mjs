import { Failure } from './failure.mjs';

const oldestMajor = 20;

/** @param {string} version such as `v20.11.0` */
export function isSupportedNode(version) {
  return Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0) >= oldestMajor;
}

/** @param {string} [version] */
export function requireSupportedNode(version = process.version) {
  if (isSupportedNode(version)) return;
  throw new Failure(
    `Node ${version} is too old: Platform needs Node ${oldestMajor} or newer to install itself ` +
      '(it then runs on its own pinned Node). Install a newer Node and run the command again.',
  );
}
