import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from './db/connection.ts';
import { openEmbeddedStore } from './db/embedded-store.ts';
import { type CountingReceiver, openCountingReceiver } from './testing/counting-receiver.ts';
import { expectNothingLost } from './testing/load-inspection.ts';
import { nothingLeft, OrderLoad } from './testing/order-load.ts';
import { demoOf, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { openTestStore, type TestStore, testStoreKind } from './testing/test-store.ts';

/** On each store; `CRASHES=200` for two hundred. */
const crashes = Number(process.env.CRASHES ?? 20);
const readyWithinMs = 5_000;

let dataDir: string;
let database: TestStore | undefined;
let receiver: CountingReceiver;
let server: ServerProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platform-crash-'));
  database = testStoreKind === 'postgres' ? await openTestStore() : undefined;
  receiver = await openCountingReceiver();
});
afterAll(async () => {
  await server?.stop();
  await receiver.close();
  await database?.close();
  await rm(dataDir, { recursive: true });
});

const start = async (port = 0): Promise<ServerProcess> => {
  server = await startServerProcess({ dataDir, databaseUrl: database?.databaseUrl }, { PORT: String(port) });
  return server;
};

type Look = (store: TestStore['store']) => Promise<void>;

/** Opens the server's data while no server runs. */
async function withStore(look: Look, folder: string): Promise<void> {
  const { databaseUrl } = database ?? {};
  const store = await (databaseUrl
    ? openStore({ databaseUrl, skipMigrations: true })
    : openEmbeddedStore({ dataDir: folder }));
  await look(store).finally(() => store.close());
}

/**
 * Inspects the data that the killed server left, without changing it, because the next server must find it as
 * it is. A folder is copied now and inspected by the returned function, once the next server has started and its
 * time is taken. A database exists only once, so it is inspected now.
 */
async function remains(look: Look): Promise<() => Promise<void>> {
  if (database?.databaseUrl) {
    await withStore(look, dataDir);
    return async () => {};
  }
  const copy = await mkdtemp(join(tmpdir(), 'platform-remains-'));
  await cp(join(dataDir, 'store'), join(copy, 'store'), { recursive: true });
  return () => withStore(look, copy).finally(() => rm(copy, { recursive: true }));
}

test(`loses and doubles nothing when it is killed under load ${crashes} times, and continues at once`, {
  timeout: crashes * 60_000 + 120_000,
}, async () => {
  let running = await start();
  const { port, url } = running;
  const load = new OrderLoad({ demo: demoOf({ dataDir }), notifyUrl: receiver.url, urls: () => [url] });
  await load.signIn();
  const killedAt: number[] = [];
  const readyMs: number[] = [];
  for (let crash = 0; crash < crashes; crash += 1) {
    const before = load.answered.created.size;
    const completed = load.answered.supplemented.size;
    const matched = load.answered.matched.size;
    load.start();
    // Enough requests are in progress; the moment of the kill is random.
    await expect
      .poll(() => load.answered.supplemented.size - completed, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(3 + (crash % 5));
    await expect
      .poll(() => load.answered.matched.size - matched, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(1);
    expect(load.answered.created.size).toBeGreaterThan(before);
    await running.kill();
    killedAt.push(performance.now());
    await load.stop();
    const look = await remains((store) => expectNothingLost(store, load.answered));
    running = await start(port);
    await look();
    readyMs.push(running.readyMs);
  }
  expect(Math.max(...readyMs)).toBeLessThan(readyWithinMs);

  // A callback in progress at the crash is sent again when its lease ends, without an operator.
  const leftAt = performance.now();
  await expect.poll(() => load.outstanding(), { timeout: 90_000, interval: 500 }).toEqual(nothingLeft);
  const tidiedMs = performance.now() - leftAt;
  await running.stop();
  await withStore((store) => expectNothingLost(store, load.answered), dataDir);
  for (const [id, times] of receiver.arrivals) {
    // Only a crash between sending a callback and recording the result causes a second send.
    const unexplained = times.filter(
      (time, index) => index > 0 && !killedAt.some((kill) => kill > times[index - 1]! && kill < time),
    );
    expect({ id, unexplained }).toEqual({ id, unexplained: [] });
  }
  const { answered, calls } = load;
  const twice = [...receiver.arrivals.values()].filter((times) => times.length > 1).length;
  process.stdout.write(
    `note: ${crashes} crashes on ${testStoreKind}: ${answered.created.size} orders, ${answered.supplemented.size} completed, ` +
      `${answered.reported.size} messages that completed ${answered.matched.size}, ` +
      `${calls.lost} calls lost; ${receiver.arrivals.size} callbacks, ${twice} of them twice; ` +
      `ready within ${(Math.max(...readyMs) / 1_000).toFixed(1)} s, nothing left ${(tidiedMs / 1_000).toFixed(0)} s after the last\n`,
  );
});
