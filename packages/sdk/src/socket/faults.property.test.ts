import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { SocketTopic } from '../generated/websocket.ts';
import { createMemorySession } from '../runtime/session.ts';
import { createFakeSocketServer } from '../testing/fake-socket-server.ts';
import { createManualClock, type ManualClock, settled } from '../testing/manual-clock.ts';
import type { SocketReply, SocketScript } from '../testing/socket-script.ts';
import { SocketServer } from '../testing/socket-server.ts';
import { createSocket } from './create-socket.ts';
import type { WebSocketConstructor } from './socket-types.ts';

// After any sequence of faults of network, server and machine, the socket is finally connected and subscribed
// to the listened topics, has subscribed no topic twice, and leaves nothing open after it is closed.

const topics = ['orders', 'payouts', 'messages'] as const satisfies readonly SocketTopic[];

interface World {
  readonly server: SocketScript;
  readonly clock: ManualClock;
  readonly held: SocketReply[];
  readonly leave: Map<SocketTopic, () => void>;
  readonly socket: ReturnType<typeof createSocket>;
  readonly wake: () => void;
  readonly signIn: () => void;
}

type Fault = { readonly does: string; readonly run: (world: World) => unknown };

const faults: readonly Fault[] = [
  { does: 'drop', run: ({ server }) => server.drop() },
  { does: 'hang', run: ({ server }) => server.hang() },
  { does: 'resume', run: ({ server }) => server.resume() },
  {
    does: 'hold answers',
    run: ({ server, held }) => server.answer((_command, reply) => held.push(reply)),
  },
  {
    does: 'answer what was held, newest first',
    run: ({ held }) => {
      for (const reply of held.splice(0).reverse()) reply.confirm();
    },
  },
  { does: 'be unavailable', run: ({ server }) => server.answer((_, reply) => reply.refuse('unavailable')) },
  {
    does: 'refuse the key',
    run: ({ server }) =>
      server.answer(({ commandType }, reply) =>
        commandType === 'ack' ? reply.refuse('heartbeatKeyInvalid') : reply.confirm(),
      ),
  },
  { does: 'speak nonsense', run: ({ server }) => server.sendText('{"requestId":"1","code":"x"') },
  { does: 'wake', run: ({ wake }) => wake() },
  { does: 'sign in again', run: ({ signIn }) => signIn() },
  { does: 'sleep 30 s', run: ({ clock }) => clock.sleepThrough(30_000) },
  { does: 'sleep 10 min', run: ({ clock }) => clock.sleepThrough(600_000) },
  { does: 'close and connect', run: ({ socket }) => reconnect(socket) },
];

function reconnect(socket: World['socket']): void {
  socket.close();
  socket.connect().catch(() => undefined);
}

const listening: fc.Arbitrary<Fault> = fc.constantFrom(...topics).map((topic) => ({
  does: `listen to ${topic}, or no longer`,
  run: ({ socket, leave }) => {
    const unsubscribe = leave.get(topic);
    leave.delete(topic);
    if (unsubscribe) unsubscribe();
    else leave.set(topic, socket.subscribe(topic, () => undefined).unsubscribe);
  },
}));

const passing: fc.Arbitrary<Fault> = fc.integer({ min: 0, max: 40_000 }).map((delayMs) => ({
  does: `${delayMs} ms pass`,
  run: ({ clock }) => clock.advance(delayMs),
}));

const story = fc.array(fc.oneof(fc.constantFrom(...faults), listening, passing), { maxLength: 30 });

async function live(
  server: SocketScript,
  WebSocket: WebSocketConstructor,
  url: string,
  happenings: readonly Fault[],
  random: () => number,
  pause: () => Promise<unknown>,
  patience: number,
): Promise<void> {
  const clock = createManualClock();
  const session = createMemorySession({ token: 'token-0' });
  let signIns = 0;
  let wake: (() => void) | undefined;
  const socket = createSocket('', {
    url,
    session,
    clock,
    random,
    WebSocket,
    wakeSignals: (call) => {
      expect(wake).toBeUndefined();
      wake = call;
      return () => {
        wake = undefined;
      };
    },
  });
  const world: World = {
    server,
    clock,
    socket,
    held: [],
    leave: new Map(),
    wake: () => wake?.(),
    signIn: () => session.set('token', `token-${++signIns}`),
  };
  socket.connect().catch(() => undefined);
  for (const happening of happenings) {
    await happening.run(world);
    await pause();
  }
  server.resume();
  for (let calm = 0, second = 0; second < 200 && calm < 3; second++) {
    await clock.advance(1_000);
    // The clock must stand still while a real network answers; otherwise every command would time out.
    for (let turn = 0; turn < patience && isUnderWay(world); turn++) await pause();
    await pause();
    calm = isSettled(world) ? calm + 1 : 0;
  }
  expect({ state: socket.state, topics: server.topics.map((each) => each.sort()) }).toEqual({
    state: 'connected',
    topics: [[...world.leave.keys()].sort()],
  });
  expectNothingTwice(server);
  socket.close();
  for (let turn = 0; turn < 1_000 && server.openCount > 0; turn++) await pause();
  expect({ timers: clock.pendingMs, connections: server.openCount, wake }).toEqual({
    timers: [],
    connections: 0,
    wake: undefined,
  });
}

const isUnderWay = (world: World): boolean => world.socket.state.startsWith('connect') && !isSettled(world);

function isSettled({ socket, server, leave }: World): boolean {
  return (
    socket.state === 'connected' &&
    server.topics.length === 1 &&
    server.topics[0]?.sort().join() === [...leave.keys()].sort().join()
  );
}

/** On each connection a topic's commands alternate between subscribe and unsubscribe. */
function expectNothingTwice(server: SocketScript): void {
  const last = new Map<string, string>();
  for (const { commandType, connection, data } of server.received) {
    if (commandType === 'ack') continue;
    const place = `${connection} ${String(data.topics)}`;
    expect(`${place} ${commandType}`).not.toBe(`${place} ${last.get(place)}`);
    last.set(place, commandType);
  }
}

const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const seed = fc.integer({ min: 1, max: 2_147_483_646 });
const print = (happenings: readonly Fault[]) => happenings.map(({ does }) => does).join(', ');

it('it always ends connected and subscribed, over a simulated network', async () => {
  await fc.assert(
    fc.asyncProperty(story, seed, async (happenings, from) => {
      const server = createFakeSocketServer();
      await live(server, server.WebSocket, 'ws://fake', happenings, randomOf(from), settled, 1).catch(
        (cause) => {
          throw new Error(print(happenings), { cause });
        },
      );
    }),
    { numRuns: 100 },
  );
});

it('it always ends connected and subscribed, over a real network', async () => {
  await fc.assert(
    fc.asyncProperty(story, seed, async (happenings, from) => {
      const server = await SocketServer.start();
      const pause = () => new Promise((resolve) => setTimeout(resolve, 2));
      try {
        await live(server, WebSocket, server.url, happenings, randomOf(from), pause, 50);
      } catch (cause) {
        throw new Error(print(happenings), { cause });
      } finally {
        await server.stop();
      }
    }),
    { numRuns: 15 },
  );
});
