import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ProductAccounts } from '../../parties/parties.public.ts';
import { resourceProducts, resources } from './resources.table.ts';

export const productAccounts: ProductAccounts = {
  countOf: (productId) =>
    sql<number>`(select count(*)::int from ${resourceProducts} where ${resourceProducts.productId} = ${productId})`,

  countOfSupplier: async (db, supplierId, productId) => {
    const [{ count = 0 } = {}] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(resourceProducts)
      .innerJoin(resources, eq(resources.id, resourceProducts.resourceId))
      .where(
        and(
          eq(resources.supplierId, supplierId),
          eq(resourceProducts.productId, productId),
          isNull(resources.deletedAt),
        ),
      );
    return count;
  },
};
