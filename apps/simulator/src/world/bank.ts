import { createHash } from 'node:crypto';
import { type Currency, type MinorUnits, minorUnits } from '@platform/sdk';
import type { DeviceKey, WatchedAccount } from '../credentials.ts';

/** An account as its bank keeps it. */
export interface BankAccount {
  readonly key: string;
  readonly view: WatchedAccount;
  /** Sees the bank's messages. */
  readonly monitorId: string;
  balanceMinor: number;
}

/** Money that has arrived. */
export interface Transfer {
  readonly account: BankAccount;
  readonly amountMinor: MinorUnits;
  readonly currency: Currency;
  readonly payerName: string;
  /** The bank's own number of it, in the form of its rail. */
  readonly reference: string;
  /** Counts up: tells two messages of one text apart. */
  readonly number: number;
  readonly at: Date;
  readonly balanceMinor: MinorUnits;
}

type AccountSight = Pick<
  WatchedAccount,
  'kind' | 'accountName' | 'cardNumber' | 'vpa' | 'mobileNumber' | 'usdtAddress'
>;

/** What tells an account from every other of its kind. */
function keyOf(account: AccountSight): string | undefined {
  const { kind, accountName, cardNumber, vpa, mobileNumber, usdtAddress } = account;
  const name = {
    upi: vpa,
    bank: cardNumber,
    usdt: usdtAddress,
    mobileMoney: mobileNumber,
    wallet: accountName,
  };
  const own = Object.hasOwn(name, kind) ? name[kind as keyof typeof name] : null;
  return own === null ? undefined : `${kind} ${own}`;
}

const openingBalanceMinor = 5_000_000;
const base36 = 36;
const upiDigits = 12;
const cardDigits = 20;

/** All banks, wallets and chains of the simulated world: where money goes, whether the platform hears of it or not. */
export class Bank {
  readonly #accounts = new Map<string, BankAccount>();
  #lastNumber = 0;

  /** @param balances of an earlier run: a bank does not forget between two messages */
  constructor(devices: readonly DeviceKey[], balances: Readonly<Record<string, number>> = {}) {
    for (const { monitorId, accounts } of devices) {
      for (const view of accounts) {
        const key = keyOf(view);
        if (key === undefined) continue;
        this.#accounts.set(key, { key, view, monitorId, balanceMinor: balances[key] ?? openingBalanceMinor });
      }
    }
  }

  /** The account that a payer has been shown; undefined where nothing of it would be heard. */
  find(sight: AccountSight): BankAccount | undefined {
    const key = keyOf(sight);
    return key === undefined ? undefined : this.#accounts.get(key);
  }

  pay(account: BankAccount, amountMinor: MinorUnits, payerName: string, at: Date): Transfer {
    account.balanceMinor += amountMinor;
    // Taken from the clock, so that no run of the simulator repeats another's.
    this.#lastNumber = Math.max(this.#lastNumber + 1, at.getTime());
    return {
      account,
      amountMinor,
      currency: account.view.currency,
      payerName,
      reference: referenceOf(account.view, this.#lastNumber),
      number: this.#lastNumber,
      at,
      balanceMinor: minorUnits(account.balanceMinor),
    };
  }

  get balances(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.#accounts.values()].map(({ key, balanceMinor }) => [key, balanceMinor]),
    );
  }
}

/** A number in the form of the account's rail. */
function referenceOf({ kind, currency }: WatchedAccount, number: number): string {
  if (kind === 'usdt') return createHash('sha256').update(String(number)).digest('hex');
  if (kind === 'mobileMoney') return `SM${number.toString(base36).toUpperCase()}`;
  if (currency === 'CNY') return String(number).padStart(cardDigits, '20');
  return String(number).slice(-upiDigits);
}
