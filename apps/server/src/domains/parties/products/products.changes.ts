import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { NewProduct, Product } from './products.service.ts';
import { products } from './products.table.ts';

/** A product after the change, as far as the checks need it. */
type Wanted = Pick<
  Product,
  'id' | 'kind' | 'currency' | 'mainProductId' | 'minAmountMinor' | 'maxAmountMinor'
>;

/**
 * Refuses a script that cannot choose: one that does not exist, has another direction or no live version. Scripts
 * belong to a higher wing, so the app injects it.
 */
export type ChoiceScriptCheck = (db: Queryable, scriptId: string) => Promise<void>;

/** @throws productExists, productRefused, and what the check of the script throws */
export async function addProduct(
  context: HandlerContext,
  product: NewProduct,
  checkScript: ChoiceScriptCheck,
): Promise<void> {
  const { db, now } = context;
  await mayChoose(db, product, checkScript);
  await checkProduct(db, { ...product, mainProductId: product.mainProductId ?? null });
  const added = await db
    .insert(products)
    .values({ ...product, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: products.id });
  if (added.length === 0) throw new BusinessError('productExists', { productId: product.id });
  context.audit({ objectType: 'product', objectId: String(product.id), after: { ...product } });
}

/** Number, kind and currency cannot change, because orders and accounts depend on them. */
export async function changeProduct(
  context: HandlerContext,
  id: number,
  change: Partial<Omit<NewProduct, 'id' | 'kind' | 'currency'>>,
  checkScript: ChoiceScriptCheck,
): Promise<void> {
  const { db, now } = context;
  const [before] = await db.select().from(products).where(eq(products.id, id)).for('no key update');
  if (!before) throw new BusinessError('productNotFound', { productId: id });
  await mayChoose(db, { ...change, kind: before.kind }, checkScript);
  await checkProduct(db, { ...before, ...change });
  await db
    .update(products)
    .set({ ...change, updatedAt: now })
    .where(eq(products.id, id));
  const earlier = Object.fromEntries(
    Object.keys(change).map((name) => [name, before[name as keyof Product]]),
  );
  context.audit({ objectType: 'product', objectId: String(id), before: earlier, after: { ...change } });
}

async function mayChoose(
  db: Queryable,
  { kind, choiceScriptId }: Pick<NewProduct, 'kind' | 'choiceScriptId'>,
  checkScript: ChoiceScriptCheck,
): Promise<void> {
  if (choiceScriptId == null) return;
  if (kind !== 'collection') throw new BusinessError('productRefused', { reason: 'payoutNotDynamic' });
  await checkScript(db, choiceScriptId);
}

async function checkProduct(db: Queryable, wanted: Wanted): Promise<void> {
  const { id, kind, currency, mainProductId, minAmountMinor, maxAmountMinor } = wanted;
  const refuse = (reason: string): never => {
    throw new BusinessError('productRefused', { reason });
  };
  if (minAmountMinor > maxAmountMinor) refuse('minimumAboveMaximum');
  if (mainProductId === null) return;
  if (mainProductId === id) refuse('ownMainProduct');
  // Locked, so that it cannot become a variant concurrently.
  const [main] = await db.select().from(products).where(eq(products.id, mainProductId)).for('no key update');
  if (!main) throw new BusinessError('productNotFound', { productId: mainProductId });
  if (main.kind !== kind || main.currency !== currency) refuse('mainProductDiffers');
  if (main.mainProductId !== null) refuse('mainProductHasMain');
  const variants = await db.select({ id: products.id }).from(products).where(eq(products.mainProductId, id));
  if (variants.length > 0) refuse(`${variants.map((variant) => variant.id).join(', ')} -> ${id}`);
}
