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

/** One way to find orders: an index answers which, and the scope says whose. */
interface Way {
  readonly field: SearchField;
  readonly which: SQL;
  /** The index has them by time: of many the newest are read. */
  readonly byTime?: true;
  /** The order of the index that is meant: one planned without knowing the text would look elsewhere for the first rows. */
  readonly inOrder?: SQL;
  /** The list's filter for all of them, where the text may belong to many. */
  readonly all?: { readonly name: string; readonly value: string };
}

/**
 * The texts that begin with `prefix` come right after it in the index, whatever order the database sorts texts in: the
 * first of them are read, and those that only sort near it are left out. Both are the index's alone: a text that nothing
 * begins with costs no row.
 */
const beginsWith = (column: PgColumn, prefix: string): SQL => sql`${column} in (
  select near.text from (
    select ${column} as text from ${orders} where ${column} >= ${prefix} order by ${column} limit ${readAtMost}
  ) as near where starts_with(near.text, ${prefix}))`;

/**
 * Numbers by their end, as a range of the index and not as a pattern: a statement that is planned once for all patterns
 * cannot know that they begin with something, and would read the whole index.
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

/** Orders by each thing that the text may be of them; collections and payouts apart, for their lists are. */
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

/** Of a row that has sixty columns, what a hit shows, and whose it is. */
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

/** Each row is read once, by the index that finds it: of ten million most are on no page that is at hand. */
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
    orderStatusId: order.status,
    payoutStatus: order.payoutStatus,
    amountMinor: order.amountMinor,
    currency: order.currency,
    time: order.createdAt.toISOString(),
    filter: { name: 'orderCode', value: order.orderCode },
  }));
}

/** What of the order the text was, so that whoever looks sees why it is among the hits. */
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
