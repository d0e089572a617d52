import { payoutStatusOf } from '@platform/sdk/rules';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Store } from '../../db/connection.ts';
import { verifyLedger } from '../../domains/operations/system-check/ledger.verification.ts';
import type { Bank } from './bank-book.ts';
import type { Payouts, Way } from './payouts.ts';
import { accountName } from './setup.ts';

interface StoredPayout extends Record<string, unknown> {
  readonly code: string;
  readonly status: number;
  readonly utr: string | null;
}

/** How many payouts of each way came to which end. */
export type Ends = Readonly<Record<string, number>>;

/**
 * Compares every payout with the bank's book: exactly one payment for each completed payout, under the reference that
 * the platform has, none for each other one, and no payout that has not ended. The count is the bank's. No account holds
 * a place any more, and the ledger is consistent.
 */
export async function judge(
  store: Store,
  payouts: Payouts,
  banks: Readonly<Record<Way, Bank>>,
  seed: number,
): Promise<Ends> {
  const { rows } = await store.db.execute<StoredPayout>(sql`
    select order_code as code, payout_status as status, utr from orders where merchant_order_no like 'N-%'`);
  expect(rows.length).toBe(payouts.all.length);
  const ends: Record<string, number> = {};
  const wrong: unknown[] = [];
  for (const { code, status: id, utr } of rows) {
    const way = payouts.of(code)?.way;
    if (!way) throw new Error(`Nobody was told of ${code}.`);
    const status = payoutStatusOf(id) ?? String(id);
    const payments = banks[way].paymentsOf(code);
    const isRight =
      status === 'completed'
        ? payments === 1 && utr?.toLowerCase() === banks[way].referenceOf(code)?.toLowerCase()
        : (status === 'rejected' || status === 'cancelled') && payments === 0;
    if (!isRight)
      wrong.push({ seed, way, code, status, payments, utr, reference: banks[way].referenceOf(code) });
    const end = `${way} ${status}`;
    ends[end] = (ends[end] ?? 0) + 1;
  }
  expect(wrong).toEqual([]);
  const { rows: places } = await store.db.execute(sql`
    select name, processing_count, reserved_minor from resource_loads
    join resources on resources.id = resource_loads.resource_id
    where name like ${`${accountName} %`} and (processing_count <> 0 or reserved_minor <> 0)`);
  expect(places).toEqual([]);
  expect((await verifyLedger(store)).filter(({ breachCount }) => breachCount > 0)).toEqual([]);
  return ends;
}
