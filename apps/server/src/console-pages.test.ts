import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountConsole } from './console-pages.ts';
import { AssetFiles } from './kit/http/asset-files.ts';
import { AddressSet } from './kit/http/client-address.ts';
import type { ServerBindings } from './kit/http/respond.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-assets-'));
  await writeFile(join(folder, 'index.html'), '<title>Console</title>');
  await writeFile(join(folder, 'old.js'), 'old()');
});
afterEach(() => rm(folder, { recursive: true }));

test('a file that a new build has removed is not found, until it is back', async () => {
  const files = await AssetFiles.open(folder);
  const app = new Hono<ServerBindings>();
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

test('a file that exists but cannot be read is an error, not "not found"', async () => {
  const files = await AssetFiles.open(folder);
  await rm(join(folder, 'old.js'));
  await mkdir(join(folder, 'old.js'));
  await expect(files.get('/old.js')).rejects.toThrow('EISDIR');
});

test('sends preload hints for a page, and for the sign-in page without a session', async () => {
  const preloads = {
    '/order/list': ['/prefetch.js', '/assets/start.css', '/assets/shell.js', '/assets/orders.js'],
    '/home': ['/assets/home.js'],
    '/login': ['/assets/sign-in.js'],
  };
  await writeFile(join(folder, 'preloads.json'), JSON.stringify(preloads));
  const app = new Hono<ServerBindings>();
  mountConsole(app, {
    files: await AssetFiles.open(folder),
    timeZone: 'Asia/Shanghai',
    showLogo: async () => true,
    trustedProxies: new AddressSet([]),
  });
  const linkOf = async (path: string, cookie: string) => {
    const answer = await app.request(path, { headers: { accept: 'text/html', cookie } });
    expect(answer.status).toBe(200);
    return answer.headers.get('link');
  };
  const orders = [
    '</prefetch.js>; rel=preload; as=script',
    '</assets/start.css>; rel=preload; as=style; crossorigin',
    '</assets/shell.js>; rel=modulepreload',
    '</assets/orders.js>; rel=modulepreload',
  ].join(', ');
  expect(await linkOf('/order/list?open=1', 'other=1; platform_token=secret')).toBe(orders);
  expect(await linkOf('/order/list/customerService', '__Host-platform_token=secret')).toBe(orders);
  expect(await linkOf('/', 'platform_token=secret')).toBe('</assets/home.js>; rel=modulepreload');
  expect(await linkOf('/nowhere', 'platform_token=secret')).toBeNull();
  expect(await linkOf('/order/list', '')).toBe('</assets/sign-in.js>; rel=modulepreload');
});

test('a page is in the language that the console will choose, with the files of that language', async () => {
  await writeFile(join(folder, 'index.en-US.html'), '<title>English</title>');
  await writeFile(join(folder, 'preloads.json'), JSON.stringify({ '/home': ['/assets/home.js'] }));
  await writeFile(
    join(folder, 'preloads.en-US.json'),
    JSON.stringify({ '/home': ['/assets/en-US/home.js'] }),
  );
  const app = new Hono<ServerBindings>();
  mountConsole(app, {
    files: await AssetFiles.open(folder),
    timeZone: 'Asia/Shanghai',
    showLogo: async () => true,
    trustedProxies: new AddressSet([]),
  });
  const pageOf = async (language: string, cookie: string) => {
    const headers = {
      accept: 'text/html',
      'accept-language': language,
      cookie: `platform_token=t; ${cookie}`,
    };
    const answer = await app.request('/home', { headers });
    expect(answer.headers.get('vary')).toBe('cookie, accept-language, accept-encoding');
    return [await answer.text(), answer.headers.get('link')];
  };
  const english = ['<title>English</title>', '</assets/en-US/home.js>; rel=modulepreload'];
  const other = ['<title>Console</title>', '</assets/home.js>; rel=modulepreload'];
  expect(await pageOf('en-US,en;q=0.9', '')).toEqual(english);
  expect(await pageOf('zh-CN', 'platform_language=en-US')).toEqual(english);
  expect(await pageOf('en-US', 'platform_language=zh-CN')).toEqual(other);
  expect(await pageOf('en-GB', '')).toEqual(other);
  expect(await pageOf('zh-CN', 'platform_language=../..')).toEqual(other);
});
