import { users } from '../domains/access/users/users.table.ts';
import { addMerchant } from '../domains/parties/merchants/merchants.service.ts';
import { addProducts, allowProducts, type NewProduct } from '../domains/parties/products/products.service.ts';
import { addSupplier } from '../domains/parties/suppliers/suppliers.service.ts';
import { newId } from '../kit/ids.ts';
import type { Role } from '../kit/operation/context.ts';
import { SecretBox } from '../kit/secrets/secret-box.ts';
import { openTestStore, type TestStore } from './test-store.ts';

export const worldStart = new Date('2026-11-01T00:00:00Z');
export const worldZone = 'Asia/Shanghai';

/** A store with two merchants, a supplier with a team below it, and three products. */
export interface OrderWorld extends TestStore {
  readonly secrets: SecretBox;
  readonly merchants: readonly [WorldMerchant, WorldMerchant];
  /** The first leads a team of the second and third; the fourth has no team. */
  readonly suppliers: readonly [string, string, string, string];
}

export interface WorldMerchant {
  readonly id: string;
  readonly mchId: string;
  readonly signingKey: string;
}

const named = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, 'en-US': name });

export const worldProducts: NewProduct[] = [
  {
    id: 3024,
    names: named('Main'),
    kind: 'collection',
    currency: 'INR',
    minAmountMinor: 100,
    maxAmountMinor: 10_000_000,
  },
  {
    id: 1008,
    mainProductId: 3024,
    names: named('UPI'),
    kind: 'collection',
    currency: 'INR',
    minAmountMinor: 100,
    maxAmountMinor: 10_000_000,
  },
  {
    id: 3001,
    names: named('Card'),
    kind: 'collection',
    currency: 'CNY',
    minAmountMinor: 100,
    maxAmountMinor: 10_000_000,
    requiredFields: ['userName', 'cardNumber'],
  },
  {
    id: 3015,
    names: named('USDT'),
    kind: 'collection',
    currency: 'USDT',
    minAmountMinor: 1,
    maxAmountMinor: 9_000_000_000,
  },
  {
    id: 3016,
    names: named('USDT out'),
    kind: 'payout',
    currency: 'USDT',
    minAmountMinor: 1,
    maxAmountMinor: 9_000_000_000,
  },
  {
    id: 1034,
    names: named('Bank'),
    kind: 'collection',
    currency: 'INR',
    minAmountMinor: 100,
    maxAmountMinor: 10_000_000,
  },
];

export async function openOrderWorld(): Promise<OrderWorld> {
  const test = await openTestStore();
  const { db } = test.store;
  const secrets = new SecretBox(new Uint8Array(32).fill(7));

  const addUser = async (account: string, role: Role): Promise<string> => {
    const id = newId();
    await db.insert(users).values({ id, account, nickname: account, role, passwordHash: 'none' });
    return id;
  };
  const merchant = async (mchId: string): Promise<WorldMerchant> => {
    const userId = await addUser(`merchant${mchId}`, 'merchant');
    const added = await addMerchant(db, secrets, { userId, mchId, name: `Merchant ${mchId}` }, worldStart);
    return { ...added, mchId };
  };
  const supplier = async (name: string, parentId?: string): Promise<string> => {
    const userId = await addUser(name, 'supplier');
    const parent = parentId === undefined ? {} : { parentId };
    return (await addSupplier(db, { userId, name, ...parent }, worldStart)).id;
  };

  await addProducts(db, worldProducts);
  const merchants = [await merchant('10000101'), await merchant('10000102')] as const;
  for (const { id } of merchants) {
    await allowProducts(db, [
      { merchantId: id, productId: 3024, feeRate: '0.02' },
      { merchantId: id, productId: 1008, feeRate: '0.015', maxAmountMinor: 5_000_000 },
      { merchantId: id, productId: 3001, feeRate: '0.01' },
      { merchantId: id, productId: 3015, feeRate: '0.005' },
      { merchantId: id, productId: 3016, feeRate: '0.005' },
      { merchantId: id, productId: 1034, feeRate: '0.01', enabled: false },
    ]);
  }
  const lead = await supplier('supplierLead');
  const middle = await supplier('supplierMiddle', lead);
  const leaf = await supplier('supplierLeaf', middle);
  const alone = await supplier('supplierAlone');
  return { ...test, secrets, merchants, suppliers: [lead, middle, leaf, alone] };
}
