import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import type { Clues } from './search.clues.ts';
import {
  backwards,
  beginningWith,
  hitsAtMost,
  type Lookup,
  plainHit,
  type SearchField,
  tailOf,
} from './search.lookup.ts';

type Account = typeof resources.$inferSelect;

// The partial index on reversed numbers contains only accounts with a card number.
const whereCard = (condition: SQL): SQL => sql`(${condition} and ${resources.cardNumber} is not null)`;

/** Each condition uses the index of its number. The list's filter finds the same accounts. */
function conditionsOf(clues: Clues): SQL[] {
  const { cardNumber, cardTail, usdtAddress, vpa, mobileNumber } = clues;
  const reversed = sql`reverse(${resources.cardNumber})`;
  return [
    cardNumber === undefined ? undefined : whereCard(sql`${reversed} = ${backwards(cardNumber)}`),
    cardTail === undefined
      ? undefined
      : whereCard(sql`${reversed} like ${beginningWith(backwards(cardTail))}`),
    usdtAddress === undefined
      ? undefined
      : and(
          eq(resources.kind, 'usdt'),
          inArray(resources.usdtAddress, [usdtAddress, usdtAddress.toLowerCase()]),
        ),
    vpa === undefined ? undefined : and(eq(resources.kind, 'upi'), sql`lower(${resources.vpa}) = ${vpa}`),
    mobileNumber === undefined
      ? undefined
      : and(eq(resources.kind, 'mobileMoney'), eq(resources.mobileNumber, mobileNumber)),
  ].filter((condition) => condition !== undefined);
}

/** Finds receiving accounts by number, end of number, address or VPA. */
export const findResources: Lookup = async (db, clues, scope) => {
  const conditions = conditionsOf(clues);
  if (conditions.length === 0) return [];
  const rows = await db
    .select({ account: resources, supplierName: suppliers.name })
    .from(resources)
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .where(
      and(
        or(...conditions),
        isNull(resources.deletedAt),
        ownedRows(scope, { supplier: resources.supplierId }),
      ),
    )
    .orderBy(asc(resources.name), asc(resources.id))
    .limit(hitsAtMost + 1);
  if (rows.length === 0) return [];
  const filter = { name: 'accountNumber', value: clues.cardTail?.slice(-4) ?? clues.text };
  const hits = rows.slice(0, hitsAtMost).map(({ account, supplierName }) =>
    plainHit({
      id: account.id,
      field: fieldOf(account, clues),
      label: account.name,
      detail: account.cardNumber === null ? supplierName : `${supplierName} ${tailOf(account.cardNumber)}`,
      filter,
    }),
  );
  return [{ kind: 'resource', hits, all: rows.length > hitsAtMost ? filter : null }];
};

function fieldOf({ kind }: Account, clues: Clues): SearchField {
  if (kind === 'usdt') return 'usdtAddress';
  if (kind === 'upi') return 'vpa';
  if (kind === 'mobileMoney') return 'mobileNumber';
  return clues.cardNumber === undefined ? 'cardTail' : 'cardNumber';
}
