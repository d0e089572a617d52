import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { sqlStatement } from '../../../db/statements.ts';
import type { LedgerAccount } from './ledger.accounts.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.table.ts';

export type TransferRow = Omit<typeof ledgerTransfers.$inferInsert, 'createdAt'> & { readonly id: string };

/** Net effect of transfers on one account. */
interface AccountChange {
  readonly id: string;
  debitsPosted: number;
  creditsPosted: number;
  debitsPending: number;
  creditsPending: number;
  /** Number of new entries of the account. */
  entries: number;
}

interface EntryDraft {
  readonly accountId: string;
  readonly transferId: string;
  readonly amount: number;
}

export function changesOf(rows: readonly TransferRow[]): Map<string, AccountChange> {
  const changes = new Map<string, AccountChange>();
  const of = (id: string): AccountChange => {
    const known = changes.get(id);
    if (known) return known;
    const change = { id, debitsPosted: 0, creditsPosted: 0, debitsPending: 0, creditsPending: 0, entries: 0 };
    changes.set(id, change);
    return change;
  };
  for (const { kind, debitAccountId, creditAccountId, amountMinor } of rows) {
    const [debit, credit] = [of(debitAccountId), of(creditAccountId)];
    if (kind === 'single' || kind === 'post') {
      debit.debitsPosted += amountMinor;
      credit.creditsPosted += amountMinor;
      debit.entries += 1;
      credit.entries += 1;
    }
    const held = kind === 'pending' ? amountMinor : kind === 'single' ? 0 : -amountMinor;
    debit.debitsPending += held;
    credit.creditsPending += held;
  }
  return changes;
}

/** Change of the account's available balance. */
export const availableChange = (change: AccountChange): number =>
  change.creditsPosted - change.debitsPosted - change.debitsPending;

/**
 * Inserts the transfers with new keys, and missing account rows. Returns the inserted ids. Waits for a
 * concurrent transaction with the same key.
 */
export async function insertTransfers(
  tx: Queryable,
  rows: readonly TransferRow[],
  accounts: readonly LedgerAccount[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows: inserted } = await insert(tx).execute({
    transfers: JSON.stringify(rows),
    accounts: JSON.stringify(accounts),
    createdAt: now.toISOString(),
  });
  return new Set(inserted.map(({ id }) => id));
}

const insert = sqlStatement<{ id: string }>(() => {
  const createdAt = sql`${sql.placeholder('createdAt')}::timestamptz`;
  return sql`
    with made as (
      insert into ${ledgerAccounts} (id, kind, owner_id, currency, shard, no_overdraft, created_at)
      select distinct id, kind, "ownerId", currency, shard, "noOverdraft", ${createdAt}
      from jsonb_to_recordset(${sql.placeholder('accounts')}::jsonb)
        as account(id uuid, kind text, "ownerId" uuid, currency text, shard smallint, "noOverdraft" boolean)
      -- A row that is there is left out: an insert would wait for each transaction that changes it.
      where not exists (select from ${ledgerAccounts} known where known.id = account.id)
      order by id
      on conflict do nothing
    )
    insert into ${ledgerTransfers} (id, kind, purpose, debit_account_id, credit_account_id, amount_minor, currency,
      idempotency_key, body_hash, pending_id, reverses_id, order_id, created_at)
    select id, kind, purpose, "debitAccountId", "creditAccountId", "amountMinor", currency,
      "idempotencyKey", "bodyHash", "pendingId", "reversesId", "orderId", ${createdAt}
    from jsonb_to_recordset(${sql.placeholder('transfers')}::jsonb)
      as transfer(id uuid, kind text, purpose text, "debitAccountId" uuid, "creditAccountId" uuid, "amountMinor" bigint,
        currency text, "idempotencyKey" text, "bodyHash" text, "pendingId" uuid, "reversesId" uuid, "orderId" uuid)
    on conflict do nothing
    returning id`;
});

/**
 * Locks accounts in the order of every posting, until the transaction ends, and creates missing rows. Before several
 * postings in one transaction, so that they cannot deadlock with others.
 */
export async function lockAccounts(
  tx: Queryable,
  accounts: readonly LedgerAccount[],
  now: Date,
): Promise<void> {
  await insertTransfers(tx, [], accounts, now);
  await tx.execute(sql`
    select 1 from ${ledgerAccounts}
    where id in (select id from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as account(id uuid))
    order by no_overdraft desc, id for no key update`);
}

/**
 * Updates the counters of the accounts and inserts their entries in one statement. The update returns the
 * last balance and version of each account; those of its earlier entries are computed backwards from there.
 */
export async function applyToAccounts(tx: Queryable, rows: readonly TransferRow[]): Promise<void> {
  const drafts = entriesOf(rows);
  const { rows: written } = await apply(tx).execute({
    changes: JSON.stringify([...changesOf(rows).values()]),
    drafts: JSON.stringify(drafts),
  });
  if (written.length !== drafts.length) throw new Error('An account of a transfer has no row.');
}

const apply = sqlStatement(
  () => sql`
    with change as materialized (
      select * from jsonb_to_recordset(${sql.placeholder('changes')}::jsonb)
        as change(id uuid, "debitsPosted" bigint, "creditsPosted" bigint, "debitsPending" bigint,
          "creditsPending" bigint, entries bigint)
    ), locked as materialized (
      select id from ${ledgerAccounts} where id in (select id from change)
      order by no_overdraft desc, id for no key update
    ), moved as (
      update ${ledgerAccounts} as account set
        debits_posted_minor = account.debits_posted_minor + change."debitsPosted",
        credits_posted_minor = account.credits_posted_minor + change."creditsPosted",
        debits_pending_minor = account.debits_pending_minor + change."debitsPending",
        credits_pending_minor = account.credits_pending_minor + change."creditsPending",
        version = account.version + change.entries
      from locked join change on change.id = locked.id
      where account.id = locked.id
      returning account.id, account.version,
        account.credits_posted_minor - account.debits_posted_minor as balance
    )
    insert into ${ledgerEntries} (account_id, version, transfer_id, amount_minor, balance_after_minor)
    select moved.id, moved.version - entry."entriesAfter", entry."transferId", entry.amount,
      moved.balance - entry."amountAfter"
    from moved join jsonb_to_recordset(${sql.placeholder('drafts')}::jsonb)
      as entry("accountId" uuid, "transferId" uuid, amount bigint, "entriesAfter" bigint, "amountAfter" bigint)
      on entry."accountId" = moved.id
    returning version`,
);

function entriesOf(rows: readonly TransferRow[]) {
  const drafts = rows.flatMap(({ id, kind, debitAccountId, creditAccountId, amountMinor }): EntryDraft[] =>
    kind === 'single' || kind === 'post'
      ? [
          { accountId: debitAccountId, transferId: id, amount: -amountMinor },
          { accountId: creditAccountId, transferId: id, amount: amountMinor },
        ]
      : [],
  );
  const after = new Map<string, { entries: number; amount: number }>();
  return drafts
    .reverse()
    .map((draft) => {
      const { entries, amount } = after.get(draft.accountId) ?? { entries: 0, amount: 0 };
      after.set(draft.accountId, { entries: entries + 1, amount: amount + draft.amount });
      return { ...draft, entriesAfter: entries, amountAfter: amount };
    })
    .reverse();
}
