import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DemoRandom } from '../../../db/demo/demo-random.ts';
import { newId } from '../../../kit/ids.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { openTestStore, type TestStore, testStoreKind } from '../../../testing/test-store.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import { totalBalance } from './ledger.balances.ts';
import { ledgerAccountOf, type Movement, postTransfers } from './ledger.service.ts';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const now = new Date('2026-11-01T00:00:00Z');
const adjustment = ledgerAccountOf.adjustment('INR');
const movement = (changes: Partial<Movement>): Movement => ({
  kind: 'single',
  purpose: 'adjustment',
  debit: adjustment,
  credit: adjustment,
  amountMinor: 100,
  key: newId(),
  ...changes,
});
/** Without the store's retry, so that a deadlock would fail the test. */
const post = (transfers: Movement[]) => test.store.db.transaction((tx) => postTransfers(tx, transfers, now));
const refusalOf = (error: unknown): string => {
  if (error instanceof BusinessError) return error.errorName;
  throw error;
};
const availableTo = async (merchantId: string) => {
  const { balances } = await totalBalance(test.store.db, { kind: 'merchant', merchantId }, now);
  return balances[0]?.merchantAvailableMinor;
};

// The embedded store has one connection, so nothing runs concurrently there.
describe.runIf(testStoreKind === 'postgres')('concurrently', () => {
  it('transfers between the same accounts, in any order, neither deadlock nor lose money', async () => {
    const random = new DemoRandom(Number(process.env.LEDGER_SEED ?? 20_261_121));
    const merchants = Array.from({ length: 3 }, () => newId());
    const accounts = [
      ...merchants.map((id) => ledgerAccountOf.merchantPayable(id, 'INR')),
      ledgerAccountOf.supplierReceivable(newId(), 'INR'),
      ...merchants.map((id) => ledgerAccountOf.feeIncome('INR', id)),
    ];
    await post(accounts.slice(0, 3).map((credit) => movement({ credit, amountMinor: 2_000 })));
    const outcomes = new Map<string, number>();
    const worker = async (): Promise<void> => {
      for (let turn = 0; turn < 25; turn += 1) {
        const batch = Array.from({ length: random.integer(1, 4) }, () => {
          const debit = random.pick(accounts);
          const credit = random.pick(accounts.filter((account) => account.id !== debit.id));
          return movement({ debit, credit, amountMinor: random.integer(1, 400) });
        });
        const outcome = await post(batch).then(() => 'posted', refusalOf);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 20 }, worker));
    expect([...outcomes.keys()].sort()).toEqual(['insufficientBalance', 'posted']);
    expect((await verifyLedger(test.store)).filter(({ breachCount }) => breachCount > 0)).toEqual([]);
  });

  it('the last money is spent only once', async () => {
    for (let round = 0; round < 30; round += 1) {
      const merchantId = newId();
      const payable = ledgerAccountOf.merchantPayable(merchantId, 'INR');
      await post([movement({ credit: payable })]);
      const spend = () => post([movement({ kind: 'pending', debit: payable })]).then(() => 'held', refusalOf);
      const outcomes = await Promise.all(Array.from({ length: 8 }, spend));
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'insufficientBalance')).toHaveLength(7);
      expect(await availableTo(merchantId)).toBe(0);
    }
  });

  it('one key moves money once', async () => {
    const merchantId = newId();
    const transfer = movement({ credit: ledgerAccountOf.merchantPayable(merchantId, 'INR') });
    const results = await Promise.all(Array.from({ length: 8 }, () => post([transfer])));
    expect(results.flat().filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(results.flat().map(({ id }) => id)).size).toBe(1);
    expect(await availableTo(merchantId)).toBe(100);
  });
});
