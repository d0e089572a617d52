import { and, asc, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { exactInteger } from '../../../db/exact-integer.ts';
import { ledgerAccounts } from '../../money/money.public.ts';
import { orders, resourceProducts, resources } from '../../orders/orders.public.ts';
import { type SupplierFiguresSource, supplierProducts } from '../../parties/parties.public.ts';

/** Earnings, debts and orders of suppliers since `today` began, read once for all suppliers of a page. */
export const supplierFiguresOf: SupplierFiguresSource = async (db, supplierIds, today) => {
  const ids = [...supplierIds];
  if (ids.length === 0) return () => ({ ...noFigures });
  const rates = Map.groupBy(await ratesOf(db, ids), ({ supplierId }) => supplierId);
  const balances = Map.groupBy(await balancesOf(db, ids), ({ supplierId }) => supplierId);
  const work = Map.groupBy(await workOf(db, ids, today), ({ supplierId }) => supplierId);
  const accounts = new Map((await accountsOf(db, ids)).map((row) => [row.supplierId, row]));
  return (id) => ({
    resourceCount: accounts.get(id)?.held ?? 0,
    enabledResourceCount: accounts.get(id)?.enabled ?? 0,
    rates: (rates.get(id) ?? []).map(withoutSupplier),
    balances: (balances.get(id) ?? []).map(withoutSupplier),
    today: (work.get(id) ?? []).map(withoutSupplier),
  });
};

const noFigures = { rates: [], balances: [], today: [], resourceCount: 0, enabledResourceCount: 0 };

function withoutSupplier<Row extends { supplierId: string | null }>({ supplierId: _, ...figures }: Row) {
  return figures;
}

const ratesOf = (db: Queryable, ids: string[]) =>
  db
    .select({
      supplierId: supplierProducts.supplierId,
      productId: supplierProducts.productId,
      commissionRate: supplierProducts.commissionRate,
    })
    .from(supplierProducts)
    .where(and(inArray(supplierProducts.supplierId, ids), eq(supplierProducts.enabled, true)))
    .orderBy(asc(supplierProducts.productId));

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
    .where(and(inArray(resources.supplierId, ids), isNull(resources.deletedAt)))
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
    .where(and(inArray(ownerId, ids), inArray(kind, ['supplierReceivable', 'supplierDeposit'])))
    .groupBy(ownerId, currency)
    .orderBy(currency);
  return rows.map(({ owed, deposit, ...row }) => {
    const receivableMinor = 0 - exactInteger(owed);
    const depositMinor = exactInteger(deposit);
    return { ...row, receivableMinor, depositMinor, availableMinor: depositMinor - receivableMinor };
  });
}

/** Collection orders created today, and how many of them are paid. */
async function workOf(db: Queryable, ids: string[], today: Date) {
  const collection = 1;
  const isPaid = sql`${orders.status} in (4, 5)`;
  const { supplierId, currency } = orders;
  const rows = await db
    .select({
      supplierId,
      currency,
      orderCount: count(),
      paidCount: sql<number>`(count(*) filter (where ${isPaid}))::int`,
      amount: sql<string>`sum(${orders.amountMinor})`,
      paid: sql<string>`coalesce(sum(${orders.amountMinor}) filter (where ${isPaid}), 0)`,
      commission: sql<string>`coalesce(sum(${orders.commissionMinor}) filter (where ${isPaid}), 0)`,
    })
    .from(orders)
    .where(and(inArray(supplierId, ids), gte(orders.createdAt, today), eq(orders.orderType, collection)))
    .groupBy(supplierId, currency)
    .orderBy(currency);
  return rows.map(({ amount, paid, commission, ...row }) => ({
    ...row,
    amountMinor: exactInteger(amount),
    paidMinor: exactInteger(paid),
    commissionMinor: exactInteger(commission),
  }));
}
