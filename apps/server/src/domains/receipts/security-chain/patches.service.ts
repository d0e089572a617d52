import { and, count, eq, sql } from 'drizzle-orm';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { isOpenBreak, readChainRules } from './chain-rules.ts';
import { lockChain } from './security-chain.service.ts';
import { securityChains, securityNodes, securityPatches } from './security-chain.table.ts';
import type { ChainState } from './security-chain.types.ts';

/**
 * Repairs the named break and every earlier one of its account. Later breaks stay open and are
 * notified again. The supplement count restarts at the patch.
 *
 * @throws securityNodeNotFound, or chainNotBroken if the node is not an open break
 */
export async function addPatch(
  context: HandlerContext,
  { nodeId, reason }: { readonly nodeId: string; readonly reason: string },
): Promise<{ patchId: string; state: ChainState }> {
  const { db, now, settings } = context;
  const [found] = await db
    .select({ resourceId: securityNodes.resourceId })
    .from(securityNodes)
    .where(eq(securityNodes.id, nodeId));
  if (!found) throw new BusinessError('securityNodeNotFound', { nodeId });
  const { resourceId } = found;
  const rules = await readChainRules(settings);
  const chain = await lockChain(db, resourceId);
  const ofAccount = and(eq(securityNodes.resourceId, resourceId), isOpenBreak(rules));
  const [named] = await db
    .select({ id: securityNodes.id })
    .from(securityNodes)
    .where(and(ofAccount, eq(securityNodes.id, nodeId)));
  if (!named) throw new BusinessError('chainNotBroken');
  const upToNamed = sql`(${securityNodes.receivedAt}, ${securityNodes.id})
    <= (select named.received_at, named.id from ${securityNodes} named where named.id = ${nodeId})`;
  const [open] = await db
    .select({ all: count(), repaired: sql<number>`(count(*) filter (where ${upToNamed}))::int` })
    .from(securityNodes)
    .where(ofAccount);
  const { all = 0, repaired = 0 } = open ?? {};
  const patchId = newId(now);
  const { supplementCount } = chain;
  await db.insert(securityPatches).values({
    id: patchId,
    resourceId,
    nodeId,
    reason,
    breakCount: repaired,
    supplementCount,
    userId: actingUser(context).userId,
    createdAt: now,
  });
  await db.update(securityNodes).set({ patchId }).where(and(ofAccount, upToNamed));
  await db
    .update(securityChains)
    .set({ supplementCount: 0, toldAt: null, lastPatchAt: now })
    .where(eq(securityChains.resourceId, resourceId));
  context.audit({
    objectType: 'securityChain',
    objectId: resourceId,
    before: { openBreaks: all, supplementCount },
    after: { openBreaks: all - repaired, supplementCount: 0, nodeId, reason },
  });
  return { patchId, state: all > repaired ? 'broken' : 'whole' };
}
