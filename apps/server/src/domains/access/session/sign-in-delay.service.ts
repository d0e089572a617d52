import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type DelayedThing, delayAfter, delayPolicy } from './session.policy.ts';
import { signInDelays } from './session.table.ts';

/** Counters of an attempt. */
export interface DelayKeys {
  readonly account: string;
  readonly address?: string;
}

const rowsOf = (keys: DelayKeys): { thing: DelayedThing; key: string }[] => [
  // In a fixed order, so that two attempts cannot deadlock.
  { thing: 'account' as const, key: `account:${keys.account}` },
  ...(keys.address === undefined ? [] : [{ thing: 'address' as const, key: `address:${keys.address}` }]),
];

/**
 * Counts an attempt before its password is checked, and refuses it while a delay lasts. Counting first keeps
 * concurrent guesses from passing together; a correct one is uncounted by `forgiveAttempt`. Returns the
 * number of earlier consecutive failures on the account.
 */
export async function chargeAttempt(tx: Queryable, keys: DelayKeys, now: Date): Promise<number> {
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
  let failedBefore = 0;
  for (const { thing, key } of wanted) {
    const row = rows.find((found) => found.key === key);
    const stale = !row || now.getTime() - row.updatedAt.getTime() > delayPolicy.forgetAfterMs;
    const failures = (stale ? 0 : row.failures) + 1;
    if (thing === 'account') failedBefore = failures - 1;
    const delayMs = delayAfter(thing, failures);
    const blockedUntil = delayMs > 0 ? new Date(now.getTime() + delayMs) : null;
    await tx
      .update(signInDelays)
      .set({ failures, blockedUntil, updatedAt: now })
      .where(sql`${signInDelays.key} = ${key}`);
  }
  return failedBefore;
}

/** After a correct attempt: resets the account's failures and uncounts this one for the address. */
export async function forgiveAttempt(tx: Queryable, keys: DelayKeys): Promise<void> {
  for (const { thing, key } of rowsOf(keys)) {
    const failures = thing === 'account' ? sql`0` : sql`greatest(${signInDelays.failures} - 1, 0)`;
    await tx
      .update(signInDelays)
      .set({ failures, blockedUntil: null })
      .where(sql`${signInDelays.key} = ${key}`);
  }
}

const accountKeys = (account: string): string[] => [
  `account:${account.toLowerCase()}`,
  `account:${secondLevelName(account)}`,
];

/**
 * Counter name of guesses at the second level. Cannot collide with an account, because names contain no
 * space.
 */
export const secondLevelName = (account: string): string => `${account.toLowerCase()} second level`;

/** Resets the delays of these accounts. */
export async function forgetDelays(tx: Queryable, accounts: readonly string[]): Promise<void> {
  await tx.delete(signInDelays).where(inArray(signInDelays.key, accounts.flatMap(accountKeys)));
}

/** End of the current delay by account name in lower case; accounts without a delay are omitted. */
export async function delaysOf(
  db: Queryable,
  accounts: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  if (accounts.length === 0) return new Map();
  const names = new Map(
    accounts.map((account) => [`account:${account.toLowerCase()}`, account.toLowerCase()]),
  );
  const rows = await db
    .select({ key: signInDelays.key, until: signInDelays.blockedUntil })
    .from(signInDelays)
    .where(and(inArray(signInDelays.key, [...names.keys()]), gt(signInDelays.blockedUntil, now)));
  return new Map(rows.flatMap(({ key, until }) => (until ? [[names.get(key) ?? key, until] as const] : [])));
}

export async function forgetOldDelays(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(signInDelays)
    .where(lt(signInDelays.updatedAt, new Date(now.getTime() - 2 * delayPolicy.forgetAfterMs)));
}
