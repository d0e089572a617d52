import { Client } from 'pg';
import { openStore, type Store } from '../../apps/server/src/db/connection.ts';
import { addDemoParties } from '../../apps/server/src/db/demo/demo-parties.ts';
import { SecretBox } from '../../apps/server/src/kit/secrets/secret-box.ts';
import { insertOrders, loadedDays } from './order-loader.ts';

export interface StatementHeap {
  readonly store: Store;
  readonly from: Date;
  readonly to: Date;
  /** A supplier of the demo. */
  readonly supplierId: string;
  /** The supplier of the accounts on the board. */
  readonly accountsOf: string;
  /** Values that some record has. */
  readonly example: Readonly<
    Record<
      'resourceId' | 'cardNumber' | 'templateId' | 'utr' | 'orderCode' | 'fromAddress' | 'toAddress',
      string
    >
  >;
}

export const accountCount = 200;
const dayMs = 86_400_000;

/**
 * Records of orders over sixty days, as devices report them: matched where the order was paid; of the others, some
 * wait for a person. Inserted directly, because the services would take hours.
 */
export async function loadStatements(
  databaseUrl: string,
  count: number,
  say: (text: string) => void,
): Promise<StatementHeap> {
  const store = await openStore({ databaseUrl, poolSize: 1 });
  const to = new Date();
  const from = new Date(to.getTime() - loadedDays * dayMs);
  await store.transaction((tx) =>
    addDemoParties(tx, new SecretBox(new Uint8Array(32)), 'none', new Date(from.getTime() - dayMs)),
  );
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Foreign keys are skipped: the supplier has no user, and nobody reads the devices.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await client.query(
      `insert into suppliers (id, user_id, name, enabled) values (md5('board')::uuid, md5('user')::uuid, 'Board', true)`,
    );
    await client.query(
      `insert into resources (id, supplier_id, kind, name, currency, time_zone, bank_name, account_name, card_number, vpa,
         min_amount_minor, max_amount_minor, weight, float_mode, monitor_id, created_at, updated_at)
       select md5('a' || n)::uuid, md5('board')::uuid, 'upi', 'Account ' || n, 'INR', 'Asia/Kolkata', 'Bank ' || n % 40,
         'Holder ' || n, (10000000000 + n)::text, 'a' || n || '@bank', 10000, 5000000, 10, 'none', 'bench-' || n, $2, $2
       from generate_series(1, $1::int) n`,
      [accountCount, from],
    );
    await client.query(
      `insert into resource_products (resource_id, product_id, currency, enabled, updated_at)
       select md5('a' || n)::uuid, 1008, 'INR', true, $2 from generate_series(1, $1::int) n`,
      [accountCount, from],
    );
    // Some orders have no account, so that nobody reports their money.
    await insertOrders(databaseUrl, Math.ceil(count * 1.15), from, say);
    const indexes = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'statements'::regclass and not indisprimary`,
    );
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
    await client.query(insertion, [count]);
    for (const { definition } of indexes.rows) await client.query(definition);
    await client.query('vacuum (analyze) statements');
    await client.query('analyze');
    return { store, from, to, ...(await examplesOf(client)) };
  } finally {
    await client.end();
  }
}

const pick = (question: number, below: number): string => `abs(hashint8extended(n, ${question})) % ${below}`;

const insertion = `
  with taken as (
    select o.*, row_number() over (order by created_at, id) as n from orders o where resource_id is not null
    order by created_at, id limit $1::int
  ), judged as (
    select *, case when status in (4, 5) then 'matched' when ${pick(1, 100)} < 4 then 'unmatched'
        when ${pick(1, 100)} < 6 then 'suspicious' when ${pick(1, 100)} < 8 then 'unparsed' else 'ignored' end as read_as,
      case when currency = 'USDT' then 'usdt' when ${pick(2, 100)} < 85 then 'sms' else 'webMessage' end as message_kind,
      coalesce(completed_at, created_at + interval '2 minutes') as at
    from taken
  )
  insert into statements (id, monitor_id, kind, message_key, sender, body, received_at, stored_at, network, txid, log_index,
    from_address, to_address, confirmations, success, state, suspicion, template_id, direction, resource_id, supplier_id,
    amount_minor, currency, utr, balance_minor, payer_name, order_id, match, handled_at)
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5('s' || n), 1, 3) || '8' ||
      substr(md5('s' || n), 4, 15))::uuid,
    'bench-' || ${pick(3, 400)}, message_kind, n::text, case when message_kind <> 'usdt' then 'AD-BANK' end,
    case when message_kind <> 'usdt' then 'Rs ' || amount_minor / 100 || ' credited to a/c XX' || ${pick(4, 10_000)} ||
      ' by UPI ref ' || lpad(n::text, 12, '0') || ' from ASHA RAO. Avl bal Rs ' || ${pick(5, 9_000_000)} end,
    at - interval '4 seconds', at,
    case when message_kind = 'usdt' then 'TRC20' end, case when message_kind = 'usdt' then md5('x' || n) end,
    case when message_kind = 'usdt' then 0 end, case when message_kind = 'usdt' then 'T' || md5('f' || n % 5000) end,
    case when message_kind = 'usdt' then 'T' || md5('r' || resource_id::text) end,
    case when message_kind = 'usdt' then ${pick(6, 100)} end, case when message_kind = 'usdt' then true end,
    read_as, case when read_as = 'suspicious' then (array['late', 'amountMismatch', 'severalCandidates'])[${pick(7, 3)} + 1] end,
    case when read_as <> 'unparsed' then md5('t' || ${pick(8, 20)})::uuid end,
    case when read_as <> 'unparsed' then case order_type when 1 then 'in' else 'out' end end, resource_id, supplier_id,
    case when read_as <> 'unparsed' or message_kind = 'usdt' then amount_minor end,
    case when read_as <> 'unparsed' or message_kind = 'usdt' then currency end,
    case when read_as <> 'unparsed' and message_kind <> 'usdt' then lpad(n::text, 12, '0') end,
    case when read_as <> 'unparsed' then ${pick(5, 9_000_000)} * 100 end, 'ASHA RAO',
    case when read_as in ('matched', 'suspicious') then id end, case when read_as = 'matched' then 'automatic' end,
    case when read_as = 'matched' then at end
  from judged`;

async function examplesOf(
  client: Client,
): Promise<Pick<StatementHeap, 'supplierId' | 'accountsOf' | 'example'>> {
  const only = async (query: string): Promise<string> => {
    const { rows } = await client.query<{ value: string }>(query);
    return rows[0]?.value ?? '';
  };
  const ofChain = (column: string) =>
    only(`select ${column} as value from statements where kind = 'usdt' order by ${column} limit 1`);
  return {
    supplierId: await only(
      `select supplier_id as value from statements where supplier_id <> md5('board')::uuid
       group by 1 order by count(*) desc limit 1`,
    ),
    accountsOf: await only(`select md5('board')::uuid as value`),
    example: {
      resourceId: await only(`select md5('a7')::uuid as value`),
      cardNumber: '10000000007',
      templateId: await only(`select md5('t7')::uuid as value`),
      utr: await only(
        `select utr as value from statements where utr is not null order by utr offset 500 limit 1`,
      ),
      orderCode: await only(
        `select order_code as value from statements join orders on orders.id = order_id order by order_id limit 1`,
      ),
      fromAddress: await ofChain('from_address'),
      toAddress: await ofChain('to_address'),
    },
  };
}

/** What the board of these accounts sums up. */
export async function busyAccounts(
  store: Store,
  supplierId: string,
  from: Date,
  to: Date,
): Promise<{ records: number; paid: number }> {
  const since = `'${from.toISOString()}' and '${to.toISOString()}'`;
  const { rows } = await store.db.execute<{ records: number; paid: number }>(`
    select (select count(*)::int from statements where supplier_id = '${supplierId}' and stored_at between ${since}) as records,
      (select count(*)::int from orders where supplier_id = '${supplierId}' and status in (4, 5)
        and completed_at between ${since}) as paid`);
  return rows[0] ?? { records: 0, paid: 0 };
}
