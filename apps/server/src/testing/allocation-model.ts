import { expect } from 'vitest';
import type { Order } from '../domains/orders/orders/orders.table.ts';
import { defaultRules } from './allocation-world.ts';

export interface ModelAccount {
  readonly id: string;
  readonly timeZone: string;
  readonly maxAmountMinor: number;
  readonly dailyLimitMinor: number | null;
  readonly concurrencyLimit: number | null;
  readonly floatMode: 'none' | 'up' | 'both';
}

interface ModelAttempt {
  readonly orderId: string;
  readonly accountId: string;
  readonly payMinor: number;
  readonly expiresAt: Date;
  readonly matchUntil: Date;
  /** Counts towards the account's concurrency. */
  live: boolean;
  /** Reserves its amount. */
  holdsAmount: boolean;
  paidAt?: Date;
}

const upTo99 = Array.from({ length: 100 }, (_, cents) => cents);
/** Allowed differences between the payable amount and the order's amount. */
const floats = { none: [0], up: upTo99, both: [...upTo99, ...upTo99.map((cents) => -cents)] } as const;

/** In-memory model of the allocation rules, compared with the store. */
export class AllocationModel {
  readonly #accounts: readonly ModelAccount[];
  readonly #attempts: ModelAttempt[] = [];

  constructor(accounts: readonly ModelAccount[]) {
    this.#accounts = accounts;
  }

  /** Records an order allocated to an account with capacity, or to none because no account had any. */
  allocated(order: Order, now: Date): void {
    if (order.status === 10) {
      expect(this.#withRoom(order.amountMinor, now)).toEqual([]);
      return;
    }
    expect(order.status).toBe(2);
    this.#place(order, now);
  }

  reselected(before: Order, after: Order | undefined, now: Date): void {
    const own = this.#attempts.filter(({ orderId }) => orderId === before.id);
    const held = own.map(({ live, holdsAmount }) => ({ live, holdsAmount }));
    for (const attempt of own) Object.assign(attempt, { live: false, holdsAmount: false });
    if (after) {
      this.#place(after, now);
      return;
    }
    const isUnpaid = [1, 2, 3, 10].includes(before.status);
    if (isUnpaid) expect(this.#withRoom(before.amountMinor, now)).toEqual([]);
    for (const [index, attempt] of own.entries()) Object.assign(attempt, held[index]);
  }

  ended({ id }: Order, event: 'match' | 'supplement' | 'freeResource', now: Date): void {
    const attempt = this.#attempts.findLast(({ orderId }) => orderId === id);
    // An order without an account adds to no account's load.
    if (!attempt) return;
    Object.assign(attempt, { live: false, holdsAmount: false });
    if (event !== 'freeResource') attempt.paidAt = now;
  }

  clock(now: Date): void {
    for (const attempt of this.#attempts) {
      if (attempt.live && attempt.expiresAt <= now) attempt.live = false;
      if (!attempt.live && attempt.matchUntil <= now) attempt.holdsAmount = false;
    }
  }

  holdsAmount({ id }: Order): boolean {
    return this.#attempts.findLast(({ orderId }) => orderId === id)?.holdsAmount ?? false;
  }

  /** The expected counters. Payments of other days are not compared. */
  loadOf(
    accountId: string,
    now: Date,
  ): { processingCount: number; reservedMinor: number; paidMinor?: number } {
    const live = this.#of(accountId).filter((attempt) => attempt.live);
    const paidMinor = this.#paidToday(accountId, now);
    return {
      processingCount: live.length,
      reservedMinor: sum(live),
      ...(paidMinor > 0 ? { paidMinor } : {}),
    };
  }

  #place({ id, resourceId, payAmountMinor, expiresAt, amountMinor }: Order, now: Date): void {
    const account = this.#accounts.find((one) => one.id === resourceId);
    if (!account || payAmountMinor === null || !expiresAt)
      throw new Error('An allocated order has an account.');
    expect(this.#withRoom(amountMinor, now)).toContain(account.id);
    const offset = payAmountMinor - amountMinor;
    expect(floats[account.floatMode]).toContain(offset);
    const others = this.#of(account.id).filter((attempt) => attempt.holdsAmount);
    expect(others.map(({ payMinor }) => payMinor)).not.toContain(payAmountMinor);
    const used = sum(others.filter(({ live }) => live)) + this.#paidToday(account.id, now);
    expect(used + payAmountMinor).toBeLessThanOrEqual(account.dailyLimitMinor ?? Number.MAX_SAFE_INTEGER);
    this.#attempts.push({
      orderId: id,
      accountId: account.id,
      payMinor: payAmountMinor,
      expiresAt,
      matchUntil: new Date(expiresAt.getTime() + defaultRules.lateMessageMs),
      live: true,
      holdsAmount: true,
    });
  }

  #withRoom(amountMinor: number, now: Date): string[] {
    return this.#accounts
      .filter((account) => {
        const own = this.#of(account.id);
        const live = own.filter((attempt) => attempt.live);
        const taken = own.flatMap(({ holdsAmount, payMinor }) => (holdsAmount ? [payMinor] : []));
        const used = sum(live) + this.#paidToday(account.id, now);
        const fits = (payMinor: number) =>
          payMinor <= account.maxAmountMinor &&
          used + payMinor <= (account.dailyLimitMinor ?? Number.POSITIVE_INFINITY);
        return (
          fits(amountMinor) &&
          live.length < (account.concurrencyLimit ?? Number.POSITIVE_INFINITY) &&
          // Limits also apply to the floated amounts: if only the order's own amount would fit and it is
          // taken, there is no capacity.
          floats[account.floatMode].some((offset) => {
            const payMinor = amountMinor + offset;
            return fits(payMinor) && !taken.includes(payMinor);
          })
        );
      })
      .map(({ id }) => id);
  }

  #of(accountId: string): ModelAttempt[] {
    return this.#attempts.filter((attempt) => attempt.accountId === accountId);
  }

  #paidToday(accountId: string, now: Date): number {
    const timeZone = this.#accounts.find(({ id }) => id === accountId)?.timeZone ?? 'UTC';
    const day = (time: Date) => time.toLocaleDateString('sv-SE', { timeZone });
    return sum(this.#of(accountId).filter(({ paidAt }) => paidAt && day(paidAt) === day(now)));
  }
}

const sum = (attempts: readonly ModelAttempt[]): number =>
  attempts.reduce((total, { payMinor }) => total + payMinor, 0);
