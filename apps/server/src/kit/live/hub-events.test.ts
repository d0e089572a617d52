import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createApp } from '../../app.ts';
import { openStore } from '../../db/connection.ts';
import { sendMessage } from '../../domains/access/messages/messages.service.ts';
import { PasswordHasher } from '../../domains/access/session/password.ts';
import { revokeSessions } from '../../domains/access/session/session.service.ts';
import { openHub } from '../../open-hub.ts';
import {
  allowSomeProducts,
  consoleOrigin,
  createOrder,
  HubClient,
  HubScene,
} from '../../testing/hub-scene.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestStore } from '../../testing/test-store.ts';
import { systemClock } from '../clock.ts';
import { createLog } from '../log/log.ts';
import { SecretBox } from '../secrets/secret-box.ts';
import { type Fanout, type FanoutEvent, LocalFanout } from './fanout.ts';
import { PostgresFanout } from './postgres-fanout.ts';

let app: TestApp;
const scene = new HubScene();
beforeAll(async () => {
  app = await createTestApp({ consoleOrigins: [consoleOrigin] });
  await allowSomeProducts(app);
});
afterEach(() => scene.end());
afterAll(() => app.close());

const start = () => scene.start(app);

describe('events', () => {
  it('are sent only to users that may see the order', async () => {
    const { signedIn } = await start();
    const admin = await signedIn('admin');
    const merchant = await signedIn('merchant');
    const supplier = await signedIn('supplier');
    const silent = await signedIn('superAdmin');
    for (const client of [admin, merchant, supplier]) {
      expect(await client.send('subscribe', { topics: ['orders'] })).toMatchObject({ code: 200 });
    }
    const orderCode = await createOrder(app);
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
    // The event goes to all clients at once, so an answer that arrives later proves that the client got no
    // event.
    for (const client of [supplier, silent]) {
      await client.send('unsubscribe', { topics: ['orders'] });
      expect(client.events).toEqual([]);
    }
  });

  it('of one merchant are not sent to another', async () => {
    const { signedIn } = await start();
    const merchant = await signedIn('merchant');
    const admin = await signedIn('admin');
    await merchant.send('subscribe', { topics: ['orders'] });
    await admin.send('subscribe', { topics: ['orders'] });
    const id = '01a19467-e800-7756-aeb3-35e02ea03237';
    app.fanout.publish([{ topic: 'orders', type: 'order.created', id, merchantId: id }]);
    await createOrder(app);
    await merchant.find(({ commandType }) => commandType === 'event');
    expect(merchant.events).toHaveLength(1);
  });

  it.each([
    ['of the browser', 'en-US', '', 1],
    ['that the address asks for', 'zh-TW', '?language=en-US', 2],
  ])(
    'about a message are sent only to its reader, in the language %s',
    async (_whose, header, query, unreadCount) => {
      const { connect, signedIn } = await start();
      const reader = await connect({ 'accept-language': header }, query);
      reader.token = await app.signIn('merchant');
      const others = [await signedIn('superAdmin'), await signedIn('admin'), await signedIn('supplier')];
      for (const client of [reader, ...others]) await client.send('subscribe', { topics: ['messages'] });
      const publish = (event: FanoutEvent) => app.fanout.publish([event]);
      const message = { name: 'passwordReset', filling: { by: 'root' } } as const;
      await sendMessage({ now: app.clock.now(), publish }, app.store.db, [app.ids.merchant], message);
      await reader.find(({ commandType }) => commandType === 'event');
      expect(reader.events).toMatchObject([
        { topic: 'messages', type: 'message.created', title: 'Your password was reset', unreadCount },
      ]);
      for (const client of others) {
        await client.send('unsubscribe', { topics: ['messages'] });
        expect(client.events).toEqual([]);
      }
    },
  );

  it('close the connections of a signed-out session at once', async () => {
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

  it('also close a connection whose session is being looked up', async () => {
    const lookedUp = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const { dependencies } = app;
    const authenticateSession: typeof dependencies.ports.authenticateSession = async (...asked) => {
      const found = await dependencies.ports.authenticateSession(...asked);
      lookedUp.resolve();
      await ended.promise;
      return found;
    };
    const ports = { ...dependencies.ports, authenticateSession };
    const { signedIn } = await scene.start({ ...app, dependencies: { ...dependencies, ports } });
    const admin = await signedIn('admin');
    const closed = admin.closed();
    admin.socket.send(JSON.stringify({ requestId: 'r', commandType: 'ack', data: {}, token: admin.token }));
    await lookedUp.promise;
    await app.post('/v1.0/user/logout', {}, { token: admin.token });
    ended.resolve();
    expect(await closed).toEqual({ code: 4001, reason: 'sessionEnded' });
  });

  it('that were missed are compensated after a reconnect to the store: sessions are looked up again', async () => {
    const { signedIn } = await start();
    const admin = await signedIn('admin');
    const merchant = await signedIn('merchant');
    await admin.send('ack');
    await merchant.send('ack');
    // The session is ended by another process, and its event does not arrive here.
    const silent = { now: app.clock.now(), publish: () => {} };
    await revokeSessions(silent, app.store.db, { userId: app.ids.admin }, 'forced');
    if (!(app.fanout instanceof LocalFanout)) throw new Error('the test needs the local fan-out');
    const closed = admin.closed();
    app.fanout.announceGap();
    expect((await closed).code).toBe(4001);
    expect(merchant.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('stop with a close code when the server stops', async () => {
    const { hub, signedIn } = await start();
    const client = await signedIn('admin');
    const closed = client.closed();
    await hub.close();
    expect((await closed).code).toBe(1001);
  });
});

// Two processes need a store that both can open.
if (process.env.TEST_DATABASE_URL) {
  describe('between two servers on one PostgreSQL', () => {
    it('events and ended sessions reach the other server', async () => {
      const opened = await openTestStore();
      scene.endWith(() => opened.close());
      const log = createLog('silent');
      const fanoutOf = async (store: typeof opened.store): Promise<Fanout> => {
        if (!store.notifications) throw new Error('no notifications');
        const fanout = await PostgresFanout.open(store.notifications, (error) =>
          log.error({ error }, 'fan-out'),
        );
        return fanout;
      };
      const first = await createTestApp({ store: opened.store, fanout: await fanoutOf(opened.store) });
      scene.endWith(() => first.close());
      await allowSomeProducts(first);

      const secondStore = await openStore({ databaseUrl: opened.databaseUrl ?? '' });
      scene.endWith(() => secondStore.close());
      const secondFanout = await fanoutOf(secondStore);
      scene.endWith(() => secondFanout.close());
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
      scene.endWith(() => hub.close());
      const client = new HubClient(await scene.listen(hub));
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
