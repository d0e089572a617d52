import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { type Books, ledgerTransfers } from '../../money/money.public.ts';
import { orders } from '../../orders/orders.public.ts';
import type { systemChecks } from './system-check.table.ts';

type Progress = Pick<typeof systemChecks.$inferSelect, 'newTransferId' | 'oldTransferId' | 'oldOrderId'>;

/** The range of one check, and the position where the next one continues. */
export interface Stretch {
  readonly books: Books;
  readonly next: Progress;
  /** More new transfers are left. */
  readonly isBehind: boolean;
}

/** Limits, so that a check takes about a second and blocks no other work. */
const usual = { mostNew: 10_000, mostOld: 3_000, newestOrders: 2_000 };
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Selects the new transfers since the last check, the next stretch of all transfers and of all orders, the
 * newest orders, and the orders of the selected transfers. Ids sort by time.
 */
export async function stretchAfter(
  tx: Queryable,
  progress: Progress,
  { mostNew, mostOld, newestOrders }: typeof usual = usual,
): Promise<Stretch> {
  const from = progress.newTransferId ?? (await newestBut(tx, mostNew));
  const fresh = await idsAfter(tx, 'ledger_transfers', from, mostNew);
  const old = await idsAfter(tx, 'ledger_transfers', progress.oldTransferId ?? first, mostOld);
  const oldOrders = await idsAfter(tx, 'orders', progress.oldOrderId ?? first, mostOld);
  const transfers = sql`(select * from ${ledgerTransfers} where id = any(${idList([...fresh, ...old])}))`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct order_id as id from ${transfers} transfer where order_id is not null
    union select id from (select id from ${orders} order by created_at desc, id desc limit ${newestOrders}) newest`);
  const orderIds = idList([...rows.map(({ id }) => id), ...oldOrders]);
  return {
    books: {
      transfers,
      orders: sql`(select * from ${orders} where id = any(${orderIds}))`,
      ofOrders: sql`transfer.order_id = any(${orderIds})`,
    },
    next: {
      newTransferId: fresh.at(-1) ?? from,
      // Starts again after the end.
      oldTransferId: old.length < mostOld ? null : (old.at(-1) ?? null),
      oldOrderId: oldOrders.length < mostOld ? null : (oldOrders.at(-1) ?? null),
    },
    isBehind: fresh.length === mostNew,
  };
}

async function idsAfter(
  tx: Queryable,
  table: 'ledger_transfers' | 'orders',
  after: string,
  atMost: number,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${sql.identifier(table)} where id > ${after}::uuid order by id limit ${atMost}`);
  return rows.map(({ id }) => id);
}

/** Start of the first check. The rounds cover everything older. */
async function newestBut(tx: Queryable, count: number): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${ledgerTransfers} order by id desc offset ${count} limit 1`);
  return rows[0]?.id ?? first;
}

/** One array parameter, whatever the number of ids. */
const idList = (ids: readonly string[]) => sql`string_to_array(${ids.join(',')}, ',')::uuid[]`;
