import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LocalFanout } from '../live/fanout.ts';
import { LongPolls } from '../live/long-polls.ts';
import { RequestGauge } from './request-gauge.ts';

let inUse = 1;
const gauge = new RequestGauge(() => inUse);
const answers: (() => void)[] = [];
const server = createServer((_request, response) => void answers.push(() => response.end()));
beforeAll(async () => {
  gauge.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const send = (to = server) => {
  const { port } = to.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', agent: false });
  sent.on('error', () => {});
  sent.on('response', (response) => response.resume());
  sent.end();
  return sent;
};

test('background work pauses while many requests wait, and continues when they are answered or gone', async () => {
  const sent = [send(), send(), send()];
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  expect(gauge.isBusy).toBe(false);
  sent.push(send());
  await vi.waitFor(() => expect(gauge.isBusy).toBe(true));
  const before = performance.now();
  await gauge.yieldToRequests(80);
  expect(performance.now() - before).toBeGreaterThanOrEqual(75);

  // Requests that wait for the database leave the processor to other work.
  inUse = 0.5;
  expect(gauge.isBusy).toBe(false);
  inUse = 1;
  expect(gauge.isBusy).toBe(true);

  sent[0]?.destroy();
  await vi.waitFor(() => expect(gauge.isBusy).toBe(false));
  await gauge.yieldToRequests(1_000_000);
  for (const answer of answers) answer();
});

test('requests of a long poll count only while they read', async () => {
  const fanout = new LocalFanout(() => {});
  const polls = new LongPolls(fanout);
  const work = Promise.withResolvers<void>();
  let reading: Promise<void> | undefined;
  const polling = createServer(async (_request, response) => {
    const poll = {
      id: 'a',
      withinMs: 60_000,
      read: async () => reading,
      isFinal: () => reading !== undefined,
    };
    await polls.poll(poll, { response });
    response.end();
  });
  const waiting = new RequestGauge(() => 1);
  waiting.watch(polling, () => polls.asleep);
  polling.listen(0, '127.0.0.1');
  await once(polling, 'listening');

  const sent = [send(polling), send(polling), send(polling), send(polling), send(polling)];
  await vi.waitFor(() => expect(polls.asleep).toBe(5));
  expect(waiting.isBusy).toBe(false);
  // A client that goes ends its wait, so it is not subtracted from those that read.
  sent[0]?.destroy();
  await vi.waitFor(() => expect(polls.asleep).toBe(4));
  reading = work.promise;
  fanout.publish([{ topic: 'orders', type: 'order.updated', id: 'a' }]);
  expect(waiting.isBusy).toBe(true);
  work.resolve();
  await vi.waitFor(() => expect(waiting.isBusy).toBe(false));
  polls.close();
  polling.close();
});

test('new requests are read between two pieces of work, even while none is counted', async () => {
  await vi.waitFor(() => expect(gauge.isBusy).toBe(false));
  let lookedAt = false;
  setImmediate(() => {
    lookedAt = true;
  });
  await gauge.yieldToRequests(0);
  expect(lookedAt).toBe(true);
});

test('the event loop is measured: a blocked one is in use, an idle one is not', async () => {
  const measuring = new RequestGauge();
  const crowd = createServer();
  measuring.watch(crowd);
  for (let at = 0; at < 4; at += 1) crowd.emit('request', {}, { once: () => {} });
  const block = () => {
    const until = performance.now() + 60;
    while (performance.now() < until);
  };
  await vi.waitFor(async () => {
    await new Promise(setImmediate);
    block();
    expect(measuring.isBusy).toBe(true);
  });
  await vi.waitFor(() => expect(measuring.isBusy).toBe(false));
});
