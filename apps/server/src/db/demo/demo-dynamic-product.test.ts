import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../domains/parties/products/products.table.ts';
import { payScriptVersions } from '../../domains/payouts/pay-scripts/pay-scripts.table.ts';
import { checkSource, trySamples } from '../../domains/payouts/pay-scripts/trials.ts';
import { Sandbox } from '../../kit/sandbox/sandbox.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { dynamicProductId } from './demo-account-plan.ts';
import { addDemoDynamicProduct, dynamicProductOf } from './demo-dynamic-product.ts';

let test: TestStore;
const sandbox = new Sandbox({ workers: 1 });
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(async () => {
  await sandbox.close();
  await test.close();
});

it('the demo’s dynamic product has a live script that passes its own samples', async () => {
  const { db } = test.store;
  expect(await dynamicProductOf(db)).toBeUndefined();
  await test.store.transaction((tx) => addDemoDynamicProduct(tx, new Date()));
  expect(await dynamicProductOf(db)).toBe(dynamicProductId);
  const [product] = await db.select().from(products).where(eq(products.id, dynamicProductId));
  const [version] = await db
    .select()
    .from(payScriptVersions)
    .where(eq(payScriptVersions.scriptId, product?.choiceScriptId ?? ''));
  if (!version) throw new Error('The script has no version.');
  await checkSource(sandbox, version.source, 'choice');
  const results = await trySamples(sandbox, version.source, version.samples, 'choice');
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
  expect(results).toHaveLength(3);
});
