import { and, desc, eq, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { sqlStatement, statement } from '../../../db/statements.ts';
import { together } from '../../../db/together.ts';
import { byChainKind, type ChainRules, counts } from './chain-rules.ts';
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
  const [previous, waiting] = await together(previousOf(tx, told, rules), waitingFor(tx, told, rules, now));
  const ofAccount = nodesOf(told.resourceId, rules);
  if (!previous && (await isRepeated(tx, told, ofAccount, rules))) {
    return { state: 'replayed', previousId: null, expectedBeforeMinor: null, nextId: null };
  }
  const nextId = await nextOf(tx, waiting, previous?.id ?? null);
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

const nodesOf = (resourceId: string | Placeholder, rules: Pick<ChainRules, 'kind'>): SQL | undefined =>
  and(eq(securityNodes.resourceId, resourceId), ne(securityNodes.state, 'replayed'), counts(rules));

const isBetween = (from: string | Placeholder, until: string | Placeholder): SQL =>
  sql`${securityNodes.receivedAt} between ${from}::timestamptz and ${until}::timestamptz`;

const shifted = (at: Date, ms: number): string => new Date(at.getTime() + ms).toISOString();

const within = (at: Date, beforeMs: number, afterMs: number): SQL =>
  isBetween(shifted(at, -beforeMs), shifted(at, afterMs));

const previousNode = byChainKind((rules) =>
  statement((db) => {
    const { id } = securityNodes;
    const ofAccount = nodesOf(sql.placeholder('resourceId'), rules);
    const newest = db
      .select({ id })
      .from(securityNodes)
      .where(ofAccount)
      .orderBy(desc(securityNodes.receivedAt), desc(id))
      .limit(1);
    const isNear = isBetween(sql.placeholder('nearFrom'), sql.placeholder('nearUntil'));
    const isRemembered = isBetween(sql.placeholder('rememberedFrom'), sql.placeholder('nearUntil'));
    return db
      .select({ id })
      .from(securityNodes)
      .where(
        and(
          ofAccount,
          eq(securityNodes.balanceMinor, sql.placeholder('balanceBeforeMinor')),
          sql`(${isNear} or (${id} = ${newest} and ${isRemembered}))`,
          // Skip a later message whose opening balance is this one's balance: it follows from this one.
          sql`not (${securityNodes.receivedAt} > ${sql.placeholder('receivedAt')}::timestamptz
            and ${securityNodes.balanceBeforeMinor} = ${sql.placeholder('balanceMinor')})`,
          sql`not exists (select from ${securityNodes} follower where follower.previous_id = ${id})`,
        ),
      )
      .orderBy(desc(securityNodes.receivedAt), desc(id))
      .limit(1);
  }),
);

async function previousOf(
  tx: Queryable,
  { resourceId, receivedAt, balanceBeforeMinor, balanceMinor }: Told,
  rules: ChainRules,
): Promise<{ id: string } | undefined> {
  const { neighbourMs, memoryMs } = rules;
  const [previous] = await previousNode(rules)(tx).execute({
    resourceId,
    balanceBeforeMinor,
    balanceMinor,
    receivedAt: receivedAt.toISOString(),
    nearFrom: shifted(receivedAt, -neighbourMs),
    nearUntil: shifted(receivedAt, neighbourMs),
    rememberedFrom: shifted(receivedAt, -memoryMs),
  });
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

const nodesThatMayFollow = byChainKind((rules) =>
  statement((db) =>
    db
      .select({ id: securityNodes.id })
      .from(securityNodes)
      .where(
        and(
          nodesOf(sql.placeholder('resourceId'), rules),
          eq(securityNodes.balanceBeforeMinor, sql.placeholder('balanceMinor')),
          sql`${securityNodes.state} in ('broken', 'start') and ${securityNodes.patchId} is null`,
          sql`${securityNodes.createdAt} > ${sql.placeholder('healable')}::timestamptz`,
          isBetween(sql.placeholder('nearFrom'), sql.placeholder('nearUntil')),
        ),
      )
      .orderBy(securityNodes.receivedAt, securityNodes.id),
  ),
);

/** Which of the messages a message follows from, directly or indirectly. */
const passedOf = sqlStatement<{ id: string }>(
  () => sql`
    with recursive passed (id, previous_id, steps) as (
      select id, previous_id, 1 from ${securityNodes} at where at.id = ${sql.placeholder('previousId')}::uuid
      union all
      select at.id, at.previous_id, steps + 1
      from ${securityNodes} at join passed on at.id = passed.previous_id
      where steps < ${sql.raw(String(longestWalk))}
    ) select id from passed where id = any(${sql.placeholder('ids')}::uuid[])`,
);

/** Nearby messages whose opening balance is this one's balance and that follow from none yet, earliest first. */
const waitingFor = (
  tx: Queryable,
  { resourceId, receivedAt, balanceMinor }: Told,
  rules: ChainRules,
  now: Date,
): Promise<{ id: string }[]> =>
  nodesThatMayFollow(rules)(tx).execute({
    resourceId,
    balanceMinor,
    healable: shifted(now, -rules.healMs),
    nearFrom: shifted(receivedAt, -rules.neighbourMs),
    nearUntil: shifted(receivedAt, rules.neighbourMs),
  });

/** The first of the waiting messages; never one that this message follows from, directly or indirectly. */
async function nextOf(
  tx: Queryable,
  waiting: readonly { readonly id: string }[],
  previousId: string | null,
): Promise<string | null> {
  const [first] = waiting;
  if (!first || previousId === null) return first?.id ?? null;
  // Only now, because a walk back through a long chain costs more than all else.
  const { rows: passed } = await passedOf(tx).execute({ previousId, ids: waiting.map(({ id }) => id) });
  return waiting.find(({ id }) => passed.every((node) => node.id !== id))?.id ?? null;
}
