import { Client } from 'pg';
import { openStore, type Store } from '../../apps/server/src/db/connection.ts';
import { addDemoParties } from '../../apps/server/src/db/demo/demo-parties.ts';
import { supplierFiguresOf } from '../../apps/server/src/domains/insight/statistics/supplier-figures.ts';
import { listMerchants } from '../../apps/server/src/domains/parties/merchants/merchants.list.ts';
import { listSuppliers } from '../../apps/server/src/domains/parties/suppliers/suppliers.list.ts';
import { SecretBox } from '../../apps/server/src/kit/secrets/secret-box.ts';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import { median } from '../stats.ts';
import { figureRow, type Row } from '../table.ts';
import { listRows, timeNumberedPages } from './list-pages.ts';
import { processorClock } from './processor-time.ts';

/** Numbers of merchants and of suppliers; `PARTIES=100000` for more. */
const count = Number(process.env.PARTIES ?? 10_000);
/** Direct and indirect proxies of the largest team: 4,800 below 200 below its leader. */
const teamSize = 5_000;
const middleCount = 200;
const pageSize = 50;
const runs = 25;

type Asked = Parameters<typeof listSuppliers>[2];

/** Pages of merchants and suppliers, and the tree of a large team, without HTTP, in CPU time. */
export async function benchPartyList(say: (text: string) => void): Promise<Row[]> {
  const postgres = await startPostgres({ durable: false, settings: { shared_buffers: '512MB' }, say });
  try {
    const store = await openStore({ databaseUrl: postgres.url, poolSize: 1 });
    const leaderId = await load(store, postgres.url);
    const rows = [...(await measureLists(store, say)), ...(await measureTree(store, leaderId, say))];
    await store.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}

const everything = {
  scope: { kind: 'all' },
  actor: { kind: 'anonymous' },
  timeZone: 'Asia/Shanghai',
} as const;
const suppliersOf = (store: Store, asked: Asked) =>
  listSuppliers({ ...everything, db: store.db, now: new Date() }, supplierFiguresOf, asked);

async function measureLists(store: Store, say: (text: string) => void): Promise<Row[]> {
  const lists: readonly (readonly [string, (page: number) => Promise<{ total: number }>])[] = [
    ['merchants, newest first', (page) => listMerchants(store.db, { page, pageSize }, { kind: 'all' })],
    [
      'merchants by name',
      (page) =>
        listMerchants(store.db, { page, pageSize, sortBy: 'name', sortOrder: 'asc' }, { kind: 'all' }),
    ],
    ['suppliers by name', (page) => suppliersOf(store, { page, pageSize })],
    ['suppliers by name with teams', (page) => suppliersOf(store, { page, pageSize, withTeam: true })],
    ['suppliers, enabled ones', (page) => suppliersOf(store, { page, pageSize, enabled: true })],
  ];
  const rows: Row[] = [];
  for (const [name, read] of lists) {
    const { total } = await read(1);
    const times = await timeNumberedPages(store, Math.max(1, Math.ceil(total / pageSize)), read);
    rows.push(...listRows(`${count.toLocaleString('en-US')} parties`, name, times, say));
  }
  return rows;
}

/** The tops of the teams, and what opening the largest team reads. */
async function measureTree(store: Store, leaderId: string, say: (text: string) => void): Promise<Row[]> {
  const steps: readonly (readonly [string, Asked])[] = [
    ['its leader with the sums of the team', { supplierId: leaderId, withTeam: true }],
    ['opening it', { parentSupplierId: leaderId, pageSize: 200, withTeam: true }],
  ];
  const rows: Row[] = [];
  for (const [name, asked] of steps) {
    const took = median(await timed(store, () => suppliersOf(store, asked)));
    say(`team of ${teamSize}, ${name}: ${took.toFixed(1)} ms`);
    rows.push(
      figureRow(`team of ${teamSize.toLocaleString('en-US')} proxies, ${name}`, took, 'ms', { atMost: 100 }),
    );
  }
  return rows;
}

async function timed(store: Store, work: () => Promise<unknown>): Promise<number[]> {
  const clock = await processorClock(store);
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = await clock();
    await work();
    took.push((await clock()) - startedAt);
  }
  // The first calls open plans and load pages into memory.
  return took.slice(5);
}

/** Inserted directly, because the services would take minutes. */
async function load(store: Store, databaseUrl: string): Promise<string> {
  await store.transaction((tx) =>
    addDemoParties(tx, new SecretBox(new Uint8Array(32)), 'none', new Date(Date.now() - 86_400_000)),
  );
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [role, letter] of [
      ['merchant', 'm'],
      ['supplier', 's'],
    ] as const)
      await client.query(
        `insert into users (id, account, nickname, role, password_hash)
         select md5('u' || $2::text || n)::uuid, $2::text || 'bench' || n, 'Party ' || n, $3::text, '-'
         from generate_series(1, $1::int) n`,
        [count, letter, role],
      );
    await client.query(
      `insert into merchants (id, user_id, mch_id, name, signing_key_box, enabled, created_at)
       select md5('m' || n)::uuid, md5('um' || n)::uuid, (20000000 + n)::text, 'Merchant ' || md5('n' || n), '-',
         n % 50 > 0, now() - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [count],
    );
    // The first supplier leads the middle ones, each of which leads a part of the rest.
    await client.query(
      `insert into suppliers (id, user_id, name, enabled, parent_id)
       select md5('s' || n)::uuid, md5('us' || n)::uuid, 'Supplier ' || md5('n' || n), n % 50 > 0,
         case when n = 1 or n > $2::int then null
              when n <= $3::int + 1 then md5('s' || 1)::uuid
              else md5('s' || (2 + n % $3::int))::uuid end
       from generate_series(1, $1::int) n`,
      [count, teamSize + 1, middleCount],
    );
    await client.query(
      `insert into supplier_products (supplier_id, product_id, commission_rate, updated_at)
       select id, 1008, '0.004', now() from suppliers on conflict do nothing`,
    );
    await client.query(
      `insert into merchant_products (merchant_id, product_id, fee_rate, updated_at)
       select id, 1008, '0.02', now() from merchants on conflict do nothing`,
    );
    await client.query('analyze');
    const { rows } = await client.query<{ id: string }>(`select md5('s1')::uuid as id`);
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
}
