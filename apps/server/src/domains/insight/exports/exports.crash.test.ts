import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createPlatform, type Platform } from '@platform/sdk';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../../../db/connection.ts';
import { openEmbeddedStore } from '../../../db/embedded-store.ts';
import { addManyOrders } from '../../../testing/many-orders.ts';
import { demoOf, type ServerProcess, startServerProcess } from '../../../testing/server-process.ts';
import { openTestStore, type TestStore, testStoreKind } from '../../../testing/test-store.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { exportPolicy } from './exports.policy.ts';
import { listExports } from './exports.table.ts';

const orderCount = 12_000;

let dataDir: string;
let database: TestStore | undefined;
let server: ServerProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platform-export-'));
  database = testStoreKind === 'postgres' ? await openTestStore() : undefined;
});
afterAll(async () => {
  await server?.stop();
  await database?.close();
  await rm(dataDir, { recursive: true });
});

const start = async (): Promise<ServerProcess> => {
  server = await startServerProcess(
    { dataDir, databaseUrl: database?.databaseUrl },
    { DEMO_ORDERS: '3', SIMULATION: '0' },
  );
  return server;
};

/** Opens the server's database while no server runs. */
async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const { databaseUrl } = database ?? {};
  const store = await (databaseUrl
    ? openStore({ databaseUrl, skipMigrations: true })
    : openEmbeddedStore({ dataDir }));
  return work(store).finally(() => store.close());
}

async function signIn(url: string): Promise<Platform> {
  const platform = createPlatform({ baseUrl: url });
  await platform.session.login({ userName: 'service', password: demoOf({ dataDir }).password });
  return platform;
}

async function download(platform: Platform, id: string, pieceCount: number): Promise<string[][]> {
  const pieces: Buffer[] = [];
  for (let index = 0; index < pieceCount; index += 1) {
    const { contentBase64 } = await platform.exports.piece({ id, index });
    pieces.push(gunzipSync(Buffer.from(contentBase64, 'base64')));
  }
  return parse(Buffer.concat(pieces), { bom: true });
}

test('an export whose server is killed is written completely by the next one', {
  timeout: 300_000,
}, async () => {
  await (await start()).stop();
  await withStore((store) => addManyOrders(store, orderCount));
  const killed = await start();
  const before = await signIn(killed.url);
  const columns = ['orderCode', 'currency', 'amountMinor'];
  const { id } = await before.exports.start({ operation: 'orders.list', format: 'csv', columns });
  const rowsNow = async () => (await before.exports.list({})).list[0]?.rowCount ?? 0;
  await expect.poll(rowsNow, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  await killed.kill();

  const codes = await withStore(async (store) => {
    const [found] = await store.db.select().from(listExports);
    expect(found).toMatchObject({ id, state: 'running', attempts: 1 });
    // Lets the lease expire here, so that the test does not wait for it.
    await store.db
      .update(listExports)
      .set({ leaseUntil: sql`${listExports.leaseUntil} - ${exportPolicy.leaseMs} * interval '1 ms'` });
    return (await store.db.select({ code: orders.orderCode }).from(orders)).map(({ code }) => code);
  });

  const after = await signIn((await start()).url);
  const found = async () => (await after.exports.list({})).list[0];
  await expect.poll(async () => (await found())?.state, { timeout: 120_000 }).toBe('done');
  const done = await found();
  expect(done).toMatchObject({ id, rowCount: codes.length, total: codes.length, limitReached: false });
  const [header, ...lines] = await download(after, id, done?.pieceCount ?? 0);
  expect(header).toHaveLength(columns.length);
  expect(lines.map(([code]) => code).toSorted()).toEqual(codes.toSorted());
});
