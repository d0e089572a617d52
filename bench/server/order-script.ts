import { Client } from 'pg';

/**
 * The SQL for creating one order, as a pgbench script: the merchant, the terms, then order and first timeline
 * entry in one statement. The server runs the same for several orders at once when they arrive together.
 */
export async function orderScript(databaseUrl: string, mchId: string, productId: number): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from merchants where mch_id = $1', [mchId]);
  await client.end();
  const merchantId = rows[0]?.id ?? '';
  // PostgreSQL 15 has no built-in time-sorted ids.
  const id = `(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || substr(md5(random()::text), 1, 20))::uuid`;
  return `
\\set amount random(10000, 5000000)
\\set host random(1, 250)
select * from merchants where mch_id = '${mchId}';
select * from products left join merchant_products on product_id = products.id and merchant_id = '${merchantId}'
  where products.id = ${productId};
with placed as (
  insert into orders (id, order_code, merchant_id, merchant_order_no, product_id, order_type, status, amount_minor,
    currency, fee_rate, notify_url, return_url, subject, client_ip, user_name, body_hash, created_at, updated_at)
  select ${id}, 'C' || to_char(clock_timestamp(), 'YYYYMMDDHH24MISSMS') || substr(md5(random()::text), 1, 9), '${merchantId}',
    'S' || md5(random()::text), ${productId}, 1, 1, :amount, 'INR', '0.018', 'https://merchant.example/payments/callback',
    'https://merchant.example/thanks', 'Top-up', '203.0.113.' || :host, 'Asha Rao', md5(random()::text), now(), now()
  on conflict do nothing returning id
)
insert into order_events (order_id, id, at, event, to_status, actor_kind, actor_id, ip)
  select id, ${id}, now(), 'create', 1, 'merchant', '${merchantId}', '127.0.0.1' from placed returning order_id;
`;
}
