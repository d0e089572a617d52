import { inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { BusinessError } from '../../kit/business-error.ts';
import { type DelayedThing, delayAfter, delayPolicy } from './session.policy.ts';
import { signInDelays } from './session.table.ts';

/** What an attempt is counted against. */
export interface DelayKeys {
  readonly account: string;
  readonly address?: string;
}

const rowsOf = (keys: DelayKeys): { thing: DelayedThing; key: string }[] => [
  // One fixed order, so that two attempts can never lock each other out.
  { thing: 'account' as const, key: `account:${keys.account}` },
  ...(keys.address === undefined ? [] : [{ thing: 'address' as const, key: `address:${keys.address}` }]),
];

/**
 * Counts an attempt before its password is looked at, and refuses it while a delay lasts. Counting first
 * means that a thousand guesses sent at once do not slip through together; a right one is given back.
 */
export async function chargeAttempt(tx: Queryable, keys: DelayKeys, now: Date): Promise<void> {
  const wanted = rowsOf(keys);
  await tx
    .insert(signInDelays)
    .values(wanted.map(({ key }) => ({ key, failures: 0, updatedAt: now })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(signInDelays)
    .where(
      inArray(
        signInDelays.key,
        wanted.map(({ key }) => key),
      ),
    )
    .orderBy(signInDelays.key)
    .for('update');

  const blockedMs = Math.max(0, ...rows.map((row) => (row.blockedUntil?.getTime() ?? 0) - now.getTime()));
  if (blockedMs > 0) {
    const seconds = Math.ceil(blockedMs / 1000);
    throw new BusinessError('signInDelayed', { seconds }, { retryAfterSeconds: seconds });
  }
  for (const { thing, key } of wanted) {
    const row = rows.find((found) => found.key === key);
    const stale = !row || now.getTime() - row.updatedAt.getTime() > delayPolicy.forgetAfterMs;
    const failures = (stale ? 0 : row.failures) + 1;
    const delayMs = delayAfter(thing, failures);
    const blockedUntil = delayMs > 0 ? new Date(now.getTime() + delayMs) : null;
    await tx
      .update(signInDelays)
      .set({ failures, blockedUntil, updatedAt: now })
      .where(sql`${signInDelays.key} = ${key}`);
  }
}

/** The attempt was right: the account's failures are forgotten, the address gets this one back. */
export async function forgiveAttempt(tx: Queryable, keys: DelayKeys): Promise<void> {
  for (const { thing, key } of rowsOf(keys)) {
    const failures = thing === 'account' ? sql`0` : sql`greatest(${signInDelays.failures} - 1, 0)`;
    await tx
      .update(signInDelays)
      .set({ failures, blockedUntil: null })
      .where(sql`${signInDelays.key} = ${key}`);
  }
}

export async function forgetOldDelays(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(signInDelays)
    .where(lt(signInDelays.updatedAt, new Date(now.getTime() - 2 * delayPolicy.forgetAfterMs)));
}
