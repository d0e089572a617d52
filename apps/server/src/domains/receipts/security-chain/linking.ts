import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { type ChainRules, counts } from './chain-rules.ts';
import { securityNodes } from './security-chain.table.ts';
import type { SecurityNodeState } from './security-chain.types.ts';

type SecurityNode = typeof securityNodes.$inferSelect;

/** Content of a message about its account, with its time. */
export interface Told {
  readonly resourceId: string;
  readonly direction: SecurityNode['direction'];
  readonly amountMinor: number;
  readonly balanceBeforeMinor: number;
  readonly balanceMinor: number;
  readonly receivedAt: Date;
}

/** Position of a message in the current chain. */
export interface Place {
  readonly state: SecurityNodeState;
  readonly previousId: string | null;
  /** Expected opening balance, if the message breaks the chain. */
  readonly expectedBeforeMinor: number | null;
  /** The message that waited for this one. */
  readonly nextId: string | null;
}

const longestWalk = 10_000;

/**
 * Finds the place of a message. It follows from the newest message, or from one near its own time, because
 * messages may arrive out of order. Only a message without a follower qualifies. The caller has locked the
 * chain.
 */
export async function placeOf(tx: Queryable, told: Told, rules: ChainRules, now: Date): Promise<Place> {
  const ofAccount = and(
    eq(securityNodes.resourceId, told.resourceId),
    ne(securityNodes.state, 'replayed'),
    counts(rules),
  );
  const previous = await previousOf(tx, told, ofAccount, rules);
  if (!previous && (await isRepeated(tx, told, ofAccount, rules))) {
    return { state: 'replayed', previousId: null, expectedBeforeMinor: null, nextId: null };
  }
  const nextId = await nextOf(tx, told, { ofAccount, rules, now, previousId: previous?.id ?? null });
  if (previous) return { state: 'linked', previousId: previous.id, expectedBeforeMinor: null, nextId };
  const [earlier] = await tx
    .select({ balanceMinor: securityNodes.balanceMinor })
    .from(securityNodes)
    .where(and(ofAccount, within(told.receivedAt, rules.memoryMs, 0)))
    .orderBy(desc(securityNodes.receivedAt), desc(securityNodes.id))
    .limit(1);
  return {
    state: earlier ? 'broken' : 'start',
    previousId: null,
    expectedBeforeMinor: earlier?.balanceMinor ?? null,
    nextId,
  };
}

const within = (at: Date, beforeMs: number, afterMs: number): SQL =>
  sql`${securityNodes.receivedAt} between ${new Date(at.getTime() - beforeMs).toISOString()}::timestamptz
    and ${new Date(at.getTime() + afterMs).toISOString()}::timestamptz`;

async function previousOf(
  tx: Queryable,
  { receivedAt, balanceBeforeMinor, balanceMinor }: Told,
  ofAccount: SQL | undefined,
  { neighbourMs, memoryMs }: ChainRules,
): Promise<{ id: string } | undefined> {
  const { id } = securityNodes;
  const newest = tx
    .select({ id })
    .from(securityNodes)
    .where(ofAccount)
    .orderBy(desc(securityNodes.receivedAt), desc(id))
    .limit(1);
  const isNear = within(receivedAt, neighbourMs, neighbourMs);
  const isNewest = sql`(${id} = ${newest} and ${within(receivedAt, memoryMs, neighbourMs)})`;
  const [previous] = await tx
    .select({ id })
    .from(securityNodes)
    .where(
      and(
        ofAccount,
        eq(securityNodes.balanceMinor, balanceBeforeMinor),
        sql`(${isNear} or ${isNewest})`,
        // Skip a later message whose opening balance is this one's balance: it follows from this one.
        sql`not (${securityNodes.receivedAt} > ${receivedAt.toISOString()}::timestamptz
          and ${securityNodes.balanceBeforeMinor} = ${balanceMinor})`,
        sql`not exists (select from ${securityNodes} follower where follower.previous_id = ${id})`,
      ),
    )
    .orderBy(desc(securityNodes.receivedAt), desc(id))
    .limit(1);
  return previous;
}

/** True if another message reports the same money with the same balance after it. */
async function isRepeated(
  tx: Queryable,
  { receivedAt, direction, amountMinor, balanceMinor }: Told,
  ofAccount: SQL | undefined,
  { memoryMs }: ChainRules,
): Promise<boolean> {
  const [same] = await tx
    .select({ id: securityNodes.id })
    .from(securityNodes)
    .where(
      and(
        ofAccount,
        eq(securityNodes.direction, direction),
        eq(securityNodes.amountMinor, amountMinor),
        eq(securityNodes.balanceMinor, balanceMinor),
        within(receivedAt, memoryMs, memoryMs),
      ),
    )
    .limit(1);
  return same !== undefined;
}

/**
 * The earliest nearby message whose opening balance is this one's balance and that follows from none yet. Never
 * a message that this one follows from, directly or indirectly.
 */
async function nextOf(
  tx: Queryable,
  { receivedAt, balanceMinor }: Told,
  {
    ofAccount,
    rules,
    now,
    previousId,
  }: { ofAccount: SQL | undefined; rules: ChainRules; now: Date; previousId: string | null },
): Promise<string | null> {
  const healable = new Date(now.getTime() - rules.healMs);
  const [next] = await tx
    .select({ id: securityNodes.id })
    .from(securityNodes)
    .where(
      and(
        ofAccount,
        eq(securityNodes.balanceBeforeMinor, balanceMinor),
        sql`${securityNodes.state} in ('broken', 'start') and ${securityNodes.patchId} is null`,
        sql`${securityNodes.createdAt} > ${healable.toISOString()}::timestamptz`,
        within(receivedAt, rules.neighbourMs, rules.neighbourMs),
        sql`${securityNodes.id} not in (
          with recursive passed (id, previous_id, steps) as (
            select id, previous_id, 1 from ${securityNodes} at where at.id = ${previousId}::uuid
            union all
            select at.id, at.previous_id, steps + 1 from ${securityNodes} at join passed on at.id = passed.previous_id
            where steps < ${longestWalk}
          ) select id from passed)`,
      ),
    )
    .orderBy(securityNodes.receivedAt, securityNodes.id)
    .limit(1);
  return next?.id ?? null;
}
