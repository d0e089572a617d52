import { type SQL, sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.table.ts';

/** The whole ledger or a part of it, as relations with the columns of their tables. */
export interface Books {
  readonly transfers: SQL;
  readonly orders: SQL;
  /** Condition that the transfer named `transfer` belongs to one of these orders. */
  readonly ofOrders: SQL;
}

/** A rule that always holds in the ledger. Its query returns one row for each violation. */
export interface Invariant {
  readonly name: string;
  /** The rule can be checked cheaply for a part of the ledger. The others sum everything. */
  readonly ofStretch?: boolean;
  breaches(books: Books): SQL;
}

/** Unresolved pending transfers of the orders in question. */
const unresolvedOf = (ofOrders: SQL): SQL => sql`select transfer.* from ${ledgerTransfers} transfer
  where transfer.kind = 'pending' and ${ofOrders}
    and not exists (select from ${ledgerTransfers} resolution where resolution.pending_id = transfer.id)`;

// What is computed before it is joined is `materialized`: with outdated statistics the planner computes it anew for
// every order, and a check of a second takes minutes.
export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'the entries of a transfer sum to zero, one for each side, and only final transfers have any',
    ofStretch: true,
    breaches: ({ transfers }) => sql`
      select transfer.id, transfer.kind, count(entry.account_id) as entries
      from ${transfers} transfer left join ${ledgerEntries} entry on entry.transfer_id = transfer.id
      group by transfer.id, transfer.kind, transfer.debit_account_id, transfer.credit_account_id, transfer.amount_minor
      having case when transfer.kind in ('single', 'post')
        then count(entry.account_id) <> 2
          or sum(entry.amount_minor) <> 0
          or count(*) filter (where entry.account_id = transfer.debit_account_id
            and entry.amount_minor = -transfer.amount_minor) <> 1
          or count(*) filter (where entry.account_id = transfer.credit_account_id
            and entry.amount_minor = transfer.amount_minor) <> 1
        else count(entry.account_id) <> 0 end`,
  },
  {
    name: 'the entries of a currency sum to zero',
    breaches: () => sql`
      select account.currency, sum(entry.amount_minor) as sum
      from ${ledgerEntries} entry join ${ledgerAccounts} account on account.id = entry.account_id
      group by account.currency having sum(entry.amount_minor) <> 0`,
  },
  {
    name: 'a transfer stays within one currency',
    ofStretch: true,
    breaches: ({ transfers }) => sql`
      select transfer.id, transfer.currency
      from ${transfers} transfer
      join ${ledgerAccounts} debit on debit.id = transfer.debit_account_id
      join ${ledgerAccounts} credit on credit.id = transfer.credit_account_id
      where debit.currency <> transfer.currency or credit.currency <> transfer.currency`,
  },
  {
    name: 'the balance of an account is the sum of its entries',
    breaches: () => sql`
      select account.id, account.kind from ${ledgerAccounts} account
      left join ${ledgerEntries} entry on entry.account_id = account.id
      group by account.id
      having account.credits_posted_minor <> coalesce(sum(entry.amount_minor) filter (where entry.amount_minor > 0), 0)
        or account.debits_posted_minor <> coalesce(-sum(entry.amount_minor) filter (where entry.amount_minor < 0), 0)`,
  },
  {
    name: 'the versions of an account have no gap, and every balance follows from the one before',
    breaches: () => sql`
      select account_id, version from (
        select account_id, version, balance_after_minor,
          row_number() over line as position, sum(amount_minor) over line as running
        from ${ledgerEntries} window line as (partition by account_id order by version)
      ) entry where version <> position or balance_after_minor <> running
      union all
      select account.id, account.version from ${ledgerAccounts} account
      where account.version <> (select count(*) from ${ledgerEntries} entry where entry.account_id = account.id)`,
  },
  {
    name: 'what is pending on an account is what its unresolved transfers hold back',
    breaches: () => sql`
      with unresolved as materialized (${unresolvedOf(sql`true`)})
      select account.id, account.kind from ${ledgerAccounts} account
      where account.debits_pending_minor <> (
          select coalesce(sum(amount_minor), 0) from unresolved where debit_account_id = account.id)
        or account.credits_pending_minor <> (
          select coalesce(sum(amount_minor), 0) from unresolved where credit_account_id = account.id)`,
  },
  {
    name: 'no account is overdrawn that may not be',
    ofStretch: true,
    breaches: () => sql`
      select id, kind, owner_id from ${ledgerAccounts}
      where no_overdraft and credits_posted_minor - debits_posted_minor - debits_pending_minor < 0`,
  },
  {
    name: 'a pending transfer is resolved once, as it was, and a reversal is the exact opposite',
    ofStretch: true,
    breaches: ({ transfers }) => sql`
      select resolution.id, resolution.kind from ${transfers} resolution
      join ${ledgerTransfers} pending on pending.id = resolution.pending_id
      where pending.kind <> 'pending' or (pending.debit_account_id, pending.credit_account_id, pending.amount_minor)
        <> (resolution.debit_account_id, resolution.credit_account_id, resolution.amount_minor)
      union all
      select min(id::text)::uuid, 'resolved twice' from ${transfers} transfer
      where pending_id is not null group by pending_id having count(*) > 1
      union all
      select reversal.id, 'reversal' from ${transfers} reversal
      join ${ledgerTransfers} original on original.id = reversal.reverses_id
      where original.kind not in ('single', 'post')
        or (original.debit_account_id, original.credit_account_id, original.amount_minor)
        <> (reversal.credit_account_id, reversal.debit_account_id, reversal.amount_minor)`,
  },
  {
    name: 'a collection order has credited its merchant exactly while it is paid',
    ofStretch: true,
    breaches: ({ orders, ofOrders }) => sql`
      with credited as materialized (
        select transfer.order_id, sum(entry.amount_minor) as net
        from ${ledgerTransfers} transfer
        join ${ledgerEntries} entry on entry.transfer_id = transfer.id
        join ${ledgerAccounts} account on account.id = entry.account_id and account.kind = 'merchantPayable'
        where ${ofOrders} group by transfer.order_id
      )
      select placed.order_code, placed.status, coalesce(credited.net, 0) as net
      from ${orders} placed left join credited on credited.order_id = placed.id
      where placed.order_type = 1 and coalesce(credited.net, 0) <> case
        when placed.status in (4, 5) and coalesce(placed.supplement_type, 1) = 1
          then placed.amount_minor - coalesce(placed.fee_minor, 0) else 0 end`,
  },
  {
    name: 'a payout holds money back exactly while it is under way',
    ofStretch: true,
    breaches: ({ orders, ofOrders }) => sql`
      with unresolved as materialized (${unresolvedOf(ofOrders)})
      select placed.order_code, placed.payout_status, count(unresolved.id) as reservations
      from ${orders} placed left join unresolved on unresolved.order_id = placed.id
      where placed.order_type = 2
      group by placed.id, placed.order_code, placed.payout_status
      having count(unresolved.id) <> case when placed.payout_status in (4, 5, 7) then 0 else 1 end`,
  },
];
