import { describe, expect, it, vi } from 'vitest';
import type { SessionStore } from '../runtime/session.ts';
import { setUpSocketScene, until } from '../testing/socket-scene.ts';
import type { Dropped } from './socket-types.ts';

const scene = setUpSocketScene();
const unsubscribe = { topics: ['orders' as const] };

describe('commands without a connection', () => {
  it('wait for the next one, and are then sent in order', async () => {
    const { socket, states } = scene.open();
    await socket.connect();
    scene.server.drop();
    await until(() => expect(states.at(-1)).toBe('closed'));
    const answers = Promise.all([
      socket.request('subscribe', { topics: ['payouts'] }),
      socket.request('unsubscribe', { topics: ['payouts'] }),
    ]);
    await scene.clock.advance(1_000);
    await expect(answers).resolves.toEqual([{ topics: ['payouts'] }, { topics: [] }]);
  });

  it('wait in a bounded queue: the oldest is dropped and reported', async () => {
    const { socket } = scene.open({ maxQueued: 2, WebSocket: hangingWebSocket });
    const dropped: Dropped[] = [];
    socket.on('dropped', (what) => dropped.push(what));
    socket.connect().catch(() => undefined);
    const oldest = socket.request('ack', {});
    const others = [1, 2, 3].map(() => socket.request('unsubscribe', unsubscribe).catch(String));
    await expect(oldest).rejects.toThrow('too many commands wait');
    await expect(others[0]).resolves.toContain('too many commands wait');
    expect(dropped).toEqual([
      { kind: 'request', command: 'ack', count: 1 },
      { kind: 'request', command: 'unsubscribe', count: 2 },
    ]);
    socket.close();
    await expect(others[2]).resolves.toContain('closed here');
  });

  it('can time out or be aborted while they wait', async () => {
    const { socket } = scene.open({ WebSocket: hangingWebSocket });
    socket.connect().catch(() => undefined);
    const controller = new AbortController();
    const aborted = socket.request('unsubscribe', unsubscribe, { signal: controller.signal });
    const late = socket.request('unsubscribe', unsubscribe, { timeoutMs: 100 });
    late.catch(() => undefined);
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortedError' });
    await scene.clock.advance(100);
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('are refused when no connection was requested', async () => {
    const { socket } = scene.open();
    await expect(socket.request('ack', {})).rejects.toThrow('not connected');
    expect(scene.clock.pendingMs).toEqual([]);
  });
});

it('commands are sent in order, however slowly their tokens are read', async () => {
  const { session } = scene;
  const reads: (() => void)[] = [];
  let isSlow = false;
  const slow: SessionStore = {
    get: async (name) => {
      if (isSlow) await new Promise<void>((resolve) => reads.push(resolve));
      return session.get(name);
    },
    set: (name, value) => session.set(name, value),
  };
  const { socket } = scene.open({ session: slow });
  await socket.connect();
  isSlow = true;
  const answers = Promise.all([
    socket.request('subscribe', { topics: ['orders'] }),
    socket.request('unsubscribe', { topics: ['orders'] }),
  ]);
  await until(() => {
    reads.pop()?.();
    expect(scene.server.received.map(({ commandType }) => commandType)).toEqual([
      'ack',
      'subscribe',
      'unsubscribe',
    ]);
  });
  await answers;
});

it('a topic that is left and subscribed again is confirmed by the second subscription', async () => {
  const { socket } = scene.open();
  const first = socket.subscribe('orders', () => undefined);
  await first.ready;
  const held: (() => void)[] = [];
  scene.server.answer((_command, reply) => held.push(reply.confirm));
  first.unsubscribe();
  const confirmed = vi.fn();
  const { ready } = socket.subscribe('orders', () => undefined);
  void ready.then(confirmed);
  await until(() => expect(held).toHaveLength(1));
  held.shift()?.();
  await until(() => expect(held).toHaveLength(1));
  expect(confirmed).not.toHaveBeenCalled();
  held.shift()?.();
  await ready;
  expect(scene.server.topics).toEqual([['orders']]);
});

it('a socket closed by its own listener stays closed', async () => {
  for (const closingState of ['connecting', 'connected', 'closed'] as const) {
    const { socket } = scene.open();
    socket.on('state', (state) => {
      if (state === closingState) socket.close();
    });
    const connected = socket.connect().catch(() => undefined);
    if (closingState === 'closed') {
      await connected;
      scene.server.drop();
    }
    await until(() => expect(socket.state).toBe('closed'));
    await scene.clock.advance(60_000);
    expect([socket.state, scene.clock.pendingMs]).toEqual(['closed', []]);
    await until(() => expect(scene.server.openCount).toBe(0));
  }
});

it('a listener that throws does not affect others', async () => {
  const { socket } = scene.open();
  const heard = vi.fn();
  const thrown: unknown[] = [];
  const onThrown = (error: unknown) => thrown.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', onThrown);
  try {
    const stop = socket.on('state', () => {
      throw new Error('a listener of the program');
    });
    socket.on('state', heard);
    await socket.connect();
    await until(() => expect(thrown).toHaveLength(2));
    stop();
    expect(heard.mock.calls.flat()).toEqual(['connecting', 'connected']);
  } finally {
    process.off('uncaughtException', onThrown);
    for (const listener of others) process.on('uncaughtException', listener);
  }
});

const hangingWebSocket = class {
  send() {}
  close() {}
  addEventListener() {}
};
