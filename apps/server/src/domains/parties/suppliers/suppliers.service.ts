import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import { newId } from '../../../kit/ids.ts';
import { suppliers } from './suppliers.table.ts';

export interface NewSupplier {
  readonly userId: string;
  readonly name: string;
  readonly parentId?: string;
  /** The merchant of the same customer. */
  readonly relatedMerchantId?: string;
}

export async function addSupplier(db: Queryable, supplier: NewSupplier, now: Date): Promise<{ id: string }> {
  const id = newId(now);
  await db.insert(suppliers).values({ id, ...supplier, createdAt: now, updatedAt: now });
  return { id };
}

const byUser = statement((db) =>
  db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(eq(suppliers.userId, sql.placeholder('userId'))),
);

export async function supplierOfUser(db: Queryable, userId: string): Promise<{ id: string } | undefined> {
  const [row] = await byUser(db).execute({ userId });
  return row;
}

export async function findSupplier(
  db: Queryable,
  id: string,
): Promise<{ enabled: boolean; parentId: string | null } | undefined> {
  const { enabled, parentId } = suppliers;
  const [row] = await db.select({ enabled, parentId }).from(suppliers).where(eq(suppliers.id, id));
  return row;
}

/**
 * Serializes allocations that check a supplier's available balance. Rows that refer to the supplier can still
 * be inserted.
 */
export async function lockSupplier(tx: Queryable, id: string): Promise<void> {
  await tx.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.id, id)).for('no key update');
}

/** The supplier and the whole team below it: its scope. */
export async function supplierTree(db: Queryable, supplierId: string): Promise<string[]> {
  // `union` drops duplicates, so the query terminates even with a cycle in the data.
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive tree as (
      select id from ${suppliers} where ${eq(suppliers.id, supplierId)}
      union
      select child.id from ${suppliers} as child join tree on child.parent_id = tree.id
    )
    select id from tree`);
  return rows.map((row) => row.id);
}
