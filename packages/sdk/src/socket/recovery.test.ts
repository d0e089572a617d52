import { describe, expect, it, vi } from 'vitest';
import type { SessionStore } from '../runtime/session.ts';
import { settled } from '../testing/manual-clock.ts';
import { setUpSocketScene, until } from '../testing/socket-scene.ts';
import type { PlatformSocket, WakeSignals } from './socket-types.ts';

const scene = setUpSocketScene();

function hearGaps(socket: PlatformSocket): number[] {
  const gaps: number[] = [];
  socket.on('gap', ({ downMs }) => gaps.push(downMs));
  return gaps;
}

describe('a doubtful connection', () => {
  it('is checked at once after a delayed timer, not at the next heartbeat', async () => {
    const { socket } = scene.open();
    await socket.connect();
    scene.clock.sleepThrough(11_000);
    await scene.clock.advance(0);
    await until(() => expect(scene.server.commands('ack')).toHaveLength(2));
    expect(socket.state).toBe('connected');
  });

  it('works in a tab whose timers run once a minute', async () => {
    const { socket } = scene.open();
    const gaps = hearGaps(socket);
    await socket.connect();
    for (let minute = 1; minute <= 3; minute++) {
      scene.clock.sleepThrough(60_000);
      await scene.clock.advance(0);
      await until(() => expect(scene.server.commands('ack')).toHaveLength(minute + 1));
      await until(() => expect(scene.session.get('heartbeatKey')).toBe(`key-${minute + 1}`));
    }
    expect(gaps).toEqual([]);
    expect(scene.server.connectionCount).toBe(1);
  });

  it('sends a due heartbeat when an event arrives, if timers are throttled', async () => {
    const { socket } = scene.open();
    await socket.subscribe('messages', () => undefined).ready;
    scene.clock.sleepThrough(21_000);
    scene.server.push({
      topic: 'messages',
      type: 'message.created',
      msg_id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02',
      title: 'A message',
      kind: 'system',
      link: null,
      create_time: '2026-11-20T12:00:00+08:00',
      unreadCount: 1,
    });
    await until(() => expect(scene.server.commands('ack')).toHaveLength(2));
  });
});

describe('wake-up signals', () => {
  const signals = () => {
    let wake: () => void = () => undefined;
    const stop = vi.fn();
    const wakeSignals: WakeSignals = (call) => {
      wake = call;
      return stop;
    };
    return { wakeSignals, stop, wake: () => wake() };
  };

  it('check a connection that may be dead, and drop it without an answer', async () => {
    const { wakeSignals, wake } = signals();
    const { socket, states } = scene.open({ wakeSignals, requestTimeoutMs: 3_000 });
    await socket.connect();
    scene.server.hang();
    wake();
    wake();
    await until(() => expect(scene.server.commands('ack')).toHaveLength(2));
    await scene.clock.advance(3_000);
    expect(states.at(-1)).toBe('closed');
  });

  it('end the pause before the next attempt', async () => {
    const { wakeSignals, wake } = signals();
    const { socket, states } = scene.open({ wakeSignals });
    const gaps = hearGaps(socket);
    await socket.connect();
    scene.server.drop();
    await until(() => expect(states.at(-1)).toBe('closed'));
    wake();
    await until(() => expect(gaps).toEqual([0]));
    await scene.clock.advance(1_000);
    expect(scene.server.connectionCount).toBe(2);
    expect(scene.clock.pendingMs).toEqual([4_000]);
  });

  it('are observed from connect to close', async () => {
    const { wakeSignals, stop } = signals();
    const { socket } = scene.open({ wakeSignals });
    await socket.connect();
    expect(stop).not.toHaveBeenCalled();
    socket.close();
    socket.close();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('are the page’s own by default, and optional', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
    const network = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
    const { socket } = scene.open();
    await socket.connect();
    const expectAcks = (count: number) =>
      until(() => expect(scene.session.get('heartbeatKey')).toBe(`key-${count}`));
    page.dispatchEvent(new Event('visibilitychange'));
    await socket.request('subscribe', { topics: ['orders'] });
    expect(scene.server.commands('ack')).toHaveLength(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await expectAcks(2);
    network.dispatchEvent(new Event('online'));
    await expectAcks(3);
    socket.close();
    vi.unstubAllGlobals();
    network.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
    await scene.clock.advance(60_000);
    expect(socket.state).toBe('closed');
    expect(scene.server.connectionCount).toBe(1);
  });
});

describe('reconnecting', () => {
  it('reports a loss once, however many commands were pending', async () => {
    const { socket, errors } = scene.open();
    await socket.connect();
    scene.server.hang();
    for (const topic of ['orders', 'payouts', 'messages'] as const) socket.subscribe(topic, () => undefined);
    await until(() => expect(scene.server.commands('subscribe')).toHaveLength(3));
    scene.server.drop();
    await until(() => expect(errors).toHaveLength(1));
    await settled();
    expect(errors).toEqual([expect.stringContaining('the server closed the connection')]);
  });

  it('reports a gap each time, also after close and connect', async () => {
    const { socket, states } = scene.open();
    const gaps = hearGaps(socket);
    await socket.connect();
    for (let loss = 1; loss <= 3; loss++) {
      scene.server.drop();
      await until(() => expect(states.at(-1)).toBe('closed'));
      await scene.clock.advance(scene.clock.pendingMs[0] ?? 0);
      await until(() => expect(gaps).toHaveLength(loss));
    }
    socket.close();
    await scene.clock.advance(7_000);
    await socket.connect();
    expect(gaps[3]).toBe(7_000);
  });

  it('does not retry faster against a server that closes at once', async () => {
    const { socket, states } = scene.open();
    await socket.connect();
    const pauses: number[] = [];
    for (let loss = 1; loss <= 4; loss++) {
      scene.server.drop();
      await until(() => expect(states.at(-1)).toBe('closed'));
      const pause = scene.clock.pendingMs[0] ?? 0;
      pauses.push(pause);
      await scene.clock.advance(pause);
      await until(() => expect(scene.server.commands('ack')).toHaveLength(loss + 1));
      await until(() => expect(scene.clock.pendingMs).toEqual([5_000]));
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
    await scene.clock.advance(20_000);
    scene.server.drop();
    await until(() => expect(scene.clock.pendingMs).toEqual([1_000]));
  });

  it('reads the token again for each attempt', async () => {
    const { socket, states } = scene.open();
    await socket.connect();
    scene.server.drop();
    await until(() => expect(states.at(-1)).toBe('closed'));
    scene.session.set('token', 'token-2');
    await scene.clock.advance(1_000);
    await until(() =>
      expect(scene.server.commands('ack').map(({ token }) => token)).toEqual(['token-1', 'token-2']),
    );
  });

  it('leaves a connection on which a topic gets no answer or a temporary error', async () => {
    let refusals = 0;
    scene.server.answer((command, reply) => {
      if (command.commandType === 'ack') reply.confirm();
      else if (++refusals === 2) reply.refuse('unavailable');
      else if (refusals > 2) reply.confirm();
    });
    const { socket, states } = scene.open({ requestTimeoutMs: 3_000 });
    const { ready } = socket.subscribe('orders', () => undefined);
    await until(() => expect(scene.server.commands('subscribe')).toHaveLength(1));
    await scene.clock.advance(3_000);
    expect(states.at(-1)).toBe('closed');
    await scene.clock.advance(1_000);
    // Waits for the pause before the third attempt, not for an answer's time limit.
    await until(() => expect(scene.clock.pendingMs).toEqual([2_000]));
    await scene.clock.advance(2_000);
    await ready;
    expect(scene.server.topics).toEqual([['orders']]);
  });

  it.each(['get', 'set'] as const)(
    'is not counted as accepted by a key that was slow to %s',
    async (slow) => {
      const { session } = scene;
      const held: (() => void)[] = [];
      const wait = () => new Promise<void>((resolve) => held.push(resolve));
      const store: SessionStore = {
        get: async (name) => {
          if (slow === 'get' && name === 'heartbeatKey') await wait();
          return session.get(name);
        },
        set: async (name, value) => {
          if (slow === 'set') await wait();
          session.set(name, value);
        },
      };
      const { socket, states } = scene.open({ session: store });
      void socket.connect();
      await until(() => expect(held).toHaveLength(1));
      scene.server.drop();
      await until(() => expect(states.at(-1)).toBe('closed'));
      await scene.clock.advance(1_000);
      await until(() => expect(held).toHaveLength(2));
      const [ofTheLost] = held;
      ofTheLost?.();
      await settled();
      expect(scene.clock.pendingMs).not.toContain(5_000);
      expect(scene.server.commands('ack').map(({ connection }) => connection)).toEqual(
        slow === 'set' ? [0, 1] : [],
      );
      held[1]?.();
      await until(() => expect(scene.clock.pendingMs).toEqual([5_000]));
    },
  );

  it('reports a failing store, and retries', async () => {
    const { session } = scene;
    let failing: string | undefined;
    const store: SessionStore = {
      get: async (name) => {
        if (failing === `get ${name}`) throw new Error('the disk is full');
        return session.get(name);
      },
      set: async (name, value) => {
        if (failing === `set ${name}`) throw new Error('the disk is full');
        session.set(name, value);
      },
    };
    const { socket, states, errors } = scene.open({ session: store });
    for (failing of ['get heartbeatKey', 'get token', 'set heartbeatKey']) {
      void socket.connect();
      await until(() => expect(errors).toContainEqual(expect.stringContaining('the disk is full')));
      expect(states.at(-1)).toBe('closed');
      errors.length = 0;
      socket.close();
    }
    failing = 'set heartbeatKey';
    scene.server.answer((_command, reply) => reply.refuse('heartbeatKeyInvalid'));
    void socket.connect();
    await until(() => expect(states.at(-1)).toBe('closed'));
    expect(errors).toContainEqual(expect.stringContaining('the disk is full'));
    failing = undefined;
    scene.server.resume();
    await scene.clock.advance(1_000);
    await socket.connect();
  });

  it('counts a connection only once the topics are subscribed', async () => {
    scene.server.answer((command, reply) =>
      command.commandType === 'ack' ? reply.confirm() : scene.server.drop(),
    );
    const { socket, states } = scene.open();
    const gaps = hearGaps(socket);
    const connected = vi.fn();
    socket.subscribe('orders', () => undefined);
    void socket.connect().then(connected);
    await until(() => expect(states.at(-1)).toBe('closed'));
    await settled();
    expect(connected).not.toHaveBeenCalled();
    scene.server.resume();
    await scene.clock.advance(1_000);
    await until(() => expect(connected).toHaveBeenCalledOnce());
    expect(gaps).toEqual([1_000]);
  });

  it('subscribes a topic once, also when it is requested during connecting', async () => {
    const { socket } = scene.open();
    socket.on('state', (state) => {
      if (state === 'connected') socket.subscribe('orders', () => undefined);
    });
    await socket.connect();
    expect(scene.server.commands('subscribe')).toHaveLength(1);
  });
});
