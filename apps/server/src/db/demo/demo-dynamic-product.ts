import { eq } from 'drizzle-orm';
import { addProducts, type NewProduct } from '../../domains/parties/products/products.service.ts';
import { products } from '../../domains/parties/products/products.table.ts';
import { addScript, goLive, versionOf } from '../../domains/payouts/pay-scripts/pay-scripts.changes.ts';
import type { ScriptSample } from '../../domains/payouts/pay-scripts/pay-scripts.table.ts';
import type { Queryable } from '../connection.ts';
import { dynamicProductId } from './demo-account-plan.ts';

const upi = 1008;
const bank = 1034;
const bankFromMinor = 500_000;

const source = `// Large amounts are paid by bank transfer first, others by UPI. A product without room is left out.
const bankFromMinor = ${bankFromMinor};

export const choose = ({ order, capacity }) => {
  const wished = order.amountMinor >= bankFromMinor ? [${bank}, ${upi}] : [${upi}, ${bank}];
  const hasRoom = (wishedId) =>
    capacity.some(
      ({ productId, accountCount, maxAmountMinor }) =>
        productId === wishedId && accountCount > 0 && maxAmountMinor >= order.amountMinor,
    );
  return { verdict: 'chosen', products: wished.filter(hasRoom) };
};
`;

const sampleOf = (
  name: string,
  amountMinor: number,
  bankAccounts: number,
  chosen: readonly number[],
): ScriptSample => ({
  name,
  entryPoint: 'choose',
  order: {
    orderCode: 'C1',
    mchId: '10000101',
    productId: dynamicProductId,
    amountMinor,
    currency: 'INR',
    createdAt: '2026-11-20T04:00:00.000Z',
  },
  capacity: [
    { productId: upi, currency: 'INR', accountCount: 5, maxAmountMinor: 10_000_000 },
    { productId: bank, currency: 'INR', accountCount: bankAccounts, maxAmountMinor: 20_000_000 },
  ],
  answers: [],
  expected: { verdict: 'chosen', products: [...chosen] },
});

/**
 * A dynamic product, whose script chooses between UPI and bank transfer by the amount. Its own accounts are UPI
 * accounts, for orders for which the script has no answer.
 */
export async function addDemoDynamicProduct(tx: Queryable, now: Date): Promise<NewProduct> {
  const context = { db: tx, now, audit: () => undefined };
  const { scriptId, versionId } = await addScript(
    context,
    { name: 'Bank or UPI by amount', direction: 'choice' },
    {
      source,
      note: 'First version',
      author: null,
      samples: [
        sampleOf('A large amount', bankFromMinor, 3, [bank, upi]),
        sampleOf('A small amount', bankFromMinor - 1, 3, [upi, bank]),
        sampleOf('No bank account has room', bankFromMinor, 0, [upi]),
      ],
    },
  );
  await goLive(context, await versionOf(tx, versionId), null);
  const product: NewProduct = {
    id: dynamicProductId,
    names: { 'zh-CN': '印度智能代收', 'zh-TW': '印度智慧代收', 'en-US': 'India smart collection' },
    kind: 'collection',
    currency: 'INR',
    defaultFeeRate: '0.026',
    defaultCommissionRate: '0.008',
    minAmountMinor: 50_000,
    maxAmountMinor: 10_000_000,
    choiceScriptId: scriptId,
  };
  await addProducts(tx, [product]);
  return product;
}

/** Undefined in a demo that is older than dynamic products. */
export async function dynamicProductOf(tx: Queryable): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, dynamicProductId));
  return found?.id;
}
