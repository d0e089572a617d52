import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { merchants } from '../merchants/merchants.table.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';

interface PartyName {
  readonly id: string;
  /** A merchant's number. */
  readonly code: string | null;
  readonly name: string;
}

/** The merchants and suppliers of users, by user id. */
export async function partyNamesOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PartyName>> {
  if (userIds.length === 0) return new Map();
  const ids = [...userIds];
  const { userId, id, name, mchId } = merchants;
  const ofMerchants = await db
    .select({ userId, id, name, code: mchId })
    .from(merchants)
    .where(inArray(userId, ids));
  const ofSuppliers = await db
    .select({ userId: suppliers.userId, id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(inArray(suppliers.userId, ids));
  return new Map<string, PartyName>([
    ...ofMerchants.map(({ userId: of, ...party }) => [of, party] as const),
    ...ofSuppliers.map(({ userId: of, ...party }) => [of, { ...party, code: null }] as const),
  ]);
}
