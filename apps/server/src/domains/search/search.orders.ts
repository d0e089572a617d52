import { desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/connection.ts';
import type { Scope } from '../../kit/context.ts';
import { ownedRows } from '../../kit/owned-rows.ts';
import { merchants } from '../merchants/merchants.table.ts';
import { orders } from '../orders/orders.table.ts';
import type { Clues } from './search.clues.ts';
import {
  backwards,
  beginningWith,
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
  readonly ids: (db: Queryable) => Promise<{ id: string }[]>;
  /** The list's filter for all of them, where the text may belong to many. */
  readonly all?: { readonly name: string; readonly value: string };
}

const idsWhere =
  (condition: SQL): Way['ids'] =>
  (db) =>
    db.select({ id: orders.id }).from(orders).where(condition).limit(readAtMost);

/**
 * The texts that begin with `prefix` come right after it in the index, whatever order the database sorts texts in: the
 * first of them are read, and those that only sort near it are left out.
 */
const idsFrom =
  (column: PgColumn, prefix: string): Way['ids'] =>
  async (db) => {
    const near = db
      .select({ id: orders.id, text: sql<string>`${column}`.as('text') })
      .from(orders)
      .where(gte(column, prefix))
      .orderBy(column)
      .limit(readAtMost)
      .as('near');
    return db.select({ id: near.id }).from(near).where(sql`starts_with(${near.text}, ${prefix})`);
  };

function waysOf(clues: Clues): Way[] {
  const { orderCodePrefix, merchantOrderNoPrefix, references, cardNumber, cardTail, usdtAddress, ipAddress } =
    clues;
  return [
    orderCodePrefix !== undefined && {
      field: 'orderCode' as const,
      ids: idsFrom(orders.orderCode, orderCodePrefix),
    },
    merchantOrderNoPrefix !== undefined && {
      field: 'merchantOrderNo' as const,
      ids: idsFrom(orders.merchantOrderNo, merchantOrderNoPrefix),
    },
    references !== undefined && {
      field: clues.isHash ? ('transactionHash' as const) : ('utr' as const),
      ids: idsWhere(inArray(orders.utr, [...references])),
    },
    cardNumber !== undefined && {
      field: 'cardNumber' as const,
      ids: idsWhere(eq(orders.cardNumber, cardNumber)),
      all: { name: 'cardNumber', value: cardNumber },
    },
    cardTail !== undefined && {
      field: 'cardTail' as const,
      ids: idsWhere(
        sql`reverse(${orders.cardNumber}) like ${beginningWith(backwards(cardTail))} and ${orders.cardNumber} is not null`,
      ),
    },
    usdtAddress !== undefined && {
      field: 'usdtAddress' as const,
      ids: idsWhere(
        sql`lower(${orders.usdtAddress}) = ${usdtAddress.toLowerCase()} and ${orders.usdtAddress} is not null`,
      ),
      all: { name: 'usdtAddress', value: usdtAddress },
    },
    ipAddress !== undefined && {
      field: 'ipAddress' as const,
      ids: idsWhere(eq(orders.clientIp, ipAddress)),
      all: { name: 'ipAddress', value: ipAddress },
    },
  ].filter((way) => way !== false);
}

/** Orders by each thing that the text may be of them; collections and payouts apart, for their lists are. */
export const findOrders: Lookup = async (db, clues, scope) => {
  const found = new Map<string, SearchField>();
  const all: SearchGroup['all'][] = [];
  for (const way of waysOf(clues)) {
    const ids = await way.ids(db);
    for (const { id } of ids) if (!found.has(id)) found.set(id, way.field);
    if (way.all && ids.length > hitsAtMost) all.push(way.all);
  }
  if (found.size === 0) return [];
  const hits = await hitsOf(db, found, scope);
  return ([1, 2] as const).flatMap((orderType) => {
    const own = hits.filter((hit) => hit.orderType === orderType);
    if (own.length === 0) return [];
    return {
      kind: orderType === 1 ? ('collection' as const) : ('payout' as const),
      hits: own.slice(0, hitsAtMost).map(({ orderType: _, ...hit }) => hit),
      all: own.length > hitsAtMost ? (all[0] ?? null) : null,
    };
  });
};

/** Of a row that has sixty columns, what a hit shows. */
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
};
type ShownOrder = Pick<typeof orders.$inferSelect, keyof typeof shown>;

async function hitsOf(
  db: Queryable,
  found: ReadonlyMap<string, SearchField>,
  scope: Scope,
): Promise<(SearchHit & { orderType: number })[]> {
  const owned = ownedRows(scope, { merchant: orders.merchantId, supplier: orders.supplierId });
  const rows = await db
    .select({ ...shown, merchantName: merchants.name })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(sql`${inArray(orders.id, [...found.keys()])} and ${owned}`)
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return rows.map(({ merchantName, ...order }) => {
    const field = found.get(order.id) ?? 'orderCode';
    return {
      id: order.id,
      orderType: order.orderType,
      field,
      label: order.orderCode,
      detail: detailOf(order, field, merchantName),
      orderStatusId: order.status,
      payoutStatus: order.payoutStatus,
      amountMinor: order.amountMinor,
      currency: order.currency,
      time: order.createdAt.toISOString(),
      filter: { name: 'orderCode', value: order.orderCode },
    };
  });
}

/** What of the order the text was, so that whoever looks sees why it is among the hits. */
function detailOf(order: ShownOrder, field: SearchField, merchantName: string): string {
  const texts: Partial<Record<SearchField, string | null>> = {
    merchantOrderNo: order.merchantOrderNo,
    utr: order.utr,
    transactionHash: order.utr,
    cardNumber: order.cardNumber && tailOf(order.cardNumber),
    cardTail: order.cardNumber && tailOf(order.cardNumber),
    usdtAddress: order.usdtAddress,
    ipAddress: order.clientIp,
  };
  return texts[field] ?? merchantName;
}
