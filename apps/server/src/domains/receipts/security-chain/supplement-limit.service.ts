import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { Order } from '../../orders/orders.public.ts';
import { statements } from '../statements/statements.table.ts';
import { readChainRules } from './chain-rules.ts';
import { reliableAmong } from './reliable-nodes.ts';
import { isChainBroken } from './security-chain.service.ts';
import { securityChains, securityNodes } from './security-chain.table.ts';

/**
 * Counts a supplement on an account with a broken chain, after the order's step and in its transaction. The
 * number is limited until the chain is patched. A supplement with the reference of a reliable message is not
 * counted, because the message is evidence that the money came.
 *
 * @throws supplementLimitReached
 */
export async function countSupplement(
  { db, settings }: { readonly db: Queryable; readonly settings: SettingsReader },
  { resourceId }: Pick<Order, 'resourceId'>,
  utr: string | undefined,
): Promise<void> {
  if (resourceId === null || !(await isChainBroken(db, resourceId, await readChainRules(settings)))) return;
  if (utr !== undefined && (await isReliableReference(db, settings, resourceId, utr))) return;
  const maximum = await settings.get('FixSecurityChainSupplementLimit');
  const { supplementCount } = securityChains;
  const counted = await db
    .update(securityChains)
    .set({ supplementCount: sql`${supplementCount} + 1` })
    .where(and(eq(securityChains.resourceId, resourceId), lt(supplementCount, maximum)))
    .returning({ supplementCount });
  if (counted.length === 0) throw new BusinessError('supplementLimitReached', { maximum });
}

async function isReliableReference(
  db: Queryable,
  settings: SettingsReader,
  resourceId: string,
  utr: string,
): Promise<boolean> {
  const named = await db
    .select({ id: securityNodes.id })
    .from(securityNodes)
    .innerJoin(statements, eq(statements.id, securityNodes.statementId))
    .where(and(eq(securityNodes.resourceId, resourceId), eq(statements.utr, utr)))
    .limit(10);
  const ids = named.map(({ id }) => id);
  const reliable = await reliableAmong(db, settings, ids);
  return ids.some((id) => reliable.has(id));
}
