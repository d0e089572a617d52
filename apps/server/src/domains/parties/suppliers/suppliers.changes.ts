import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { supplierTree } from './suppliers.service.ts';
import { suppliers } from './suppliers.table.ts';

type Supplier = typeof suppliers.$inferSelect;

export interface SupplierChange {
  readonly name?: string;
  readonly enabled?: boolean;
  /** Null: at the top. */
  readonly parentId?: string | null;
}

/**
 * A supplier manages those below itself, but not itself: its own permissions are set by its leader or the
 * staff.
 *
 * @throws supplierNotFound for any other supplier, as if it did not exist.
 */
export function checkManagesSupplier({ scope, actor }: HandlerContext, supplierId: string): void {
  if (scope.kind === 'all') return;
  const own = actor.kind === 'user' ? actor.supplierId : undefined;
  const below = scope.kind === 'suppliers' && supplierId !== own && scope.supplierIds.includes(supplierId);
  if (!below) throw new BusinessError('supplierNotFound');
}

/** The parent of a new supplier. A supplier adds within its own team, directly below itself by default. */
export async function parentFor(
  context: HandlerContext,
  asked: string | undefined,
): Promise<string | undefined> {
  const { db, scope, actor } = context;
  if (scope.kind === 'all') {
    if (asked !== undefined) await lockSupplierRow(db, asked);
    return asked;
  }
  const own = actor.kind === 'user' ? actor.supplierId : undefined;
  const parent = asked ?? own;
  if (parent === undefined || scope.kind !== 'suppliers' || !scope.supplierIds.includes(parent))
    throw new BusinessError('supplierNotFound');
  return parent;
}

export async function changeSupplier(
  context: HandlerContext,
  supplierId: string,
  change: SupplierChange,
): Promise<void> {
  const { db, now } = context;
  checkManagesSupplier(context, supplierId);
  // Concurrent moves could form a cycle that neither sees.
  if (change.parentId !== undefined)
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.supplierTeams})`);
  const before = await lockSupplierRow(db, supplierId);
  if (change.parentId !== undefined) await checkNewParent(context, supplierId, change.parentId);
  await db
    .update(suppliers)
    .set({ ...change, updatedAt: now })
    .where(eq(suppliers.id, supplierId));
  const earlier = Object.fromEntries(
    Object.keys(change).map((name) => [name, before[name as keyof Supplier]]),
  );
  context.audit({
    objectType: 'supplier',
    objectId: supplierId,
    before: { name: before.name, ...earlier },
    after: { name: before.name, ...change },
  });
}

/** Enables or disables a supplier with its whole team, in one step. */
export async function enableTeam(
  context: HandlerContext,
  supplierId: string,
  enabled: boolean,
): Promise<void> {
  const { db, now } = context;
  checkManagesSupplier(context, supplierId);
  // A member that moves away or in meanwhile would be missed.
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.supplierTeams})`);
  const { name } = await lockSupplierRow(db, supplierId);
  const changed = await db
    .update(suppliers)
    .set({ enabled, updatedAt: now })
    .where(and(inArray(suppliers.id, await supplierTree(db, supplierId)), ne(suppliers.enabled, enabled)))
    .returning({ name: suppliers.name });
  context.audit({
    objectType: 'supplier',
    objectId: supplierId,
    after: { name, enabled, wholeTeam: changed.map((member) => member.name) },
  });
}

async function checkNewParent(
  { db, scope }: HandlerContext,
  supplierId: string,
  parentId: string | null,
): Promise<void> {
  const isSeen =
    scope.kind === 'all' ||
    (parentId !== null && scope.kind === 'suppliers' && scope.supplierIds.includes(parentId));
  if (!isSeen) throw new BusinessError('supplierNotFound');
  if (parentId === null) return;
  await lockSupplierRow(db, parentId);
  if ((await supplierTree(db, supplierId)).includes(parentId)) throw new BusinessError('teamMoveRefused');
}

async function lockSupplierRow(tx: Queryable, id: string): Promise<Supplier> {
  const [row] = await tx.select().from(suppliers).where(eq(suppliers.id, id)).for('no key update');
  if (!row) throw new BusinessError('supplierNotFound');
  return row;
}
