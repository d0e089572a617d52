import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { orders } from '../../orders/orders.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import type { Clues } from './search.clues.ts';
import {
  backwards,
  hitsAtMost,
  type Lookup,
  readAtMost,
  type SearchField,
  type SearchGroup,
  type SearchHit,
  tailOf,
} from './search.lookup.ts';

/** One way to find orders: the index selects them, and the scope restricts them to the caller. */
interface Way {
  readonly field: SearchField;
  readonly which: SQL;
  /** The index is sorted by time, so the newest of many are read. */
  readonly byTime?: true;
  /**
   * The sort order of the index to use. Without it, a plan made without knowing the text may choose another
   * index for the first rows.
   */
  readonly inOrder?: SQL;
  /** The list's filter for all matches, when the text may match many orders. */
  readonly all?: { readonly name: string; readonly value: string };
}

/**
 * Texts that begin with `prefix` follow it in the index under any collation. The first ones are read, and
 * those that only sort nearby are dropped. Both steps use only the index, so a text without matches reads no
 * row.
 */
const beginsWith = (column: PgColumn, prefix: string): SQL => sql`${column} in (
  select near.text from (
    select ${column} as text from ${orders} where ${column} >= ${prefix} order by ${column} limit ${readAtMost}
  ) as near where starts_with(near.text, ${prefix}))`;

/**
 * Finds numbers by their end, as a range of the index instead of a pattern: a generic plan cannot know that a
 * pattern has a fixed beginning, and would scan the whole index.
 */
function endsWith(column: PgColumn, digits: string): SQL {
  const beginning = backwards(digits);
  const next = beginning.slice(0, -1) + String.fromCharCode(beginning.charCodeAt(beginning.length - 1) + 1);
  return sql`reverse(${column}) ~>=~ ${beginning} and reverse(${column}) ~<~ ${next}`;
}

function waysOf(clues: Clues): Way[] {
  const { orderCodePrefix, merchantOrderNoPrefix, references, cardNumber, cardTail, usdtAddress, ipAddress } =
    clues;
  return [
    orderCodePrefix !== undefined && {
      field: 'orderCode' as const,
      which: beginsWith(orders.orderCode, orderCodePrefix),
    },
    merchantOrderNoPrefix !== undefined && {
      field: 'merchantOrderNo' as const,
      which: beginsWith(orders.merchantOrderNo, merchantOrderNoPrefix),
    },
    references !== undefined && {
      field: clues.isHash ? ('transactionHash' as const) : ('utr' as const),
      which: inArray(orders.utr, [...references]),
    },
    cardNumber !== undefined && {
      field: 'cardNumber' as const,
      which: eq(orders.cardNumber, cardNumber),
      all: { name: 'cardNumber', value: cardNumber },
    },
    cardTail !== undefined && {
      field: 'cardTail' as const,
      which: sql`${endsWith(orders.cardNumber, cardTail)} and ${orders.cardNumber} is not null`,
      inOrder: sql`reverse(${orders.cardNumber}) using ~<~`,
    },
    usdtAddress !== undefined && {
      field: 'usdtAddress' as const,
      which: sql`lower(${orders.usdtAddress}) = ${usdtAddress.toLowerCase()} and ${orders.usdtAddress} is not null`,
      all: { name: 'usdtAddress', value: usdtAddress },
    },
    ipAddress !== undefined && {
      field: 'ipAddress' as const,
      which: eq(orders.clientIp, ipAddress),
      byTime: true as const,
      all: { name: 'ipAddress', value: ipAddress },
    },
  ].filter((way) => way !== false);
}

/**
 * Lookups of orders by every meaning the text may have. Collections and payouts are separate, because their
 * lists are.
 */
export const findOrders: Lookup = async (db, clues, scope) => {
  const found = new Map<string, OrderHit>();
  const all: SearchGroup['all'][] = [];
  for (const way of waysOf(clues)) {
    const hits = await hitsOf(db, way, scope);
    for (const hit of hits) if (!found.has(hit.id)) found.set(hit.id, hit);
    if (way.all && hits.length > hitsAtMost) all.push(way.all);
  }
  const hits = [...found.values()].sort(newestFirst);
  return ([1, 2] as const).flatMap((orderType) => {
    const own = hits.filter((hit) => hit.orderType === orderType);
    if (own.length === 0) return [];
    return {
      kind: orderType === 1 ? ('collection' as const) : ('payout' as const),
      hits: own.slice(0, hitsAtMost).map(({ orderType: _, createdAt: __, ...hit }) => hit),
      all: own.length > hitsAtMost ? (all[0] ?? null) : null,
    };
  });
};

/** The columns that a hit shows, and its owners. An order row has sixty columns. */
const shown = {
  id: orders.id,
  orderType: orders.orderType,
  orderCode: orders.orderCode,
  merchantOrderNo: orders.merchantOrderNo,
  utr: orders.utr,
  cardNumber: orders.cardNumber,
  usdtAddress: orders.usdtAddress,
  clientIp: orders.clientIp,
  status: orders.status,
  payoutStatus: orders.payoutStatus,
  amountMinor: orders.amountMinor,
  currency: orders.currency,
  createdAt: orders.createdAt,
  merchantId: orders.merchantId,
  supplierId: orders.supplierId,
  merchantName: merchants.name,
};
type ShownOrder = SelectResultFields<typeof shown>;
type OrderHit = SearchHit & Pick<ShownOrder, 'orderType' | 'createdAt'>;

const newestFirst = (a: OrderHit, b: OrderHit): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

/** Reads each row once, by the index that finds it: with ten million orders, most pages are not in memory. */
async function hitsOf(
  db: Queryable,
  { field, which, byTime, inOrder }: Way,
  scope: Scope,
): Promise<OrderHit[]> {
  const near = db
    .select(shown)
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(which)
    .orderBy(...(byTime ? [desc(orders.createdAt), desc(orders.id)] : inOrder ? [inOrder] : []))
    .limit(readAtMost)
    .as('near');
  const rows = await db
    .select()
    .from(near)
    .where(ownedRows(scope, { merchant: near.merchantId, supplier: near.supplierId }));
  return rows.map((order) => ({
    id: order.id,
    orderType: order.orderType,
    createdAt: order.createdAt,
    field,
    label: order.orderCode,
    detail: detailOf(order, field),
    statementKind: null,
    orderStatusId: order.status,
    payoutStatus: order.payoutStatus,
    amountMinor: order.amountMinor,
    currency: order.currency,
    time: order.createdAt.toISOString(),
    supplierId: scope.kind === 'merchant' ? null : order.supplierId,
    filter: { name: 'orderCode', value: order.orderCode },
  }));
}

/** The field of the order that matched, so that the user sees the reason for the hit. */
function detailOf(order: ShownOrder, field: SearchField): string {
  const texts: Partial<Record<SearchField, string | null>> = {
    merchantOrderNo: order.merchantOrderNo,
    utr: order.utr,
    transactionHash: order.utr,
    cardNumber: order.cardNumber && tailOf(order.cardNumber),
    cardTail: order.cardNumber && tailOf(order.cardNumber),
    usdtAddress: order.usdtAddress,
    ipAddress: order.clientIp,
  };
  return texts[field] ?? order.merchantName;
}
