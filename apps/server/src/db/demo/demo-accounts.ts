import type { Currency } from '@platform/sdk';
import { inArray } from 'drizzle-orm';
import { ledgerAccountOf, postTransfers } from '../../domains/money/ledger/ledger.service.ts';
import { addResource, type NewResource } from '../../domains/orders/resources/resources.service.ts';
import { resources } from '../../domains/orders/resources/resources.table.ts';
import { agreeCommissions } from '../../domains/parties/products/products.service.ts';
import type { Queryable } from '../connection.ts';
import type { DemoAccountPlan } from './demo-account-plan.ts';
import { usdtAddress } from './demo-addresses.ts';
import { demoAccountPlans, demoSuppliers } from './demo-catalogue.ts';
import { qrPicture } from './demo-qr-picture.ts';
import { DemoRandom } from './demo-random.ts';

export interface DemoSupplier {
  readonly id: string;
  readonly userId: string;
  /** A member of another supplier's team. */
  readonly isProxy: boolean;
}

/** A receiving account of the demo orders. */
export interface DemoAccount {
  readonly id: string;
  readonly supplierId: string;
  readonly isProxy: boolean;
  readonly productIds: readonly number[];
  readonly weight: number;
  readonly usdtAddress: string | null;
  readonly commissionRate: string;
  /** Its device makes its payouts from now on. */
  readonly paysByDevice: boolean;
}

/** Not the seed of the orders, so the accounts are the same for any number of orders. */
const seed = 20_261_121;

const timeZones: Readonly<Record<Currency, string>> = {
  INR: 'Asia/Kolkata',
  CNY: 'Asia/Shanghai',
  KES: 'Africa/Nairobi',
  USDT: 'UTC',
};
const commissionRates: Readonly<Record<Currency, string>> = {
  INR: '0.008',
  CNY: '0.006',
  KES: '0.01',
  USDT: '0.002',
};
const depositsMinor: Readonly<Record<Currency, number>> = {
  INR: 500_000_000,
  CNY: 50_000_000,
  KES: 300_000_000,
  USDT: 200_000_000_000,
};
const limits: Readonly<Record<Currency, { minMinor: number; maxMinor: number; dailyMinor: number }>> = {
  INR: { minMinor: 10_000, maxMinor: 20_000_000, dailyMinor: 2_000_000_000 },
  CNY: { minMinor: 10_000, maxMinor: 5_000_000, dailyMinor: 500_000_000 },
  KES: { minMinor: 10_000, maxMinor: 15_000_000, dailyMinor: 1_000_000_000 },
  USDT: { minMinor: 5_000_000, maxMinor: 50_000_000_000, dailyMinor: 1_000_000_000_000 },
};

/** Ninety receiving accounts of every kind, with the deposits and earnings of their suppliers. */
export async function addDemoAccounts(
  tx: Queryable,
  suppliers: readonly DemoSupplier[],
  now: Date,
): Promise<DemoAccount[]> {
  const random = new DemoRandom(seed);
  const accounts: DemoAccount[] = [];
  const worked = new Map<string, { supplierId: string; productId: number; currency: Currency }>();
  for (const plan of demoAccountPlans) {
    for (let index = 0; index < plan.count; index += 1) {
      const place = plan.suppliers[index % plan.suppliers.length] ?? 0;
      const supplier = suppliers[place];
      if (!supplier) throw new Error(`The demo has no supplier ${place}.`);
      const account = newAccount(plan, supplier.id, place, index, random);
      const { id } = await addResource(tx, account, now);
      const { currency, productIds } = plan;
      for (const productId of productIds) {
        worked.set(`${supplier.id} ${productId}`, { supplierId: supplier.id, productId, currency });
      }
      accounts.push({
        id,
        supplierId: supplier.id,
        isProxy: supplier.isProxy,
        productIds,
        weight: account.weight ?? 0,
        usdtAddress: account.usdtAddress ?? null,
        commissionRate: commissionRates[currency],
        paysByDevice: index >= plan.count - (plan.devicesPay ?? 0),
      });
    }
  }
  await agreeCommissions(
    tx,
    [...worked.values()].map(({ supplierId, productId, currency }) => ({
      supplierId,
      productId,
      commissionRate: commissionRates[currency],
    })),
  );
  await addDeposits(tx, [...worked.values()], now);
  return accounts;
}

/** After the demo's history, in which people made all payouts. */
export async function letDevicesPay(tx: Queryable, accounts: readonly DemoAccount[]): Promise<void> {
  const ids = accounts.filter(({ paysByDevice }) => paysByDevice).map(({ id }) => id);
  await tx.update(resources).set({ paysBy: 'device' }).where(inArray(resources.id, ids));
}

async function addDeposits(
  tx: Queryable,
  worked: readonly { supplierId: string; currency: Currency }[],
  now: Date,
): Promise<void> {
  const owners = new Map(worked.map((row) => [`${row.supplierId} ${row.currency}`, row]));
  const deposits = [...owners].map(([key, { supplierId, currency }]) => ({
    kind: 'single' as const,
    purpose: 'adjustment' as const,
    debit: ledgerAccountOf.adjustment(currency),
    credit: ledgerAccountOf.supplierDeposit(supplierId, currency),
    amountMinor: depositsMinor[currency],
    key: `demo deposit ${key}`,
  }));
  await postTransfers(tx, deposits, now);
}

function newAccount(
  plan: DemoAccountPlan,
  supplierId: string,
  place: number,
  index: number,
  random: DemoRandom,
): NewResource {
  const { kind, currency, productIds, label } = plan;
  const { minMinor, maxMinor, dailyMinor } = limits[currency];
  const [supplierName] = demoSuppliers[place] ?? [''];
  const owner = `${supplierName} ${String(index + 1).padStart(2, '0')}`;
  return {
    supplierId,
    kind,
    currency,
    productIds,
    name: `${label} ${owner}`,
    timeZone: timeZones[currency],
    minAmountMinor: minMinor,
    maxAmountMinor: maxMinor,
    // Some accounts have no daily limit.
    dailyLimitMinor: random.chance(0.7) ? dailyMinor : null,
    concurrencyLimit: random.pick([10, 15, 20, 30]),
    weight: random.pick([5, 10, 10, 20]),
    floatMode: kind === 'usdt' ? 'up' : kind === 'wallet' ? 'both' : 'none',
    accountName: kind === 'usdt' || kind === 'gateway' ? null : owner,
    ...identityOf(plan, index, random),
  };
}

function identityOf(
  { kind, currency, banks }: DemoAccountPlan,
  index: number,
  random: DemoRandom,
): Partial<NewResource> {
  switch (kind) {
    case 'upi': {
      const vpa = `collect${String(index + 1).padStart(2, '0')}@malabar`;
      return { vpa, ...scanned(`upi://pay?pa=${vpa}&cu=INR`), bankName: random.pick(banks) };
    }
    case 'bank':
      return {
        bankName: random.pick(banks),
        cardNumber: currency === 'INR' ? random.digits(12) : `6200${random.digits(15)}`,
        ...(currency === 'INR' ? { ifscCode: `DEMO0${random.digits(6)}` } : {}),
      };
    case 'wallet':
      return scanned(`https://wallet.example/pay/${random.digits(10)}`);
    case 'usdt': {
      const address = usdtAddress(random);
      return { usdtAddress: address, usdtNetwork: 'TRC20', qrCode: qrPicture(address) };
    }
    case 'gateway':
      return {
        gatewayName: `Demo gateway ${index + 1}`,
        link: `https://gateway.example/checkout/${random.digits(10)}`,
      };
    case 'mobileMoney':
      return { mobileNumber: `2547${random.digits(8)}`, bankName: 'M-Pesa' };
  }
}

/** A payment link and its QR picture, which a payer's app scans. */
const scanned = (link: string) => ({ link, qrCode: qrPicture(link) });
