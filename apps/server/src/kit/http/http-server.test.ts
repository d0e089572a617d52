import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressSet } from './client-address.ts';
import { type ConnectionLimits, createHttpServer } from './http-server.ts';

let server: Server;
let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
});

async function open(limits: Partial<ConnectionLimits>, trusted: readonly string[] = []): Promise<void> {
  server = createHttpServer(
    (_request, response) => void response.end('fine'),
    new AddressSet(trusted),
    limits,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

async function connection(text = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

const answerOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);
const wholeRequest = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('a connection whose headers never end is closed with 408 soon after the limit', async () => {
  await open({ headersTimeoutMs: 100 });
  const from = performance.now();
  const socket = await connection('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const closed = once(socket, 'close');
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 /);
  await closed;
  expect(performance.now() - from).toBeLessThan(5_000);
});

test('a connection that sends nothing is closed too', async () => {
  await open({ headersTimeoutMs: 100 });
  const socket = await connection();
  socket.resume();
  await once(socket, 'close');
});

test('an address with too many half-open connections gets no more until one has sent its headers', async () => {
  await open({ halfOpenPerAddress: 2 });
  const first = await connection('GET / HTTP/1.1\r\n');
  await connection();
  await vi.waitFor(async () => expect(await connectionCount()).toBe(2));
  const refused = await connection(wholeRequest);
  await once(refused, 'close');

  first.write('Host: x\r\n\r\n');
  expect(await answerOf(first)).toMatch(/^HTTP\/1\.1 200 /);
  // The first connection stays open and no longer counts.
  expect(await answerOf(await connection(wholeRequest))).toMatch(/^HTTP\/1\.1 200 /);
  first.write(wholeRequest);
  expect(await answerOf(first)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a closed half-open connection no longer counts', async () => {
  await open({ halfOpenPerAddress: 1 });
  const first = await connection('GET / HTTP/1.1\r\n');
  await vi.waitFor(async () => expect(await connectionCount()).toBe(1));
  first.destroy();
  await vi.waitFor(async () => expect(await connectionCount()).toBe(0));
  expect(await answerOf(await connection(wholeRequest))).toMatch(/^HTTP\/1\.1 200 /);
});

test('connections of a trusted proxy are not counted', async () => {
  await open({ halfOpenPerAddress: 1 }, ['127.0.0.1']);
  await connection('GET / HTTP/1.1\r\n');
  await connection('GET / HTTP/1.1\r\n');
  expect(await answerOf(await connection(wholeRequest))).toMatch(/^HTTP\/1\.1 200 /);
});

test('a client that is still writing headers beyond the limit gets 431, and the connection is closed', async () => {
  await open({});
  for (let round = 0; round < 20; round += 1) {
    const socket = await connection();
    const answer = answerOf(socket);
    const closed = once(socket, 'close');
    for (let piece = 0; piece < 200; piece += 1) socket.write(piece === 0 ? 'GET /' : 'x'.repeat(50_000));
    socket.end(' HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 431 /);
    await closed;
  }
});

test('a request that is no HTTP gets 400', async () => {
  await open({});
  const socket = await connection('no such thing\r\n\r\n');
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 400 /);
  socket.end();
});

const connectionCount = (): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
