import { expect, it, vi } from 'vitest';
import { createPlatform } from '../create-platform.ts';
import { createMemorySession } from '../runtime/session.ts';
import { createFakeSocketServer } from './fake-socket-server.ts';
import { createFixtures } from './fixtures.ts';
import { createManualClock, settled } from './manual-clock.ts';

function setUp() {
  const server = createFakeSocketServer();
  const clock = createManualClock();
  const session = createMemorySession({ token: 'token-1' });
  const onSessionLost = vi.fn();
  const platform = createPlatform({
    baseUrl: 'https://platform.example',
    session,
    clock,
    hooks: { onSessionLost },
  });
  const socket = platform.socket({ WebSocket: server.WebSocket, random: () => 1 });
  return { server, clock, session, socket, onSessionLost, fixtures: createFixtures() };
}

it('confirms commands, issues heartbeat keys and pushes to subscribers', async () => {
  const { server, socket, session, fixtures } = setUp();
  const codes: string[] = [];
  await socket.subscribe('orders', (event) => codes.push(event.orderCode)).ready;
  const event = fixtures.orderCreated();
  server.push(event);
  server.push(fixtures.payoutCreated());
  await settled();
  expect(codes).toEqual([event.orderCode]);
  expect(session.get('heartbeatKey')).toBe('key-1');
  expect(server.topics).toEqual([['orders']]);
  expect(server.commands('subscribe')).toMatchObject([{ data: { topics: ['orders'] }, token: 'token-1' }]);
});

it('drops, hangs and refuses connections, and resumes', async () => {
  const { server, socket, clock } = setUp();
  const states: string[] = [];
  socket.on('state', (state) => states.push(state));
  await socket.connect();
  server.drop();
  expect(server.openCount).toBe(0);
  server.refuseConnections();
  await clock.advance(1_000);
  server.hang();
  await clock.advance(2_000 + 10_000);
  server.resume();
  await clock.advance(4_000);
  await settled();
  const downs = ['closed', 'connecting', 'error', 'connecting', 'error'];
  expect(states).toEqual(['connecting', 'connected', ...downs, 'connecting', 'connected']);
});

it('ends the session until it is resumed', async () => {
  const { server, socket, session, onSessionLost } = setUp();
  await socket.connect();
  server.expireSession();
  await settled();
  expect(socket.state).toBe('closed');
  expect(session.get('token')).toBeNull();
  expect(onSessionLost).toHaveBeenCalledOnce();
  session.set('token', 'token-2');
  await expect(socket.connect()).rejects.toMatchObject({ codeName: 'sessionExpired' });
  server.resume();
  session.set('token', 'token-3');
  await socket.connect();
  expect(socket.state).toBe('connected');
});

it('refuses the same commands as the platform', async () => {
  const { server, socket } = setUp();
  await socket.connect();
  await expect(socket.request('subscribe', { topics: [] })).rejects.toMatchObject({
    codeName: 'validationFailed',
  });
  await expect(socket.request('shout' as 'ack', {})).rejects.toMatchObject({ codeName: 'unknownCommand' });
  server.answer((_command, reply) => reply.refuse('topicNotAllowed'));
  await expect(socket.request('subscribe', { topics: ['system'] })).rejects.toMatchObject({
    codeName: 'topicNotAllowed',
  });
});

it('refuses to push events that violate the contract', () => {
  const { server, fixtures } = setUp();
  expect(() => server.push({ ...fixtures.orderCreated(), amountMinor: 1.5 })).toThrow('not an event');
});

it('is a WebSocket that refuses an invalid address, and sends nothing before it is open', () => {
  const { server } = setUp();
  expect(() => new server.WebSocket('no address')).toThrow();
  expect(() => new server.WebSocket('ws://platform.example').send('')).toThrow('not open');
});
