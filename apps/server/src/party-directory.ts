import { asc, inArray } from 'drizzle-orm';
import type { Party, PartyDirectory } from './domains/access/users/users.handlers.ts';
import { merchants } from './domains/parties/merchants/merchants.table.ts';
import { suppliers } from './domains/parties/suppliers/suppliers.table.ts';

/**
 * Tells the users' domain which user belongs to which merchant or supplier, so that it does not depend on
 * those domains.
 */
export const partyDirectory: PartyDirectory = {
  partiesByUser: async (db) => {
    const { userId, id, mchId: code } = merchants;
    const ofMerchants = await db.select({ userId, id, code }).from(merchants);
    const ofSuppliers = await db.select({ userId: suppliers.userId, id: suppliers.id }).from(suppliers);
    return new Map<string, Party>([
      ...ofMerchants.map((row) => [row.userId, { id: row.id, code: row.code }] as const),
      ...ofSuppliers.map((row) => [row.userId, { id: row.id, code: null }] as const),
    ]);
  },

  suppliers: async (db, ids) => {
    if (ids !== 'all' && ids.length === 0) return [];
    const { id, userId, name, parentId, enabled } = suppliers;
    return db
      .select({ id, userId, name, parentId, enabled })
      .from(suppliers)
      .where(ids === 'all' ? undefined : inArray(id, [...ids]))
      .orderBy(asc(name));
  },
};
