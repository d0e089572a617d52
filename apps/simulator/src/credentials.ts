import { readFile } from 'node:fs/promises';
import type { Output, SignProfileName } from '@platform/sdk';

/** A merchant whose shop is played. */
export interface ShopKey {
  readonly mchId: string;
  readonly signingKey: string;
  readonly signProfile: SignProfileName;
  /** Of all orders, beside the others' shares. */
  readonly share: number;
}

type CashierAccount = NonNullable<Output<'cashier.order'>['account']>;

/** A receiving account as its bank knows it: what a payer sees of it, and its currency. */
export interface WatchedAccount
  extends Pick<
    CashierAccount,
    | 'kind'
    | 'accountName'
    | 'bankName'
    | 'cardNumber'
    | 'vpa'
    | 'mobileNumber'
    | 'usdtNetwork'
    | 'usdtAddress'
  > {
  readonly currency: 'INR' | 'CNY' | 'KES' | 'USDT';
}

/** A device that is played, and the accounts whose messages it sees. */
export interface DeviceKey {
  readonly monitorId: string;
  readonly kind: 'sms' | 'web' | 'chain';
  readonly token: string;
  readonly secret: string;
  readonly accounts: readonly WatchedAccount[];
}

/** What a simulator needs to be who it plays. The demo's server writes it down for it, readable by its owner alone. */
export interface Credentials {
  /** For `simulator.report`; without it nobody can switch the simulation. */
  readonly token?: string;
  readonly merchants: readonly ShopKey[];
  readonly devices: readonly DeviceKey[];
}

export async function readCredentials(file: string): Promise<Credentials> {
  return JSON.parse(await readFile(file, 'utf8')) as Credentials;
}
