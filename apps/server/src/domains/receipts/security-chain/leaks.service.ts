import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { leakRowOf } from './leaks.list.ts';
import { securityLeaks } from './security-chain.table.ts';
import type { SecurityLeakRow } from './security-chain.types.ts';

/**
 * Records that a person has dealt with a finding. The chain is not changed: a patch repairs it.
 *
 * @throws leakNotFound, leakHandled
 */
export async function handleLeak(
  context: HandlerContext,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<SecurityLeakRow> {
  const { db, now } = context;
  const before = await lockLeak(db, id);
  if (before.state === 'handled') {
    throw new BusinessError('leakHandled', { account: before.handledBy ?? '' });
  }
  await db
    .update(securityLeaks)
    .set({ handledAt: now, handledBy: actingUser(context).userId, handledNote: note })
    .where(eq(securityLeaks.id, id));
  return audited(context, before);
}

/** @throws leakNotFound, leakOpen */
export async function reopenLeak(context: HandlerContext, id: string): Promise<SecurityLeakRow> {
  const { db } = context;
  const before = await lockLeak(db, id);
  if (before.state === 'open') throw new BusinessError('leakOpen');
  await db
    .update(securityLeaks)
    .set({ handledAt: null, handledBy: null, handledNote: null })
    .where(eq(securityLeaks.id, id));
  return audited(context, before);
}

/** Of two users that handle the same finding at once, the second sees what the first did. */
async function lockLeak(db: Queryable, id: string): Promise<SecurityLeakRow> {
  const [leak] = await db
    .select({ id: securityLeaks.id })
    .from(securityLeaks)
    .where(eq(securityLeaks.id, id))
    .for('update');
  if (!leak) throw new BusinessError('leakNotFound', { id });
  return leakRowOf(db, id);
}

async function audited(context: HandlerContext, before: SecurityLeakRow): Promise<SecurityLeakRow> {
  const after = await leakRowOf(context.db, before.id);
  const { kind, resourceId } = after;
  const factsOf = ({ state, handledBy, note }: SecurityLeakRow) => ({ state, handledBy, note });
  context.audit({
    objectType: 'securityLeak',
    objectId: after.id,
    before: factsOf(before),
    after: { ...factsOf(after), kind, resourceId },
  });
  return after;
}
