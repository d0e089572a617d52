import { afterEach, beforeEach, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createMemorySession, type MemorySession } from '../runtime/session.ts';
import { createSocket } from '../socket/create-socket.ts';
import type { PlatformSocket, SocketOptions, SocketState } from '../socket/socket-types.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { SocketServer } from './socket-server.ts';

export interface SocketScene {
  server: SocketServer;
  clock: ManualClock;
  session: MemorySession;
  /** Opens a socket to the server and records its states and errors. Its pauses have their maximum length. */
  open(options?: SocketOptions): { socket: PlatformSocket; states: SocketState[]; errors: string[] };
}

/** Creates a new server, clock and session for each test of the file. */
export function setUpSocketScene(): SocketScene {
  const sockets: PlatformSocket[] = [];
  const scene = {
    open(options: SocketOptions = {}) {
      const { server, clock, session } = scene;
      const socket = createSocket('', {
        url: server.url,
        session,
        clock,
        WebSocket,
        random: () => 1,
        ...options,
      });
      sockets.push(socket);
      const states: SocketState[] = [socket.state];
      socket.on('state', (state) => states.push(state));
      const errors: string[] = [];
      socket.on('error', (error) => errors.push(error.message));
      return { socket, states, errors };
    },
  } as SocketScene;
  beforeEach(async () => {
    scene.server = await SocketServer.start();
    scene.clock = createManualClock();
    scene.session = createMemorySession({ token: 'token-1' });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close();
    await scene.server.stop();
  });
  return scene;
}

export const until = (condition: () => void) => vi.waitFor(condition, { timeout: 2_000, interval: 5 });
