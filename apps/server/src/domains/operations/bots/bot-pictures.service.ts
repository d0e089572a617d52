import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Message } from 'grammy/types';
import type { Queryable, Store } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import { pictureBytesAtMost } from '../../../kit/ocr/text-reader.ts';
import type { BotGroup } from './bot-groups.service.ts';
import type { BotPerson } from './bot-people.service.ts';
import { botGroups, botPeople, botPictures } from './bots.table.ts';

/** Waiting pictures of all groups. More would be answered too late to be of use. */
const waitingAtMost = 20;
const captionAtMost = 1_000;
/** Longer than the download and the reading together. */
const leaseMs = 120_000;
const readableTypes: ReadonlySet<string | undefined> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** A picture of a message: the largest size that may be fetched, or why it cannot be. Nothing for other messages. */
export function pictureOf(message: Message): { readonly fileId: string } | 'refused' | undefined {
  const { photo, document } = message;
  if (photo) {
    // Telegram lists the sizes from small to large.
    const size = photo.findLast(({ file_size: bytes = 0 }) => bytes <= pictureBytesAtMost);
    return size ? { fileId: size.file_id } : 'refused';
  }
  if (!document?.mime_type?.startsWith('image/')) return undefined;
  const { mime_type: type, file_size: bytes = 0, file_id: fileId } = document;
  return readableTypes.has(type) && bytes <= pictureBytesAtMost ? { fileId } : 'refused';
}

export interface NewPicture {
  readonly group: BotGroup;
  readonly person: BotPerson;
  readonly fileId: string;
  readonly caption: string | undefined;
}

/** @returns false when too many pictures are waiting */
export async function queuePicture(
  tx: Queryable,
  { group, person, fileId, caption = '' }: NewPicture,
  now: Date,
): Promise<boolean> {
  const [waiting] = await tx.select({ count: count() }).from(botPictures);
  if ((waiting?.count ?? 0) >= waitingAtMost) return false;
  await tx.insert(botPictures).values({
    ...{ id: newId(now), groupId: group.id, telegramUserId: person.telegramUserId, fileId },
    ...{ caption: caption.slice(0, captionAtMost), dueAt: now, createdAt: now },
  });
  return true;
}

export interface TakenPicture {
  readonly id: string;
  readonly leaseId: string;
  readonly attempts: number;
  readonly fileId: string;
  readonly caption: string;
  readonly group: BotGroup;
  readonly person: BotPerson;
}

/** Leases the oldest due picture of a group that is still bound, asked by a person who is still listed. */
export async function takePicture(store: Store, now: Date): Promise<TakenPicture | undefined> {
  return store.transaction(async (tx) => {
    await forgetUnanswerable(tx);
    const [due] = await tx
      .select({ picture: botPictures, group: botGroups, person: botPeople })
      .from(botPictures)
      .innerJoin(botGroups, eq(botGroups.id, botPictures.groupId))
      .innerJoin(botPeople, eq(botPeople.telegramUserId, botPictures.telegramUserId))
      .where(lte(botPictures.dueAt, now))
      .orderBy(asc(botPictures.dueAt), asc(botPictures.id))
      .limit(1)
      .for('update', { of: botPictures, skipLocked: true });
    if (!due) return undefined;
    const { picture, group, person } = due;
    const leaseId = newId(now);
    const attempts = picture.attempts + 1;
    await tx
      .update(botPictures)
      .set({ leaseId, attempts, dueAt: new Date(now.getTime() + leaseMs) })
      .where(eq(botPictures.id, picture.id));
    return { ...picture, leaseId, attempts, group, person };
  });
}

/** The answer would reach other people, or nobody. */
async function forgetUnanswerable(tx: Queryable): Promise<void> {
  const bound = tx
    .select({ id: botGroups.id })
    .from(botGroups)
    .where(and(eq(botGroups.state, 'bound'), eq(botGroups.enabled, true)));
  const listed = tx
    .select({ id: botPeople.telegramUserId })
    .from(botPeople)
    .where(eq(botPeople.enabled, true));
  await tx
    .delete(botPictures)
    .where(
      sql`not (${inArray(botPictures.groupId, bound)} and ${inArray(botPictures.telegramUserId, listed)})`,
    );
}

/** Tries the picture again later. */
export async function putBack(tx: Queryable, { id, leaseId }: TakenPicture, dueAt: Date): Promise<void> {
  await tx
    .update(botPictures)
    .set({ leaseId: null, dueAt })
    .where(and(eq(botPictures.id, id), eq(botPictures.leaseId, leaseId)));
}

/** @returns whether the lease still held, so that one process answers */
export async function endPicture(tx: Queryable, { id, leaseId }: TakenPicture): Promise<boolean> {
  const ended = await tx
    .delete(botPictures)
    .where(and(eq(botPictures.id, id), eq(botPictures.leaseId, leaseId)))
    .returning({ id: botPictures.id });
  return ended.length > 0;
}
