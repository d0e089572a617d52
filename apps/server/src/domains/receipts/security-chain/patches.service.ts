import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type ChainRules, isOpenBreak, readChainRules } from './chain-rules.ts';
import { lockChain } from './security-chain.service.ts';
import { securityChains, securityNodes, securityPatches } from './security-chain.table.ts';
import type { ChainState } from './security-chain.types.ts';

/** What a patch up to one break repairs. */
export interface PatchPlan {
  /** Condition for the breaks that it repairs. */
  readonly repairs: SQL;
  readonly repairedCount: number;
  /** Later breaks, which stay open. */
  readonly remainingCount: number;
  /** State of the chain afterwards. */
  readonly state: ChainState;
}

/** @throws securityNodeNotFound */
export async function accountOfNode(db: Queryable, nodeId: string): Promise<string> {
  const [found] = await db
    .select({ resourceId: securityNodes.resourceId })
    .from(securityNodes)
    .where(eq(securityNodes.id, nodeId));
  if (!found) throw new BusinessError('securityNodeNotFound', { nodeId });
  return found.resourceId;
}

/**
 * Decides what a patch repairs: the named break and every earlier one of its account. The preview shows it and the
 * patch does it.
 *
 * @throws chainNotBroken if the node is not an open break
 */
export async function planPatch(
  db: Queryable,
  rules: Pick<ChainRules, 'kind'>,
  { nodeId, resourceId }: { readonly nodeId: string; readonly resourceId: string },
): Promise<PatchPlan> {
  const isOpen = sql`(${eq(securityNodes.resourceId, resourceId)} and ${isOpenBreak(rules)})`;
  const isUpToNamed = sql`(${securityNodes.receivedAt}, ${securityNodes.id})
    <= (select named.received_at, named.id from ${securityNodes} named where named.id = ${nodeId})`;
  const [open] = await db
    .select({
      all: count(),
      repaired: sql<number>`(count(*) filter (where ${isUpToNamed}))::int`,
      isNamedOpen: sql<boolean>`coalesce(bool_or(${eq(securityNodes.id, nodeId)}), false)`,
    })
    .from(securityNodes)
    .where(isOpen);
  if (!open?.isNamedOpen) throw new BusinessError('chainNotBroken');
  const remainingCount = open.all - open.repaired;
  return {
    repairs: sql`(${isOpen} and ${isUpToNamed})`,
    repairedCount: open.repaired,
    remainingCount,
    state: remainingCount > 0 ? 'broken' : 'whole',
  };
}

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
  const resourceId = await accountOfNode(db, nodeId);
  const rules = await readChainRules(settings);
  const chain = await lockChain(db, resourceId);
  const { repairs, repairedCount, remainingCount, state } = await planPatch(db, rules, {
    nodeId,
    resourceId,
  });
  const patchId = newId(now);
  const { supplementCount } = chain;
  await db.insert(securityPatches).values({
    id: patchId,
    resourceId,
    nodeId,
    reason,
    breakCount: repairedCount,
    supplementCount,
    userId: actingUser(context).userId,
    createdAt: now,
  });
  await db.update(securityNodes).set({ patchId }).where(repairs);
  await db
    .update(securityChains)
    .set({ supplementCount: 0, toldAt: null, lastPatchAt: now })
    .where(eq(securityChains.resourceId, resourceId));
  context.audit({
    objectType: 'securityChain',
    objectId: resourceId,
    before: { openBreaks: repairedCount + remainingCount, supplementCount },
    after: { openBreaks: remainingCount, supplementCount: 0, nodeId, reason },
  });
  return { patchId, state };
}
