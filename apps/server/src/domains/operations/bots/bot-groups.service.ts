import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { hashToken } from '../../../kit/secrets/token.ts';
import { findUser } from '../../access/access.public.ts';
import { botGroups, botReminders } from './bots.table.ts';
import type { BotName } from './bots.types.ts';

export type BotGroup = typeof botGroups.$inferSelect;
type NewGroup = Pick<
  typeof botGroups.$inferInsert,
  'bot' | 'name' | 'ownerKind' | 'language' | 'notices' | 'commands'
> & {
  readonly ownerUserId?: string | undefined;
  readonly quietHours?: BotGroup['quietHours'] | undefined;
} & {
  readonly limits?: BotGroup['limits'] | undefined;
};
type Change = Partial<
  Pick<BotGroup, 'name' | 'language' | 'notices' | 'commands' | 'quietHours' | 'limits' | 'enabled'>
>;

export interface GroupCode {
  readonly id: string;
  readonly code: string;
  readonly expiresAt: Date;
}

const codeKeptMs = 30 * 60_000;
/** Without characters that are easily confused. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** A group is not deleted, because its messages stay. */
const live = isNull(botGroups.deletedAt);

/** @throws accountNotFound when the owner is not of the kind */
export async function addGroup(context: HandlerContext, group: NewGroup): Promise<GroupCode> {
  const { db, now } = context;
  const ownerUserId = await checkOwner(db, group.ownerKind, group.ownerUserId);
  const id = newId(now);
  const { code, ...kept } = codeOf(now);
  await db.insert(botGroups).values({
    ...group,
    id,
    ownerUserId,
    quietHours: group.quietHours ?? null,
    limits: group.limits ?? null,
    codeHash: kept.codeHash,
    codeExpiresAt: kept.expiresAt,
    createdAt: now,
    updatedAt: now,
  });
  context.audit({ objectType: 'botGroup', objectId: id, after: { ...group } });
  return { id, code, expiresAt: kept.expiresAt };
}

function codeOf(now: Date) {
  const code = newCode();
  return { code, codeHash: hashToken(code), expiresAt: new Date(now.getTime() + codeKeptMs) };
}

async function checkOwner(
  db: Queryable,
  kind: BotGroup['ownerKind'],
  userId: string | undefined,
): Promise<string | null> {
  if (kind === 'staff') return null;
  const owner = userId === undefined ? undefined : await findUser(db, userId);
  if (!owner || owner.role !== kind) throw new BusinessError('accountNotFound');
  return owner.id;
}

/** @throws botRecordNotFound */
export async function lockGroup(db: Queryable, id: string): Promise<BotGroup> {
  const [group] = await db
    .select()
    .from(botGroups)
    .where(and(eq(botGroups.id, id), live))
    .for('no key update');
  if (!group) throw new BusinessError('botRecordNotFound');
  return group;
}

export async function changeGroup(context: HandlerContext, id: string, change: Change): Promise<void> {
  const { db, now } = context;
  const before = await lockGroup(db, id);
  await db
    .update(botGroups)
    .set({ ...change, updatedAt: now })
    .where(eq(botGroups.id, id));
  // Compared anew with another limit.
  if (change.limits !== undefined)
    await db
      .delete(botReminders)
      .where(and(eq(botReminders.groupId, id), eq(botReminders.notice, 'lowBalance')));
  const earlier = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof Change]]));
  context.audit({
    objectType: 'botGroup',
    objectId: id,
    before: { name: before.name, ...earlier },
    after: { name: before.name, ...change },
  });
}

/** The earlier code ends. A bound group stays bound until the new code is used. */
export async function renewCode(context: HandlerContext, id: string): Promise<GroupCode> {
  const { db, now } = context;
  const group = await lockGroup(db, id);
  const { code, codeHash, expiresAt } = codeOf(now);
  await db
    .update(botGroups)
    .set({ codeHash, codeExpiresAt: expiresAt, updatedAt: now })
    .where(eq(botGroups.id, id));
  context.audit({ objectType: 'botGroup', objectId: id, after: { name: group.name, newCode: true } });
  return { id, code, expiresAt };
}

export async function deleteGroup(context: HandlerContext, id: string): Promise<void> {
  const { db, now } = context;
  const group = await lockGroup(db, id);
  const gone = { state: 'lost', chatId: null, codeHash: null, deletedAt: now, updatedAt: now } as const;
  await db.update(botGroups).set(gone).where(eq(botGroups.id, id));
  context.audit({ objectType: 'botGroup', objectId: id, before: { name: group.name } });
}

export interface Chat {
  readonly id: string;
  readonly title: string | null;
}

/** The group that answers in a chat. */
export async function groupOfChat(
  db: Queryable,
  bot: BotName,
  chatId: string,
): Promise<BotGroup | undefined> {
  const [group] = await db
    .select()
    .from(botGroups)
    .where(and(eq(botGroups.bot, bot), eq(botGroups.chatId, chatId), live));
  return group;
}

/**
 * Binds the chat to the group of the code and uses the code up. A chat that was bound to another group leaves it, because
 * a chat may read the figures of one party only.
 *
 * @returns the group, or undefined when no group has the code
 */
export async function bindChat(
  tx: Queryable,
  bot: BotName,
  chat: Chat,
  code: string,
  now: Date,
): Promise<BotGroup | undefined> {
  const [found] = await tx
    .select()
    .from(botGroups)
    .where(
      and(
        eq(botGroups.bot, bot),
        eq(botGroups.codeHash, hashToken(code.toUpperCase())),
        gt(botGroups.codeExpiresAt, now),
        live,
      ),
    )
    .for('update');
  if (!found) return undefined;
  await tx
    .update(botGroups)
    .set({ state: 'lost', chatId: null, updatedAt: now })
    .where(and(eq(botGroups.bot, bot), eq(botGroups.chatId, chat.id)));
  const [bound] = await tx
    .update(botGroups)
    .set({
      state: 'bound',
      chatId: chat.id,
      chatTitle: chat.title,
      codeHash: null,
      codeExpiresAt: null,
      boundAt: now,
      lastError: null,
      updatedAt: now,
    })
    .where(eq(botGroups.id, found.id))
    .returning();
  return bound;
}

/** Ends the binding of a chat that the bot was removed from, or that moved to another id. */
export async function loseChat(tx: Queryable, groupId: string, why: string, now: Date): Promise<void> {
  await tx
    .update(botGroups)
    .set({ state: 'lost', chatId: null, lastError: why, updatedAt: now })
    .where(and(eq(botGroups.id, groupId), eq(botGroups.state, 'bound')));
}

export async function noteSent(tx: Queryable, groupId: string, now: Date): Promise<void> {
  await tx.update(botGroups).set({ lastSentAt: now, lastError: null }).where(eq(botGroups.id, groupId));
}

/** @param heldUntil until when Telegram wants no message for the chat */
export async function noteFailed(
  tx: Queryable,
  groupId: string,
  lastError: string,
  heldUntil: Date | undefined,
): Promise<void> {
  await tx
    .update(botGroups)
    .set({ lastError, ...(heldUntil && { heldUntil }) })
    .where(eq(botGroups.id, groupId));
}
