import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Config, readConfig } from './config.ts';
import { openStore } from './db/connection.ts';
import { payTokenOf } from './domains/orders/cashier/pay-links.service.ts';
import { orders } from './domains/orders/orders/orders.table.ts';
import { resources } from './domains/orders/resources/resources.table.ts';
import { newId } from './kit/ids.ts';
import { LongPolls } from './kit/live/long-polls.ts';
import { createLog } from './kit/log/log.ts';
import { SecretBox } from './kit/secrets/secret-box.ts';
import { type RunningServer, startServer } from './server.ts';
import { openAccountDesk } from './testing/account-desk.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

let folder: string;
let config: Config;
let database: TestStore | undefined;
let server: RunningServer;
let origin: string;
const script = `console.log(${JSON.stringify('x'.repeat(4_000))});`;
const log = createLog('silent');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Platform</title>');
  await writeFile(join(dist, 'assets', 'app-B4xT9q2.js'), script);
  await writeFile(join(folder, 'private.txt'), 'private');
  database = process.env.TEST_DATABASE_URL ? await openTestStore() : undefined;
  config = {
    ...readConfig({ DATA_DIR: join(folder, 'data'), CONSOLE_DIST: dist, DEMO: '0' }),
    port: 0,
    databaseUrl: database?.databaseUrl,
  };
  server = await startServer(config, log);
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  await database?.close();
  await rm(folder, { recursive: true });
});

const page = { headers: { accept: 'text/html' } };

describe('the console', () => {
  test.each(['/', '/order/list', '/order/test/merchant?tab=1'])(
    '%s opens its first page, never from a cache',
    async (path) => {
      const response = await fetch(origin + path, page);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Platform</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each(['GET', 'HEAD'])(
    'a request that only checks whether the server is there succeeds (%s)',
    async (method) => {
      const response = await fetch(origin, { method, headers: { accept: '*/*' } });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
    },
  );

  test('its pages may run only scripts of their own files', async () => {
    const policy = (await fetch(origin, page)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('files with a hash in their name are cached forever, and sent compressed', async () => {
    const path = `${origin}/assets/app-B4xT9q2.js`;
    const response = await fetch(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(script);
    const plain = await fetch(path, { headers: { 'accept-encoding': 'br;q=0' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  test('an unchanged page is not sent again', async () => {
    const etag = (await fetch(origin, page)).headers.get('etag') ?? '';
    const again = await fetch(origin, { headers: { ...page.headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('a file that does not exist is not found, instead of the start page', async () => {
    expect((await fetch(`${origin}/assets/gone-12345678.js`, page)).status).toBe(404);
    expect((await fetch(`${origin}/v1.0/nothing`, page)).status).toBe(404);
  });

  test.each(['/../private.txt', '/%2e%2e/private.txt', '/assets/..%2f..%2fprivate.txt'])(
    '%s does not leave its folder',
    async (path) => {
      const answer = await rawRequest(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).not.toContain('private');
    },
  );

  test('is told the address of the API', async () => {
    expect(await (await fetch(`${origin}/config.json`)).json()).toEqual({
      apiBase: '',
      merchantBase: '',
      websocketUrl: '',
      cookieDays: 1,
      defaultLanguage: 'zh-CN',
      timeZone: 'Asia/Shanghai',
      explorers: {
        ERC20: 'https://etherscan.io/tx/0x{txid}',
        TRC20: 'https://tronscan.org/#/transaction/{txid}',
      },
      showLogo: true,
    });
  });
});

test('/metrics answers this machine, but not through a proxy that is not trusted', async () => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toContain('platform_websocket_connections 0');
  expect(text).toContain('platform_database_up 1');
  const forwarded = await fetch(`${origin}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
  expect([forwarded.status, await forwarded.text()]).toEqual([404, '']);
});

test('it reports that it is alive and ready', async () => {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const ready = await fetch(`${origin}/readyz`);
  expect(ready.status).toBe(200);
  expect(ready.headers.get('x-request-id')).toMatch(/./);
});

describe('a body of 10 MB', () => {
  const big = 'x'.repeat(10 * 1024 * 1024);

  test('is refused with an answer that arrives', async () => {
    const response = await fetch(`${origin}/v1.0/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: big,
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 1105 });
  });

  test('is also refused without a declared length', async () => {
    const response = await fetch(`${origin}/v1.0/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([big]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});

test('a request refused by its headers is read to its end before the answer, and its connection serves the next one', async () => {
  const socket = connect(server.port, '127.0.0.1');
  const arrived: string[] = [];
  socket.on('data', (chunk) => arrived.push(String(chunk)));
  socket.write(
    'POST /v1.0/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n',
  );
  socket.write('x'.repeat(1_000_000));
  // The request has been refused by now.
  for (let round = 0; round < 20; round++) await fetch(`${origin}/healthz`);
  expect(arrived).toEqual([]);
  socket.write('x'.repeat(2_000_000));
  await vi.waitFor(() => expect(arrived.join('')).toMatch(/^HTTP\/1\.1 413 /));
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(arrived.join('')).toMatch(/HTTP\/1\.1 200 OK/);
});

test('a port in use gives a clear error, and the store is released', async () => {
  const other = { ...config, port: server.port, dataDir: join(folder, 'data-2') };
  const failing = startServer(other, log);
  await expect(failing).rejects.toThrow(`Port ${server.port} on 127.0.0.1 is taken`);
  const next = await startServer({ ...other, port: 0 }, log);
  await next.stop();
});

test('stopping finishes requests in progress, accepts nothing new, and closes websockets', async () => {
  const stopping = await startServer({ ...config, dataDir: join(folder, 'data-3') }, log);
  const webSocket = new WebSocket(`ws://127.0.0.1:${stopping.port}/v1.0/ws`);
  await once(webSocket, 'open');
  const closed = once(webSocket, 'close');

  const body = JSON.stringify({ userName: 'nobody', password: 'Nothing2026' });
  const socket = connect(stopping.port, '127.0.0.1');
  const answer = textOf(socket);
  const head = `POST /v1.0/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
  socket.write(head + body.slice(0, 10));
  // “100 Continue”: the request is in progress, so its connection is not idle.
  await once(socket, 'data');

  const stopped = stopping.stop();
  expect((await closed)[0]).toBe(1001);
  await expect(fetch(`http://127.0.0.1:${stopping.port}/healthz`)).rejects.toThrow();
  socket.write(body.slice(10));
  expect(await answer).toContain('"code":1001');
  await stopped;
});

test('stopping answers requests that wait, instead of waiting for their deadlines', async () => {
  const own = database && (await openTestStore());
  const key = new Uint8Array(32).fill(7);
  const other = { ...config, dataDir: join(folder, 'data-5'), masterKey: key, databaseUrl: own?.databaseUrl };
  const id = await orderWithoutLink(other);
  const stopping = await startServer(other, log);
  const polled = vi.spyOn(LongPolls.prototype, 'poll');
  const url = `http://127.0.0.1:${stopping.port}/v1.0/cashier/getOrder?waitMs=20000&token=`;
  const answer = fetch(url + payTokenOf(new SecretBox(key), id));
  await vi.waitFor(() => expect(polled.mock.contexts[0]).toHaveProperty('asleep', 1));
  polled.mockRestore();
  await stopping.stop();
  expect(await (await answer).json()).toMatchObject({ data: { status: 'preparing' } });
  await own?.close();
});

/** An order that stays `preparing`, because no gateway makes its link. */
async function orderWithoutLink({ dataDir, databaseUrl }: Config): Promise<string> {
  const store = await openStore({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const desk = await openAccountDesk({ store });
  const { id } = await desk.newOrder();
  const gateway = { kind: 'gateway', gatewayName: 'Links', gatewayId: newId() } as const;
  await store.db.update(resources).set(gateway).where(eq(resources.id, desk.own));
  const expiresAt = new Date(Date.now() + 3_600_000);
  const placed = { status: 2, resourceId: desk.own, payAmountMinor: 20_000, expiresAt } as const;
  await store.db.update(orders).set(placed).where(eq(orders.id, id));
  await desk.close();
  await store.close();
  return id;
}

test('the command stops on SIGTERM with code 0 and releases the data folder', {
  timeout: 120_000,
}, async () => {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data-4'), DEMO: '0', LOG_LEVEL: 'info' };
  for (let turn = 0; turn < 2; turn += 1) {
    const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
      env: { ...env, DATABASE_URL: database?.databaseUrl ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    await vi.waitFor(() => expect(output).toContain('"listening"'), { timeout: 60_000 });
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(output).toContain('"stopped"');
  }
});

test('a wrong configuration gives a clear error, without a stack', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: { ...process.env, PORT: 'x' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  for await (const chunk of child.stderr) said += String(chunk);
  expect(said).toBe('The configuration is not right:\n  PORT must be a whole number\n');
});

async function rawRequest(text: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(text);
  return textOf(socket);
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}
