import { sql } from 'drizzle-orm';
import type { Store } from '../db/connection.ts';

const atOnce = 10_000;

/** Adds `count` copies of the oldest order, one second apart, each with its own numbers. */
export async function addManyOrders({ db }: Store, count: number): Promise<void> {
  for (let from = 1; from <= count; from += atOnce) {
    await db.execute(sql`
      insert into orders select made.*
      from (select * from orders order by created_at limit 1) as original
      cross join generate_series(${from}::int, ${Math.min(from + atOnce - 1, count)}::int) as number
      cross join lateral jsonb_populate_record(null::orders, to_jsonb(original) || jsonb_build_object(
        'id', gen_random_uuid(),
        'order_code', 'X' || number,
        'merchant_order_no', 'X' || number,
        'pay_url', null,
        'created_at', original.created_at + number * interval '1 second')) as made`);
  }
}
