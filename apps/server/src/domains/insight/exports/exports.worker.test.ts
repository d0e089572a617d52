import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ExportDesk } from '../../../testing/export-desk.ts';
import { addManyOrders } from '../../../testing/many-orders.ts';
import { worldProducts } from '../../../testing/order-world.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { exportPolicy } from './exports.policy.ts';
import { leaseExport, saveProgress } from './exports.queue.ts';
import { listExportPieces, listExports } from './exports.table.ts';

const rowCount = 500;
const orders = {
  operation: 'orders.list',
  format: 'csv',
  columns: ['orderCode', 'createdAt'],
  filters: { notInOrderStatusIds: '' },
};

let app: TestApp;
let desk: ExportDesk;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  desk = new ExportDesk(app);
  const { store, ids, clock } = app;
  await addProducts(store.db, worldProducts);
  await allowProducts(store.db, [{ merchantId: ids.merchantId, productId: 1008, feeRate: '0.02' }]);
  const request = { productId: 1008, mchOrderNo: 'M0', amount: 5_000, notifyUrl: 'https://m.example/n' };
  await placeOrder(store.db, request, {
    merchantId: ids.merchantId,
    now: clock.now(),
    timeZone: 'Asia/Shanghai',
  });
  await addManyOrders(store, rowCount - 1);
  token = await app.signIn('superAdmin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.store.db.delete(listExports);
});

async function ask(): Promise<string> {
  return (await desk.start(token, orders)).data.id;
}

/** The order numbers in a finished file. */
async function codesIn(id: string): Promise<string[]> {
  const rows: string[][] = parse((await desk.download(token, id)).toString(), { bom: true, from: 2 });
  return rows.map(([code = '']) => code);
}

async function expectWhole(id: string): Promise<void> {
  const codes = await codesIn(id);
  expect(codes).toHaveLength(rowCount);
  expect(new Set(codes).size).toBe(rowCount);
}

describe('an export that is being written', () => {
  it('reports its progress and total', async () => {
    const id = await ask();
    const seen: (readonly [number, number | null])[] = [];
    const worker = desk.worker({
      pageRows: 200,
      yieldToRequests: async () => {
        const { rowCount: done, total } = await desk.one(token, id);
        seen.push([done, total]);
      },
    });
    await worker.turn();
    await worker.idle();
    expect(seen).toEqual([
      [200, rowCount],
      [400, rowCount],
      [500, rowCount],
    ]);
    await expectWhole(id);
  });

  it('ends within one page of being cancelled, and leaves nothing', async () => {
    const id = await ask();
    let pages = 0;
    const worker = desk.worker({
      pageRows: 100,
      yieldToRequests: async () => {
        pages += 1;
        if (pages === 2) await desk.cancel(token, id);
      },
    });
    await worker.turn();
    await worker.idle();
    expect(pages).toBe(2);
    expect(await desk.one(token, id)).toMatchObject({ state: 'cancelled', pieceCount: 0, sizeBytes: null });
    expect(await app.store.db.$count(listExportPieces)).toBe(0);
    expect((await desk.piece(token, id, 0)).code).toBe(2320);
  });

  it('stops when it is deleted', async () => {
    const id = await ask();
    let pages = 0;
    const worker = desk.worker({
      pageRows: 100,
      yieldToRequests: async () => {
        pages += 1;
        if (pages === 1) await app.post('/v1.0/export/delete', { id }, { token });
      },
    });
    await worker.turn();
    await worker.idle();
    expect(pages).toBe(1);
    expect(await desk.list(token)).toEqual([]);
    expect(await app.store.db.$count(listExportPieces)).toBe(0);
  });

  it('returns to the queue when its process shuts down, and another process writes it', async () => {
    const id = await ask();
    let stopped: Promise<void> | undefined;
    const first = desk.worker({
      pageRows: 100,
      yieldToRequests: async () => {
        stopped ??= first.stop();
      },
    });
    await first.turn();
    await first.idle();
    await stopped;
    expect(await desk.one(token, id)).toMatchObject({ state: 'waiting', rowCount: 0 });
    const second = desk.worker({ pageRows: 100 });
    expect(await second.turn()).toBe(true);
    await second.idle();
    await expectWhole(id);
  });

  it('starts again after its process was killed, without any piece of the first run', async () => {
    const id = await ask();
    const { store, clock } = app;
    const killed = await leaseExport(store, clock.now());
    if (!killed) throw new Error('nothing was taken');
    const progress = { rowCount: 7, total: rowCount, pieceCount: 1, sizeBytes: 3 };
    await store.transaction((tx) => saveProgress(tx, killed, [Buffer.from('old')], progress, clock.now()));
    const other = desk.worker({ pageRows: 100 });
    expect(await other.turn()).toBe(false);
    clock.advance(exportPolicy.leaseMs + 1);
    expect(await other.turn()).toBe(true);
    // The process that counted as dead is still running, but its writes are refused.
    expect(
      await store.transaction((tx) => saveProgress(tx, killed, [Buffer.from('late')], progress, clock.now())),
    ).toBe(false);
    await other.idle();
    await expectWhole(id);
  });

  it('does not wait for exports of dead processes', async () => {
    const { store, clock } = app;
    for (let count = 0; count <= exportPolicy.running; count += 1) await ask();
    const take = async () => (await leaseExport(store, clock.now()))?.id;
    for (let count = 0; count < exportPolicy.running; count += 1) expect(await take()).toBeDefined();
    expect(await take()).toBeUndefined();
    clock.advance(exportPolicy.leaseMs + 1);
    expect(await take()).toBeDefined();
  });

  it('is retried only a limited number of times', async () => {
    const id = await ask();
    for (let attempt = 0; attempt < exportPolicy.attempts; attempt += 1) {
      expect(await leaseExport(app.store, app.clock.now())).toBeDefined();
      app.clock.advance(exportPolicy.leaseMs + 1);
    }
    const worker = desk.worker();
    await worker.turn();
    await worker.idle();
    expect(await desk.one(token, id)).toMatchObject({ state: 'failed', errorCode: 2321 });
  });

  it('fails with a short text and an error number, without internal details', async () => {
    const id = await ask();
    const broken = { 'orders.list': () => Promise.reject(new Error('secret of the database')) };
    const worker = desk.worker({ handlers: broken as never });
    await worker.turn();
    await worker.idle();
    const { data } = await app.get(`/v1.0/export/getList`, { token });
    expect(data).toMatchObject({ list: [{ id, state: 'failed', errorCode: 2900 }] });
    expect(JSON.stringify(data)).not.toContain('secret of the database');
    const { requestId } = await desk.one(token, id);
    expect(
      app.logLines.some((line) => line.includes(requestId) && line.includes('secret of the database')),
    ).toBe(true);
  });

  it('stops at the row limit of its file type and reports that there are more', async () => {
    const id = await ask();
    const worker = desk.worker({ pageRows: 100, rowLimits: { csv: 250, xlsx: 250 } });
    await worker.turn();
    await worker.idle();
    expect(await desk.one(token, id)).toMatchObject({ rowCount: 250, limitReached: true, state: 'done' });
    expect(await codesIn(id)).toHaveLength(250);
  });

  it('is complete at exactly the row limit', async () => {
    const id = await ask();
    const worker = desk.worker({ pageRows: 100, rowLimits: { csv: rowCount, xlsx: rowCount } });
    await worker.turn();
    await worker.idle();
    expect(await desk.one(token, id)).toMatchObject({ rowCount, limitReached: false });
  });
});

describe('several processes', () => {
  it('write two exports of one user at a time, each once', async () => {
    const ids = [await ask(), await ask(), await ask()];
    const gate = Promise.withResolvers<void>();
    const workers = [1, 2, 3].map(() => desk.worker({ pageRows: 100, yieldToRequests: () => gate.promise }));
    const taken: boolean[] = [];
    for (const worker of workers) taken.push(await worker.turn());
    expect(taken).toEqual([true, true, false]);
    gate.resolve();
    await Promise.all(workers.map((worker) => worker.idle()));
    expect(await workers[2]?.turn()).toBe(true);
    await workers[2]?.idle();
    for (const id of ids) await expectWhole(id);
  });
});
