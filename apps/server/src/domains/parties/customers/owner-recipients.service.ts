import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { canRead, users } from '../../access/access.public.ts';
import { merchants } from '../merchants/merchants.table.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';

/** The user of a merchant, if it can sign in. */
export async function usersOfMerchant(db: Queryable, merchantId: string): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(merchants)
    .innerJoin(users, eq(users.id, merchants.userId))
    .where(and(eq(merchants.id, merchantId), canRead));
  return found.map(({ id }) => id);
}

/** The users of suppliers that can sign in. */
export async function ownersOfSuppliers(db: Queryable, supplierIds: readonly string[]): Promise<string[]> {
  if (supplierIds.length === 0) return [];
  const found = await db
    .selectDistinct({ id: users.id })
    .from(suppliers)
    .innerJoin(users, eq(users.id, suppliers.userId))
    .where(and(inArray(suppliers.id, [...supplierIds]), canRead))
    .orderBy(users.id);
  return found.map(({ id }) => id);
}
