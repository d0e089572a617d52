import { sql } from 'drizzle-orm';
import type { Store } from '../../db/connection.ts';

export interface Lapses {
  readonly orderCodes: Set<string>;
  gatewaysToo: boolean;
}

/**
 * Ends leases as if their time had passed, because nobody can wait ten minutes for each. Only those of which the one who
 * had them is known to be gone: a lease is longer than what is done within it, and a living holder keeps to it. An
 * attempt at a gateway that is still being sent ends when every process that could be sending it was killed since
 * (`deadBefore`).
 */
export async function letTimePass(store: Store, lapses: Lapses, deadBefore: Date): Promise<void> {
  const codes = [...lapses.orderCodes];
  const { gatewaysToo } = lapses;
  lapses.gatewaysToo = false;
  if (codes.length > 0) {
    const meant = sql`order_code in (${sql.join(
      codes.map((code) => sql`${code}`),
      sql`, `,
    )})`;
    await store.db.execute(sql`
      update orders set claim_expires_at = now() - interval '1 second'
      where ${meant} and claim_expires_at is not null`);
    await store.db.execute(sql`
      update payout_instructions set lease_expires_at = now() - interval '1 second'
      where ended_at is null and order_id in (select id from orders where ${meant})`);
    for (const code of codes) lapses.orderCodes.delete(code);
  }
  if (gatewaysToo)
    await store.db.execute(sql`
      update gateway_attempts set due_at = now() - interval '1 second'
      where due_at > now() and (state = 'open' or created_at < ${deadBefore.toISOString()}::timestamptz)`);
}
