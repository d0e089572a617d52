import { once } from 'node:events';
import { errorCodes } from '@platform/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { hostileTexts } from '../../testing/hostile-texts.ts';
import {
  allowSomeProducts,
  consoleOrigin,
  createOrder,
  HubClient,
  HubScene,
} from '../../testing/hub-scene.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { heartbeatKeys } from './heartbeat-keys.table.ts';
import type { HubLimits } from './hub.ts';

let app: TestApp;
const scene = new HubScene();
beforeAll(async () => {
  app = await createTestApp({ consoleOrigins: [consoleOrigin] });
  await allowSomeProducts(app);
});
afterEach(() => scene.end());
afterAll(() => app.close());

const { success, internalError, unavailable } = errorCodes;
/** Refusals that the client can fix. */
const isRefusal = (code: number): boolean =>
  !([success, internalError, unavailable] as number[]).includes(code);
const start = (limits: Partial<HubLimits> = {}) => scene.start(app, limits);

describe('commands', () => {
  it('answer with the error instead of closing the connection', async () => {
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

  it('refuse hostile texts in every field, without a server error', async () => {
    const { signedIn } = await start();
    const client = await signedIn('admin');
    // The first heartbeat of a session may carry any key, because there is none to compare it with.
    await client.send('ack');
    const logged = app.logLines.length;
    const places = {
      commandType: (text: string) => client.send(text),
      token: (text: string) => client.send('subscribe', { topics: ['orders'] }, text),
      key: (text: string) => client.send('ack', { key: text }),
      topic: (text: string) => client.send('subscribe', { topics: [text] }),
      field: (text: string) => client.send('subscribe', { topics: ['orders'], [text]: text }),
    };
    const takenIn = Object.entries(hostileTexts).filter(([, text]) => text.length < 5_000);
    for (const [name, text] of takenIn)
      for (const [place, send] of Object.entries(places)) {
        const { code = 200 } = await send(text);
        expect({ name, place, code }).toEqual({ name, place, code: expect.toSatisfy(isRefusal) });
      }
    expect(app.logLines.slice(logged).filter((line) => line.includes('"level":"error"'))).toEqual([]);
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

  it('refuses an unknown key, and a missing key after one was issued', async () => {
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

  it('can start again without a key after a window left before its first key arrived', async () => {
    const { signedIn, connect } = await start({ heartbeatIntervalMs: 20_000 });
    const client = await signedIn('admin');
    // Disconnects at once, so the client may not have read the answer.
    client.socket.send(
      JSON.stringify({ requestId: 'only', commandType: 'ack', data: {}, token: client.token }),
    );
    await new Promise<void>((sent) => client.socket.send('{}', () => sent()));
    client.socket.close();
    await once(client.socket, 'close');
    const reloaded = await connect();
    await vi.waitFor(async () =>
      expect(await reloaded.send('ack', {}, client.token)).toMatchObject({ code: 200 }),
    );
  });

  it('continues with its first key in all windows that come back with it', async () => {
    const { signedIn, connect } = await start({ heartbeatIntervalMs: 20_000 });
    const client = await signedIn('admin');
    const first = await client.send('ack');
    const stored = () => app.store.db.select().from(heartbeatKeys);
    const before = await stored();
    client.socket.close();
    // Wait until the server has handled the disconnect.
    await vi.waitFor(async () => expect(await stored()).not.toEqual(before));
    for (const window of [await connect(), await connect()])
      expect(await window.send('ack', { key: first.data?.key }, client.token)).toMatchObject({ code: 200 });
  });

  it('needs its key when one of several windows has gone', async () => {
    const { hub, signedIn, connect } = await start({ heartbeatIntervalMs: 20_000 });
    const client = await signedIn('admin');
    const first = await client.send('ack');
    const other = await connect();
    const next = await other.send('ack', { key: first.data?.key }, client.token);
    expect(next).toMatchObject({ code: 200 });
    client.socket.close();
    await vi.waitFor(() => expect(hub.connectionCount).toBe(1));
    const stranger = await connect();
    for (let times = 0; times < 5; times++)
      expect(await stranger.send('ack', {}, client.token)).toMatchObject({
        code: errorCodes.heartbeatKeyInvalid,
      });
    expect(await other.send('ack', { key: next.data?.key }, client.token)).toMatchObject({ code: 200 });
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
  it('refuse pages of other origins', async () => {
    const { url, connect } = await start();
    const foreign = new HubClient(url, { origin: 'https://evil.example' });
    const [response] = await once(foreign.socket, 'unexpected-response').then(([, answer]) => [answer]);
    expect(response.statusCode).toBe(403);
    expect((await connect({ origin: consoleOrigin })).socket.readyState).toBe(WebSocket.OPEN);
    expect(
      (await connect({ origin: url.replace('ws:', 'http:').replace('/v1.0/ws', '') })).socket.readyState,
    ).toBe(WebSocket.OPEN);
  });

  it('close a connection that sends too much at once', async () => {
    const { signedIn } = await start();
    const client = await signedIn('admin');
    client.socket.send('x'.repeat(17 * 1024));
    expect((await client.closed()).code).toBe(1009);
  });

  it('close a connection that sends too many messages', async () => {
    const { signedIn } = await start({ maxPendingMessages: 5 });
    const client = await signedIn('admin');
    for (let index = 0; index < 50; index += 1) {
      client.socket.send(
        JSON.stringify({ requestId: index, commandType: 'ack', data: {}, token: client.token }),
      );
    }
    expect((await client.closed()).code).toBe(1008);
  });

  it('close the oldest connection of a session that has too many', async () => {
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

  it('close a connection that does not authenticate', async () => {
    const { connect } = await start({ signInMs: 30 });
    expect((await (await connect()).closed()).code).toBe(4005);
  });

  it('close a client that does not read, and keep the others', async () => {
    const { signedIn } = await start({ maxBufferedBytes: -1 });
    const slow = await signedIn('admin');
    slow.socket.send(JSON.stringify({ requestId: 'a', commandType: 'ack', data: {}, token: slow.token }));
    expect((await slow.closed()).code).toBe(4003);
    await createOrder(app);
  });
});
