import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import { newId } from '../../../kit/ids.ts';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { totalBalance } from './ledger.balances.ts';
import {
  ledgerAccountOf,
  type Movement,
  pendingTransfersOf,
  postTransfers,
  type Resolution,
  reverseOrderTransfers,
} from './ledger.service.ts';
import { ledgerEntries, ledgerTransfers } from './ledger.table.ts';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const now = new Date('2026-11-01T00:00:00Z');
let keys = 0;
const post = (...transfers: (Movement | Resolution)[]) =>
  test.store.transaction((tx) => postTransfers(tx, transfers, now));

/** A merchant with funds, and helpers for its transfers. */
async function newMerchant(fundsMinor: number) {
  const merchantId = newId();
  const payable = ledgerAccountOf.merchantPayable(merchantId, 'INR');
  const movement = (changes: Partial<Movement> = {}): Movement => ({
    kind: 'single',
    purpose: 'principal',
    debit: payable,
    credit: ledgerAccountOf.adjustment('INR'),
    amountMinor: 100,
    key: `key ${++keys}`,
    ...changes,
  });
  const funding = movement({
    debit: ledgerAccountOf.adjustment('INR'),
    credit: payable,
    amountMinor: fundsMinor,
  });
  if (fundsMinor > 0) await post(funding);
  const balance = async () => {
    const { balances } = await totalBalance(test.store.db, { kind: 'merchant', merchantId }, now);
    const [first] = balances;
    return [first?.merchantPayableMinor, first?.merchantPendingMinor, first?.merchantAvailableMinor];
  };
  return { merchantId, payable, movement, balance };
}
const idOf = async (transfer: Movement): Promise<string> => (await post(transfer))[0]?.id ?? '';
const rowCount = async () => {
  const [entries, transfers] = await Promise.all([
    test.store.db.select().from(ledgerEntries),
    test.store.db.select().from(ledgerTransfers),
  ]);
  return [entries.length, transfers.length];
};

describe('a transfer', () => {
  it('moves money from one account to the other', async () => {
    const { movement, balance } = await newMerchant(1_000);
    expect(await balance()).toEqual([1_000, 0, 1_000]);
    await post(movement({ amountMinor: 300 }));
    expect(await balance()).toEqual([700, 0, 700]);
  });

  it('adds an entry to both accounts, with the balance after it', async () => {
    const { payable, movement } = await newMerchant(1_000);
    await post(movement({ amountMinor: 300 }), movement({ amountMinor: 50 }));
    const own = await test.store.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, payable.id))
      .orderBy(ledgerEntries.version);
    expect(
      own.map(({ version, amountMinor, balanceAfterMinor }) => [version, amountMinor, balanceAfterMinor]),
    ).toEqual([
      [1, 1_000, 1_000],
      [2, -300, 700],
      [3, -50, 650],
    ]);
  });

  it('that was posted before is skipped beside a new one', async () => {
    const { movement, balance } = await newMerchant(1_000);
    const first = movement({ amountMinor: 300 });
    const [known] = await post(first);
    const [again, fresh] = await post(first, movement({ amountMinor: 50 }));
    expect([again, fresh?.created]).toEqual([{ id: known?.id, created: false }, true]);
    expect(await balance()).toEqual([650, 0, 650]);
  });

  it('is posted once for the same key and content', async () => {
    const { movement, balance } = await newMerchant(1_000);
    const transfer = movement();
    const [first] = await post(transfer);
    const before = await rowCount();
    expect(await post(transfer)).toEqual([{ id: first?.id, created: false }]);
    expect(await rowCount()).toEqual(before);
    expect(await balance()).toEqual([900, 0, 900]);
  });

  it('with the same key and another content is refused, with all that came with it', async () => {
    const { movement, balance } = await newMerchant(1_000);
    const transfer = movement();
    await post(transfer);
    const twisted = { ...transfer, amountMinor: transfer.amountMinor + 1 };
    await expect(post(movement(), twisted)).rejects.toMatchObject({ errorName: 'idempotencyConflict' });
    expect(await balance()).toEqual([900, 0, 900]);
  });

  it.each([0, -1, 1.5, 2 ** 53])('of %d is refused', async (amountMinor) => {
    const { movement } = await newMerchant(1_000);
    await expect(post(movement({ amountMinor }))).rejects.toThrow(RangeError);
  });

  it('requires one currency', async () => {
    const { movement } = await newMerchant(1_000);
    const credit = ledgerAccountOf.adjustment('KES');
    await expect(post(movement({ credit }))).rejects.toThrow('one currency');
  });
});

describe('an account without overdraft', () => {
  it('reports required and available amount, and keeps the transaction usable', async () => {
    const { movement, balance } = await newMerchant(1_000);
    await test.store.transaction(async (tx) => {
      await expect(postTransfers(tx, [movement({ amountMinor: 1_001 })], now)).rejects.toMatchObject({
        errorName: 'insufficientBalance',
        params: { required: '10.01', available: '10.00' },
      });
      expect((await tx.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    });
    await post(movement({ amountMinor: 1_000 }));
    expect(await balance()).toEqual([0, 0, 0]);
  });

  it('counts reserved money', async () => {
    const { movement, balance } = await newMerchant(1_000);
    await post(movement({ kind: 'pending', amountMinor: 600 }));
    await expect(post(movement({ amountMinor: 401 }))).rejects.toMatchObject({
      errorName: 'insufficientBalance',
    });
    await expect(post(movement({ kind: 'pending', amountMinor: 401 }))).rejects.toMatchObject({
      errorName: 'insufficientBalance',
    });
    expect(await balance()).toEqual([1_000, 600, 400]);
  });

  it('allows a passing debit: one posting is checked by its net change', async () => {
    const { payable, movement, balance } = await newMerchant(0);
    const credit = movement({ debit: ledgerAccountOf.adjustment('INR'), credit: payable, amountMinor: 500 });
    await post(movement({ amountMinor: 20 }), credit);
    expect(await balance()).toEqual([480, 0, 480]);
  });

  it('is guarded by a database constraint', async () => {
    const { payable } = await newMerchant(1_000);
    const work = test.store.db.execute(
      sql`update ledger_accounts set debits_pending_minor = 1001 where id = ${payable.id}`,
    );
    await expect(work.catch(constraintOf)).resolves.toBe('ledger_accounts_overdraft');
  });
});

describe('a pending transfer', () => {
  it('can be posted', async () => {
    const { movement, balance } = await newMerchant(1_000);
    const pendingId = await idOf(movement({ kind: 'pending', amountMinor: 600 }));
    await post({ kind: 'post', pendingId, key: `resolve ${pendingId}` });
    expect(await balance()).toEqual([400, 0, 400]);
  });

  it('can be voided', async () => {
    const { movement, balance } = await newMerchant(1_000);
    const pendingId = await idOf(movement({ kind: 'pending', amountMinor: 600 }));
    await post({ kind: 'void', pendingId, key: `resolve ${pendingId}` });
    expect(await balance()).toEqual([1_000, 0, 1_000]);
  });

  it('is resolved once, whatever the key of the second attempt', async () => {
    const { movement, balance } = await newMerchant(1_000);
    const pendingId = await idOf(movement({ kind: 'pending', amountMinor: 600 }));
    const resolution = { kind: 'post', pendingId, key: `resolve ${pendingId}` } as const;
    await post(resolution);
    expect(await post(resolution)).toMatchObject([{ created: false }]);
    await expect(post({ ...resolution, kind: 'void' })).rejects.toMatchObject({
      errorName: 'idempotencyConflict',
    });
    await expect(post({ kind: 'void', pendingId, key: 'another' })).rejects.toMatchObject({
      errorName: 'conflict',
    });
    expect(await balance()).toEqual([400, 0, 400]);
  });

  it('must be pending to be resolved', async () => {
    const { movement } = await newMerchant(1_000);
    const pendingId = await idOf(movement());
    await expect(post({ kind: 'post', pendingId, key: 'x' })).rejects.toThrow('no pending transfer');
  });
});

describe('an order’s transfers', () => {
  const reverse = (orderId: string) =>
    test.store.transaction((tx: Queryable) => reverseOrderTransfers(tx, orderId, now));

  it('are found while pending, and no longer', async () => {
    const { movement } = await newMerchant(1_000);
    const orderId = newId();
    const pendingId = await idOf(movement({ kind: 'pending', orderId }));
    expect(await pendingTransfersOf(test.store.db, [orderId])).toEqual(new Map([[orderId, pendingId]]));
    await post({ kind: 'void', pendingId, key: `resolve ${pendingId}` });
    expect(await pendingTransfersOf(test.store.db, [orderId])).toEqual(new Map());
  });

  it('restore every balance when reversed, once', async () => {
    const { movement, balance } = await newMerchant(1_000);
    const orderId = newId();
    const before = await balance();
    const pendingId = await idOf(movement({ kind: 'pending', amountMinor: 600, orderId }));
    await post({ kind: 'post', pendingId, key: `resolve ${pendingId}` }, movement({ orderId }));
    expect(await balance()).toEqual([300, 0, 300]);
    expect(await reverse(orderId)).toHaveLength(2);
    expect(await balance()).toEqual(before);
    expect(await reverse(orderId)).toEqual([]);
    await post(movement({ orderId, amountMinor: 7 }));
    expect(await reverse(orderId)).toHaveLength(1);
    expect(await balance()).toEqual(before);
  });

  it('are not reversed when the money is spent', async () => {
    const { payable, movement } = await newMerchant(0);
    const orderId = newId();
    await post(movement({ debit: ledgerAccountOf.adjustment('INR'), credit: payable, orderId }));
    await post(movement({ amountMinor: 1 }));
    await expect(reverse(orderId)).rejects.toMatchObject({ errorName: 'insufficientBalance' });
  });
});

it.each(['ledger_transfers', 'ledger_entries'])('rows of %s cannot be changed', async (table) => {
  await newMerchant(1);
  const change = test.store.db.execute(sql.raw(`update ${table} set amount_minor = 1`));
  await expect(change).rejects.toMatchObject({ cause: { message: `Rows of ${table} are never changed.` } });
  const removal = test.store.db.execute(sql.raw(`delete from ${table}`));
  await expect(removal).rejects.toMatchObject({ cause: { message: `Rows of ${table} are never changed.` } });
});
