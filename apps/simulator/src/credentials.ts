import { readFile } from 'node:fs/promises';
import type { Output, SignProfileName } from '@platform/sdk';
import type { BotKey, ChatKey, ChatPerson } from './world/telegram/chats.ts';

/** A simulated merchant. */
export interface ShopKey {
  readonly mchId: string;
  readonly signingKey: string;
  readonly signProfile: SignProfileName;
  /** Share of all orders, relative to the other merchants. */
  readonly share: number;
}

type CashierAccount = NonNullable<Output<'cashier.order'>['account']>;

/** A receiving account as its bank knows it: what payers see of it, and its currency. */
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
  /** Its device makes its payouts. */
  readonly paysBy?: string;
}

/** A simulated device, and the accounts whose messages it sees. */
export interface DeviceKey {
  readonly monitorId: string;
  readonly kind: 'sms' | 'web' | 'chain';
  readonly token: string;
  readonly secret: string;
  readonly accounts: readonly WatchedAccount[];
}

/** A gateway of the demo. */
export interface GatewayKey {
  /** Port on this machine at which the platform expects it. */
  readonly port: number;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Path of the platform to which it reports. */
  readonly noticePath: string;
}

/** A group of the simulated Telegram. */
export interface SimulatedChat extends ChatKey {
  /** The merchant whose people write in it. */
  readonly mchId?: string;
  /** The language in which its people write. */
  readonly language: 'zh-CN' | 'zh-TW' | 'en-US';
}

/** The Bot API that the demo's bots speak to. */
export interface TelegramKey {
  readonly port: number;
  readonly bots: readonly BotKey[];
  readonly people: readonly ChatPerson[];
  readonly chats: readonly SimulatedChat[];
}

/** Credentials of the simulated parties. The demo server writes the file, readable by its owner only. */
export interface Credentials {
  /** For `simulator.report`; without it the simulation cannot be controlled from the console. */
  readonly token?: string;
  readonly merchants: readonly ShopKey[];
  readonly devices: readonly DeviceKey[];
  /** Absent in a demo that is older than gateways. */
  readonly gateway?: GatewayKey;
  /** Collects by payment links. Absent in a demo that is older than that. */
  readonly links?: GatewayKey;
  /** Absent when the platform's bots speak to another Bot API. */
  readonly telegram?: TelegramKey;
  /** Product whose script chooses the product of each order; absent in a demo that is older than such. */
  readonly dynamicProductId?: number;
}

export async function readCredentials(file: string): Promise<Credentials> {
  return JSON.parse(await readFile(file, 'utf8')) as Credentials;
}
