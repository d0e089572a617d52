import type { Currency } from '@platform/sdk';
import { formatMoney, minorUnits } from '@platform/sdk';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { oneOrAnyOf } from '../../../db/any-of.ts';
import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import { newId } from '../../../kit/ids.ts';
import { hashOf } from '../../../kit/operation/idempotency.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type LedgerAccount, ledgerAccountOf } from './ledger.accounts.ts';
import { availableOf, merchantBalances, totalBalance } from './ledger.balances.ts';
import {
  applyToAccounts,
  availableChange,
  changesOf,
  insertTransfers,
  lockAccounts,
  type TransferRow,
} from './ledger.statements.ts';
import { ledgerAccounts, ledgerTransfers } from './ledger.table.ts';
import type { TransferPurpose } from './ledger.types.ts';

export { type LedgerAccount, ledgerAccountOf, lockAccounts, merchantBalances, totalBalance };

/** Moves money, or reserves it until the transfer is resolved. */
export interface Movement {
  readonly kind: 'single' | 'pending';
  readonly purpose: TransferPurpose;
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly amountMinor: number;
  /** Idempotency key: repeating it does nothing; with another content it is refused. */
  readonly key: string;
  readonly orderId?: string;
  readonly reversesId?: string;
}

/** Posts or voids a pending transfer. */
export interface Resolution {
  readonly kind: 'post' | 'void';
  readonly pendingId: string;
  readonly key: string;
}

/** Retries when money arrives between the refusal and the read of the balance. */
const maxAttempts = 5;

export interface PostedTransfer {
  readonly id: string;
  /** False when the key had been posted before. */
  readonly created: boolean;
}

/**
 * Posts transfers. All money moves go through here. All of them are posted, in the caller's transaction, or
 * none: `insufficientBalance` when an account without overdraft does not cover them.
 *
 * Accounts are locked in a fixed order (accounts without overdraft first, then by id), so that transactions
 * cannot deadlock. Transfers that belong together must therefore be one call.
 */
export async function postTransfers(
  tx: Queryable,
  transfers: readonly (Movement | Resolution)[],
  now: Date,
): Promise<PostedTransfer[]> {
  if (transfers.length === 0) return [];
  const rows = await rowsOf(tx, transfers, now);
  const accounts = accountsOf(transfers);
  const inserted = await insertTransfers(tx, rows, accounts, now);
  const repeated = await earlierTransfers(
    tx,
    rows.filter(({ id }) => !inserted.has(id)),
  );
  const fresh = rows.filter(({ id }) => inserted.has(id));
  if (fresh.length > 0) await apply(tx, fresh, accounts);
  return rows.map((row) => {
    const earlierId = repeated.get(row.idempotencyKey);
    return earlierId === undefined ? { id: row.id, created: true } : { id: earlierId, created: false };
  });
}

/**
 * Posts the opposite of every transfer of an order that is not reversed yet. Idempotent, because each
 * transfer is reversed at most once.
 */
export async function reverseOrderTransfers(
  tx: Queryable,
  orderId: string,
  now: Date,
): Promise<PostedTransfer[]> {
  const reversal = alias(ledgerTransfers, 'reversal');
  const rows = await tx
    .select({ transfer: ledgerTransfers })
    .from(ledgerTransfers)
    .leftJoin(reversal, eq(reversal.reversesId, ledgerTransfers.id))
    .where(
      and(
        eq(ledgerTransfers.orderId, orderId),
        inArray(ledgerTransfers.kind, ['single', 'post']),
        isNull(ledgerTransfers.reversesId),
        isNull(reversal.id),
      ),
    )
    .orderBy(ledgerTransfers.id);
  if (rows.length === 0) return [];
  const accounts = await accountsById(
    tx,
    rows.flatMap(({ transfer }) => [transfer.debitAccountId, transfer.creditAccountId]),
  );
  const opposites = rows.map(
    ({ transfer }): Movement => ({
      kind: 'single',
      purpose: transfer.purpose,
      debit: accounts(transfer.creditAccountId),
      credit: accounts(transfer.debitAccountId),
      amountMinor: transfer.amountMinor,
      key: `reverse ${transfer.id}`,
      orderId,
      reversesId: transfer.id,
    }),
  );
  return postTransfers(tx, opposites, now);
}

/** The available balance of an account, locked until the transaction ends. */
export async function lockAvailable(tx: Queryable, { id }: LedgerAccount): Promise<number> {
  const [row] = await tx
    .select({ availableMinor: availableOf(ledgerAccounts) })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, id))
    .for('update');
  return row?.availableMinor ?? 0;
}

/** The unresolved pending transfers of orders, by order. */
export async function pendingTransfersOf(
  tx: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const resolution = alias(ledgerTransfers, 'resolution');
  const rows = await tx
    .select({ id: ledgerTransfers.id, orderId: ledgerTransfers.orderId })
    .from(ledgerTransfers)
    .leftJoin(resolution, eq(resolution.pendingId, ledgerTransfers.id))
    .where(
      and(
        oneOrAnyOf(ledgerTransfers.orderId, orderIds),
        eq(ledgerTransfers.kind, 'pending'),
        isNull(resolution.id),
      ),
    );
  return new Map(rows.flatMap(({ id, orderId }) => (orderId === null ? [] : [[orderId, id]])));
}

async function accountsById(tx: Queryable, ids: readonly string[]): Promise<(id: string) => LedgerAccount> {
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    if (!row) throw new Error(`There is no ledger account ${id}.`);
    const { kind, ownerId, currency, shard, noOverdraft } = row;
    return { id, kind, ownerId, currency, shard, noOverdraft };
  };
}

async function rowsOf(
  tx: Queryable,
  transfers: readonly (Movement | Resolution)[],
  now: Date,
): Promise<TransferRow[]> {
  const pendingIds = transfers.flatMap((transfer) => ('pendingId' in transfer ? [transfer.pendingId] : []));
  const pendings = new Map(
    pendingIds.length === 0
      ? []
      : (await tx.select().from(ledgerTransfers).where(inArray(ledgerTransfers.id, pendingIds))).map(
          (row) => [row.id, row],
        ),
  );
  return transfers.map((transfer) => {
    const body =
      'pendingId' in transfer
        ? resolutionBody(transfer, pendings.get(transfer.pendingId))
        : movementBody(transfer);
    return { id: newId(now), idempotencyKey: transfer.key, bodyHash: hashOf(body), ...body };
  });
}

function movementBody({ debit, credit, amountMinor, ...movement }: Movement) {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    throw new RangeError(`A transfer moves a whole number of minor units above 0, not ${amountMinor}.`);
  }
  if (debit.currency !== credit.currency) throw new RangeError('A transfer has one currency.');
  return {
    kind: movement.kind,
    purpose: movement.purpose,
    debitAccountId: debit.id,
    creditAccountId: credit.id,
    amountMinor,
    currency: debit.currency,
    pendingId: null,
    reversesId: movement.reversesId ?? null,
    orderId: movement.orderId ?? null,
  };
}

function resolutionBody(
  { kind, pendingId }: Resolution,
  pending: typeof ledgerTransfers.$inferSelect | undefined,
) {
  if (pending?.kind !== 'pending') throw new RangeError(`There is no pending transfer ${pendingId}.`);
  const { purpose, debitAccountId, creditAccountId, amountMinor, currency, orderId } = pending;
  const same = { purpose, debitAccountId, creditAccountId, amountMinor, currency, orderId };
  return { kind, ...same, pendingId, reversesId: null };
}

function accountsOf(transfers: readonly (Movement | Resolution)[]): LedgerAccount[] {
  const sides = transfers.flatMap((transfer) =>
    'pendingId' in transfer ? [] : [transfer.debit, transfer.credit],
  );
  return [...new Map(sides.map((account) => [account.id, account])).values()];
}

/**
 * Maps keys already posted with the same content to their transfers. Throws for rows skipped for another
 * reason.
 */
async function earlierTransfers(tx: Queryable, rows: readonly TransferRow[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const keys = rows.map(({ idempotencyKey }) => idempotencyKey);
  const earlier = await tx
    .select({
      id: ledgerTransfers.id,
      key: ledgerTransfers.idempotencyKey,
      bodyHash: ledgerTransfers.bodyHash,
    })
    .from(ledgerTransfers)
    .where(inArray(ledgerTransfers.idempotencyKey, keys));
  const byKey = new Map(earlier.map((row) => [row.key, row]));
  for (const { idempotencyKey, bodyHash } of rows) {
    const known = byKey.get(idempotencyKey);
    // The key is new, so another resolution of the same pending transfer, or another reversal, came first.
    if (!known) throw new BusinessError('conflict');
    if (known.bodyHash !== bodyHash) throw new BusinessError('idempotencyConflict');
  }
  return new Map(earlier.map(({ id, key }) => [key, id]));
}

/**
 * A database constraint detects overdrafts. Transfers that could violate it run behind a savepoint, so that
 * the transaction stays usable and the error can report the available balance.
 */
async function apply(
  tx: Queryable,
  rows: readonly TransferRow[],
  accounts: readonly LedgerAccount[],
): Promise<void> {
  const changes = changesOf(rows);
  const spending = accounts.flatMap(({ id, noOverdraft, currency }) => {
    const change = noOverdraft ? changes.get(id) : undefined;
    const requiredMinor = change ? -availableChange(change) : 0;
    return requiredMinor > 0 ? [{ id, currency, requiredMinor }] : [];
  });
  if (spending.length === 0) return applyToAccounts(tx, rows);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tx.transaction((savepoint) => applyToAccounts(savepoint, rows));
    } catch (error) {
      if (constraintOf(error) !== 'ledger_accounts_overdraft') throw error;
      const shortfall = await shortfallOf(tx, spending);
      if (shortfall) throw new BusinessError('insufficientBalance', shortfall, { cause: error });
      // Money has arrived since the refusal, so try again.
      if (attempt === maxAttempts) throw new BusinessError('ledgerOverdraft', {}, { cause: error });
    }
  }
}

interface Spending {
  readonly id: string;
  readonly currency: Currency;
  readonly requiredMinor: number;
}

/** The account without enough money, formatted for the error; undefined when each has enough. */
async function shortfallOf(
  tx: Queryable,
  spending: readonly Spending[],
): Promise<{ required: string; available: string } | undefined> {
  for (const { id, currency, requiredMinor } of spending) {
    const [row] = await tx
      .select({ availableMinor: availableOf(ledgerAccounts) })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.id, id));
    const availableMinor = row?.availableMinor ?? 0;
    if (availableMinor < requiredMinor) {
      const text = (amountMinor: number) => formatMoney(minorUnits(amountMinor), currency);
      return { required: text(requiredMinor), available: text(availableMinor) };
    }
  }
  return undefined;
}
