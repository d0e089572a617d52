/** A simple in-memory ledger. The real one must agree with it after any work. */

export interface ModelAccount {
  readonly mayOverdraw: boolean;
  balance: number;
  heldOut: number;
  heldIn: number;
  lines: { amount: number; balanceAfter: number }[];
}

type ModelTransfer =
  | { kind: 'single' | 'pending'; debit: number; credit: number; amount: number; reverses?: number }
  | { kind: 'post' | 'void'; pending: number };

export type ModelOutcome = 'done' | 'repeated' | 'idempotencyConflict' | 'conflict' | 'insufficientBalance';

export class LedgerModel {
  readonly accounts: ModelAccount[];
  readonly #byKey = new Map<string, string>();
  readonly transfers: ModelTransfer[] = [];
  readonly #settled = new Set<number>();

  constructor(mayOverdraw: readonly boolean[]) {
    this.accounts = mayOverdraw.map((may) => ({
      mayOverdraw: may,
      balance: 0,
      heldOut: 0,
      heldIn: 0,
      lines: [],
    }));
  }

  /** All or nothing, like one posting of the real ledger. */
  post(batch: readonly { key: string; transfer: ModelTransfer }[]): ModelOutcome {
    const kept = structuredClone(this.accounts);
    const known = this.transfers.length;
    const newKeys: string[] = [];
    const newlySettled: number[] = [];
    const undo = (outcome: ModelOutcome): ModelOutcome => {
      this.accounts.splice(0, kept.length, ...kept);
      this.transfers.length = known;
      for (const key of newKeys) this.#byKey.delete(key);
      for (const index of newlySettled) this.#settled.delete(index);
      return outcome;
    };
    let fresh = 0;
    for (const { key, transfer } of batch) {
      const body = JSON.stringify(transfer);
      const earlier = this.#byKey.get(key);
      if (earlier !== undefined && earlier !== body) return undo('idempotencyConflict');
      if (earlier !== undefined) continue;
      const settles = 'pending' in transfer ? transfer.pending : transfer.reverses;
      if (settles !== undefined && this.#settled.has(settles)) return undo('conflict');
      if (settles !== undefined) {
        this.#settled.add(settles);
        newlySettled.push(settles);
      }
      this.#byKey.set(key, body);
      newKeys.push(key);
      this.transfers.push(transfer);
      this.#apply(transfer);
      fresh += 1;
    }
    const overdrawn = this.accounts.some((account, index) => {
      const before = kept[index];
      const free = account.balance - account.heldOut;
      return (
        !account.mayOverdraw && free < 0 && before !== undefined && free < before.balance - before.heldOut
      );
    });
    if (overdrawn) return undo('insufficientBalance');
    return fresh > 0 ? 'done' : 'repeated';
  }

  #apply(transfer: ModelTransfer): void {
    if ('pending' in transfer) {
      const held = this.transfers[transfer.pending];
      if (!held || 'pending' in held) throw new Error('Only what is pending is resolved.');
      this.#account(held.debit).heldOut -= held.amount;
      this.#account(held.credit).heldIn -= held.amount;
      if (transfer.kind === 'post') this.#move(held);
    } else if (transfer.kind === 'pending') {
      this.#account(transfer.debit).heldOut += transfer.amount;
      this.#account(transfer.credit).heldIn += transfer.amount;
    } else {
      this.#move(transfer);
    }
  }

  #move({ debit, credit, amount }: { debit: number; credit: number; amount: number }): void {
    for (const [index, change] of [
      [debit, -amount],
      [credit, amount],
    ] as const) {
      const account = this.#account(index);
      account.balance += change;
      account.lines.push({ amount: change, balanceAfter: account.balance });
    }
  }

  #account(index: number): ModelAccount {
    const account = this.accounts[index];
    if (!account) throw new Error(`There is no account ${index}.`);
    return account;
  }
}
