import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createMemorySession, createSocket } from '@platform/sdk';
import { WebSocket, WebSocketServer } from 'ws';
import { median, percentile } from '../stats.ts';
import { type Row, ratioRow } from '../table.ts';

const rounds = 15;
const messages = 400;

/** A command and its answer, compared with a round trip of the same text over a plain connection. */
export async function benchSocket(): Promise<Row[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (connection) => {
    connection.on('message', (data) => {
      const { requestId } = JSON.parse(data.toString());
      connection.send(JSON.stringify({ requestId, code: 200, data: { key: 'key', topics: ['orders'] } }));
    });
  });
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const session = createMemorySession();
  await session.set('token', 'x'.repeat(22));
  const socket = createSocket('', { url, session, WebSocket });
  await socket.connect();
  const bare = new WebSocket(url);
  await once(bare, 'open');

  const request = JSON.stringify({
    requestId: 'r1',
    commandType: 'subscribe',
    data: { topics: ['orders'] },
    token: 'x',
  });
  const ours = () => socket.request('subscribe', { topics: ['orders'] });
  const reference = async () => {
    bare.send(request);
    const [data] = await once(bare, 'message');
    return JSON.parse(data.toString());
  };
  const medians = { ours: [] as number[], reference: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    const p50 = { ours: await p50Us(ours), reference: await p50Us(reference) };
    if (round < 0) continue;
    medians.ours.push(p50.ours);
    medians.reference.push(p50.reference);
  }
  socket.close();
  bare.close();
  server.close();
  const value = median(medians.reference);
  return [
    ratioRow('websocket round trip, p50', median(medians.ours), { name: 'bare ws', value }, 'µs', {
      atMost: 1.5,
    }),
  ];
}

async function p50Us(roundTrip: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < messages; index += 1) {
    const startedAt = performance.now();
    await roundTrip();
    times.push((performance.now() - startedAt) * 1_000);
  }
  return percentile(times, 0.5);
}
