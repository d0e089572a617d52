import { createMemorySession, createPlatform, type PlatformSocket, type SocketState } from '@platform/sdk';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { createOrder } from './testing/demo-world.ts';
import { openUnreliableNetwork, type UnreliableNetwork } from './testing/unreliable-network.ts';

// The websocket against the real platform: the results of the scripted server's tests must hold here too.

const live = inject('platform');
let network: UnreliableNetwork;
let socket: PlatformSocket;

beforeEach(async () => {
  network = await openUnreliableNetwork(live.url);
});
afterEach(async () => {
  socket.close();
  await network.close();
});

/** Opens a signed-in socket over the unreliable network, and records its events. */
async function open() {
  const session = createMemorySession();
  const platform = createPlatform({ baseUrl: live.url, session });
  await platform.session.login({ userName: 'admin', password: live.demo.password });
  socket = createPlatform({ baseUrl: network.url, session }).socket({ WebSocket });
  const told = { states: [] as SocketState[], gaps: 0, codes: [] as string[], lost: 0 };
  socket.on('state', (state) => told.states.push(state));
  socket.on('gap', () => void told.gaps++);
  socket.on('sessionLost', () => void told.lost++);
  await socket.subscribe('orders', ({ orderCode }) => told.codes.push(orderCode)).ready;
  return { session, platform, told };
}

describe('the websocket of the platform', () => {
  it('accepts the token, issues a key, confirms topics and pushes events', async () => {
    const { session, told } = await open();
    expect(session.get('heartbeatKey')).toEqual(expect.any(String));
    const { orderCode } = await createOrder(live);
    await expect.poll(() => told.codes, { timeout: 20_000 }).toContain(orderCode);
    await expect(socket.request('subscribe', { topics: ['payouts'] })).resolves.toEqual({
      topics: ['orders', 'payouts'],
    });
    await expect(socket.request('shout' as 'ack', {})).rejects.toMatchObject({ codeName: 'unknownCommand' });
  });

  it('reconnects a client: the key is still valid, topics are restored, and the gap is reported', async () => {
    const { session, told } = await open();
    const key = session.get('heartbeatKey');
    for (let loss = 1; loss <= 2; loss++) {
      network.drop();
      await expect.poll(() => told.gaps, { timeout: 20_000 }).toBe(loss);
    }
    expect(session.get('heartbeatKey')).not.toBe(key);
    const { orderCode } = await createOrder(live);
    await expect.poll(() => told.codes, { timeout: 20_000 }).toContain(orderCode);
  });

  it('ends with the session and does not reconnect', async () => {
    const { session, told } = await open();
    const token = session.get('token') ?? '';
    // Another program with the same token signs out.
    await createPlatform({ baseUrl: live.url, session: createMemorySession({ token }) }).session.logout();
    await expect.poll(() => told.lost, { timeout: 20_000 }).toBe(1);
    expect([socket.state, session.get('token')]).toEqual(['closed', null]);
    session.set('token', token);
    await expect(socket.connect()).rejects.toMatchObject({ codeName: 'sessionExpired' });
  });
});
