import { randomBytes } from 'node:crypto';
import { sealAuthenticatorSecret } from '../../domains/access/authenticator/authenticator.service.ts';
import { addUser } from '../../domains/access/users/users.service.ts';
import { ledgerAccountOf, type Movement, postTransfers } from '../../domains/money/ledger/ledger.service.ts';
import { addMerchant } from '../../domains/parties/merchants/merchants.service.ts';
import {
  addProducts,
  allowProducts,
  type NewProduct,
} from '../../domains/parties/products/products.service.ts';
import { addSupplier } from '../../domains/parties/suppliers/suppliers.service.ts';
import type { Role } from '../../kit/operation/context.ts';
import type { SecretBox } from '../../kit/secrets/secret-box.ts';
import type { Queryable } from '../connection.ts';
import { addDemoAccounts, type DemoAccount, type DemoSupplier } from './demo-accounts.ts';
import { seedBanks } from './demo-banks.ts';
import {
  demoLogins,
  demoMerchants,
  demoProducts,
  demoSuppliers,
  openingBalancesMinor,
} from './demo-catalogue.ts';
import { addDemoDevices } from './demo-devices.ts';
import { addDemoDynamicProduct } from './demo-dynamic-product.ts';
import { addDemoGateways } from './demo-gateway.ts';
import { addDemoScripts } from './demo-scripts.ts';
import { addDemoTemplates } from './demo-templates.ts';

/** The merchants and suppliers of the demo orders, in the catalogue's order. */
export interface DemoParties {
  readonly merchantIds: readonly string[];
  readonly suppliers: readonly DemoSupplier[];
  readonly accounts: readonly DemoAccount[];
  readonly adminId: string;
  /** Users of the merchant and the supplier that can sign in. */
  readonly owners: { readonly merchant: string; readonly supplier: string };
}

/** A hash that matches no password: the users of the demo's other merchants and suppliers cannot sign in. */
const unusableHash = (): string =>
  `scrypt$17$8$1$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`;

export async function addDemoParties(
  tx: Queryable,
  secrets: SecretBox,
  passwordHash: string,
  now: Date,
): Promise<DemoParties> {
  const loginIds = new Map<Role, string>();
  for (const { role, account, nickname, totpSecret } of demoLogins) {
    const bound =
      totpSecret === undefined ? {} : { googleSecretBox: sealAuthenticatorSecret(secrets, totpSecret) };
    const user = {
      account,
      nickname,
      role,
      passwordHash,
      enableGoogleVerify: totpSecret !== undefined,
      kycState: 'completed' as const,
      ...bound,
    };
    loginIds.set(role, (await addUser(tx, user, now)).id);
  }
  /** The first of a kind gets the demo login's user. The rest get users that cannot sign in. */
  const userOf = async (role: 'merchant' | 'supplier', index: number, nickname: string): Promise<string> => {
    const login = index === 0 ? loginIds.get(role) : undefined;
    if (login) return login;
    const account = `${role}${String(index + 1).padStart(2, '0')}`;
    // Every fifth party has its KYC documents in review.
    const kycState = index % 5 === 4 ? 'inReview' : 'completed';
    return (await addUser(tx, { account, nickname, role, kycState, passwordHash: unusableHash() }, now)).id;
  };

  await addProducts(tx, [...demoProducts]);
  const products = [...demoProducts, await addDemoDynamicProduct(tx, now)];
  await seedBanks(tx, now);
  const merchantIds: string[] = [];
  for (const [index, [name]] of demoMerchants.entries()) {
    const userId = await userOf('merchant', index, name);
    const mchId = String(10_000_101 + index);
    // Every fourth merchant signs with HMAC, so that the demo shows both profiles.
    const signProfile = index % 4 === 3 ? 'hmac-sha256' : 'md5-sorted';
    const { id } = await addMerchant(tx, secrets, { userId, mchId, name, signProfile }, now);
    merchantIds.push(id);
    await allowProducts(tx, agreementsOf(id, index, products));
  }

  const suppliers: DemoSupplier[] = [];
  for (const [index, [name, leader]] of demoSuppliers.entries()) {
    const userId = await userOf('supplier', index, name);
    const parent = leader === undefined ? undefined : suppliers[leader]?.id;
    const { id } = await addSupplier(
      tx,
      { userId, name, ...(parent === undefined ? {} : { parentId: parent }) },
      now,
    );
    suppliers.push({ id, userId, isProxy: leader !== undefined });
  }
  const accounts = await addDemoAccounts(tx, suppliers, now);
  // Not of the supplier that can sign in: its screens show accounts that people pay from.
  const withGateway = suppliers.find(({ isProxy }, index) => index > 0 && !isProxy);
  if (withGateway) await addDemoGateways(tx, secrets, withGateway.id, now);
  await addDemoDevices(tx, secrets, now);
  await addDemoScripts(tx, now);
  await addDemoTemplates(tx, now);
  const [adminId, merchant, supplier] = (['admin', 'merchant', 'supplier'] as const).map((role) =>
    loginIds.get(role),
  );
  if (!adminId || !merchant || !supplier) throw new Error('The demo catalogue lacks a login.');
  await openBalances(tx, merchantIds, now);
  return { merchantIds, suppliers, accounts, adminId, owners: { merchant, supplier } };
}

/** Opening balances of the merchants. */
async function openBalances(tx: Queryable, merchantIds: readonly string[], now: Date): Promise<void> {
  const movements = merchantIds.flatMap((merchantId) =>
    openingBalancesMinor.map(
      ([currency, amountMinor]): Movement => ({
        kind: 'single',
        purpose: 'adjustment',
        debit: ledgerAccountOf.adjustment(currency),
        credit: ledgerAccountOf.merchantPayable(merchantId, currency),
        amountMinor,
        key: `opening balance ${merchantId} ${currency}`,
      }),
    ),
  );
  await postTransfers(tx, movements, now);
}

/** All collection and payout products. Bigger merchants pay lower rates. */
function agreementsOf(merchantId: string, index: number, products: readonly NewProduct[]) {
  const rates: Readonly<Record<string, readonly string[]>> = {
    INR: ['0.018', '0.022', '0.026'],
    CNY: ['0.015', '0.018', '0.02'],
    KES: ['0.02', '0.024', '0.028'],
    USDT: ['0.004', '0.005', '0.006'],
  };
  const tier = index < 3 ? 0 : index < 7 ? 1 : 2;
  return products.map(({ id, currency }) => ({
    merchantId,
    productId: id,
    feeRate: rates[currency]?.[tier] ?? '0.03',
  }));
}
