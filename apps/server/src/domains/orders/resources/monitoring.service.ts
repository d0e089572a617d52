import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { type Resource, resourceScope } from './resources.service.ts';
import { resources } from './resources.table.ts';

export interface WatchedAccount {
  readonly id: string;
  readonly supplierId: string;
}

const watchedBy = statement((db) =>
  db
    .select()
    .from(resources)
    .where(eq(resources.monitorId, sql.placeholder('monitorId')))
    .orderBy(resources.id),
);

/** The accounts that a device watches. */
export const accountsOfMonitor = (db: Queryable, monitorId: string): Promise<Resource[]> =>
  watchedBy(db).execute({ monitorId });

/** The accounts in the caller's scope, with their owners. */
export async function ownersOfAccounts(
  db: Queryable,
  ids: readonly string[],
  scope: Scope,
): Promise<WatchedAccount[]> {
  if (ids.length === 0) return [];
  const { id, supplierId } = resources;
  return db
    .select({ id, supplierId })
    .from(resources)
    .where(and(inArray(id, [...ids]), resourceScope(scope)));
}

/**
 * Sets the accounts that the device watches. Each account has one device.
 *
 * @returns the accounts that got or lost the device
 */
export async function assignMonitor(
  tx: Queryable,
  monitorId: string,
  ids: readonly string[],
  now: Date,
): Promise<WatchedAccount[]> {
  const others = ids.length > 0 ? notInArray(resources.id, [...ids]) : undefined;
  const account = { id: resources.id, supplierId: resources.supplierId };
  const left = await tx
    .update(resources)
    .set({ monitorId: null, updatedAt: now })
    .where(and(eq(resources.monitorId, monitorId), others))
    .returning(account);
  if (ids.length === 0) return left;
  const watched = await tx
    .update(resources)
    .set({ monitorId, updatedAt: now })
    .where(inArray(resources.id, [...ids]))
    .returning(account);
  return [...left, ...watched];
}
