import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { resources } from '../../orders/orders.public.ts';
import { readChainRules } from './chain-rules.ts';
import { accountOfNode, planPatch } from './patches.service.ts';
import { reliableAmong } from './reliable-nodes.ts';
import { securityChains, securityNodes } from './security-chain.table.ts';
import type { SecurityPatchPreview } from './security-chain.types.ts';
import { balancesOf } from './security-nodes.list.ts';

const breaksShown = 20;
const followersCounted = 500;

/**
 * What a patch up to this break would do now. A patch does not make messages reliable, so the messages that follow
 * from each break are counted, with those that are reliable by themselves.
 *
 * @throws securityNodeNotFound, chainNotBroken
 */
export async function previewPatch(
  { db, settings }: Pick<HandlerContext, 'db' | 'settings'>,
  nodeId: string,
): Promise<SecurityPatchPreview> {
  const resourceId = await accountOfNode(db, nodeId);
  const rules = await readChainRules(settings);
  const plan = await planPatch(db, rules, { nodeId, resourceId });
  const [account] = await db
    .select({
      name: resources.name,
      currency: resources.currency,
      supplementCount: securityChains.supplementCount,
    })
    .from(securityChains)
    .innerJoin(resources, eq(resources.id, securityChains.resourceId))
    .where(eq(securityChains.resourceId, resourceId));
  if (!account) throw new Error(`The chain of ${resourceId} is gone.`);
  const breaks = await db
    .select()
    .from(securityNodes)
    .where(plan.repairs)
    .orderBy(desc(securityNodes.receivedAt), desc(securityNodes.id))
    .limit(breaksShown);
  const runs = await runsFrom(
    db,
    breaks.map(({ id }) => id),
  );
  const reliable = await reliableAmong(
    db,
    settings,
    [...runs.values()].flat().map(({ id }) => id),
  );
  return {
    resourceId,
    resourceName: account.name,
    currency: account.currency,
    state: plan.state,
    breakCount: plan.repairedCount,
    remainingBreakCount: plan.remainingCount,
    supplementCount: account.supplementCount,
    supplementLimit: await settings.get('FixSecurityChainSupplementLimit'),
    breaks: breaks.map((node) => {
      const run = runs.get(node.id) ?? [];
      const { balanceMinor } = node;
      const { expectedBalanceMinor } = balancesOf(node);
      return {
        nodeId: node.id,
        receivedAt: node.receivedAt.toISOString(),
        direction: node.direction,
        amountMinor: node.amountMinor,
        balanceMinor,
        expectedBalanceMinor: expectedBalanceMinor ?? balanceMinor,
        differenceMinor: balanceMinor - (expectedBalanceMinor ?? balanceMinor),
        followingCount: run.length - 1,
        reliableCount: run.filter(({ id }) => reliable.has(id)).length,
        flaggedCount: run.filter(({ flagged }) => flagged).length,
      };
    }),
  };
}

interface RunMessage {
  readonly id: string;
  readonly flagged: boolean;
}

/** Each break with the messages that follow from it, one from another. */
async function runsFrom(db: Queryable, breakIds: readonly string[]): Promise<Map<string, RunMessage[]>> {
  if (breakIds.length === 0) return new Map();
  const { rows } = await db.execute<{ break_id: string; id: string; flagged: boolean }>(sql`
    with recursive run (break_id, id, flagged, steps) as (
      select ${securityNodes.id}, ${securityNodes.id}, ${securityNodes.flagged}, 0 from ${securityNodes}
      where ${inArray(securityNodes.id, [...breakIds])}
      union all
      select run.break_id, node.id, node.flagged, steps + 1
      from ${securityNodes} node join run on node.previous_id = run.id
      where steps < ${followersCounted}
    ) select break_id, id, flagged from run`);
  return Map.groupBy(rows, (row) => row.break_id);
}
