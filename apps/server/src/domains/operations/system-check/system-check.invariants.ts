import { sql } from 'drizzle-orm';
import { type Invariant, ledgerAccounts, ledgerEntries } from '../../money/money.public.ts';
import { allocationAttempts, orders, resourceLoads } from '../../orders/orders.public.ts';

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
    name: 'whoever holds a place on an account waits for its money',
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
];
