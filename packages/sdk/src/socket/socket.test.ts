import { describe, expect, it, vi } from 'vitest';
import type { SocketEvents } from '../generated/websocket.ts';
import { setUpSocketScene, until } from '../testing/socket-scene.ts';

const scene = setUpSocketScene();

const orderCreated = (orderCode: string): SocketEvents['order.created'] => ({
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

describe('commands', () => {
  it('get their own answers in any order', async () => {
    const { socket } = scene.open();
    await socket.connect();
    const held: (() => void)[] = [];
    scene.server.answer((_command, reply) => held.push(reply.confirm));
    const first = socket.request('subscribe', { topics: ['orders'] });
    const second = socket.request('subscribe', { topics: ['payouts'] });
    await until(() => expect(held).toHaveLength(2));
    for (const release of held.reverse()) release();
    await expect(Promise.all([first, second])).resolves.toEqual([
      { topics: ['payouts', 'orders'] },
      { topics: ['payouts'] },
    ]);
  });

  it('fail with the code of their refusal', async () => {
    const { socket } = scene.open();
    await socket.connect();
    scene.server.answer((_command, reply) => reply.refuse('topicNotAllowed'));
    await expect(socket.request('subscribe', { topics: ['orders'] })).rejects.toMatchObject({
      name: 'BusinessError',
      codeName: 'topicNotAllowed',
      operation: 'socket.subscribe',
    });
  });

  it('can time out, be aborted, and fail with the connection', async () => {
    const { socket } = scene.open();
    await socket.connect();
    scene.server.hang();
    const late = socket.request('unsubscribe', { topics: ['orders'] }, { timeoutMs: 100 });
    late.catch(() => undefined);
    await until(() => expect(scene.server.commands('unsubscribe')).toHaveLength(1));
    await scene.clock.advance(100);
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
    const controller = new AbortController();
    const aborted = socket.request('unsubscribe', { topics: ['orders'] }, { signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortedError' });
    const cut = socket.request('unsubscribe', { topics: ['orders'] });
    cut.catch(() => undefined);
    await until(() => expect(scene.server.commands('unsubscribe')).toHaveLength(2));
    scene.server.drop();
    await expect(cut).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('are refused without a connection', async () => {
    const { socket } = scene.open();
    await expect(socket.request('ack', {})).rejects.toThrow('not connected');
  });

  it('work whatever else arrives', async () => {
    const { socket } = scene.open();
    await socket.connect();
    for (const text of [
      '',
      'no JSON',
      'null',
      '[]',
      '{}',
      '{"commandType":"event","data":1}',
      '{"requestId":"x","code":200}',
    ])
      scene.server.sendText(text);
    await expect(socket.request('subscribe', { topics: ['orders'] })).resolves.toEqual({
      topics: ['orders'],
    });
  });
});

describe('topics', () => {
  it('send their events to each of their listeners, and to no other', async () => {
    const { socket } = scene.open();
    const codes: string[] = [];
    const others: unknown[] = [];
    const subscription = socket.subscribe('orders', (event) => codes.push(`a ${event.orderCode}`));
    socket.subscribe('orders', (event) => codes.push(`b ${event.orderCode}`));
    socket.subscribe('system', (event) => others.push(event));
    await subscription.ready;
    scene.server.push(orderCreated('C1'));
    await until(() => expect(codes).toEqual(['a C1', 'b C1']));
    expect(others).toEqual([]);
    expect(scene.server.commands('subscribe').map(({ data }) => data)).toEqual([
      { topics: ['orders'] },
      { topics: ['system'] },
    ]);
  });

  it('are left when the last listener leaves', async () => {
    const { socket } = scene.open();
    const first = socket.subscribe('orders', () => undefined);
    const second = socket.subscribe('orders', () => undefined);
    await first.ready;
    first.unsubscribe();
    second.unsubscribe();
    second.unsubscribe();
    await until(() =>
      expect(scene.server.commands('unsubscribe').map(({ data }) => data)).toEqual([{ topics: ['orders'] }]),
    );
  });

  it('are subscribed again after a loss, with a report of the gap', async () => {
    const { socket, states } = scene.open();
    const codes: string[] = [];
    const gaps: number[] = [];
    socket.on('gap', ({ downMs }) => gaps.push(downMs));
    await socket.subscribe('orders', (event) => codes.push(event.orderCode)).ready;
    expect(gaps).toEqual([]);
    scene.server.drop();
    await until(() => expect(states.at(-1)).toBe('closed'));
    await scene.clock.advance(1_000);
    await until(() => expect(gaps).toEqual([1_000]));
    scene.server.push(orderCreated('C2'));
    await until(() => expect(codes).toEqual(['C2']));
    expect(states).toEqual(['uninitialized', 'connecting', 'connected', 'closed', 'connecting', 'connected']);
    expect(scene.server.commands('subscribe')).toHaveLength(2);
  });

  it('that are refused do not affect others', async () => {
    scene.server.answer((command, reply) =>
      String(command.data.topics) === 'callbacks' ? reply.refuse('topicNotAllowed') : reply.confirm(),
    );
    const { socket } = scene.open();
    const refused = socket.subscribe('callbacks', () => undefined);
    const accepted = socket.subscribe('orders', () => undefined);
    await expect(refused.ready).rejects.toMatchObject({ codeName: 'topicNotAllowed' });
    await accepted.ready;
    expect(socket.state).toBe('connected');
  });
});

describe('the end of the session', () => {
  it('at 1003 ends the socket for good and is reported once', async () => {
    scene.session.set('heartbeatKey', 'key-0');
    scene.server.answer((_command, reply) => reply.refuse('sessionExpired'));
    const onSessionLost = vi.fn();
    const { socket, states } = scene.open({ onSessionLost });
    await expect(socket.connect()).rejects.toMatchObject({ codeName: 'sessionExpired' });
    await scene.clock.advance(120_000);
    expect(states).toEqual(['uninitialized', 'connecting', 'connected', 'closed']);
    expect([scene.session.get('token'), scene.session.get('heartbeatKey')]).toEqual([null, null]);
    expect(onSessionLost).toHaveBeenCalledOnce();
    expect(scene.server.connectionCount).toBe(1);
  });

  it('comes with its event', async () => {
    const onSessionLost = vi.fn();
    const { socket } = scene.open({ onSessionLost });
    await socket.connect();
    scene.server.push({ topic: 'system', type: 'session.revoked', reason: 'forcedOut' });
    await until(() => expect(onSessionLost).toHaveBeenCalledOnce());
    expect(socket.state).toBe('closed');
    expect(scene.session.get('token')).toBeNull();
  });

  it('is silent after a sign-out', async () => {
    const onSessionLost = vi.fn();
    const { socket } = scene.open({ onSessionLost });
    await socket.connect();
    scene.session.set('token', null);
    scene.server.push({ topic: 'system', type: 'session.revoked', reason: 'loggedOut' });
    await until(() => expect(socket.state).toBe('closed'));
    await scene.clock.advance(120_000);
    expect(scene.server.connectionCount).toBe(1);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('does not prevent a later sign-in', async () => {
    scene.server.answer((_command, reply) => reply.refuse('sessionExpired'));
    const { socket } = scene.open();
    await expect(socket.subscribe('orders', () => undefined).ready).rejects.toThrow();
    scene.server.resume();
    scene.session.set('token', 'token-2');
    await socket.connect();
    expect(socket.state).toBe('connected');
    await socket.subscribe('orders', () => undefined).ready;
  });
});
