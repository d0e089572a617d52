import { Client } from 'pg';
import { openStore, type Store } from '../../apps/server/src/db/connection.ts';
import { hourShares, payoutShares, productShares } from '../../apps/server/src/db/demo/demo-catalogue.ts';
import { addDemoParties } from '../../apps/server/src/db/demo/demo-parties.ts';
import type { LossReason } from '../../apps/server/src/domains/orders/orders/loss-reasons.service.ts';
import { SecretBox } from '../../apps/server/src/kit/secrets/secret-box.ts';

export interface OrderHeap {
  readonly store: Store;
  /** The first merchant, which has a quarter of the orders, and the first supplier. */
  readonly merchantId: string;
  readonly supplierId: string;
  readonly from: Date;
  readonly to: Date;
}

const dayMs = 86_400_000;
export const loadedDays = 60;
const chunk = 250_000;
/** Resolution of shares. */
const places = 1_000;

/**
 * Creates a database with this many orders over sixty days, distributed like demo orders by merchant,
 * product, hour and outcome. Inserted directly, because the services would take hours; so there is no
 * timeline and no ledger entry.
 */
export async function loadOrders(
  databaseUrl: string,
  count: number,
  say: (text: string) => void,
): Promise<OrderHeap> {
  const store = await openStore({ databaseUrl, poolSize: 1 });
  const to = new Date();
  const from = new Date(to.getTime() - loadedDays * dayMs);
  await store.transaction((tx) =>
    addDemoParties(tx, new SecretBox(new Uint8Array(32)), 'none', new Date(from.getTime() - dayMs)),
  );
  await insertOrders(databaseUrl, count, from, say);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const merchants = await client.query<{ id: string }>('select id from merchants order by mch_id limit 1');
    const suppliers = await client.query<{ id: string }>(
      'select id from suppliers where parent_id is null order by id limit 1',
    );
    return {
      store,
      merchantId: merchants.rows[0]?.id ?? '',
      supplierId: suppliers.rows[0]?.id ?? '',
      from,
      to,
    };
  } finally {
    await client.end();
  }
}

/** Inserts this many orders of the existing parties, starting at `from`. */
export async function insertOrders(
  databaseUrl: string,
  count: number,
  from: Date,
  say: (text: string) => void,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Triggers and foreign keys are skipped, and indexes are built once at the end.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`);
    await client.query(`set maintenance_work_mem = '512MB'`);
    await prepare(client);
    const indexes = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'orders'::regclass and not indisprimary`,
    );
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
    for (let first = 0; first < count; first += chunk) {
      await client.query(insertion, [first, Math.min(first + chunk, count) - 1, count, from, places]);
      if ((first / chunk) % 8 === 7) say(`${first + chunk} orders are written.`);
    }
    for (const { definition } of indexes.rows) await client.query(definition);
    await client.query('vacuum (analyze) orders');
  } finally {
    await client.end();
  }
}

/** Who and what gets which of the places: one lookup finds something by its share. */
async function prepare(client: Client): Promise<void> {
  const spread = (shares: readonly (readonly [unknown, number])[]): string => {
    const total = shares.reduce((sum, [, share]) => sum + share, 0);
    let sum = 0;
    return shares
      .map(([value, share]) => {
        const since = Math.round((sum / total) * places);
        sum += share;
        return `(${String(value)}, ${since}, ${Math.round((sum / total) * places) - 1})`;
      })
      .join(', ');
  };
  const table = (name: string, shares: readonly (readonly [unknown, number])[]): string => `
    create temp table ${name} as select value, place from (values ${spread(shares)}) as share(value, since, until),
      generate_series(since, until) as place`;
  const merchantShares = [28, 19, 13, 8, 7, 6, 5, 4, 3.5, 3, 2, 1.5];
  await client.query(
    table(
      'bench_merchant_numbers',
      merchantShares.map((share, index) => [index + 1, share]),
    ),
  );
  await client.query(`
    create temp table bench_merchants as select place, id from bench_merchant_numbers
    join (select id, row_number() over (order by mch_id) as number from merchants) as merchant on number = value`);
  await client.query(table('bench_products', productShares));
  await client.query(table('bench_payouts', payoutShares));
  await client.query(
    table(
      'bench_hours',
      hourShares.map((share, hour) => [hour, share]),
    ),
  );
  await client.query(`
    create temp table bench_accounts as
    select product_id, resource_id, supplier_id, row_number() over (partition by product_id order by resource_id) - 1 as place,
      count(*) over (partition by product_id) as places
    from resource_products join resources on resources.id = resource_id`);
  await client.query('analyze bench_merchants, bench_products, bench_payouts, bench_hours, bench_accounts');
}

/** A number per order and question, the same on every machine. */
const pick = (question: number, below: string): string =>
  `(abs(hashint8extended(n, ${question})) % (${below}))::int`;

/** A quarter from 250 busy addresses, the others from 400,000. */
const payerAddress = `case when ${pick(7, '4')} = 0 then '203.0.113.' || n % 250
  else '10.' || ${pick(8, '200')} || '.' || ${pick(9, '200')} || '.' || ${pick(10, '10')} end`;

const oneOf = (values: readonly LossReason[]): string => `array['${values.join("', '")}']`;
const many = (times: number, value: LossReason): LossReason[] => Array.from({ length: times }, () => value);
/** Reasons by frequency. */
const failures: readonly LossReason[] = [
  ...many(3, 'noAccount'),
  ...many(2, 'dailyLimit'),
  ...(['concurrencyLimit', 'monitorStale', 'amountTaken'] as const),
];
/** Of twenty; the others were not paid. */
const timeOuts: readonly LossReason[] = ['payerClaims', 'freed', 'gatewayGaveUp'];
const unheard: readonly LossReason[] = ['callbackTimedOut', 'callbackHttpError', 'callbackWrongAnswer'];
const payoutLosses: readonly LossReason[] = [
  ...many(4, 'beneficiaryWrong'),
  ...many(3, 'declined'),
  ...(['bankUnavailable', 'riskControl', 'otherReason'] as const),
];

const insertion = `
  with numbered as (
    select n, ${pick(1, '$5::int')} as merchant, ${pick(2, '$5::int')} as product, ${pick(3, '100')} as outcome,
      ${pick(4, '1000000')} as spread, ${pick(5, '100')} < 15 as is_payout, ${pick(6, '$5::int')} as hour,
      n >= $3::bigint * 0.98 as is_late
    from generate_series($1::bigint, $2::bigint) as n
  ), dated as (
    select *, $4::timestamptz + (n * ${loadedDays} / $3::bigint) * interval '1 day'
      + bench_hours.value * interval '1 hour' + spread * interval '3.6 milliseconds' as at
    from numbered join bench_hours on bench_hours.place = hour
  ), placed as (
    select n, at, outcome, spread, is_payout, is_late, bench_merchants.id as merchant_id, products.id as product_id,
      products.main_product_id, products.currency
    from dated
      join bench_merchants on bench_merchants.place = merchant
      join bench_products on bench_products.place = product
      join bench_payouts on bench_payouts.place = product
      join products on products.id = case when is_payout then bench_payouts.value else bench_products.value end
  ), judged as (
    select *, case when is_late then 2 when outcome < 57 then 4 when outcome < 60 then 5 when outcome < 94 then 3 else 10 end as status
    from placed
  )
  insert into orders (id, order_code, merchant_id, merchant_order_no, supplier_id, resource_id, product_id, main_product_id,
    order_type, status, amount_minor, pay_amount_minor, received_minor, fee_rate, fee_minor, commission_rate, commission_minor,
    currency, subject, notify_url, client_ip, user_name, card_number, usdt_address, utr,
    payout_status, loss_reason, callback_attempts, body_hash, created_at,
    updated_at, allocated_at, expires_at, completed_at)
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' ||
      substr(md5(n::text), 4, 15))::uuid,
    case when is_payout then 'P' else 'C' end || to_char(at, 'YYYYMMDDHH24MISS') || lpad(n::text, 10, '0'),
    merchant_id, 'M' || n, account.supplier_id, account.resource_id, judged.product_id, main_product_id,
    case when is_payout then 2 else 1 end, case when is_payout and status = 10 then 3 else status end,
    50000 + spread, 50000 + spread, case when status in (4, 5) then 50000 + spread end, '0.02',
    case when status in (4, 5) then 1000 end, '0.01', case when status in (4, 5) then 500 end, currency, 'Top-up',
    'https://merchant.example/payments/callback', ${payerAddress}, 'Asha Rao',
    case when is_payout and currency <> 'USDT' then '6222' || lpad((n % 1000000000000)::text, 12, '0') end,
    case when is_payout and currency = 'USDT' then 'T' || upper(substr(md5(n::text), 1, 33)) end,
    case when status in (4, 5) then lpad((n % 1000000000000)::text, 12, '0') end,
    case when is_payout then case status when 2 then 2 when 3 then 7 when 10 then 5 else 4 end end,
    case when status = 5 then (${oneOf(unheard)})[spread % 4]
      when is_payout then case status when 3 then (${oneOf(payoutLosses)})[spread % 10 + 1]
        when 10 then (${oneOf(['cancelledByMerchant', 'cancelledByStaff'])})[spread % 2 + 1] end
      else case status when 3 then (${oneOf(timeOuts)})[spread % 20 + 1] when 10 then (${oneOf(failures)})[spread % 8 + 1] end end,
    case when status = 4 then 1 else 0 end, md5(n::text) || md5(n::text), at, at + interval '3 minutes',
    case when status <> 10 then at + interval '150 milliseconds' end, at + interval '10 minutes',
    case when status in (4, 5) then at + interval '20 seconds' + spread * interval '1 millisecond' end
  from judged left join bench_accounts as account
    on account.product_id = judged.product_id and account.place = spread % account.places and status <> 10`;
