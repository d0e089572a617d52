import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { type OrderWorld, openOrderWorld, worldStart, worldZone } from '../../../testing/order-world.ts';
import { withTablesTakenForEmpty } from '../../../testing/outdated-statistics.ts';
import { ledgerAccountOf, type Movement, postTransfers } from '../../money/ledger/ledger.service.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import { advance } from '../../orders/orders/orders.service.ts';
import { type InvariantVerdict, inspectLedger, verifyLedger } from './ledger.verification.ts';

let world: OrderWorld;

/** Adjustments in both directions, a paid order, an unpaid order, and a payout with its amount held. */
beforeAll(async () => {
  world = await openOrderWorld();
  const [{ id: merchantId }] = world.merchants;
  const now = worldStart;
  const placement = { merchantId, now, timeZone: worldZone };
  const request = { notifyUrl: 'https://merchant.example/n', productId: 1008, amount: 20_000 };
  const payable = ledgerAccountOf.merchantPayable(merchantId, 'USDT');
  const funding: Movement = {
    kind: 'single',
    purpose: 'adjustment',
    debit: ledgerAccountOf.adjustment('USDT'),
    credit: payable,
    amountMinor: 1_000_000,
    key: newId(),
  };
  await world.store.transaction(async (tx) => {
    await postTransfers(
      tx,
      [funding, { ...funding, debit: payable, credit: funding.debit, key: newId() }],
      now,
    );
    await postTransfers(tx, [{ ...funding, key: newId() }], now);
    const { order } = await placeOrder(tx, { ...request, mchOrderNo: 'Paid' }, placement);
    const allocation = {
      supplierId: world.suppliers[0],
      isProxy: false,
      payAmountMinor: 20_000,
      expiresAt: now,
    };
    const allocated = await advance(tx, order, 'allocate', { now, allocation });
    await advance(tx, allocated, 'match', { now });
    await placeOrder(tx, { ...request, mchOrderNo: 'Waits' }, placement);
    await placeOrder(tx, { ...request, productId: 3016, amount: 500_000, mchOrderNo: 'Payout' }, placement);
  });
});
afterAll(() => world.close());

const brokenOf = (verdicts: readonly InvariantVerdict[]): string[] =>
  verdicts.filter(({ breachCount }) => breachCount > 0).map(({ name }) => name);

class Undo extends Error {}

/** Corrupts the ledger in a way that the platform's code cannot, verifies it, and rolls back. */
async function brokenBy(...damage: string[]): Promise<string[]> {
  let broken: string[] = [];
  const work = world.store.transaction(async (tx) => {
    await tx.execute(sql.raw('alter table ledger_entries disable trigger user'));
    await tx.execute(sql.raw('alter table ledger_transfers disable trigger user'));
    for (const constraint of ['ledger_accounts_overdraft', 'ledger_accounts_counters']) {
      await tx.execute(sql.raw(`alter table ledger_accounts drop constraint ${constraint}`));
    }
    await tx.execute(sql.raw('drop index ledger_transfers_resolved_once'));
    for (const statement of damage) await tx.execute(sql.raw(statement));
    broken = brokenOf(await inspectLedger(tx));
    throw new Undo();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return broken;
}

const sumsToZero = expect.stringContaining('entries of a transfer sum to zero');
const currencySum = expect.stringContaining('entries of a currency sum to zero');
const oneCurrency = expect.stringContaining('stays within one currency');
const balance = expect.stringContaining('balance of an account is the sum');
const versions = expect.stringContaining('versions of an account have no gap');
const pending = expect.stringContaining('what is pending on an account');
const overdrawn = expect.stringContaining('no account is overdrawn');
const resolvedOnce = expect.stringContaining('resolved once');
const credited = expect.stringContaining('credited its merchant exactly while it is paid');
const holdsBack = expect.stringContaining('holds money back exactly while it is under way');

it('finds no error in a ledger written by the service', async () => {
  const verdicts = await verifyLedger(world.store);
  expect(verdicts).toHaveLength(10);
  expect(brokenOf(verdicts)).toEqual([]);
});

it.each([
  [
    'an entry that is a unit too high',
    ['update ledger_entries set amount_minor = amount_minor + 1 where amount_minor = 20000 and version = 1'],
    [sumsToZero, currencySum, balance, versions, credited],
  ],
  [
    'a lost entry',
    ['delete from ledger_entries where amount_minor = 20000'],
    [sumsToZero, currencySum, balance, versions, credited],
  ],
  [
    'a balance that somebody set',
    ['update ledger_accounts set credits_posted_minor = credits_posted_minor + 1'],
    [balance],
  ],
  ['a version that was skipped', ['update ledger_accounts set version = version + 1'], [versions]],
  [
    'a hold that nobody asked for',
    ["update ledger_accounts set credits_pending_minor = 7 where kind = 'feeIncome'"],
    [pending],
  ],
  [
    'money that is not there',
    ["update ledger_accounts set debits_pending_minor = 5000000 where kind = 'merchantPayable'"],
    [pending, overdrawn],
  ],
  ['a transfer in another currency', ["update ledger_transfers set currency = 'KES'"], [oneCurrency]],
  [
    'a paid order that was never booked',
    ["update orders set status = 5 where merchant_order_no = 'Waits'"],
    [credited],
  ],
  [
    'an order that is not paid and was booked',
    ["update orders set status = 3 where merchant_order_no = 'Paid'"],
    [credited],
  ],
  [
    'a completed payout whose money is still held back',
    ["update orders set payout_status = 4 where merchant_order_no = 'Payout'"],
    [holdsBack],
  ],
  [
    'a hold that was resolved twice, and not as it was',
    [
      `insert into ledger_transfers (id, kind, purpose, debit_account_id, credit_account_id, amount_minor, currency,
         idempotency_key, body_hash, pending_id, order_id, created_at)
       select gen_random_uuid(), 'void', purpose, debit_account_id, credit_account_id, amount_minor - 1, currency,
         'x' || part, body_hash, id, order_id, created_at
       from ledger_transfers, generate_series(1, 2) part where kind = 'pending'`,
    ],
    [pending, resolvedOnce, holdsBack],
  ],
  [
    'a reversal of another sum',
    [
      `insert into ledger_transfers (id, kind, purpose, debit_account_id, credit_account_id, amount_minor, currency,
         idempotency_key, body_hash, reverses_id, order_id, created_at)
       select gen_random_uuid(), 'single', purpose, credit_account_id, debit_account_id, amount_minor - 1, currency,
         'reversal', body_hash, id, order_id, created_at
       from ledger_transfers where amount_minor = 20000 and kind = 'single'`,
    ],
    [sumsToZero, resolvedOnce],
  ],
])('finds %s', async (_name, damage, found) => {
  expect(await brokenBy(...damage)).toEqual(found);
});

it('verifies 30,000 transfers in a moment, also where the planner takes its tables for empty', async () => {
  const transfers = 30_000;
  await world.store.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ledger_accounts (id, kind, currency, shard, no_overdraft, debits_posted_minor, credits_posted_minor, version, created_at)
      select ('0192f0c8-7a1e-7c3a-9d53-' || lpad(side::text, 12, '0'))::uuid, 'adjustment', 'CNY', side, false,
        case side when 1 then ${transfers}::bigint else 0 end, case side when 2 then ${transfers}::bigint else 0 end, ${transfers}, now()
      from generate_series(1, 2) side`);
    await tx.execute(sql`
      insert into ledger_transfers (id, kind, purpose, debit_account_id, credit_account_id, amount_minor, currency, idempotency_key, body_hash, created_at)
      select ('0192f0c8-7a1e-7c3a-9d54-' || lpad(place::text, 12, '0'))::uuid, 'single', 'adjustment',
        '0192f0c8-7a1e-7c3a-9d53-000000000001', '0192f0c8-7a1e-7c3a-9d53-000000000002', 1, 'CNY', 'many ' || place, 'hash', now()
      from generate_series(1, ${transfers}::int) place`);
    await tx.execute(sql`
      insert into ledger_entries (account_id, version, transfer_id, amount_minor, balance_after_minor)
      select ('0192f0c8-7a1e-7c3a-9d53-' || lpad(side::text, 12, '0'))::uuid, place,
        ('0192f0c8-7a1e-7c3a-9d54-' || lpad(place::text, 12, '0'))::uuid, side * 2 - 3, (side * 2 - 3) * place
      from generate_series(1, ${transfers}::int) place, generate_series(1, 2) side`);
  });
  const verifiedMs = async () => {
    const startedAt = performance.now();
    expect(brokenOf(await verifyLedger(world.store))).toEqual([]);
    return performance.now() - startedAt;
  };
  await world.store.db.execute(sql`analyze`);
  expect(await verifiedMs()).toBeLessThan(10_000);
  expect(await withTablesTakenForEmpty(world.store, verifiedMs)).toBeLessThan(10_000);
});
