import { createHash } from 'node:crypto';
import { type Currency, type MinorUnits, minorUnits } from '@platform/sdk';
import type { DeviceKey, WatchedAccount } from '../credentials.ts';

/** An account as its bank keeps it. */
export interface BankAccount {
  readonly key: string;
  readonly view: WatchedAccount;
  /** The device that sees the bank's messages. */
  readonly monitorId: string;
  balanceMinor: number;
}

/** A payment to or from an account. */
export interface Transfer {
  /** Default: in. */
  readonly direction?: 'in' | 'out';
  readonly account: BankAccount;
  readonly amountMinor: MinorUnits;
  readonly currency: Currency;
  /** The other party: who paid, or who is paid. */
  readonly payerName: string;
  /** Where money on a chain goes to. */
  readonly toAddress?: string;
  /** The bank's reference, in the format of its rail. */
  readonly reference: string;
  /** Increasing; distinguishes messages with the same text. */
  readonly number: number;
  readonly at: Date;
  readonly balanceMinor: MinorUnits;
}

export type Outgoing = Pick<Transfer, 'amountMinor' | 'currency' | 'payerName' | 'reference' | 'toAddress'>;

type AccountSight = Pick<
  WatchedAccount,
  'kind' | 'accountName' | 'cardNumber' | 'vpa' | 'mobileNumber' | 'usdtAddress'
>;

/** Identifies an account among those of its kind. */
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

/** All simulated banks, wallets and chains. They receive every payment, reported to the platform or not. */
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

  /** The account shown to a payer; undefined when no device would report its payments. */
  find(sight: AccountSight): BankAccount | undefined {
    const key = keyOf(sight);
    return key === undefined ? undefined : this.#accounts.get(key);
  }

  pay(account: BankAccount, amountMinor: MinorUnits, payerName: string, at: Date): Transfer {
    account.balanceMinor += amountMinor;
    // Based on the clock, so that runs do not repeat numbers.
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

  /**
   * Money that an account pays to somebody else. Undefined if the device has several accounts that it may have paid from:
   * the bank would name the account, and the device's instruction does not.
   */
  send(
    monitorId: string,
    { amountMinor, currency, payerName, reference, toAddress }: Outgoing,
    at: Date,
  ): Transfer | undefined {
    const [account, ...others] = [...this.#accounts.values()].filter(
      ({ view, ...of }) =>
        of.monitorId === monitorId && view.paysBy === 'device' && view.currency === currency,
    );
    if (!account || others.length > 0) return undefined;
    const { balanceMinor, number } = this.pay(account, minorUnits(-amountMinor), payerName, at);
    const sent = { direction: 'out', account, amountMinor, currency, payerName, reference } as const;
    return { ...sent, number, at, balanceMinor, ...(toAddress && { toAddress }) };
  }

  get balances(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.#accounts.values()].map(({ key, balanceMinor }) => [key, balanceMinor]),
    );
  }
}

/** A reference in the format of the account's rail. */
function referenceOf({ kind, currency }: WatchedAccount, number: number): string {
  if (kind === 'usdt') return createHash('sha256').update(String(number)).digest('hex');
  if (kind === 'mobileMoney') return `SM${number.toString(base36).toUpperCase()}`;
  if (currency === 'CNY') return String(number).padStart(cardDigits, '20');
  return String(number).slice(-upiDigits);
}
