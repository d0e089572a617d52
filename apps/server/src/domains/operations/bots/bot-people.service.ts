import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { botPeople } from './bots.table.ts';

export type BotPerson = typeof botPeople.$inferSelect;
type NewPerson = Pick<typeof botPeople.$inferInsert, 'telegramUserId' | 'name' | 'commands'> &
  Partial<Pick<BotPerson, 'note' | 'mayBind' | 'groupIds' | 'enabled'>>;
type Change = Partial<Omit<NewPerson, 'telegramUserId'>>;

const listedAlready = texts(
  '这个 Telegram 用户已在名单中',
  '這個 Telegram 使用者已在名單中',
  'This Telegram user is listed already.',
);

/** @throws validationFailed when the Telegram user is listed already */
export async function addPerson(context: HandlerContext, person: NewPerson): Promise<string> {
  const { db, now } = context;
  const id = newId(now);
  const added = await db
    .insert(botPeople)
    .values({ ...person, id, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: botPeople.id });
  if (added.length === 0) {
    const issue = { path: 'telegramUserId', code: 'duplicate', message: listedAlready };
    throw new RequestFault('validationFailed', { issues: [issue] });
  }
  context.audit({ objectType: 'botPerson', objectId: id, after: { ...person } });
  return id;
}

async function lockPerson(db: Queryable, id: string): Promise<BotPerson> {
  const [person] = await db.select().from(botPeople).where(eq(botPeople.id, id)).for('no key update');
  if (!person) throw new BusinessError('botRecordNotFound');
  return person;
}

/** @throws botRecordNotFound */
export async function changePerson(context: HandlerContext, id: string, change: Change): Promise<void> {
  const { db, now } = context;
  const before = await lockPerson(db, id);
  await db
    .update(botPeople)
    .set({ ...change, updatedAt: now })
    .where(eq(botPeople.id, id));
  const earlier = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof Change]]));
  context.audit({
    objectType: 'botPerson',
    objectId: id,
    before: { name: before.name, ...earlier },
    after: { name: before.name, ...change },
  });
}

/** @throws botRecordNotFound */
export async function deletePerson(context: HandlerContext, id: string): Promise<void> {
  const { db } = context;
  const { name, telegramUserId } = await lockPerson(db, id);
  await db.delete(botPeople).where(eq(botPeople.id, id));
  context.audit({ objectType: 'botPerson', objectId: id, before: { name, telegramUserId } });
}

/** The listed person behind a Telegram user. */
export async function personOf(db: Queryable, telegramUserId: string): Promise<BotPerson | undefined> {
  const [person] = await db.select().from(botPeople).where(eq(botPeople.telegramUserId, telegramUserId));
  return person;
}

/** Keeps when a person asked, under which Telegram name, and whether the command was refused. */
export async function noteAsked(
  tx: Queryable,
  id: string,
  { userName, isRefused, now }: { userName: string | null; isRefused: boolean; now: Date },
): Promise<void> {
  await tx
    .update(botPeople)
    .set({
      userName,
      lastAskedAt: now,
      ...(isRefused && { refusedCount: sql`${botPeople.refusedCount} + 1` }),
    })
    .where(eq(botPeople.id, id));
}
