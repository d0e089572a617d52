import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runQuietly } from '../../scripts/launch/child.mjs';
import { pinnedNode } from '../../scripts/launch/project.mjs';
import type { AppUnderTest } from './app-under-test.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * shadcn-admin, built and served here when SHADCN_ADMIN names a checkout of github.com/satnaing/shadcn-admin
 * with its packages installed; null otherwise.
 */
export async function startReference(): Promise<AppUnderTest | null> {
  const checkout = process.env.SHADCN_ADMIN;
  if (!checkout) return null;
  const vite = join(checkout, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(vite)) throw new Error(`SHADCN_ADMIN=${checkout} has no packages installed.`);
  const dist = await mkdtemp(join(tmpdir(), 'platform-bench-reference-'));
  await runQuietly(pinnedNode, [vite, 'build', '--outDir', dist, '--emptyOutDir'], {
    cwd: checkout,
    failure: 'The reference could not be built (see above).',
  });
  const server = createServer(async (request, response) => {
    const wanted = normalize(new URL(request.url ?? '/', 'http://local').pathname);
    const file = await fileAt(dist, wanted);
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-encoding', 'gzip');
    response.setHeader(
      'cache-control',
      wanted.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    );
    response.end(gzipSync(await readFile(file)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    name: 'shadcn-admin',
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    listPath: '/users',
    homePath: '/',
    routePath: '/tasks',
    routeHeading: 'Tasks',
    cookies: [],
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(dist, { recursive: true, force: true });
    },
  };
}

/** Any path that is not a file is a page of the application. */
async function fileAt(dist: string, wanted: string): Promise<string> {
  const file = join(dist, wanted);
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  return isFile ? file : join(dist, 'index.html');
}
