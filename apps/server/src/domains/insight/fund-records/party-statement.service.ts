import type { Currency, OperationIO } from '@platform/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { exactInteger } from '../../../db/exact-integer.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
  type TransferPurpose,
} from '../../money/money.public.ts';
import { merchants, suppliers } from '../../parties/parties.public.ts';
import { firstIdAt } from './fund-records.filters.ts';
import { type Period, periodOf, type StatementInput } from './party-period.ts';

type Statement = OperationIO['fundRecords.statement']['output'];
type LedgerAccountKind = (typeof ledgerAccounts.$inferSelect)['kind'];

export interface Party {
  readonly id: string;
  readonly kind: 'merchant' | 'supplier';
  readonly name: string;
}

/** Sums of one purpose. */
interface PurposeSums {
  readonly purpose: TransferPurpose;
  readonly count: number;
  readonly creditMinor: number;
  readonly debitMinor: number;
}

/** The balances of one account over a period. */
export interface AccountPeriod {
  readonly accountId: string;
  readonly accountKind: LedgerAccountKind;
  readonly currency: Currency;
  readonly openingMinor: number;
  readonly creditMinor: number;
  readonly debitMinor: number;
  readonly closingMinor: number;
  readonly count: number;
  readonly purposes: PurposeSums[];
}

export async function showStatement(
  { db, scope, timeZone, now }: Pick<HandlerContext, 'db' | 'scope' | 'timeZone' | 'now'>,
  input: StatementInput,
): Promise<Statement> {
  const period = periodOf(input, timeZone);
  const party = await partyMeant(db, input.ownerId, scope);
  const accounts = await readAccounts(db, party, period, input);
  return {
    ownerId: party.id,
    ownerKind: party.kind,
    ownerName: party.name,
    startTime: period.start.toISOString(),
    endTime: new Date(period.end.getTime() - 1_000).toISOString(),
    readAt: now.toISOString(),
    accounts: accounts.map(({ accountId: _, ...shown }) => shown),
  };
}

/** The party that the caller names, or is. @throws partyNotFound out of its scope, too */
export async function partyMeant(db: Queryable, asked: string | undefined, scope: Scope): Promise<Party> {
  const id = asked ?? ownId(scope);
  if (id === undefined) {
    const message = texts('请选择商户或供应商', '請選擇商家或供應商', 'Name a merchant or a supplier.');
    throw new RequestFault('validationFailed', { issues: [{ path: 'ownerId', code: 'required', message }] });
  }
  if (!mayRead(scope, id)) throw new BusinessError('partyNotFound');
  const [merchant] = await db.select({ name: merchants.name }).from(merchants).where(eq(merchants.id, id));
  if (merchant) return { id, kind: 'merchant', name: merchant.name };
  const [supplier] = await db.select({ name: suppliers.name }).from(suppliers).where(eq(suppliers.id, id));
  if (!supplier) throw new BusinessError('partyNotFound');
  return { id, kind: 'supplier', name: supplier.name };
}

function ownId(scope: Scope): string | undefined {
  if (scope.kind === 'merchant') return scope.merchantId;
  return scope.kind === 'suppliers' ? scope.supplierId : undefined;
}

/** Lists every kind of scope, so that a new kind does not get access to everything. */
function mayRead(scope: Scope, id: string): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'merchant':
      return scope.merchantId === id;
    case 'suppliers':
      return scope.supplierIds.includes(id);
    case 'self':
    case 'none':
      return false;
  }
}

interface SumRow extends Record<string, unknown> {
  readonly accountId: string;
  readonly accountKind: LedgerAccountKind;
  readonly currency: Currency;
  readonly balance: string;
  readonly purpose: TransferPurpose | null;
  readonly isInside: boolean | null;
  readonly count: number | null;
  readonly credit: string | null;
  readonly debit: string | null;
}

/**
 * The party's accounts in the period. One statement, so that balance and entries are of one moment. The balances
 * are counted back from today's, because most periods are recent: it reads the entries since the start.
 */
export async function readAccounts(
  db: Queryable,
  { id }: Party,
  { start, end }: Period,
  { accountKind, currency }: Pick<StatementInput, 'accountKind' | 'currency'>,
): Promise<AccountPeriod[]> {
  const { rows } = await db.execute<SumRow>(sql`
    select ${ledgerAccounts.id} as "accountId", ${ledgerAccounts.kind} as "accountKind",
      ${ledgerAccounts.currency} as currency,
      (${ledgerAccounts.creditsPostedMinor} - ${ledgerAccounts.debitsPostedMinor})::text as balance,
      sums.purpose, sums.is_inside as "isInside", sums.count, sums.credit, sums.debit
    from ${ledgerAccounts} left join lateral (
      select ${ledgerTransfers.purpose} as purpose, entry.is_inside, count(*)::int as count,
        (coalesce(sum(entry.amount) filter (where entry.amount > 0), 0))::text as credit,
        (coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0))::text as debit
      from (
        select ${ledgerEntries.transferId} as transfer_id, ${ledgerEntries.amountMinor} as amount,
          ${ledgerEntries.transferId} < ${firstIdAt(end.getTime())}::uuid as is_inside
        from ${ledgerEntries}
        where ${ledgerEntries.accountId} = ${ledgerAccounts.id}
          and ${ledgerEntries.transferId} >= ${firstIdAt(start.getTime())}::uuid
      ) as entry left join ${ledgerTransfers} on entry.is_inside and ${ledgerTransfers.id} = entry.transfer_id
      group by 1, 2
    ) as sums on true
    where ${ownedBy(id, accountKind, currency)}
    order by ${ledgerAccounts.currency}, ${ledgerAccounts.kind}, ${ledgerAccounts.id}, sums.purpose`);
  return [...Map.groupBy(rows, ({ accountId }) => accountId).values()].flatMap(periodOfAccount);
}

const ownedBy = (
  ownerId: string,
  kind: StatementInput['accountKind'],
  currency: StatementInput['currency'],
): SQL | undefined =>
  and(
    eq(ledgerAccounts.ownerId, ownerId),
    kind === undefined ? undefined : eq(ledgerAccounts.kind, kind),
    currency === undefined ? undefined : eq(ledgerAccounts.currency, currency),
  );

function periodOfAccount(rows: readonly SumRow[]): AccountPeriod[] {
  const [first] = rows;
  if (!first) return [];
  const inside = rows.filter(({ isInside }) => isInside === true);
  const sum = (of: readonly SumRow[], side: 'credit' | 'debit'): number =>
    of.reduce((total, row) => total + exactInteger(row[side] ?? '0'), 0);
  const later = rows.filter(({ isInside }) => isInside === false);
  const [creditMinor, debitMinor] = [sum(inside, 'credit'), sum(inside, 'debit')];
  const closingMinor = exactInteger(first.balance) - sum(later, 'credit') + sum(later, 'debit');
  const { accountId, accountKind, currency } = first;
  return [
    {
      accountId,
      accountKind,
      currency,
      openingMinor: closingMinor - creditMinor + debitMinor,
      creditMinor,
      debitMinor,
      closingMinor,
      count: inside.reduce((total, { count }) => total + (count ?? 0), 0),
      purposes: inside.flatMap(({ purpose, count, credit, debit }) =>
        purpose === null
          ? []
          : [
              {
                purpose,
                count: count ?? 0,
                creditMinor: exactInteger(credit ?? '0'),
                debitMinor: exactInteger(debit ?? '0'),
              },
            ],
      ),
    },
  ];
}
