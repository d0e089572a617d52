import { sql } from 'drizzle-orm';
import type { Queryable } from './db/connection.ts';
import { listExports } from './domains/insight/exports/exports.table.ts';
import { systemChecks } from './domains/operations/system-check/system-check.table.ts';
import { readQueues } from './domains/operations/system-health/system-health.queues.ts';
import { orders } from './domains/orders/orders/orders.table.ts';

export interface PlatformSample {
  readonly queues: readonly {
    readonly name: string;
    readonly count: number;
    /** 0 for an empty queue. */
    readonly ageSeconds: number;
  }[];
  readonly payoutClaims: number;
  /** Undefined before the first check. */
  readonly books: { readonly ageSeconds: number; readonly brokenCount: number } | undefined;
}

const countedAtMost = 10_000;

/**
 * Figures of the whole platform, read from small partial indexes and single rows: the cost does not grow with
 * the number of orders.
 */
export async function samplePlatform(db: Queryable, now: Date): Promise<PlatformSample> {
  const secondsSince = (time: Date | string | null | undefined): number =>
    time == null ? 0 : Math.max(0, (now.getTime() - new Date(time).getTime()) / 1_000);
  const { rows } = await db.execute<{ count: number; oldest: string | null; claims: number }>(sql`
    select count(*)::int as count, min(created_at)::text as oldest,
      (select count(*)::int from (
        select from ${orders} where claim_expires_at is not null limit ${countedAtMost}) as claimed) as claims
    from (select created_at from ${listExports} where state in ('waiting', 'running') limit ${countedAtMost}) as open`);
  const [open] = rows;
  const [check] = await db
    .select({
      checkedAt: systemChecks.checkedAt,
      brokenCount: sql<number>`jsonb_array_length(${systemChecks.broken})`,
    })
    .from(systemChecks)
    .limit(1);
  const queues = await readQueues(db, now);
  return {
    queues: [
      ...queues.map(({ name, count, oldestAt }) => ({ name, count, ageSeconds: secondsSince(oldestAt) })),
      { name: 'exports', count: open?.count ?? 0, ageSeconds: secondsSince(open?.oldest) },
    ],
    payoutClaims: open?.claims ?? 0,
    books: check && { ageSeconds: secondsSince(check.checkedAt), brokenCount: check.brokenCount },
  };
}
