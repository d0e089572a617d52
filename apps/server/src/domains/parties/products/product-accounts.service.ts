import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { products } from './products.table.ts';

/** Queries of products about receiving accounts. Accounts are in a higher domain, so the app injects them. */
export interface ProductAccounts {
  /** The number of accounts that serve the product of the row. */
  countOf(productId: typeof products.id): SQL<number>;
  /** The number of a supplier's accounts that serve the product; deleted ones are not counted. */
  countOfSupplier(db: Queryable, supplierId: string, productId: number): Promise<number>;
}
