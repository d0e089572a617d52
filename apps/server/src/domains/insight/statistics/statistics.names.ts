import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { resources } from '../../orders/orders.public.ts';
import { merchants, products, suppliers } from '../../parties/parties.public.ts';

type Ids<Id> = readonly (Id | null)[];
const known = <Id>(ids: Ids<Id> = []): Id[] => ids.filter((id) => id !== null);

/** Names of the products and users in the figures. */
export async function namesOf(
  db: Queryable,
  ids: {
    readonly products?: Ids<number>;
    readonly suppliers?: Ids<string>;
    readonly merchants?: Ids<string>;
    readonly resources?: Ids<string>;
  },
) {
  const productRows = await db
    .select({ productId: products.id, productName: products.names })
    .from(products)
    .where(inArray(products.id, known(ids.products)));
  const supplierRows = await db
    .select()
    .from(suppliers)
    .where(inArray(suppliers.id, known(ids.suppliers)));
  const merchantRows = await db
    .select()
    .from(merchants)
    .where(inArray(merchants.id, known(ids.merchants)));
  const resourceRows = await db
    .select({ resourceId: resources.id, resourceName: resources.name, supplierName: suppliers.name })
    .from(resources)
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .where(inArray(resources.id, known(ids.resources)));
  return {
    products: new Map(productRows.map((row) => [row.productId, row])),
    suppliers: new Map(
      supplierRows.map(({ id, userId, name, parentId }) => [
        id,
        { supplierId: id, supplierUserId: userId, supplierName: name, isProxy: parentId !== null },
      ]),
    ),
    merchants: new Map(
      merchantRows.map(({ id, userId, mchId, name }) => [
        id,
        { merchantId: id, merchantUserId: userId, mchId, merchantName: name },
      ]),
    ),
    resources: new Map(resourceRows.map((row) => [row.resourceId, row])),
  };
}
