import { expect, it } from 'vitest';
import type { SocketEvents } from '../generated/websocket.ts';
import { setUpSocketScene, until } from '../testing/socket-scene.ts';
import type { Dropped } from './socket-types.ts';

const scene = setUpSocketScene();

const revoked = (reason: string): SocketEvents['session.revoked'] => ({
  topic: 'system',
  type: 'session.revoked',
  reason,
});
const created = (orderCode: string): SocketEvents['order.created'] => ({
  topic: 'orders',
  type: 'order.created',
  orderCode,
  merchantOrderNo: 'M-1',
  merchantId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02',
  productId: 3001,
  amountMinor: 100,
  currency: 'INR',
  createdAt: '2026-11-20T12:00:00+08:00',
});

const isSubscribed = () => until(() => expect(scene.server.topics).toEqual([['orders']]));

it('arrive one by one at the speed of the loop, and ending the loop leaves the topic', async () => {
  const { socket } = scene.open();
  const codes: (string | undefined)[] = [];
  const reading = (async () => {
    for await (const event of socket.events('orders')) {
      if (event.type === 'order.created' && codes.push(event.orderCode) === 3) break;
    }
  })();
  await isSubscribed();
  for (const code of ['C1', 'C2', 'C3', 'C4']) scene.server.push(created(code));
  await reading;
  expect(codes).toEqual(['C1', 'C2', 'C3']);
  await until(() => expect(scene.server.topics).toEqual([[]]));
});

it('wait for a slow loop up to a limit; the oldest are dropped and reported', async () => {
  const { socket } = scene.open();
  const dropped: Dropped[] = [];
  socket.on('dropped', (what) => dropped.push(what));
  const events = socket.events('orders', { maxBuffered: 2 });
  const first = events.next();
  await isSubscribed();
  scene.server.push(created('C1'));
  await expect(first).resolves.toMatchObject({ value: { orderCode: 'C1' } });
  for (const code of ['C2', 'C3', 'C4', 'C5']) scene.server.push(created(code));
  await until(() => expect(dropped).toHaveLength(2));
  expect(dropped.at(-1)).toEqual({ kind: 'event', topic: 'orders', count: 2 });
  await expect(events.next()).resolves.toMatchObject({ value: { orderCode: 'C4' } });
});

it('end with close and with the signal', async () => {
  const { socket } = scene.open();
  const controller = new AbortController();
  const aborted = socket.events('orders', { signal: controller.signal }).next();
  const closed = socket.events('orders').next();
  await isSubscribed();
  controller.abort();
  await expect(aborted).resolves.toEqual({ done: true, value: undefined });
  socket.close();
  await expect(closed).resolves.toEqual({ done: true, value: undefined });
  await expect(socket.events('orders', { signal: controller.signal }).next()).resolves.toMatchObject({
    done: true,
  });
  expect(scene.clock.pendingMs).toEqual([]);
});

it('that were not read before close are dropped', async () => {
  const { socket } = scene.open();
  const events = socket.events('orders');
  const heard: string[] = [];
  socket.subscribe('orders', (event) => heard.push(event.orderCode));
  const first = events.next();
  await isSubscribed();
  for (const code of ['C1', 'C2']) scene.server.push(created(code));
  await first;
  await until(() => expect(heard).toEqual(['C1', 'C2']));
  socket.close();
  await expect(events.next()).resolves.toEqual({ done: true, value: undefined });
});

it('throw when the topic is refused or the session is lost', async () => {
  scene.server.answer(({ data }, reply) =>
    String(data.topics) === 'callbacks' ? reply.refuse('topicNotAllowed') : reply.confirm(),
  );
  const { socket } = scene.open();
  await expect(socket.events('callbacks').next()).rejects.toMatchObject({ codeName: 'topicNotAllowed' });
  const events = socket.events('system');
  const first = events.next();
  await until(() => expect(scene.server.topics).toEqual([['system']]));
  scene.server.push(revoked('forcedOut'));
  await expect(first).resolves.toMatchObject({ value: { type: 'session.revoked' } });
  await expect(events.next()).rejects.toMatchObject({ codeName: 'sessionExpired' });
});
