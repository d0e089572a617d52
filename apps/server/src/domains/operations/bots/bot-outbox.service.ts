import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type BotGroup, loseChat, noteFailed, noteSent } from './bot-groups.service.ts';
import { botGroups, botMessages } from './bots.table.ts';
import type { BotMessageKind, BotName, BotNotice, OutwardKind } from './bots.types.ts';
import { afterQuietHours } from './quiet-hours.ts';
import type { SendOutcome } from './telegram.client.ts';

export interface NewBotMessage {
  readonly kind: Exclude<BotMessageKind, OutwardKind>;
  readonly notice?: BotNotice;
  /** One cause makes one message for a group. */
  readonly cause: string;
  readonly text: string;
}

/** Telegram's limit is 4,096 characters. */
const textAtMost = 4_000;
const secondMs = 1_000;
const minuteMs = 60 * secondMs;
/** Delay of each attempt after the previous one. */
const delaysMs = [0, 5 * secondMs, 30 * secondMs, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, 120 * minuteMs];
/** Longer than the timeout of any attempt. */
export const leaseMs = 90 * secondMs;

/**
 * Queues a message for a group, in the transaction of its cause.
 *
 * @returns its id; undefined when the cause already has a message
 */
export async function queueMessage(
  tx: Queryable,
  group: BotGroup,
  { kind, notice, cause, text }: NewBotMessage,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<string | undefined> {
  const [queued] = await tx
    .insert(botMessages)
    .values({
      id: newId(now),
      bot: group.bot,
      groupId: group.id,
      kind,
      notice: notice ?? null,
      cause,
      text: text.length > textAtMost ? `${text.slice(0, textAtMost - 1)}…` : text,
      // An answer is expected at once; only notices wait for the morning.
      dueAt: kind === 'notice' ? afterQuietHours(group.quietHours, now, timeZone) : now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: botMessages.id });
  return queued?.id;
}

/** The causes that have their message already. The unique key decides; this saves making the texts again. */
export async function causesWithMessage(
  { db }: Store,
  groupId: string,
  causes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (causes.length === 0) return new Set();
  const rows = await db
    .select({ cause: botMessages.cause })
    .from(botMessages)
    .where(and(eq(botMessages.groupId, groupId), inArray(botMessages.cause, [...causes])));
  return new Set(rows.map(({ cause }) => cause));
}

/** Whether the cause has its message already. */
export const hasMessage = async (store: Store, groupId: string, cause: string): Promise<boolean> =>
  (await causesWithMessage(store, groupId, [cause])).size > 0;

export interface TakenMessage {
  readonly id: string;
  readonly groupId: string;
  readonly leaseId: string;
  readonly attempts: number;
  readonly text: string;
  readonly chatId: string | null;
}

/**
 * Leases due messages of a bot, at most one for each group, so that a group gets them in order and within Telegram's
 * limit for one chat. A group whose chat Telegram wants left alone is passed over. Several processes may run it: a group whose message is being sent is left out, and its row is locked
 * while one is taken.
 */
export async function takeMessages(
  store: Store,
  bot: BotName,
  atMost: number,
  now: Date,
): Promise<TakenMessage[]> {
  return store.transaction(async (tx) => {
    const due = await tx.execute<{ id: string }>(sql`
      select due.id
      from (
        select id from ${botGroups} as g
        where bot = ${bot} and enabled and (held_until is null or held_until <= ${now.toISOString()}) and exists (
          select from ${botMessages} as m
          where m.group_id = g.id and m.state = 'waiting' and m.due_at <= ${now.toISOString()}
        ) and not exists (
          select from ${botMessages} as m where m.group_id = g.id and m.state = 'sending'
        )
        order by last_sent_at nulls first
        limit ${atMost}
        for no key update skip locked
      ) as chosen
      cross join lateral (
        select id from ${botMessages} as m
        where m.group_id = chosen.id and m.state = 'waiting' and m.due_at <= ${now.toISOString()}
        order by m.id
        limit 1
      ) as due`);
    const ids = due.rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const leaseId = newId(now);
    const taken = await tx
      .update(botMessages)
      .set({
        state: 'sending',
        leaseId,
        dueAt: new Date(now.getTime() + leaseMs),
        attempts: sql`${botMessages.attempts} + 1`,
      })
      .from(botGroups)
      // Another process may have taken one since the rows above were read.
      .where(
        and(
          inArray(botMessages.id, ids),
          eq(botMessages.state, 'waiting'),
          eq(botGroups.id, botMessages.groupId),
        ),
      )
      .returning({
        id: botMessages.id,
        groupId: botMessages.groupId,
        attempts: botMessages.attempts,
        text: botMessages.text,
        chatId: botGroups.chatId,
      });
    return taken.map(({ groupId, ...message }) => ({ ...message, groupId: groupId ?? '', leaseId }));
  });
}

/** When a message is tried again; null when it is not. */
export function retryOf(attempts: number, outcome: SendOutcome, now: Date): Date | null {
  const delayMs = delaysMs[attempts];
  if (outcome.kind !== 'later' || delayMs === undefined) return null;
  // A wait that Telegram names is enough; a longer one would only let later messages overtake.
  return new Date(now.getTime() + (outcome.afterMs ?? delayMs));
}

/** The columns of a message whose attempt has ended. */
export function endOfAttempt(outcome: SendOutcome, retryAt: Date | null, now: Date) {
  if (outcome.kind === 'sent')
    return { leaseId: null, state: 'sent' as const, dueAt: null, sentAt: now, lastError: null };
  const state = retryAt === null ? ('dead' as const) : ('waiting' as const);
  return { leaseId: null, state, dueAt: retryAt, lastError: outcome.why };
}

/** Stores what became of an attempt. An attempt whose lease ended changes nothing. */
export async function recordOutcome(
  tx: Queryable,
  { id, groupId, leaseId, attempts }: TakenMessage,
  outcome: SendOutcome,
  now: Date,
): Promise<void> {
  const retryAt = retryOf(attempts, outcome, now);
  const recorded = await tx
    .update(botMessages)
    .set(endOfAttempt(outcome, retryAt, now))
    .where(and(eq(botMessages.id, id), eq(botMessages.leaseId, leaseId)))
    .returning({ id: botMessages.id });
  if (recorded.length === 0) return;
  if (outcome.kind === 'sent') return noteSent(tx, groupId, now);
  if (outcome.kind === 'lost') {
    await loseChat(tx, groupId, outcome.why, now);
    return;
  }
  // Telegram's wait applies to the whole chat, and to messages that are not queued yet.
  const waitMs = outcome.kind === 'later' ? outcome.afterMs : undefined;
  const heldUntil = waitMs === undefined ? undefined : new Date(now.getTime() + waitMs);
  await noteFailed(tx, groupId, outcome.why, heldUntil);
}

/** A process that died while sending leaves its messages with an unknown outcome: they are given up, not sent twice. */
export async function endExpiredLeases(db: Queryable, bot: BotName, now: Date): Promise<void> {
  await db
    .update(botMessages)
    .set({ state: 'dead', dueAt: null, leaseId: null, lastError: 'noAnswer' })
    .where(
      and(
        eq(botMessages.bot, bot),
        isNotNull(botMessages.groupId),
        eq(botMessages.state, 'sending'),
        lte(botMessages.dueAt, now),
      ),
    );
}

/** Messages of a group that has no chat are given up, because the next chat may belong to other people. */
export async function giveUpUnbound(db: Queryable, bot: BotName): Promise<void> {
  await db
    .update(botMessages)
    .set({ state: 'dead', dueAt: null, lastError: 'notBound' })
    .from(botGroups)
    .where(
      and(
        eq(botMessages.bot, bot),
        eq(botMessages.state, 'waiting'),
        eq(botGroups.id, botMessages.groupId),
        inArray(botGroups.state, ['waiting', 'lost']),
      ),
    );
}

/** @throws botRecordNotFound; conflict for a message that is not dead or whose group is not bound */
export async function resendMessage(db: Queryable, id: string, now: Date): Promise<void> {
  const [found] = await db
    .select({ state: botMessages.state, groupId: botMessages.groupId, group: botGroups.state })
    .from(botMessages)
    .leftJoin(botGroups, eq(botGroups.id, botMessages.groupId))
    .where(eq(botMessages.id, id))
    .for('update', { of: botMessages });
  if (!found) throw new BusinessError('botRecordNotFound');
  const hasReceiver = found.groupId === null || found.group === 'bound';
  if (found.state !== 'dead' || !hasReceiver) throw new BusinessError('conflict');
  await db
    .update(botMessages)
    .set({ state: 'waiting', dueAt: now, attempts: 0 })
    .where(eq(botMessages.id, id));
}
