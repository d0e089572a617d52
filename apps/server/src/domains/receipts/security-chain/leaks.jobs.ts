import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import { newId } from '../../../kit/ids.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { sendMessage, usersInRoles } from '../../access/access.public.ts';
import { resources } from '../../orders/orders.public.ts';
import { ownersOfSuppliers } from '../../parties/parties.public.ts';
import { statements } from '../statements/statements.table.ts';
import { type ChainRules, counts, isOpenBreak, readChainRules } from './chain-rules.ts';
import { expectedAfter, moneyText } from './security-chain.service.ts';
import { securityChains, securityChecks, securityLeaks, securityNodes } from './security-chain.table.ts';

export interface LeakParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
}

const secondMs = 1_000;
const onlyRow = 1;
/** Messages that arrive up to this much later still count towards their minute. */
const lateMs = 600_000;
const atOnce = 1_000;

/**
 * Checks for leaks if sbLeakCheckInterval has passed since the last check by any process. Leaks are open
 * breaks, repeated messages and minutes with too many messages. A broken chain is notified once while it is
 * broken. Returns true if it checked.
 */
export async function checkForLeaks({ store, clock, settings, publish }: LeakParts): Promise<boolean> {
  const now = clock.now();
  const { sbLeakCheckInterval } = await settings.get('SecurityFreqParameters');
  const { perMinuteFreqCount } = await settings.get('GlobalSecuritySetting');
  const rules = await readChainRules(settings);
  const events: FanoutEvent[] = [];
  const looked = await store.transaction(async (tx) => {
    events.length = 0;
    const since = await beginCheck(tx, sbLeakCheckInterval * secondMs, now);
    if (!since) return false;
    await findInChains(tx, rules, since, now);
    await findCrowdedMinutes(tx, perMinuteFreqCount, since, now);
    await notifyChainBreaks(tx, rules, { now, publish: (event) => void events.push(event) });
    return true;
  });
  publish(events);
  return looked;
}

/** Time of the last check; undefined if no check is due. Of two concurrent processes, only one checks. */
async function beginCheck(tx: Queryable, intervalMs: number, now: Date): Promise<Date | undefined> {
  const longAgo = new Date(now.getTime() - lateMs);
  await tx.insert(securityChecks).values({ id: onlyRow, checkedAt: longAgo }).onConflictDoNothing();
  const [last] = await tx.select().from(securityChecks).where(eq(securityChecks.id, onlyRow)).for('update');
  if (!last || last.checkedAt.getTime() > now.getTime() - intervalMs) return undefined;
  await tx.update(securityChecks).set({ checkedAt: now }).where(eq(securityChecks.id, onlyRow));
  return last.checkedAt;
}

async function findInChains(tx: Queryable, rules: ChainRules, since: Date, now: Date): Promise<void> {
  const { id, state, createdAt, resourceId } = securityNodes;
  const recent = new Date(since.getTime() - lateMs);
  const found = await tx
    .select({ id, state, resourceId })
    .from(securityNodes)
    .where(
      and(
        or(isOpenBreak(rules), and(eq(state, 'replayed'), counts(rules), gt(createdAt, recent))),
        sql`not exists (select from ${securityLeaks} leak where leak.node_id = ${id})`,
      ),
    )
    .orderBy(id)
    .limit(atOnce);
  if (found.length === 0) return;
  const rows = found.map((node) => ({
    id: newId(now),
    kind: node.state === 'broken' ? ('break' as const) : ('replay' as const),
    resourceId: node.resourceId,
    nodeId: node.id,
    foundAt: now,
  }));
  await tx.insert(securityLeaks).values(rows).onConflictDoNothing();
}

async function findCrowdedMinutes(tx: Queryable, most: number, since: Date, now: Date): Promise<void> {
  const from = new Date(since.getTime() - lateMs);
  const minute = sql`date_trunc('minute', ${statements.receivedAt})`;
  const { rows } = await tx.execute<{ resource_id: string; minute: string; messages: number }>(sql`
    select resource_id, ${minute}::text as minute, count(*)::int as messages from ${statements}
    where received_at > ${from.toISOString()}::timestamptz and resource_id is not null
    group by resource_id, ${minute} having count(*) > ${most} limit ${atOnce}`);
  if (rows.length === 0) return;
  await tx
    .insert(securityLeaks)
    .values(
      rows.map((crowd) => ({
        id: newId(now),
        kind: 'frequency' as const,
        resourceId: crowd.resource_id,
        minute: new Date(crowd.minute),
        messageCount: crowd.messages,
        foundAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [securityLeaks.resourceId, securityLeaks.minute],
      targetWhere: sql`minute is not null`,
      set: { messageCount: sql`excluded.message_count` },
    });
}

/** Notifies the owner of the account and the administrators. Only a superAdmin sees chains. */
async function notifyChainBreaks(
  tx: Queryable,
  rules: ChainRules,
  facts: { readonly now: Date; readonly publish: (event: FanoutEvent) => void },
): Promise<void> {
  const untold = await tx
    .select({ resourceId: securityChains.resourceId })
    .from(securityChains)
    .where(
      and(
        isNull(securityChains.toldAt),
        sql`exists (select from ${securityNodes} where ${securityNodes.resourceId} = ${securityChains.resourceId} and ${isOpenBreak(rules)})`,
      ),
    )
    .orderBy(securityChains.resourceId)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  for (const { resourceId } of untold) {
    const [broken] = await tx
      .select({ node: securityNodes, resource: resources })
      .from(securityNodes)
      .innerJoin(resources, eq(resources.id, securityNodes.resourceId))
      .where(and(eq(securityNodes.resourceId, resourceId), isOpenBreak(rules)))
      .orderBy(desc(securityNodes.receivedAt), desc(securityNodes.id))
      .limit(1);
    if (!broken) continue;
    const { name, currency, supplierId } = broken.resource;
    const { direction, amountMinor, balanceMinor, expectedBeforeMinor } = broken.node;
    const expected = expectedAfter(expectedBeforeMinor ?? 0, direction, amountMinor);
    const message = {
      name: 'chainBroken' as const,
      filling: {
        resourceName: name,
        expected: moneyText(expected, currency),
        reported: moneyText(balanceMinor, currency),
      },
    };
    const owners = await ownersOfSuppliers(tx, [supplierId]);
    await sendMessage(facts, tx, [...owners, ...(await usersInRoles(tx, ['admin']))], message);
    const link = `/securityNodes/list?resourceId=${resourceId}`;
    await sendMessage(facts, tx, await usersInRoles(tx, ['superAdmin']), { ...message, link });
    await tx
      .update(securityChains)
      .set({ toldAt: facts.now })
      .where(eq(securityChains.resourceId, resourceId));
  }
}
