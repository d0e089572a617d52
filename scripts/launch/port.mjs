import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

const defaultPort = 3000;

/**
 * @param {string | undefined} text the PORT variable
 * @returns {number}
 */
export function parsePort(text) {
  if (text === undefined || text.trim() === '') return defaultPort;
  const port = Number(text);
  if (!/^\d+$/.test(text.trim()) || port < 1 || port > 65535) {
    throw new Failure(
      `PORT=${text} is not a port: give a number from 1 to 65535, such as PORT=3001 npm start.`,
    );
  }
  return port;
}

/**
 * @param {number} port
 * @returns {Promise<string | undefined>} why it cannot be listened on, if it cannot
 */
export function whyPortIsUnusable(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Browsers and fetch refuse ports of other protocols (6000, 6667 …), whatever listens there.
 * @param {number} port
 */
export async function isRefusedByBrowsers(port) {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', signal: AbortSignal.timeout(1000) });
    return false;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error && cause.message === 'bad port';
  }
}

/** @param {number} port */
export async function requireFreePort(port) {
  if (await isRefusedByBrowsers(port)) {
    throw new Failure(`Browsers refuse to open port ${port}. Choose another: PORT=3001 npm start.`);
  }
  const reason = await whyPortIsUnusable(port);
  if (reason === undefined) return;
  if (reason === 'EACCES') {
    throw new Failure(
      `Port ${port} needs more rights than this user has. Choose another: PORT=3001 npm start.`,
    );
  }
  if (reason !== 'EADDRINUSE') throw new Failure(`Port ${port} cannot be listened on (${reason}).`);
  const itself = await answersAsPlatform(port);
  throw new Failure(
    itself
      ? `Port ${port} is taken: Platform already runs at http://localhost:${port}. Stop it first, or start a second one ` +
          `with its own port and data: PORT=${port + 1} DATA_DIR=data-2 npm start.`
      : `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start.`,
  );
}

/** @param {number} port */
async function answersAsPlatform(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1000) });
    return answer.headers.has('x-request-id');
  } catch {
    return false;
  }
}

/** @returns {Promise<number>} a port that is free at this moment */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
