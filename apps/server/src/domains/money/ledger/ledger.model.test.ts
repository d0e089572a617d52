import { asc, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { LedgerModel, type ModelOutcome } from '../../../testing/ledger-model.ts';
import { runSequences, sequencesOf } from '../../../testing/sequences.ts';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import {
  type LedgerAccount,
  ledgerAccountOf,
  type Movement,
  postTransfers,
  type Resolution,
} from './ledger.service.ts';
import { ledgerAccounts, ledgerEntries } from './ledger.table.ts';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const now = new Date('2026-11-01T00:00:00Z');

/** One transfer of a posting. Numbers select among the existing objects, so that every sequence is valid. */
type Step =
  | { do: 'move' | 'hold'; debit: number; credit: number; amount: number }
  | { do: 'post' | 'void' | 'reverse'; which: number }
  /** The same transfer again, the same key with another amount, or a second resolution under a new key. */
  | { do: 'repeat' | 'twist' | 'again'; which: number };

const account = fc.nat({ max: 3 });
const which = fc.nat({ max: 40 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      debit: account,
      credit: account,
      amount: fc.integer({ min: 1, max: 300 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      debit: account,
      credit: account,
      amount: fc.integer({ min: 1, max: 300 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('post' as const, 'void' as const, 'reverse' as const),
      which,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('repeat' as const, 'twist' as const, 'again' as const),
      which,
    }),
  },
);
const sequence = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 12 });

type Transfer = Movement | Resolution;
type ModelTransfer = Parameters<LedgerModel['post']>[0][number]['transfer'];
interface Both {
  readonly real: Transfer;
  readonly model: { key: string; transfer: ModelTransfer };
  /** Its index in the model and its id in the database, once posted. */
  place?: number;
  id?: string;
}

class Sequence {
  readonly #accounts: readonly LedgerAccount[];
  readonly #model: LedgerModel;
  readonly #done: Both[] = [];

  constructor() {
    // Two merchants without overdraft, a supplier, and a sharded account of the platform.
    this.#accounts = [
      ledgerAccountOf.merchantPayable(newId(), 'INR'),
      ledgerAccountOf.merchantPayable(newId(), 'INR'),
      ledgerAccountOf.supplierReceivable(newId(), 'INR'),
      ledgerAccountOf.commissionExpense(newId(), 'INR'),
    ];
    this.#model = new LedgerModel([false, false, true, true]);
  }

  async play(postings: readonly (readonly Step[])[]): Promise<void> {
    for (const steps of postings) {
      const batch = steps.flatMap((one) => this.#make(one) ?? []);
      // Resolving or repeating a transfer twice within one posting is a caller's mistake, so such batches are
      // skipped.
      const settled = batch.map(({ model: { transfer } }) =>
        'pending' in transfer ? transfer.pending : (transfer.reverses ?? `new ${newId()}`),
      );
      const keys = batch.map(({ model: { key } }) => key);
      if (batch.length === 0 || new Set(settled).size < batch.length || new Set(keys).size < batch.length)
        continue;
      const known = this.#model.transfers.length;
      const expected = this.#model.post(batch.map(({ model }) => model));
      const { outcome, ids } = await attempt(batch.map(({ real }) => real));
      expect({ outcome, posting: batch }).toEqual({ outcome: expected, posting: batch });
      if (outcome !== 'done') continue;
      let place = known;
      for (const [index, both] of batch.entries()) {
        const id = ids[index];
        if (id?.created) this.#done.push({ ...both, place: place++, id: id.id });
      }
    }
    await this.#compare();
  }

  #make(one: Step): Both | undefined {
    if ('debit' in one) {
      const { debit, credit, amount } = one;
      return debit === credit ? undefined : this.#movement(one.do === 'hold', debit, credit, amount);
    }
    const target = this.#done[one.which % Math.max(this.#done.length, 1)];
    if (!target) return undefined;
    const { real, model, place = 0, id = '' } = target;
    const { transfer } = model;
    switch (one.do) {
      case 'repeat':
        return { real, model };
      case 'twist':
        if ('pending' in transfer || 'pendingId' in real) return undefined;
        return {
          real: { ...real, amountMinor: real.amountMinor + 1 },
          model: { key: model.key, transfer: { ...transfer, amount: transfer.amount + 1 } },
        };
      case 'again': {
        if (!('pending' in transfer)) return undefined;
        const key = newId();
        return { real: { ...real, key }, model: { key, transfer } };
      }
      case 'post':
      case 'void': {
        if (transfer.kind !== 'pending') return undefined;
        const key = `resolve ${id}`;
        return {
          real: { kind: one.do, pendingId: id, key },
          model: { key, transfer: { kind: one.do, pending: place } },
        };
      }
      case 'reverse':
        if (transfer.kind !== 'single' || 'pending' in transfer || transfer.reverses !== undefined)
          return undefined;
        return this.#movement(false, transfer.credit, transfer.debit, transfer.amount, { id, place });
    }
  }

  #movement(
    held: boolean,
    debit: number,
    credit: number,
    amount: number,
    reversed?: { id: string; place: number },
  ): Both | undefined {
    const [from, to] = [this.#accounts[debit], this.#accounts[credit]];
    if (!from || !to) return undefined;
    const kind = held ? 'pending' : 'single';
    const key = reversed ? `reverse ${reversed.id}` : newId();
    return {
      real: {
        kind,
        purpose: 'adjustment',
        debit: from,
        credit: to,
        amountMinor: amount,
        key,
        ...(reversed ? { reversesId: reversed.id } : {}),
      },
      model: {
        key,
        transfer: { kind, debit, credit, amount, ...(reversed ? { reverses: reversed.place } : {}) },
      },
    };
  }

  async #compare(): Promise<void> {
    const ids = this.#accounts.map(({ id }) => id);
    const { db } = test.store;
    const rows = await db.select().from(ledgerAccounts).where(inArray(ledgerAccounts.id, ids));
    const entries = await db
      .select()
      .from(ledgerEntries)
      .where(inArray(ledgerEntries.accountId, ids))
      .orderBy(asc(ledgerEntries.version));
    const stored = ids.map((id) => {
      const row = rows.find((one) => one.id === id);
      const lines = entries.filter(({ accountId }) => accountId === id);
      return {
        balance: row ? row.creditsPostedMinor - row.debitsPostedMinor : 0,
        heldOut: row?.debitsPendingMinor ?? 0,
        heldIn: row?.creditsPendingMinor ?? 0,
        versions: lines.map(({ version }) => version),
        lines: lines.map(({ amountMinor, balanceAfterMinor }) => ({
          amount: amountMinor,
          balanceAfter: balanceAfterMinor,
        })),
      };
    });
    expect(stored).toEqual(
      this.#model.accounts.map(({ mayOverdraw: _, ...wanted }) => ({
        ...wanted,
        versions: wanted.lines.map((_line, index) => index + 1),
      })),
    );
  }
}

async function attempt(transfers: readonly Transfer[]) {
  try {
    const ids = await test.store.transaction((tx) => postTransfers(tx, transfers, now));
    const outcome: ModelOutcome = ids.some(({ created }) => created) ? 'done' : 'repeated';
    return { outcome, ids };
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return { outcome: error.errorName, ids: [] };
  }
}

it(`matches a reference model over random work (${sequencesOf('ledger')} sequences)`, async () => {
  await runSequences('ledger', sequence, (postings) => new Sequence().play(postings));
  const broken = (await verifyLedger(test.store)).filter(({ breachCount }) => breachCount > 0);
  expect(broken).toEqual([]);
}, 3_600_000);
