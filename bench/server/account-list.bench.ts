import { Client } from 'pg';
import { openStore, type Store } from '../../apps/server/src/db/connection.ts';
import { addDemoParties } from '../../apps/server/src/db/demo/demo-parties.ts';
import { listResources } from '../../apps/server/src/domains/orders/resources/resources.list.ts';
import type { Scope } from '../../apps/server/src/kit/operation/context.ts';
import { SecretBox } from '../../apps/server/src/kit/secrets/secret-box.ts';
import { startPostgres } from '../../scripts/launch/postgres.ts';
import type { Row } from '../table.ts';
import { listRows, timeNumberedPages, timePagesOn } from './list-pages.ts';

type Asked = Parameters<typeof listResources>[1];

/** Numbers of accounts and suppliers; `ACCOUNTS=1000000` for a million. */
const count = Number(process.env.ACCOUNTS ?? 100_000);
const supplierCount = count / 10;
const pageSize = 50;

const rules = {
  orderTimeoutMs: 600_000,
  lateMessageMs: 1_800_000,
  monitorLiveMs: 120_000,
  needsBalance: false,
  reservesBalance: false,
  countsReserved: true,
  redPacketLimit: 1,
};

/** Pages of the account list by number and by cursor, without HTTP, in CPU time. */
export async function benchAccountList(say: (text: string) => void): Promise<Row[]> {
  const postgres = await startPostgres({ durable: false, settings: { shared_buffers: '512MB' }, say });
  try {
    const store = await openStore({ databaseUrl: postgres.url, poolSize: 1 });
    const supplierId = await load(store, postgres.url);
    const rows = await measureAll(store, supplierId, say);
    await store.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}

async function measureAll(store: Store, supplierId: string, say: (text: string) => void): Promise<Row[]> {
  const all: Scope = { kind: 'all' };
  const own: Scope = { kind: 'suppliers', supplierId, supplierIds: [supplierId] };
  const cases: readonly (readonly [name: string, scope: Scope, asked: Asked])[] = [
    ['by supplier', all, {}],
    ['by name', all, { sortBy: 'name' }],
    ['newest first', all, { sortBy: 'createdAt', sortOrder: 'desc' }],
    ['most held first', all, { sortBy: 'processingOrderCount', sortOrder: 'desc' }],
    ['most used first', all, { sortBy: 'dailyUsed', sortOrder: 'desc' }],
    ['with sums', all, { withSummary: true }],
    ['of three kinds for collection', all, { kinds: ['bank', 'upi', 'wallet'], productKind: 'collection' }],
    ['disabled ones', all, { state: 1 }],
    ['offline ones', all, { monitorState: 'offline' }],
    ['by a part of the name', all, { name: '4242' }],
    ['by the last four characters', all, { accountNumber: '4242' }],
    ['of one supplier', own, {}],
  ];
  const rows: Row[] = [];
  for (const [name, scope, asked] of cases) {
    const view = { scope, rules, now: new Date() };
    const { total } = await listResources(store.db, { ...asked, pageSize }, view);
    const pageCount = Math.max(1, Math.ceil((total ?? 0) / pageSize));
    const what = `account list, ${count.toLocaleString('en-US')} accounts`;
    const read = (place: Asked) => listResources(store.db, { ...asked, ...place, pageSize }, view);
    const numbered = await timeNumberedPages(store, pageCount, (page) => read({ page }));
    rows.push(...listRows(what, `${name}, by number`, numbered, say));
    // Fewer pages have no depth.
    if (pageCount < 10) continue;
    rows.push(...listRows(what, `${name}, by cursor`, await timePagesOn(store, pageCount, read), say));
  }
  return rows;
}

/** Accounts of every kind, ten to a supplier. Inserted directly, because the services would take minutes. */
async function load(store: Store, databaseUrl: string): Promise<string> {
  await store.transaction((tx) =>
    addDemoParties(tx, new SecretBox(new Uint8Array(32)), 'none', new Date(Date.now() - 86_400_000)),
  );
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Foreign keys are skipped: the suppliers have no users.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into suppliers (id, user_id, name, enabled)
       select md5('s' || n)::uuid, md5('u' || n)::uuid, 'Supplier ' || md5('n' || n), n % 50 > 0
       from generate_series(1, $1::int) n`,
      [supplierCount],
    );
    await client.query(
      `insert into resources (id, supplier_id, kind, name, currency, time_zone, bank_name, account_name,
         card_number, vpa, usdt_address, usdt_network, min_amount_minor, max_amount_minor, daily_limit_minor,
         weight, float_mode, monitor_id, created_at, updated_at)
       select md5('a' || n)::uuid, md5('s' || (n % $2::int + 1))::uuid,
         (array['bank', 'upi', 'usdt'])[n % 3 + 1], 'Account ' || n, case n % 3 when 2 then 'USDT' else 'INR' end,
         'Asia/Kolkata', 'Bank ' || n % 40, 'Holder ' || n, (10000000000 + n)::text, 'a' || n || '@bank',
         case n % 3 when 2 then 'T' || md5('t' || n) end, case n % 3 when 2 then 'TRC20' end,
         10000, 5000000, case n % 4 when 0 then null else 100000000 end, n % 20, 'none',
         case n % 2 when 0 then 'phone-' || n end,
         now() - n * interval '1 second', now()
       from generate_series(1, $1::int) n`,
      [count, supplierCount],
    );
    await client.query(
      `insert into resource_products (resource_id, product_id, currency, enabled, updated_at)
       select r.id, case r.currency when 'INR' then 1008 else 3015 end, r.currency, r.weight > 0, now()
       from resources r on conflict do nothing`,
    );
    await client.query(
      `insert into resource_loads (resource_id, processing_count, reserved_minor, paid_on, paid_minor, paid_count)
       select r.id, r.weight % 5, r.weight % 5 * 10000, (now() at time zone r.time_zone)::date, r.weight * 5000, r.weight
       from resources r on conflict do nothing`,
    );
    await client.query(
      `insert into monitor_heartbeats select 'phone-' || n, now() from generate_series(6, $1::int, 6) n`,
      [count],
    );
    // Triggers are skipped too.
    await client.query('select regroup_resources(), rekey_resources()');
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ id: string }>(`select md5('s1')::uuid as id`);
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
}
