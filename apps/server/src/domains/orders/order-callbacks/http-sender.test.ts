import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  acknowledging,
  type CallbackReceiver,
  openCallbackReceiver,
} from '../../../testing/callback-receiver.ts';
import { selfSigned } from '../../../testing/self-signed.ts';
import { AddressPolicy } from './address-policy.ts';
import { createHttpSender } from './http-sender.ts';
import type { ResolveHost } from './public-request.service.ts';

const local = new AddressPolicy(['127.0.0.1']);
const timeoutMs = 5_000;
const message = { headers: { 'Content-Type': 'application/json' }, body: '{"a":1}', timeoutMs };
const refused = { outcome: 'refusedAddress', status: null, body: null, latencyMs: null };

let receiver: CallbackReceiver;
beforeEach(async () => {
  receiver = await openCallbackReceiver();
});
afterEach(() => receiver.close());

const at = (addresses: readonly string[]): ResolveHost & { asked: string[] } => {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return Object.assign(resolve, { asked });
};
const urlOf = (host: string): string => `http://${host}:${receiver.port}/callback?order=1`;

test('a name is resolved once, and the connection goes to the checked address', async () => {
  // A second resolution would return a private address (DNS rebinding).
  let turn = 0;
  const rebinding: ResolveHost = async () => {
    turn += 1;
    return [{ address: turn === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  };
  const answer = await createHttpSender(local, rebinding)({ ...message, url: urlOf('shop.com') });
  expect(answer).toMatchObject({ outcome: 'acknowledged', status: 200, body: 'success', error: null });
  expect(turn).toBe(1);
  expect(receiver.received[0]).toMatchObject({
    body: '{"a":1}',
    headers: { host: `shop.com:${receiver.port}`, 'content-length': '7', connection: 'close' },
  });
});

test.each([
  ['private', ['10.0.0.1']],
  ['cloud metadata', ['169.254.169.254']],
  ['v4-mapped', ['::ffff:127.0.0.2']],
  ['loopback v6', ['::1']],
  ['one of several', ['127.0.0.1', '192.168.0.9']],
])('refuses a name that resolves to a non-public address (%s)', async (_, addresses) => {
  const send = createHttpSender(local, at(addresses));
  expect(await send({ ...message, url: urlOf('shop.com') })).toMatchObject(refused);
  expect(receiver.received).toEqual([]);
});

test('a reserved name is not resolved', async () => {
  const resolve = at(['127.0.0.1']);
  const send = createHttpSender(local, resolve);
  expect(await send({ ...message, url: urlOf('merchant.example') })).toMatchObject(refused);
  expect(resolve.asked).toEqual([]);
});

test('refuses this machine by address and by name unless it is allowed', async () => {
  const send = createHttpSender(new AddressPolicy([]));
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0'])
    expect(await send({ ...message, url: urlOf(host) })).toMatchObject(refused);
  expect(receiver.received).toEqual([]);
});

test('a redirect is an answer like any other and is not followed', async () => {
  const target = await openCallbackReceiver();
  receiver.behave({ status: 307, headers: { location: target.url } });
  const answer = await createHttpSender(local)({ ...message, url: receiver.url });
  expect(answer).toMatchObject({ outcome: 'httpError', status: 307, headers: { location: target.url } });
  expect(target.received).toEqual([]);
  await target.close();
});

test('the wait ends when a receiver accepts the connection but does not answer', async () => {
  receiver.behave('hang');
  const answer = await createHttpSender(local)({ ...message, url: receiver.url, timeoutMs: 150 });
  expect(answer).toMatchObject({ outcome: 'timedOut', status: null, error: 'no answer within 150 ms' });
  expect(answer.latencyMs).toBeGreaterThanOrEqual(140);
});

test('times out when a resolver does not answer', async () => {
  const silent: ResolveHost = () => new Promise(() => undefined);
  const send = createHttpSender(local, silent);
  expect(await send({ ...message, url: urlOf('shop.com'), timeoutMs: 100 })).toMatchObject({
    outcome: 'timedOut',
    status: null,
  });
});

test('a refused connection and a name without address are failed connections', async () => {
  const send = createHttpSender(local, at([]));
  expect(await send({ ...message, url: urlOf('shop.com') })).toMatchObject({ outcome: 'connectionFailed' });
  await receiver.close();
  const answer = await createHttpSender(local)({ ...message, url: receiver.url });
  expect(answer).toMatchObject({ outcome: 'connectionFailed', status: null, error: 'ECONNREFUSED' });
  receiver = await openCallbackReceiver();
});

test('a receiver with an untrusted certificate gets no data over https', async () => {
  const heard: string[] = [];
  const shop = createHttpsServer(selfSigned, (request, response) => {
    heard.push(request.url ?? '');
    response.end('success');
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const { port } = shop.address() as AddressInfo;
  const send = createHttpSender(local, at(['127.0.0.1']));
  const answer = await send({ ...message, url: `https://shop.com:${port}/callback` });
  expect(answer).toMatchObject({ outcome: 'connectionFailed', error: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(heard).toEqual([]);
  shop.close();
  await once(shop, 'close');
});

test.each([
  ['a page that begins with the word', { status: 200, body: 'successful' }, 'wrongAnswer'],
  ['the word and more than is stored', { status: 200, body: `success${' '.repeat(5_000)}` }, 'wrongAnswer'],
  ['the word in another status', { status: 300, body: 'success' }, 'httpError'],
  ['the word between blanks', { status: 201, body: ' success\r\n' }, 'acknowledged'],
])('%s has the expected outcome', async (_, behaviour, outcome) => {
  receiver.behave(behaviour);
  const answer = await createHttpSender(local)({ ...message, url: receiver.url });
  expect(answer).toMatchObject({ outcome, status: behaviour.status });
});

test('an endless answer is read only up to the stored length', async () => {
  const sent = { bytes: 0 };
  const endless = await serve((response) => {
    const chunk = Buffer.alloc(65_536, 'x');
    const more = (): void => {
      sent.bytes += chunk.length;
      if (response.write(chunk)) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  });
  const answer = await createHttpSender(local)({ ...message, url: endless.url });
  expect(answer).toMatchObject({ outcome: 'wrongAnswer', status: 200, truncated: true });
  expect(answer.body).toHaveLength(4_096);
  // The size of the system's buffers, at most.
  expect(sent.bytes).toBeLessThan(32 * 1_048_576);
  await endless.close();
});

test('an unfinished answer is not an acknowledgement', async () => {
  const dripping = await serve((response) => void response.write('success'));
  const answer = await createHttpSender(local)({ ...message, url: dripping.url, timeoutMs: 200 });
  expect(answer).toMatchObject({ outcome: 'timedOut' });
  await dripping.close();
});

test('characters that the database cannot store are replaced', async () => {
  receiver.behave({ status: 200, body: 'a\u0000b' });
  const answer = await createHttpSender(local)({ ...message, url: receiver.url });
  expect(answer).toMatchObject({ outcome: 'wrongAnswer', body: 'a\uFFFDb' });
  receiver.behave(acknowledging);
});

async function serve(
  answer: (response: ServerResponse) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    request.resume();
    response.on('error', () => undefined);
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
