import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { heartbeatKeys } from './heartbeat-keys.table.ts';

/**
 * How many of the latest keys a heartbeat may carry. The windows of one browser share one stored key and send
 * it at different times: after a restart all of them can send the same old key.
 */
const acceptedKeys = 10;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export interface Heartbeat {
  readonly sessionId: string;
  /** The key that the client has stored; undefined if it has none. */
  readonly key: string | undefined;
  readonly now: Date;
  /** After this much silence a session may start again without a key. */
  readonly silentAfterMs: number;
}

/** A heartbeat key that was issued and not yet used. */
type GivenKey = Heartbeat & { readonly key: string };

/**
 * Exchanges a heartbeat key for the next one; undefined if the key is not one of the latest. The check and
 * the update are one statement, so two windows at once both get a valid key.
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
 * Lets a session start again without a key, when the connection that received the first key has ended and the
 * key was not used. The key may never have arrived: a page that was reloaded too early comes back without
 * one. If it did arrive, it stays valid for all windows of the browser.
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

/** Deletes the keys of sessions that ended long ago. */
export async function forgetOldHeartbeatKeys(db: Queryable, before: Date): Promise<void> {
  await db.delete(heartbeatKeys).where(lt(heartbeatKeys.rotatedAt, before));
}
