import { count } from 'drizzle-orm';
import type { BatchCreated } from '../domains/orders/orders/batch/batch.types.ts';
import { orders } from '../domains/orders/orders/orders.table.ts';
import { addProducts, allowProducts } from '../domains/parties/products/products.service.ts';
import { openPayoutDesk, type PayoutDesk } from './payout-desk.ts';

export interface Credentials {
  readonly token: string;
  readonly token2: string;
}

export interface BatchAnswer {
  readonly status: number;
  readonly code: number;
  readonly data: BatchCreated & {
    issues?: { path: string; code: string; message: string }[];
    params?: object;
  };
}

export interface UploadOptions {
  readonly as?: Credentials;
  readonly orderType?: string;
  readonly key?: string;
  readonly name?: string;
  readonly headers?: Record<string, string>;
}

/** The whole server with users who upload order files. */
export interface BatchDesk extends PayoutDesk {
  readonly merchant: Credentials;
  readonly admin: Credentials;
  /** Uploads a file, as the merchant by default. */
  upload(file: string | Uint8Array, options?: UploadOptions): Promise<BatchAnswer>;
  orderCount(): Promise<number | undefined>;
}

export const notifyUrl = 'https://merchant.example/callback';
/** Columns that every collection file has. */
export const collection = 'productId,mchOrderNo,amount,notifyUrl';
export const csv = (header: string, ...rows: string[]): string => [header, ...rows].join('\n');
export const issuesOf = ({ data }: BatchAnswer) => data.issues?.map(({ path, code }) => `${path} ${code}`);

let number = 0;
export const newKey = (): string => `upload-${++number}`;
export const newNumber = (): string => `B${++number}`;

export async function openBatchDesk(): Promise<BatchDesk> {
  const desk = await openPayoutDesk();
  const { db } = desk.store;
  const names = { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' };
  const limits = { minAmountMinor: 100, maxAmountMinor: 1_000_000 };
  await addProducts(db, [
    { id: 1008, names, kind: 'collection', currency: 'INR', ...limits },
    { id: 3015, names, kind: 'collection', currency: 'USDT', ...limits, maxAmountMinor: 9_000_000_000 },
    { id: 1034, names, kind: 'collection', currency: 'INR', ...limits, enabled: false },
  ]);
  const { merchantId } = desk.ids;
  const agreed = [1008, 3015, 1034].map((productId) => ({ merchantId, productId, feeRate: '0.01' }));
  await allowProducts(db, agreed);
  const signIn = async (role: 'merchant' | 'admin'): Promise<Credentials> => {
    const token = await desk.signIn(role);
    return { token, token2: await desk.signInSecondLevel(token) };
  };
  const merchant = await signIn('merchant');
  return {
    ...desk,
    merchant,
    admin: await signIn('admin'),
    upload: async (file, options = {}) => {
      const { as = merchant, orderType = '1', key = newKey(), name = 'orders.csv', headers = {} } = options;
      const body = new FormData();
      body.set('file', new File([file as string], name));
      body.set('orderType', orderType);
      body.set('key', key);
      const sent = { 'accept-language': 'en-US', ...as, ...headers };
      const init = { method: 'POST', body, headers: sent };
      const response = await desk.hono.request('/v1.0/api/order/createBatch', init);
      return { status: response.status, ...((await response.json()) as Omit<BatchAnswer, 'status'>) };
    },
    orderCount: async () => (await db.select({ rows: count() }).from(orders))[0]?.rows,
  };
}
