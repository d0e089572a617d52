import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { createMemorySession, createPlatform, type PlatformSocket } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type CountingReceiver, openCountingReceiver } from './testing/counting-receiver.ts';
import { expectNothingLost } from './testing/load-inspection.ts';
import { nothingLeft, OrderLoad } from './testing/order-load.ts';
import {
  type DemoAccounts,
  demoOf,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process.ts';
import { openTestStore, type TestStore, testStoreKind } from './testing/test-store.ts';

const folders: string[] = [];
const servers: ServerProcess[] = [];
let database: TestStore;
let receiver: CountingReceiver;
let demo: DemoAccounts;

/** Each has its own folder, as on two machines. They share the database and the key. */
async function start(): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-process-'));
  folders.push(dataDir);
  const server = await startServerProcess(
    { dataDir, databaseUrl: database.databaseUrl },
    { PLATFORM_MASTER_KEY: '5a'.repeat(32) },
  );
  servers.push(server);
  return server;
}

describe.runIf(testStoreKind === 'postgres')('two processes on one PostgreSQL', () => {
  beforeAll(async () => {
    database = await openTestStore();
    receiver = await openCountingReceiver();
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await receiver?.close();
    await database?.close();
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  test('share the work, notify each other’s clients, and finish each other’s work', {
    timeout: 600_000,
  }, async () => {
    const first = await start();
    demo = demoOf({ dataDir: folders[0]! });
    const second = await start();
    let urls = [first.url, second.url];
    const load = new OrderLoad({ demo, notifyUrl: receiver.url, urls: () => urls });
    await load.signIn();
    const listeners = await Promise.all(urls.map(listen));

    load.start();
    await expect.poll(() => load.answered.supplemented.size, { timeout: 120_000 }).toBeGreaterThan(25);
    await load.stop();
    // Clients of both processes get the event, whichever process created the order.
    for (const { heard } of listeners)
      await expect
        .poll(() => [...load.answered.supplemented.keys()].filter((code) => !heard.has(code)), {
          timeout: 60_000,
        })
        .toEqual([]);
    for (const { socket } of listeners) socket.close();
    await expectNothingLost(database.store, load.answered);

    load.start();
    const before = load.answered.supplemented.size;
    await expect
      .poll(() => load.answered.supplemented.size - before, { timeout: 120_000 })
      .toBeGreaterThan(8);
    await first.kill();
    // Callbacks it had sent are still in this process's sockets. Some turns of the event loop read them and
    // record their times.
    for (let turn = 0; turn < 10; turn += 1) await eventLoopTurn();
    const deadSince = performance.now();
    urls = [second.url];
    const left = load.answered.supplemented.size;
    await expect.poll(() => load.answered.supplemented.size - left, { timeout: 120_000 }).toBeGreaterThan(8);
    await load.stop();
    await expect.poll(() => load.outstanding(), { timeout: 90_000, interval: 500 }).toEqual(nothingLeft);

    await expectNothingLost(database.store, load.answered);
    // Nothing is sent twice except the callbacks that the killed process was sending.
    for (const [id, times] of receiver.arrivals) {
      expect({ id, count: times.length }).toEqual({ id, count: expect.toBeOneOf([1, 2]) });
      const [one = 0, other = one] = times;
      if (other !== one)
        expect({ id, one, other, isDeadOnes: one < deadSince && other > deadSince }).toMatchObject({
          isDeadOnes: true,
        });
    }
    expect(second.complaints.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    process.stdout.write(
      `note: two processes: ${load.answered.created.size} orders, ${load.answered.supplemented.size} completed, ` +
        `${receiver.arrivals.size} callbacks\n`,
    );
  });
});

/** A client of one process, and the orders that it has received events for. */
async function listen(url: string): Promise<{ socket: PlatformSocket; heard: ReadonlySet<string> }> {
  // A separate session, because the heartbeat keys of a session form one chain.
  const platform = createPlatform({ baseUrl: url, session: createMemorySession(), timeoutMs: 120_000 });
  await platform.session.login({ userName: 'admin', password: demo.password });
  const socket = platform.socket({ WebSocket });
  const heard = new Set<string>();
  const subscription = socket.subscribe('orders', (event) => {
    if (event.type === 'order.updated' && (event.status === 4 || event.status === 5))
      heard.add(event.orderCode);
  });
  await subscription.ready;
  return { socket, heard };
}
