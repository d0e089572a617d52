import { http } from 'msw';
import { createPlatform } from '../index.ts';
import { businessError, createFakeSocketServer, createFixtures, createHandlers } from './index.ts';

// Code that must not compile in a test. Nothing here runs: the compiler is the test.

const fixtures = createFixtures();
const handlers = createHandlers({ http });
const server = createFakeSocketServer();

export const orders = [
  handlers.orders.list(({ page = 1 }) => ({
    list: [fixtures.orderRow({ amountMinor: page })],
    total: 1,
    nextCursor: null,
    summary: null,
  })),
  handlers.orders.list(async () => businessError('orderNotFound')),
  // @ts-expect-error an answer without its list
  handlers.orders.list(() => ({ total: 1, nextCursor: null, summary: null })),
  // @ts-expect-error a field that the request does not have
  handlers.orders.list(({ pageIndex }) => pageIndex),
  // @ts-expect-error a time is a Date for a handler
  handlers.orders.list(({ startTime }) => startTime?.slice(1)),
  // @ts-expect-error an error that the contract does not have
  handlers.orders.reverse(() => businessError('orderGone')),
  // @ts-expect-error a call that the contract does not have
  handlers.orders.invent(),
  ...handlers.defaults(),
];

// @ts-expect-error a field that the row does not have
fixtures.orderRow({ amount: 1 });
// @ts-expect-error a schema that the contract does not have
fixtures.unicorn();

const code: string = fixtures.orderCreated().orderCode;
server.push(fixtures.orderCreated({ orderCode: code }));
// @ts-expect-error not an event
server.push(fixtures.orderRow());
server.answer(({ commandType }, reply) =>
  // @ts-expect-error a command that the contract does not have
  commandType === 'shout' ? reply.confirm() : reply.refuse('topicNotAllowed'),
);

const socket = createPlatform({ baseUrl: '' }).socket({ WebSocket: server.WebSocket, wakeSignals: null });
socket.on('dropped', (what) => (what.kind === 'event' ? what.topic : what.command));
export async function read(): Promise<string[]> {
  const seen: string[] = [];
  for await (const event of socket.events('payouts')) {
    seen.push(event.type === 'payout.created' ? (event.batchId ?? '') : event.id);
    // @ts-expect-error a field of another topic's events
    seen.push(event.unreadCount);
  }
  return seen;
}
