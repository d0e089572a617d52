import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { heartbeatKeys } from './heartbeat-keys.table.ts';

/**
 * How many keys back a heartbeat may carry. The windows of one browser share one stored key and send it
 * at their own times: after a restart all of them may come with the same old one.
 */
const acceptedKeys = 10;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export interface Heartbeat {
  readonly sessionId: string;
  /** The stored key; absent where none is stored (any more). */
  readonly key: string | undefined;
  readonly now: Date;
  /** A session silent for this long may start again without a key. */
  readonly silentAfterMs: number;
}

/** A heartbeat's key that was given and not shown again. */
type GivenKey = Heartbeat & { readonly key: string };

/**
 * Exchanges a heartbeat key for the next one; undefined where the key is not one of the last. Looking and
 * replacing are one statement, so that two windows at once both get a key that works.
 */
export async function rotateHeartbeatKey(db: Queryable, heartbeat: Heartbeat): Promise<string | undefined> {
  const { sessionId, key, now, silentAfterMs } = heartbeat;
  const next = randomBytes(24).toString('base64url');
  const fresh = [hashOf(next)];
  const known = key === undefined ? undefined : sql`${hashOf(key)} = any(${heartbeatKeys.keyHashes})`;
  const silent =
    key === undefined ? lt(heartbeatKeys.rotatedAt, new Date(now.getTime() - silentAfterMs)) : undefined;
  const rows = await db
    .insert(heartbeatKeys)
    .values({ sessionId, keyHashes: fresh, rotatedAt: now })
    .onConflictDoUpdate({
      target: heartbeatKeys.sessionId,
      set: {
        keyHashes: sql`(excluded.key_hashes || ${heartbeatKeys.keyHashes})[1:${sql.raw(String(acceptedKeys))}]`,
        rotatedAt: now,
      },
      setWhere: or(known, silent),
    })
    .returning({ sessionId: heartbeatKeys.sessionId });
  return rows.length > 0 ? next : undefined;
}

/**
 * Lets a session begin again without a key: the connection that its first one was given on has ended, and nobody has shown
 * it since. It may never have arrived, and who left too early (a page loaded again) comes back without one; where it
 * did arrive, all windows of the browser come back with it, and it stays good for each of them.
 */
export async function forgoFirstKey(
  db: Queryable,
  { sessionId, key, now, silentAfterMs }: GivenKey,
): Promise<void> {
  const onlyThisOne = sql`${heartbeatKeys.keyHashes} = array[${hashOf(key)}]`;
  await db
    .update(heartbeatKeys)
    .set({ rotatedAt: new Date(now.getTime() - silentAfterMs - 1) })
    .where(and(eq(heartbeatKeys.sessionId, sessionId), onlyThisOne));
}

/** Keys of sessions that ended long ago. */
export async function forgetOldHeartbeatKeys(db: Queryable, before: Date): Promise<void> {
  await db.delete(heartbeatKeys).where(lt(heartbeatKeys.rotatedAt, before));
}
