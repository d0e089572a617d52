import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { merchants } from '../../parties/parties.public.ts';
import { isNoTest, noVerdicts, type OrderVerdicts, verdictColumns } from './order-verdicts.service.ts';
import { orderEvents, orders } from './orders.table.ts';

const recentMs = 30 * 86_400_000;
/** Of each merchant: its servers are few, so its last orders name them. */
const ordersRead = 50;

export interface RecentSigner {
  /** Merchant number. */
  readonly id: string;
  readonly name: string;
  readonly ip: string;
  readonly lastAt: Date;
}

/** From where merchants created orders by the signed API in the last 30 days, the newest first. */
export async function recentSigners(
  db: Queryable,
  now: Date,
  userId: string | null,
): Promise<RecentSigner[]> {
  const since = new Date(now.getTime() - recentMs).toISOString();
  const { rows } = await db.execute<{ id: string; name: string; ip: string; at: string }>(sql`
    select ${merchants.mchId} as id, ${merchants.name} as name, ${orderEvents.ip} as ip, max(${orderEvents.at})::text as at
    from ${merchants}
    cross join lateral (
      select ${orders.id} as order_id from ${orders}
      where ${orders.merchantId} = ${merchants.id} and ${orders.createdAt} > ${since}::timestamptz
      order by ${orders.createdAt} desc, ${orders.id} desc limit ${ordersRead}
    ) as recent
    join ${orderEvents} on ${orderEvents.orderId} = recent.order_id
    where ${orderEvents.event} = 'create' and ${orderEvents.actorKind} = 'merchant' and ${orderEvents.ip} is not null
      ${userId === null ? sql`` : sql`and ${merchants.userId} = ${userId}`}
    group by ${merchants.mchId}, ${merchants.name}, ${orderEvents.ip}
    order by max(${orderEvents.at}) desc`);
  return rows.map(({ at, ...row }) => ({ ...row, lastAt: new Date(at) }));
}

/** What became of the orders that these merchants created from these addresses in the last 30 days. */
export async function ordersOfSigners(
  db: Queryable,
  now: Date,
  signers: readonly Pick<RecentSigner, 'id' | 'ip'>[],
): Promise<OrderVerdicts> {
  if (signers.length === 0) return noVerdicts;
  const since = new Date(now.getTime() - recentMs).toISOString();
  const { orderCount, goodCount, badCount } = verdictColumns;
  const { rows } = await db.execute<OrderVerdicts>(sql`
    select ${orderCount} as "orderCount", ${goodCount} as "goodCount", ${badCount} as "badCount"
    from json_to_recordset(${JSON.stringify(signers)}::json) as signer(id text, ip text)
    join ${merchants} on ${merchants.mchId} = signer.id
    join ${orders} on ${orders.merchantId} = ${merchants.id} and ${orders.createdAt} > ${since}::timestamptz
      and ${isNoTest}
    join ${orderEvents} on ${orderEvents.orderId} = ${orders.id}
      and ${orderEvents.event} = 'create' and ${orderEvents.actorKind} = 'merchant' and ${orderEvents.ip} = signer.ip`);
  return rows[0] ?? noVerdicts;
}
