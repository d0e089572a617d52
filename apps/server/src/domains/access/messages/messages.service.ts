import { and, count, desc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext, Language } from '../../../kit/operation/context.ts';
import { decodeCursor, encodeCursor } from '../../../kit/page-cursor.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { type MessageFilling, type MessageName, textOfMessage } from './messages.labels.ts';
import { type MessageState, messages } from './messages.table.ts';

export type { MessageName };

type MessageRecord = typeof messages.$inferSelect;

export interface NewMessage<Name extends MessageName> {
  readonly name: Name;
  readonly filling: MessageFilling<Name>;
  /** Console page of the message, a path without host. */
  readonly link?: string;
}

const listedAtMost = 200;
const dayMs = 24 * 60 * 60 * 1000;
const removedKeptDays = 30;

/**
 * Sends a message to users, in the transaction of its cause. Each recipient is notified after the commit.
 * Other domains call this for everything that a user must know.
 */
export async function sendMessage<Name extends MessageName>(
  context: Pick<HandlerContext, 'now' | 'publish'>,
  tx: Queryable,
  userIds: readonly string[],
  { name, filling, link }: NewMessage<Name>,
): Promise<void> {
  const { now } = context;
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ id: newId(now), userId }));
  await tx.insert(messages).values(
    rows.map((row) => ({
      ...row,
      template: name,
      params: filling,
      link: link ?? null,
      createdAt: now,
      movedAt: now,
    })),
  );
  for (const { id, userId } of rows)
    context.publish({ topic: 'messages', type: 'message.created', id, userId });
}

/** The newest messages of one list. */
export async function messagesIn(
  db: Queryable,
  userId: string,
  state: MessageState,
): Promise<MessageRecord[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.state, state)))
    .orderBy(desc(messages.id))
    .limit(listedAtMost);
}

/** A page of one list, newest first. Ids sort by time, so the cursor is an id. */
export async function pageOfMessages(
  db: Queryable,
  userId: string,
  state: MessageState,
  { cursor, limit }: { readonly cursor?: string; readonly limit: number },
): Promise<{ rows: MessageRecord[]; total: number; nextCursor: string | null }> {
  const inBox = and(eq(messages.userId, userId), eq(messages.state, state));
  const before = cursor === undefined ? undefined : lt(messages.id, decodeCursor(cursor).id);
  // One row more than requested shows whether there is a next page.
  const found = await db
    .select()
    .from(messages)
    .where(and(inBox, before))
    .orderBy(desc(messages.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    total: await db.$count(messages, inBox),
    nextCursor: last && found.length > limit ? encodeCursor(last) : null,
  };
}

/** Throws messageNotFound also for another user's message. */
export async function findMessage(db: Queryable, userId: string, id: string): Promise<MessageRecord> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.userId, userId)));
  if (!row) throw new BusinessError('messageNotFound');
  return row;
}

/** The unread count of the bell. */
export async function unreadCount(db: Queryable, userId: string): Promise<number> {
  return db.$count(messages, and(eq(messages.userId, userId), eq(messages.state, 'unread')));
}

/** The allowed moves of a message. */
export const messageMoves = {
  markRead: { from: 'unread', to: 'read' },
  remove: { from: 'read', to: 'trash' },
  restore: { from: 'trash', to: 'read' },
} as const satisfies Record<string, { from: MessageState; to: MessageState }>;

/** Moves a message. Idempotent when it is already there; a conflict from any other state. */
export async function moveMessage(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  userId: string,
  id: string,
  { from, to }: (typeof messageMoves)[keyof typeof messageMoves],
): Promise<{ msg_id: string; state: MessageState; unreadCount: number }> {
  const moved = await db
    .update(messages)
    .set({ state: to, movedAt: now })
    .where(and(eq(messages.id, id), eq(messages.userId, userId), eq(messages.state, from)))
    .returning({ id: messages.id });
  if (moved.length === 0) {
    const { state } = await findMessage(db, userId, id);
    if (state !== to) throw new BusinessError('conflict');
  }
  return { msg_id: id, state: to, unreadCount: await unreadCount(db, userId) };
}

/**
 * Marks unread messages as read, at most up to `newest`, so that messages that arrived since the list was
 * read stay unread.
 */
export async function markAllRead(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  userId: string,
  newest?: string,
): Promise<{ markedCount: number; unreadCount: number }> {
  const marked = await db
    .update(messages)
    .set({ state: 'read', movedAt: now })
    .where(
      and(
        eq(messages.userId, userId),
        eq(messages.state, 'unread'),
        newest === undefined ? undefined : lte(messages.id, newest),
      ),
    )
    .returning({ id: messages.id });
  return { markedCount: marked.length, unreadCount: await unreadCount(db, userId) };
}

/** A message in a list, in the reader's language. */
export function presentMessage({ id, template, params, link, createdAt }: MessageRecord, language: Language) {
  const text = textOfMessage(template);
  return {
    msg_id: id,
    create_time: createdAt.toISOString(),
    title: fillMessage(text.title[language], params),
    kind: text.kind,
    link,
  };
}

/** A message's title and content in a language. */
export const messageText = (message: Pick<MessageRecord, 'template' | 'params'>, language: Language) => ({
  title: fillMessage(textOfMessage(message.template).title[language], message.params),
  content: contentOf(message, language),
});

export function contentOf(
  { template, params }: Pick<MessageRecord, 'template' | 'params'>,
  language: Language,
): string {
  return fillMessage(textOfMessage(template).content[language], params);
}

/** Events of new messages, each in its recipient's language. */
export async function newMessageEvents(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]));
  const readers = [...new Set(rows.map(({ userId }) => userId))];
  const counts = await db
    .select({ userId: messages.userId, unread: count() })
    .from(messages)
    .where(and(inArray(messages.userId, readers), eq(messages.state, 'unread')))
    .groupBy(messages.userId);
  const unreadOf = new Map(counts.map(({ userId, unread }) => [userId, unread]));
  return new Map(
    rows.map((row) => [
      row.id,
      ({ language }: { readonly language: Language }) => ({
        topic: 'messages' as const,
        type: 'message.created' as const,
        ...presentMessage(row, language),
        unreadCount: unreadOf.get(row.userId) ?? 0,
      }),
    ]),
  );
}

/** Deletes messages that were removed a while ago. Others are kept as long as DataClearCycle says. */
export async function forgetRemovedMessages(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - removedKeptDays * dayMs);
  await db.delete(messages).where(and(eq(messages.state, 'trash'), lt(messages.movedAt, before)));
}
