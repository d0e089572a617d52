import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { socketConstants } from '../generated/websocket.ts';
import { setUpSocketScene, until } from '../testing/socket-scene.ts';
import { SocketServer } from '../testing/socket-server.ts';
import { socketUrl } from './create-socket.ts';
import { heartbeatIntervalMs, missedHeartbeats } from './socket-limits.ts';

const scene = setUpSocketScene();

describe('connecting', () => {
  it('goes from uninitialized through connecting to connected, and back to closed', async () => {
    const { socket, states } = scene.open();
    await socket.connect();
    socket.close();
    expect(states).toEqual(['uninitialized', 'connecting', 'connected', 'closed']);
    await scene.clock.advance(120_000);
    expect(states).toHaveLength(4);
  });

  it('sends its token in every message', async () => {
    const { socket } = scene.open();
    await socket.connect();
    scene.session.set('token', 'token-2');
    await socket.request('subscribe', { topics: ['orders'] });
    expect(scene.server.received.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  });

  it('retries after a pause when no server listens', async () => {
    const { port } = scene.server;
    await scene.server.stop();
    const { socket, states } = scene.open();
    const connected = socket.connect();
    await until(() => expect(states.at(-1)).toBe('error'));
    scene.server = await SocketServer.start(port);
    expect(scene.clock.pendingMs).toEqual([1_000]);
    await scene.clock.advance(1_000);
    await connected;
    expect(states).toEqual(['uninitialized', 'connecting', 'error', 'connecting', 'connected']);
  });

  it('abandons a connection that hangs', async () => {
    const mute = createServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const url = `ws://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const { socket, states, errors } = scene.open({ url, connectTimeoutMs: 500 });
    void socket.connect();
    await scene.clock.advance(500);
    expect(states.at(-1)).toBe('error');
    expect(errors).toEqual([expect.stringContaining('no connection within 500 ms')]);
    socket.close();
    await new Promise((resolve) => mute.close(resolve));
  });

  it('pauses longer after each failure, up to a limit', async () => {
    await scene.server.stop();
    const { socket, errors } = scene.open();
    void socket.connect();
    const pauses: number[] = [];
    for (let failure = 1; failure <= 7; failure++) {
      await until(() => expect(errors).toHaveLength(failure));
      const [pause = 0] = scene.clock.pendingMs;
      pauses.push(pause);
      await scene.clock.advance(pause);
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    await until(() => expect(errors).toHaveLength(8));
    socket.close();
    socket.connect().catch(() => undefined);
    await until(() => expect(errors).toHaveLength(9));
    expect(scene.clock.pendingMs).toEqual([1_000]);
    scene.server = await SocketServer.start();
  });

  it('closes at once, even if the other side does not answer the close', async () => {
    const frozen = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await new Promise((resolve) => frozen.once('listening', resolve));
    frozen.on('connection', (connection) =>
      connection.on('message', (text) => {
        const { requestId } = JSON.parse(String(text));
        connection.send(JSON.stringify({ requestId, code: 200, data: { key: 'key-1' } }));
        connection.pause();
      }),
    );
    const opened: WebSocket[] = [];
    class KeptWebSocket extends WebSocket {
      constructor(url: string) {
        super(url);
        opened.push(this);
      }
    }
    const url = `ws://127.0.0.1:${(frozen.address() as AddressInfo).port}`;
    const { socket } = scene.open({ url, WebSocket: KeptWebSocket });
    await socket.connect();
    socket.close();
    await until(() => expect(opened.map(({ readyState }) => readyState)).toEqual([WebSocket.CLOSED]));
    for (const connection of frozen.clients) connection.terminate();
    frozen.close();
  });

  it('refuses an invalid address without a retry', async () => {
    const { socket } = scene.open({ url: 'no address' });
    await expect(socket.connect()).rejects.toMatchObject({ name: 'NetworkError' });
    expect(socket.state).toBe('closed');
    expect(scene.clock.pendingMs).toEqual([]);
  });

  it('explains what to do in a runtime without WebSocket', async () => {
    vi.stubGlobal('WebSocket', undefined);
    const { socket } = scene.open({ WebSocket: undefined });
    await expect(socket.connect()).rejects.toThrow('pass that of the package ws');
    await expect(socket.subscribe('orders', () => undefined).ready).rejects.toThrow('no WebSocket');
    vi.unstubAllGlobals();
  });

  it.each([
    ['https://platform.example', 'wss://platform.example/v1.0/ws'],
    ['http://localhost:3000/', 'ws://localhost:3000/v1.0/ws'],
    ['https://host/base', 'wss://host/base/v1.0/ws'],
  ])('of %s is %s', (baseUrl, url) => {
    expect(socketUrl(baseUrl)).toBe(url);
  });
});

describe('the heartbeat', () => {
  it('uses the numbers of the contract', () => {
    expect({ heartbeatIntervalMs, missedHeartbeats }).toEqual({
      heartbeatIntervalMs: socketConstants.heartbeatIntervalMs,
      missedHeartbeats: socketConstants.missedHeartbeats,
    });
  });

  it('sends the key of the last answer, every 20 s', async () => {
    const { socket } = scene.open();
    await socket.connect();
    for (let beat = 2; beat <= 3; beat++) {
      await scene.clock.advance(15_000);
      expect(scene.server.commands('ack')).toHaveLength(beat - 1);
      await scene.clock.advance(5_000);
      await until(() => expect(scene.session.get('heartbeatKey')).toBe(`key-${beat}`));
    }
    expect(scene.server.commands('ack').map(({ data }) => data)).toEqual([
      {},
      { key: 'key-1' },
      { key: 'key-2' },
    ]);
  });

  it('uses the wall clock: after a sleep it does not wait another 20 s', async () => {
    const { socket } = scene.open();
    await socket.connect();
    scene.clock.sleepThrough(40_000);
    await scene.clock.advance(0);
    await until(() => expect(scene.server.commands('ack')).toHaveLength(2));
  });

  it('closes a connection that the server must have closed', async () => {
    const { socket, states } = scene.open();
    const gaps: number[] = [];
    socket.on('gap', ({ downMs }) => gaps.push(downMs));
    await socket.connect();
    scene.clock.sleepThrough(3_600_000);
    await scene.clock.advance(0);
    expect(states.at(-1)).toBe('closed');
    await scene.clock.advance(1_000);
    await until(() => expect(gaps).toEqual([1_000]));
  });

  it('closes a connection that does not answer any more', async () => {
    const { socket, states } = scene.open();
    await socket.connect();
    scene.server.hang();
    await scene.clock.advance(20_000);
    await until(() => expect(scene.server.commands('ack')).toHaveLength(2));
    await scene.clock.advance(10_000);
    expect(states.at(-1)).toBe('closed');
  });

  it('drops a key that the server does not know, and starts again without one', async () => {
    scene.session.set('heartbeatKey', 'stale');
    scene.server.answer((command, reply) =>
      command.data.key === 'stale' ? reply.refuse('heartbeatKeyInvalid') : reply.confirm(),
    );
    const { socket } = scene.open();
    const connected = socket.connect();
    await until(() => expect(scene.session.get('heartbeatKey')).toBeNull());
    await scene.clock.advance(1_000);
    await connected;
    expect(scene.server.commands('ack').map(({ data }) => data)).toEqual([{ key: 'stale' }, {}]);
  });

  it('keeps the key that another window has stored meanwhile, and starts again with it', async () => {
    scene.server.answer((command, reply) => {
      if (command.data.key) return reply.confirm();
      // Both windows start without a key; the other window's heartbeat was first.
      scene.session.set('heartbeatKey', 'of-the-other-window');
      return reply.refuse('heartbeatKeyInvalid');
    });
    const { socket } = scene.open();
    const connected = socket.connect();
    await until(() => expect(scene.clock.pendingMs).toEqual([1_000]));
    await scene.clock.advance(1_000);
    await connected;
    expect(scene.server.commands('ack').map(({ data }) => data)).toEqual([
      {},
      { key: 'of-the-other-window' },
    ]);
  });
});
