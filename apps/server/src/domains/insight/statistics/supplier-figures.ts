import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import type { Queryable } from '../../../db/connection.ts';
import { exactInteger } from '../../../db/exact-integer.ts';
import { ledgerAccounts } from '../../money/money.public.ts';
import { orders, resourceProducts, resources } from '../../orders/orders.public.ts';
import { type SupplierFiguresSource, supplierProducts } from '../../parties/parties.public.ts';
import { workToday } from './work-today.ts';

/** Earnings, debts and orders of suppliers since `today` began, read once for all suppliers of a page. */
export const supplierFiguresOf: SupplierFiguresSource = async (db, supplierIds, today, rated) => {
  const ids = [...supplierIds];
  if (ids.length === 0) return () => ({ ...noFigures });
  const rates = Map.groupBy(await ratesOf(db, [...(rated ?? ids)]), ({ supplierId }) => supplierId);
  const balances = Map.groupBy(await balancesOf(db, ids), ({ supplierId }) => supplierId);
  const work = Map.groupBy(await workToday(db, orders.supplierId, ids, today), ({ ownerId }) => ownerId);
  const accounts = new Map((await accountsOf(db, ids)).map((row) => [row.supplierId, row]));
  return (id) => ({
    ...agreedRates(rates.get(id) ?? []),
    resourceCount: accounts.get(id)?.held ?? 0,
    enabledResourceCount: accounts.get(id)?.enabled ?? 0,
    balances: (balances.get(id) ?? []).map(withoutSupplier),
    today: (work.get(id) ?? []).map(({ ownerId: _, ...figures }) => figures),
  });
};

const noFigures = {
  rates: [],
  disabledRates: [],
  balances: [],
  today: [],
  resourceCount: 0,
  enabledResourceCount: 0,
};

function withoutSupplier<Row extends { supplierId: string | null }>({ supplierId: _, ...figures }: Row) {
  return figures;
}

const ratesOf = (db: Queryable, ids: string[]) =>
  db
    .select({
      supplierId: supplierProducts.supplierId,
      productId: supplierProducts.productId,
      commissionRate: supplierProducts.commissionRate,
      enabled: supplierProducts.enabled,
    })
    .from(supplierProducts)
    .where(anyOf(supplierProducts.supplierId, ids))
    .orderBy(asc(supplierProducts.productId));

function agreedRates(agreements: Awaited<ReturnType<typeof ratesOf>>) {
  const of = (wanted: boolean) =>
    agreements.flatMap(({ productId, commissionRate, enabled }) =>
      enabled === wanted ? [{ productId, commissionRate }] : [],
    );
  return { rates: of(true), disabledRates: of(false) };
}

/** Receiving accounts. An account enabled for any product counts as enabled. */
const accountsOf = (db: Queryable, ids: string[]) =>
  db
    .select({
      supplierId: resources.supplierId,
      held: sql<number>`count(distinct ${resources.id})::int`,
      enabled: sql<number>`(count(distinct ${resources.id}) filter (where ${resourceProducts.enabled}))::int`,
    })
    .from(resources)
    .leftJoin(resourceProducts, eq(resourceProducts.resourceId, resources.id))
    .where(and(anyOf(resources.supplierId, ids), isNull(resources.deletedAt)))
    .groupBy(resources.supplierId);

/** From the ledger: a supplier's debt is a debit balance, its deposit a credit balance. */
async function balancesOf(db: Queryable, ids: string[]) {
  const { kind, currency, ownerId, creditsPostedMinor, debitsPostedMinor } = ledgerAccounts;
  const credit = (wanted: 'supplierReceivable' | 'supplierDeposit') => sql<string>`coalesce(
    sum(${creditsPostedMinor} - ${debitsPostedMinor}) filter (where ${kind} = ${wanted}), 0)`;
  const rows = await db
    .select({
      supplierId: ownerId,
      currency,
      owed: credit('supplierReceivable'),
      deposit: credit('supplierDeposit'),
    })
    .from(ledgerAccounts)
    .where(and(anyOf(ownerId, ids), inArray(kind, ['supplierReceivable', 'supplierDeposit'])))
    .groupBy(ownerId, currency)
    .orderBy(currency);
  return rows.map(({ owed, deposit, ...row }) => {
    const receivableMinor = 0 - exactInteger(owed);
    const depositMinor = exactInteger(deposit);
    return { ...row, receivableMinor, depositMinor, availableMinor: depositMinor - receivableMinor };
  });
}
