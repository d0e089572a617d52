import { Client } from 'pg';

const merchantCount = 10_000;
const accountCount = 100_000;

export const largePlatform = `beside ${merchantCount.toLocaleString('en-US')} merchants and ${accountCount.toLocaleString('en-US')} disabled accounts of the product`;

/**
 * What a platform collects over the years: merchants without orders, and accounts of one product that are disabled for
 * good. Inserted directly, because the services would take minutes.
 */
export async function growPlatform(databaseUrl: string, productId: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Foreign keys are skipped: suppliers and merchants have no users.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into merchants
       select (jsonb_populate_record(example.merchant, jsonb_build_object(
         'id', md5('m' || n)::uuid, 'user_id', md5('u' || n)::uuid, 'mch_id', (30000000 + n)::text))).*
       from generate_series(1, $1::int) n, (select merchant from merchants merchant limit 1) example`,
      [merchantCount],
    );
    await client.query(
      `insert into suppliers (id, user_id, name, enabled)
       select md5('s' || n)::uuid, md5('su' || n)::uuid, 'Supplier ' || n, true from generate_series(1, $1::int / 10) n`,
      [accountCount],
    );
    await client.query(
      `insert into resources (id, supplier_id, kind, name, currency, time_zone, bank_name, account_name, card_number,
         vpa, min_amount_minor, max_amount_minor, weight, float_mode, monitor_id, created_at, updated_at)
       select md5('a' || n)::uuid, md5('s' || (n % ($1::int / 10) + 1))::uuid, 'upi', 'Account ' || n, 'INR',
         'Asia/Kolkata', 'Bank ' || n % 40, 'Holder ' || n, (10000000000 + n)::text, 'a' || n || '@bank',
         10000, 5000000, n % 20, 'none', 'phone-' || n, now() - n * interval '1 second', now()
       from generate_series(1, $1::int) n`,
      [accountCount],
    );
    await client.query(
      `insert into resource_products (resource_id, product_id, currency, enabled, updated_at)
       select id, $1::int, currency, false, now() from resources where name like 'Account %'`,
      [productId],
    );
    await client.query(
      "insert into resource_loads (resource_id) select id from resources where name like 'Account %'",
    );
    // Triggers are skipped too.
    await client.query('select regroup_resources(), rekey_resources()');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
