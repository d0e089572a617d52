import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCodes, signOrder } from '@platform/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createApp } from '../app.ts';
import { openStore } from '../db/connection.ts';
import { sendMessage } from '../domains/messages/messages.service.ts';
import { addProducts, allowProducts } from '../domains/products/products.service.ts';
import { PasswordHasher } from '../domains/session/password.ts';
import { revokeSessions } from '../domains/session/session.service.ts';
import { openHub } from '../open-hub.ts';
import { worldProducts } from '../testing/order-world.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestStore } from '../testing/test-store.ts';
import { systemClock } from './clock.ts';
import type { Fanout, FanoutEvent } from './fanout.ts';
import { LocalFanout } from './fanout.ts';
import type { Hub, HubLimits } from './hub.ts';
import { createLog } from './log.ts';
import { PostgresFanout } from './postgres-fanout.ts';
import { SecretBox } from './secret-box.ts';

interface Message {
  readonly requestId?: unknown;
  readonly code?: number;
  readonly commandType?: string;
  readonly data: Record<string, unknown> | null;
}

/** A client as plain as it gets: it keeps what it receives. */
class Client {
  readonly received: Message[] = [];
  readonly socket: WebSocket;
  token = '';
  #requests = 0;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers });
    this.socket.on('message', (data) => this.received.push(JSON.parse(data.toString())));
    this.socket.on('error', () => {});
  }

  async send(commandType: string, data: unknown = {}, token = this.token): Promise<Message> {
    const requestId = `r${++this.#requests}`;
    this.socket.send(JSON.stringify({ requestId, commandType, data, token }));
    return this.find((message) => message.requestId === requestId);
  }

  async find(wanted: (message: Message) => boolean): Promise<Message> {
    return vi.waitFor(() => {
      const found = this.received.find(wanted);
      if (!found) throw new Error(`not received; there are ${JSON.stringify(this.received)}`);
      return found;
    }, 10_000);
  }

  get events(): (Record<string, unknown> | null)[] {
    return this.received.filter(({ commandType }) => commandType === 'event').map(({ data }) => data);
  }

  async closed(): Promise<{ code: number; reason: string }> {
    const [code, reason] = await once(this.socket, 'close');
    return { code, reason: String(reason) };
  }
}

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function listen(hub: Hub): Promise<string> {
  const server: Server = createServer((_request, response) => response.end());
  server.on('upgrade', (request, socket, head) => hub.handleUpgrade(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/v1.0/ws`;
}

async function allowSomeProducts({ store, ids }: TestApp): Promise<void> {
  await addProducts(store.db, worldProducts);
  await allowProducts(store.db, [{ merchantId: ids.merchantId, productId: 1008, feeRate: '0.01' }]);
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ consoleOrigins: ['https://console.example'] });
  await allowSomeProducts(app);
});
afterAll(() => app.close());

async function start(limits: Partial<HubLimits> = {}) {
  const hub = openHub(app, ['https://console.example'], limits);
  endings.push(() => hub.close());
  const url = await listen(hub);
  const connect = async (headers: Record<string, string> = {}): Promise<Client> => {
    const client = new Client(url, headers);
    endings.push(() => client.socket.terminate());
    await once(client.socket, 'open');
    return client;
  };
  const signedIn = async (role: Parameters<TestApp['signIn']>[0]): Promise<Client> => {
    const client = await connect();
    client.token = await app.signIn(role);
    return client;
  };
  return { hub, url, connect, signedIn };
}

let numbers = 0;
async function createOrder(at: TestApp = app): Promise<string> {
  const order = {
    mchId: at.mchId,
    productId: 1008,
    mchOrderNo: `H${++numbers}`,
    amount: 50_000,
    notifyUrl: 'https://merchant.example/n',
  };
  const answer = await at.post<{ orderCode: string }>(
    '/v1.0/api/order/create',
    signOrder(order, at.signingKey),
  );
  expect(answer.code).toBe(200);
  return answer.data.orderCode;
}

describe('commands', () => {
  it('answer what is wrong instead of hanging up', async () => {
    const { signedIn, connect } = await start();
    const client = await signedIn('admin');
    client.socket.send('{"requestId":');
    expect(await client.find(({ code }) => code === errorCodes.malformedRequest)).toMatchObject({
      requestId: null,
    });
    client.socket.send('[]');
    client.socket.send(Buffer.from([0, 255]));
    await vi.waitFor(() =>
      expect(client.received.filter(({ code }) => code === errorCodes.malformedRequest)).toHaveLength(3),
    );
    expect(await client.send('shutdown')).toMatchObject({
      code: errorCodes.unknownCommand,
      data: { params: { commandType: 'shutdown' } },
    });
    expect(await client.send('constructor')).toMatchObject({ code: errorCodes.unknownCommand });
    expect(await client.send('subscribe', { topics: ['nonsense'] })).toMatchObject({
      code: errorCodes.validationFailed,
    });
    expect(await client.send('subscribe', { topics: ['orders'], more: 1 })).toMatchObject({
      code: errorCodes.validationFailed,
      data: { issues: [{ path: 'more', code: 'unknown_field' }] },
    });
    client.socket.send(JSON.stringify({ commandType: 'ack', token: client.token }));
    expect(
      await client.find(({ requestId, code }) => requestId === null && code === errorCodes.validationFailed),
    ).toBeDefined();
    const stranger = await connect();
    expect(await stranger.send('subscribe', { topics: ['orders'] })).toMatchObject({
      code: errorCodes.sessionExpired,
    });
    expect(await stranger.send('ack', {}, 'x'.repeat(32))).toMatchObject({ code: errorCodes.sessionExpired });
    expect(await client.send('subscribe', { topics: ['orders'] })).toMatchObject({ code: 200 });
  });

  it('subscribe by role: one refused topic refuses all of them', async () => {
    const { signedIn } = await start();
    const support = await signedIn('technicalSupport');
    expect(await support.send('subscribe', { topics: ['system', 'orders'] })).toMatchObject({
      code: errorCodes.topicNotAllowed,
      data: { params: { topic: 'orders' } },
    });
    expect(await support.send('subscribe', { topics: ['system'] })).toMatchObject({
      data: { topics: ['system'] },
    });
    expect(await support.send('unsubscribe', { topics: ['system', 'orders'] })).toMatchObject({
      data: { topics: [] },
    });
  });
});

describe('the heartbeat', () => {
  it('exchanges the key each time, for several windows with one stored key too', async () => {
    const { signedIn, connect } = await start();
    const client = await signedIn('admin');
    const first = await client.send('ack');
    expect(first.code).toBe(200);
    const key = first.data?.key;
    const windows = await Promise.all([connect(), connect(), connect()]);
    const answers = await Promise.all(windows.map((other) => other.send('ack', { key }, client.token)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data?.key)).size).toBe(3);
    for (const { data } of answers)
      expect(await client.send('ack', { key: data?.key })).toMatchObject({ code: 200 });
  });

  it('refuses a key that was never given, and none where one was', async () => {
    const { signedIn } = await start({ heartbeatIntervalMs: 20_000 });
    const client = await signedIn('admin');
    const { data } = await client.send('ack');
    expect(await client.send('ack', { key: 'made up' })).toMatchObject({
      code: errorCodes.heartbeatKeyInvalid,
    });
    expect(await client.send('ack')).toMatchObject({ code: errorCodes.heartbeatKeyInvalid });
    app.clock.advance(60_001);
    expect(await client.send('ack')).toMatchObject({ code: 200 });
    expect(await client.send('ack', { key: data?.key })).toMatchObject({ code: 200 });
  });

  it('ends a connection that misses three', async () => {
    const { hub, signedIn } = await start({ heartbeatIntervalMs: 40 });
    const client = await signedIn('admin');
    await client.send('ack');
    app.clock.advance(119);
    expect(hub.connectionCount).toBe(1);
    app.clock.advance(2);
    expect(await client.closed()).toEqual({ code: 4002, reason: 'heartbeatMissed' });
    await vi.waitFor(() => expect(hub.connectionCount).toBe(0));
  });
});

describe('limits', () => {
  it('keep pages of other sites out', async () => {
    const { url, connect } = await start();
    const foreign = new Client(url, { origin: 'https://evil.example' });
    const [response] = await once(foreign.socket, 'unexpected-response').then(([, answer]) => [answer]);
    expect(response.statusCode).toBe(403);
    expect((await connect({ origin: 'https://console.example' })).socket.readyState).toBe(WebSocket.OPEN);
    expect(
      (await connect({ origin: url.replace('ws:', 'http:').replace('/v1.0/ws', '') })).socket.readyState,
    ).toBe(WebSocket.OPEN);
  });

  it('end a connection that sends too much at once', async () => {
    const { signedIn } = await start();
    const client = await signedIn('admin');
    client.socket.send('x'.repeat(17 * 1024));
    expect((await client.closed()).code).toBe(1009);
  });

  it('end a connection that floods', async () => {
    const { signedIn } = await start({ maxPendingMessages: 5 });
    const client = await signedIn('admin');
    for (let index = 0; index < 50; index += 1) {
      client.socket.send(
        JSON.stringify({ requestId: index, commandType: 'ack', data: {}, token: client.token }),
      );
    }
    expect((await client.closed()).code).toBe(1008);
  });

  it('end the oldest connection of a session that has too many', async () => {
    const { signedIn, connect } = await start({ maxConnectionsPerSession: 2 });
    const first = await signedIn('admin');
    const closed = first.closed();
    await first.send('subscribe', { topics: ['orders'] });
    for (let index = 0; index < 2; index += 1) {
      const next = await connect();
      expect(await next.send('subscribe', { topics: ['orders'] }, first.token)).toMatchObject({ code: 200 });
    }
    expect((await closed).code).toBe(4004);
  });

  it('end a connection that never says who it is', async () => {
    const { connect } = await start({ signInMs: 30 });
    expect((await (await connect()).closed()).code).toBe(4005);
  });

  it('end a client that takes nothing, and keep the others', async () => {
    const { signedIn } = await start({ maxBufferedBytes: -1 });
    const slow = await signedIn('admin');
    slow.socket.send(JSON.stringify({ requestId: 'a', commandType: 'ack', data: {}, token: slow.token }));
    expect((await slow.closed()).code).toBe(4003);
    await createOrder();
  });
});

describe('events', () => {
  it('reach those who may see the order, and nobody else', async () => {
    const { signedIn } = await start();
    const admin = await signedIn('admin');
    const merchant = await signedIn('merchant');
    const supplier = await signedIn('supplier');
    const silent = await signedIn('superAdmin');
    for (const client of [admin, merchant, supplier]) {
      expect(await client.send('subscribe', { topics: ['orders'] })).toMatchObject({ code: 200 });
    }
    const orderCode = await createOrder();
    const event = {
      topic: 'orders',
      type: 'order.created',
      orderCode,
      merchantId: app.ids.merchantId,
      amountMinor: 50_000,
    };
    for (const client of [admin, merchant]) {
      await client.find(({ commandType }) => commandType === 'event');
      expect(client.events).toMatchObject([event]);
    }
    // What was pushed was pushed to all at once: an answer that comes after it proves that nothing else did.
    for (const client of [supplier, silent]) {
      await client.send('unsubscribe', { topics: ['orders'] });
      expect(client.events).toEqual([]);
    }
  });

  it('are not another merchant’s', async () => {
    const { signedIn } = await start();
    const merchant = await signedIn('merchant');
    const admin = await signedIn('admin');
    await merchant.send('subscribe', { topics: ['orders'] });
    await admin.send('subscribe', { topics: ['orders'] });
    const id = '01a19467-e800-7756-aeb3-35e02ea03237';
    app.fanout.publish([{ topic: 'orders', type: 'order.created', id, merchantId: id }]);
    await createOrder();
    await merchant.find(({ commandType }) => commandType === 'event');
    expect(merchant.events).toHaveLength(1);
  });

  it('about a message reach its reader alone, in the language of the browser', async () => {
    const { connect, signedIn } = await start();
    const reader = await connect({ 'accept-language': 'en-US' });
    reader.token = await app.signIn('merchant');
    const others = [await signedIn('superAdmin'), await signedIn('admin'), await signedIn('supplier')];
    for (const client of [reader, ...others]) await client.send('subscribe', { topics: ['messages'] });
    const publish = (event: FanoutEvent) => app.fanout.publish([event]);
    const message = { name: 'passwordReset', filling: { by: 'root' } } as const;
    await sendMessage({ now: app.clock.now(), publish }, app.store.db, [app.ids.merchant], message);
    await reader.find(({ commandType }) => commandType === 'event');
    expect(reader.events).toMatchObject([
      { topic: 'messages', type: 'message.created', title: 'Your password was reset', unreadCount: 1 },
    ]);
    for (const client of others) {
      await client.send('unsubscribe', { topics: ['messages'] });
      expect(client.events).toEqual([]);
    }
  });

  it('end the connections of a session that is logged out, at once', async () => {
    const { signedIn, connect } = await start();
    const admin = await signedIn('admin');
    const other = await connect();
    await admin.send('ack');
    await other.send('subscribe', { topics: ['system'] }, admin.token);
    const closed = [admin.closed(), other.closed()];
    await app.post('/v1.0/user/logout', {}, { token: admin.token });
    expect(await Promise.all(closed)).toEqual([
      { code: 4001, reason: 'sessionEnded' },
      { code: 4001, reason: 'sessionEnded' },
    ]);
    for (const client of [admin, other]) {
      expect(client.events).toEqual([{ topic: 'system', type: 'session.revoked' }]);
    }
  });

  it('that were missed show when the connection to the store is back: sessions are looked up again', async () => {
    const { signedIn } = await start();
    const admin = await signedIn('admin');
    const merchant = await signedIn('merchant');
    await admin.send('ack');
    await merchant.send('ack');
    // Ended by a process that nobody here heard.
    const silent = { now: app.clock.now(), publish: () => {} };
    await revokeSessions(silent, app.store.db, { userId: app.ids.admin }, 'forced');
    if (!(app.fanout instanceof LocalFanout)) throw new Error('the test needs the local fan-out');
    const closed = admin.closed();
    app.fanout.announceGap();
    expect((await closed).code).toBe(4001);
    expect(merchant.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('wave good-bye when the server stops', async () => {
    const { hub, signedIn } = await start();
    const client = await signedIn('admin');
    const closed = client.closed();
    await hub.close();
    expect((await closed).code).toBe(1001);
  });
});

// A second process needs a store that two can open.
if (process.env.TEST_DATABASE_URL) {
  describe('between two servers on one PostgreSQL', () => {
    it('events and ended sessions arrive at the other one', async () => {
      const opened = await openTestStore();
      endings.push(() => opened.close());
      const log = createLog('silent');
      const fanoutOf = async (store: typeof opened.store): Promise<Fanout> => {
        if (!store.notifications) throw new Error('no notifications');
        const fanout = await PostgresFanout.open(store.notifications, (error) =>
          log.error({ error }, 'fan-out'),
        );
        return fanout;
      };
      const first = await createTestApp({ store: opened.store, fanout: await fanoutOf(opened.store) });
      endings.push(() => first.close());
      await allowSomeProducts(first);

      const secondStore = await openStore({ databaseUrl: opened.databaseUrl ?? '' });
      endings.push(() => secondStore.close());
      const secondFanout = await fanoutOf(secondStore);
      endings.push(() => secondFanout.close());
      const second = createApp({
        store: secondStore,
        clock: systemClock,
        log,
        fanout: secondFanout,
        secrets: new SecretBox(new Uint8Array(32).fill(7)),
        hasher: new PasswordHasher(),
        timeZone: 'Asia/Shanghai',
        responseValidation: 'strict',
      });
      const hub = openHub({ ...second, dependencies: { ...second.dependencies, clock: first.clock } }, []);
      endings.push(() => hub.close());
      const client = new Client(await listen(hub));
      await once(client.socket, 'open');
      client.token = await first.signIn('admin');
      expect(await client.send('subscribe', { topics: ['orders'] })).toMatchObject({ code: 200 });

      const codes = await Promise.all(Array.from({ length: 120 }, () => createOrder(first)));
      await vi.waitFor(() => expect(client.events).toHaveLength(120), 10_000);
      expect(new Set(client.events.map((event) => event?.orderCode))).toEqual(new Set(codes));

      const closed = client.closed();
      await first.post('/v1.0/user/logout', {}, { token: client.token });
      expect((await closed).code).toBe(4001);
    });
  });
}
