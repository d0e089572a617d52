import type { OperationIO } from '@platform/sdk';
import { orderStatusIds, payoutStatusIds } from '@platform/sdk/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { auditRecords } from '../../access/access.public.ts';
import { lateOrderChanges, orderCallbacks, orders } from '../../orders/orders.public.ts';
import { statements } from '../../receipts/receipts.public.ts';

type QueueHealth = OperationIO['system.health']['output']['queues'][number];

/** Literals instead of parameters, so that the planner can use the partial index on these values. */
const { created, allocated } = orderStatusIds;
const exception = sql.raw(String(payoutStatusIds.exception));

interface Queue {
  readonly name: QueueHealth['name'];
  readonly forPeople: boolean;
  /**
   * Selects the time since each row waits, in a column `since`, from an index that contains few other rows.
   */
  readonly rows: (now: SQL) => SQL;
}

const queues: readonly Queue[] = [
  {
    name: 'ordersToAllocate',
    forPeople: false,
    rows: () =>
      sql`select created_at as since from ${orders} where status = ${sql.raw(String(created))} and order_type = 1`,
  },
  {
    name: 'ordersToExpire',
    forPeople: false,
    rows: (now) =>
      sql`select expires_at as since from ${orders} where status = ${sql.raw(String(allocated))} and expires_at <= ${now}`,
  },
  {
    name: 'statementsToRead',
    forPeople: false,
    rows: () => sql`select stored_at as since from ${statements} where state = 'received'`,
  },
  {
    name: 'callbacksDue',
    forPeople: false,
    rows: (now) =>
      sql`select due_at as since from ${orderCallbacks} where due_at is not null and due_at <= ${now}`,
  },
  {
    name: 'hoursToSumUp',
    forPeople: false,
    rows: () => sql`select distinct date_trunc('hour', created_at) as since from ${lateOrderChanges}`,
  },
  {
    name: 'auditToSeal',
    forPeople: false,
    rows: () => sql`select created_at as since from ${auditRecords} where position is null`,
  },
  {
    name: 'statementsForPeople',
    forPeople: true,
    rows: () =>
      sql`select stored_at as since from ${statements} where state in ('unmatched', 'suspicious', 'unparsed')`,
  },
  {
    name: 'callbacksGivenUp',
    forPeople: true,
    rows: () =>
      sql`select coalesce(last_attempt_at, created_at) as since from ${orderCallbacks} where state = 'dead'`,
  },
  {
    name: 'payoutExceptions',
    forPeople: true,
    rows: () => sql`select updated_at as since from ${orders} where payout_status = ${exception}`,
  },
];

const countedAtMost = 10_000;

/** Number of waiting rows per queue, and the time since the oldest waits. */
export async function readQueues(db: Queryable, now: Date): Promise<QueueHealth[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const parts = queues.map(
    ({ name, rows }) => sql`
      select ${name}::text as name, count(*)::int as count, min(since)::text as oldest
      from (${rows(moment)} limit ${countedAtMost}) as waiting`,
  );
  const found = await db.execute<{ name: string; count: number; oldest: string | null }>(
    sql.join(parts, sql` union all `),
  );
  const byName = new Map(found.rows.map((row) => [row.name, row]));
  return queues.map(({ name, forPeople }) => {
    const row = byName.get(name);
    const oldestAt = row?.oldest ? new Date(row.oldest).toISOString() : null;
    return { name, forPeople, count: row?.count ?? 0, oldestAt };
  });
}
