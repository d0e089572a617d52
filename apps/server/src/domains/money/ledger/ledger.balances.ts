import type { OperationIO } from '@platform/sdk';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { exactInteger } from '../../../db/exact-integer.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { ledgerAccounts } from './ledger.table.ts';
import type { AccountKind } from './ledger.types.ts';

type TotalBalance = OperationIO['users.totalBalance']['output'];
type CurrencyBalance = TotalBalance['balances'][number];

/** The available balance: pending debits are already subtracted, pending credits not yet added. */
export const availableOf = (table: typeof ledgerAccounts) =>
  sql<number>`${table.creditsPostedMinor} - ${table.debitsPostedMinor} - ${table.debitsPendingMinor}`.mapWith(
    Number,
  );

interface KindSums {
  readonly balanceMinor: number;
  readonly debitsPendingMinor: number;
  readonly creditsPendingMinor: number;
}

/** The ledger balances of all owners in scope, by currency. */
export async function totalBalance(db: Queryable, scope: Scope, now: Date): Promise<TotalBalance> {
  const { kind, currency } = ledgerAccounts;
  const rows = await db
    .select({
      kind,
      currency,
      balance: sql<string>`sum(${ledgerAccounts.creditsPostedMinor} - ${ledgerAccounts.debitsPostedMinor})`,
      debitsPending: sql<string>`sum(${ledgerAccounts.debitsPendingMinor})`,
      creditsPending: sql<string>`sum(${ledgerAccounts.creditsPendingMinor})`,
    })
    .from(ledgerAccounts)
    .where(ownersOf(scope))
    .groupBy(kind, currency)
    .orderBy(currency);
  const byCurrency = Map.groupBy(rows, (row) => row.currency);
  const balances = [...byCurrency].map(([name, ofCurrency]) => {
    const sums = new Map<AccountKind, KindSums>(
      ofCurrency.map((row) => [
        row.kind,
        {
          balanceMinor: exactInteger(row.balance),
          debitsPendingMinor: exactInteger(row.debitsPending),
          creditsPendingMinor: exactInteger(row.creditsPending),
        },
      ]),
    );
    return balanceOf(name, sums, scope);
  });
  return { at: now.toISOString(), balances };
}

/** Balances of merchants, by merchant and currency. */
export async function merchantBalances(
  db: Queryable,
  merchantIds: readonly string[],
): Promise<
  {
    ownerId: string | null;
    currency: CurrencyBalance['currency'];
    balanceMinor: number;
    pendingMinor: number;
    availableMinor: number;
  }[]
> {
  const { kind, ownerId, currency, creditsPostedMinor, debitsPostedMinor, debitsPendingMinor } =
    ledgerAccounts;
  if (merchantIds.length === 0) return [];
  return db
    .select({
      ownerId,
      currency,
      balanceMinor: sql`${creditsPostedMinor} - ${debitsPostedMinor}`.mapWith(Number),
      pendingMinor: debitsPendingMinor,
      availableMinor: availableOf(ledgerAccounts),
    })
    .from(ledgerAccounts)
    .where(and(eq(kind, 'merchantPayable'), inArray(ownerId, [...merchantIds])))
    .orderBy(ownerId, currency);
}

const nothing: KindSums = { balanceMinor: 0, debitsPendingMinor: 0, creditsPendingMinor: 0 };

function balanceOf(
  currency: CurrencyBalance['currency'],
  sums: ReadonlyMap<AccountKind, KindSums>,
  { kind }: Scope,
): CurrencyBalance {
  const of = (name: AccountKind): KindSums => sums.get(name) ?? nothing;
  const whole = kind === 'all';
  const forMerchant = whole || kind === 'merchant';
  const forSupplier = whole || kind === 'suppliers';
  const payable = of('merchantPayable');
  // Receivables and commissions are debit balances, so their sign is inverted.
  const receivable = 0 - of('supplierReceivable').balanceMinor;
  const deposit = of('supplierDeposit').balanceMinor;
  const clearing = of('payoutClearing');
  return {
    currency,
    merchantPayableMinor: forMerchant ? payable.balanceMinor : null,
    merchantPendingMinor: forMerchant ? payable.debitsPendingMinor : null,
    merchantAvailableMinor: forMerchant ? payable.balanceMinor - payable.debitsPendingMinor : null,
    supplierReceivableMinor: forSupplier ? receivable : null,
    supplierDepositMinor: forSupplier ? deposit : null,
    supplierAvailableMinor: forSupplier ? deposit - receivable : null,
    commissionMinor: forSupplier ? 0 - of('commissionExpense').balanceMinor : null,
    payoutClearingMinor: whole ? clearing.balanceMinor + clearing.creditsPendingMinor : null,
    feeIncomeMinor: whole ? of('feeIncome').balanceMinor : null,
  };
}

function ownersOf(scope: Scope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'merchant':
      return eq(ledgerAccounts.ownerId, scope.merchantId);
    case 'suppliers':
      return and(isNotNull(ledgerAccounts.ownerId), inArray(ledgerAccounts.ownerId, [...scope.supplierIds]));
    case 'self':
    case 'none':
      return sql`false`;
  }
}
