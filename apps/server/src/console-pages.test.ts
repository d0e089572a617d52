import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountConsole } from './console-pages.ts';
import { AssetFiles } from './kit/asset-files.ts';
import { AddressSet } from './kit/client-address.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-assets-'));
  await writeFile(join(folder, 'index.html'), '<title>Console</title>');
  await writeFile(join(folder, 'old.js'), 'old()');
});
afterEach(() => rm(folder, { recursive: true }));

test('a file that a new build has removed is not there, until one of its name comes back', async () => {
  const files = await AssetFiles.open(folder);
  const app = new Hono();
  mountConsole(app, {
    files,
    timeZone: 'Asia/Shanghai',
    showLogo: async () => true,
    trustedProxies: new AddressSet([]),
  });
  await rm(join(folder, 'old.js'));
  expect((await app.request('/old.js')).status).toBe(404);
  expect(await files.get('/old.js')).toBeUndefined();

  await writeFile(join(folder, 'old.js'), 'again()');
  expect(await (await app.request('/old.js')).text()).toBe('again()');
});

test('a file that is there and cannot be read is a fault, not an absence', async () => {
  const files = await AssetFiles.open(folder);
  await rm(join(folder, 'old.js'));
  await mkdir(join(folder, 'old.js'));
  await expect(files.get('/old.js')).rejects.toThrow('EISDIR');
});
