import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import { endOfAttempt, leaseMs, retryOf } from './bot-outbox.service.ts';
import { botMessages } from './bots.table.ts';
import type { BotNotice, OutwardKind } from './bots.types.ts';
import type { SendOutcome } from './telegram.client.ts';

export interface OutwardMessage {
  readonly kind: OutwardKind;
  readonly notice: BotNotice;
  /** One cause makes one message of a kind. */
  readonly cause: string;
  /** The words of an SMS, or the body of a callback, which has the id of the message. */
  readonly text: string | ((id: string) => string);
}

/**
 * Queues an SMS or a callback to an address of the settings, in the transaction of its cause.
 *
 * @returns its id; undefined when the cause already has one
 */
export async function queueOutward(
  tx: Queryable,
  { kind, notice, cause, text }: OutwardMessage,
  now: Date,
): Promise<string | undefined> {
  const id = newId(now);
  const [queued] = await tx
    .insert(botMessages)
    .values({
      ...{ id, bot: 'reminder', kind, notice, cause, dueAt: now, createdAt: now },
      text: typeof text === 'string' ? text : text(id),
    })
    .onConflictDoNothing()
    .returning({ id: botMessages.id });
  return queued?.id;
}

export interface TakenOutward {
  readonly id: string;
  readonly kind: OutwardKind;
  readonly notice: BotNotice | null;
  readonly text: string;
  readonly attempts: number;
  readonly leaseId: string;
}

/** Leases due messages, the oldest first. */
export async function takeOutward(store: Store, atMost: number, now: Date): Promise<TakenOutward[]> {
  return store.transaction(async (tx) => {
    const due = await tx
      .select({ id: botMessages.id })
      .from(botMessages)
      .where(and(isNull(botMessages.groupId), eq(botMessages.state, 'waiting'), lte(botMessages.dueAt, now)))
      .orderBy(botMessages.dueAt, botMessages.id)
      .limit(atMost)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const leaseId = newId(now);
    const taken = await tx
      .update(botMessages)
      .set({
        state: 'sending',
        leaseId,
        dueAt: new Date(now.getTime() + leaseMs),
        attempts: sql`${botMessages.attempts} + 1`,
      })
      .where(
        inArray(
          botMessages.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
    return taken.map(({ id, kind, notice, text, attempts }) => ({
      ...{ id, notice, text, attempts, leaseId },
      kind: kind === 'sms' ? kind : 'callback',
    }));
  });
}

/** Stores what became of an attempt. An attempt whose lease ended changes nothing. */
export async function recordOutward(
  tx: Queryable,
  { id, leaseId, attempts }: TakenOutward,
  outcome: SendOutcome,
  now: Date,
): Promise<void> {
  await tx
    .update(botMessages)
    .set(endOfAttempt(outcome, retryOf(attempts, outcome, now), now))
    .where(and(eq(botMessages.id, id), eq(botMessages.leaseId, leaseId)));
}

/**
 * A process that died while sending leaves an unknown outcome. A callback is sent again, because its receiver knows it by
 * its id. An SMS is given up, because a phone would get it twice.
 */
export async function endOutwardLeases(db: Queryable, now: Date): Promise<void> {
  const lapsed = and(
    isNull(botMessages.groupId),
    eq(botMessages.state, 'sending'),
    lte(botMessages.dueAt, now),
  );
  await db
    .update(botMessages)
    .set({ state: 'waiting', dueAt: now, leaseId: null, lastError: 'noAnswer' })
    .where(and(lapsed, eq(botMessages.kind, 'callback')));
  await db
    .update(botMessages)
    .set({ state: 'dead', dueAt: null, leaseId: null, lastError: 'noAnswer' })
    .where(and(lapsed, eq(botMessages.kind, 'sms')));
}
