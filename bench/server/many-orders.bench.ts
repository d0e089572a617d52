import { Client } from 'pg';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import type { Row } from '../table.ts';
import { loadOrders, type OrderHeap } from './order-loader.ts';

type HeapBench = (heap: OrderHeap, count: number, say: (text: string) => void) => Promise<Row[]>;

/** Number of orders; `ORDERS=10000000` for ten million. */
const count = Number(process.env.ORDERS ?? 1_000_000);

/** Measurements over one database with many orders. */
export async function overManyOrders(
  say: (text: string) => void,
  benches: readonly HeapBench[],
): Promise<Row[]> {
  const postgres = await startPostgres({
    durable: false,
    settings: { shared_buffers: '1GB', max_wal_size: '8GB' },
    say,
  });
  try {
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query('create database bench_many');
    await admin.end();
    const url = Object.assign(new URL(postgres.url), { pathname: 'bench_many' }).href;
    say(`Writing ${count} orders …`);
    const startedAt = performance.now();
    const heap = await loadOrders(url, count, say);
    say(`Written in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s.`);
    const rows: Row[] = [];
    for (const bench of benches) rows.push(...(await bench(heap, count, say)));
    await heap.store.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}
