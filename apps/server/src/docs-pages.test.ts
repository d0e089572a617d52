import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountDocs } from './docs-pages.ts';
import { AssetFiles } from './kit/http/asset-files.ts';
import { AddressSet } from './kit/http/client-address.ts';
import type { ServerBindings } from './kit/http/respond.ts';

let folder: string;
let app: Hono<ServerBindings>;

const appOf = async (dist: string): Promise<Hono<ServerBindings>> => {
  const hono = new Hono<ServerBindings>();
  mountDocs(hono, { files: await AssetFiles.open(dist), trustedProxies: new AddressSet([]) });
  return hono;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-'));
  for (const [path, text] of [
    ['index.html', 'overview'],
    ['calls/orders/index.html', 'orders'],
    ['missing/index.html', 'no such page'],
    ['assets/docs.js', 'search()'],
  ] as const) {
    await mkdir(join(folder, 'dist', path, '..'), { recursive: true });
    await writeFile(join(folder, 'dist', path), text);
  }
  await writeFile(join(folder, 'private.txt'), 'private');
  app = await appOf(join(folder, 'dist'));
});
afterAll(() => rm(folder, { recursive: true }));

const incoming = { incoming: { socket: { remoteAddress: '127.0.0.1' }, headers: {} } };
const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.request(path, { headers }, incoming);

test.each([
  ['/docs/', 'overview', 'text/html; charset=utf-8'],
  ['/docs/calls/orders/', 'orders', 'text/html; charset=utf-8'],
  ['/docs/assets/docs.js', 'search()', 'text/javascript; charset=utf-8'],
])('%s is served', async (path, text, contentType) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('content-type')).toBe(contentType);
});

test.each([
  ['/docs', '/docs/'],
  ['/docs/calls/orders', '/docs/calls/orders/'],
])('%s leads to %s', async (path, target) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([308, target]);
});

test('a missing page gets a not-found answer, and no other file can be reached', async () => {
  for (const path of ['/docs/calls/nothing/', '/docs/../private.txt', '/docs/%2e%2e/private.txt']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('private');
  }
  expect(await (await get('/docs/nothing')).text()).toBe('no such page');
});

test('pages may run only scripts of their own files', async () => {
  const policy = (await get('/docs/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('a page that the browser already has is not sent again', async () => {
  const etag = (await get('/docs/')).headers.get('etag') ?? '';
  const response = await get('/docs/', { 'if-none-match': etag });
  expect([response.status, await response.text()]).toEqual([304, '']);
});

test('a server without built pages leaves the path to other routes', async () => {
  const other = await appOf(join(folder, 'nothing'));
  other.get('*', (c) => c.text('console'));
  expect(await (await other.request('/docs/', {}, incoming)).text()).toBe('console');
});
