import { sql } from 'drizzle-orm';
import { type Invariant, ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../money/money.public.ts';
import { allocationAttempts, orders, resourceLoads } from '../../orders/orders.public.ts';
import {
  splitMatches,
  splitMatchOrders,
  splitMatchRecords,
  statements,
} from '../../receipts/receipts.public.ts';

/** Of a collection: it waits for its money. Of a payout: it is claimed and may have been paid. */
const allocated = 2;
const payout = 2;

/** Invariants in addition to those of the ledger. Their cost does not grow with the ledger. */
export const quickInvariants: readonly Invariant[] = [
  {
    name: 'the balances of a currency sum to zero',
    breaches: () => sql`
      select currency, sum(credits_posted_minor - debits_posted_minor) as sum from ${ledgerAccounts}
      group by currency having sum(credits_posted_minor - debits_posted_minor) <> 0`,
  },
  {
    name: 'the newest entry of an account has its balance',
    breaches: () => sql`
      select account.id, account.kind from ${ledgerAccounts} account
      left join ${ledgerEntries} entry on entry.account_id = account.id and entry.version = account.version
      where coalesce(entry.balance_after_minor, 0) <> account.credits_posted_minor - account.debits_posted_minor
        or (account.version > 0 and entry.account_id is null)`,
  },
  {
    name: 'an entry follows from the one before',
    breaches: ({ transfers }) => sql`
      select entry.account_id as id, entry.version from ${transfers} transfer
      join ${ledgerEntries} entry on entry.transfer_id = transfer.id
      left join ${ledgerEntries} before on before.account_id = entry.account_id and before.version = entry.version - 1
      where entry.balance_after_minor <> coalesce(before.balance_after_minor, 0) + entry.amount_minor
        or (entry.version > 1 and before.account_id is null)`,
  },
  {
    name: 'an account holds what its orders wait for',
    breaches: () => sql`
      with live as (
        select resource_id, count(*) as attempts, sum(pay_amount_minor) as pay_minor from ${allocationAttempts}
        where ended_at is null group by resource_id
      )
      select load.resource_id as id, load.processing_count from ${resourceLoads} load
      left join live on live.resource_id = load.resource_id
      where load.processing_count <> coalesce(live.attempts, 0) or load.reserved_minor <> coalesce(live.pay_minor, 0)`,
  },
  {
    name: 'an order that holds a place on an account waits for its money',
    breaches: () => sql`
      select placed.order_code, placed.status from ${allocationAttempts} attempt
      join ${orders} placed on placed.id = attempt.order_id
      where attempt.ended_at is null and (placed.status <> ${allocated} or case when placed.order_type = ${payout}
        then placed.resource_id is distinct from attempt.resource_id else placed.attempt <> attempt.attempt end)
      union all
      select placed.order_code, placed.status from ${orders} placed
      where placed.status = ${allocated} and placed.resource_id is not null and not exists (
        select from ${allocationAttempts} attempt where attempt.order_id = placed.id and attempt.ended_at is null)`,
  },
  {
    name: 'a match of several gives its orders exactly the money of its records, and the residue is booked',
    breaches: ({ orders: placed }) => sql`
      with match as (
        select * from ${splitMatches} where id in (
          select match_id from ${splitMatchOrders} where order_id in (select id from ${placed} placed))
      ), recorded as (
        select match.id, sum(record.amount_minor) as sum, count(*) as count,
          bool_and(statement.state = 'matched' and statement.amount_minor = record.amount_minor) as matched
        from match join ${splitMatchRecords} record on record.match_id = match.id
        join ${statements} statement on statement.id = record.statement_id group by match.id
      ), given as (
        select match.id, sum(part.received_minor) as sum, sum(part.asked_minor) as asked, count(*) as count,
          bool_and(placed.received_minor = part.received_minor) as received
        from match join ${splitMatchOrders} part on part.match_id = match.id
        join ${orders} placed on placed.id = part.order_id group by match.id
      ), booked as (
        select match.id, sum(case when transfer.reverses_id is not null then 0
            when credit.kind = 'adjustment' then transfer.amount_minor else -transfer.amount_minor end) as sum,
          count(transfer.reverses_id) as reversals
        from match join ${ledgerTransfers} transfer
          on transfer.order_id = match.residue_order_id and transfer.purpose = 'residue'
        join ${ledgerAccounts} credit on credit.id = transfer.credit_account_id group by match.id
      )
      select match.id, match.residue_minor from match
      left join recorded on recorded.id = match.id left join given on given.id = match.id
      left join booked on booked.id = match.id left join ${orders} carrying on carrying.id = match.residue_order_id
      where recorded.sum is distinct from given.sum or recorded.sum - given.asked is distinct from match.residue_minor
        or least(recorded.count, given.count) <> 1 or not recorded.matched or not given.received
        or coalesce(booked.sum, 0) <> match.residue_minor
        or coalesce(booked.reversals, 0) <> (carrying.reversed_at is not null)::int`,
  },
];
