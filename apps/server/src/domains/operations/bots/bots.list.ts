import type { OperationIO } from '@platform/sdk';
import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { upTo } from '../../../kit/time-range.ts';
import { users } from '../../access/access.public.ts';
import { merchants, suppliers } from '../../parties/parties.public.ts';
import { botGroups, botMessages, botPeople, botPolls } from './bots.table.ts';
import { botNames, type ShownGroup, type ShownMessage, type ShownPerson } from './bots.types.ts';
import { tokenSettings } from './telegram.client.ts';

type Request<Id extends keyof OperationIO> = OperationIO[Id]['handlerInput'];

const contains = (column: PgColumn, text: string) => sql`position(lower(${text}) in lower(${column})) > 0`;
const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const groupRows = (db: Queryable) =>
  db
    .select({
      group: botGroups,
      ownerAccount: users.account,
      merchantId: merchants.id,
      supplierId: suppliers.id,
    })
    .from(botGroups)
    .leftJoin(users, eq(users.id, botGroups.ownerUserId))
    .leftJoin(merchants, eq(merchants.userId, botGroups.ownerUserId))
    .leftJoin(suppliers, eq(suppliers.userId, botGroups.ownerUserId));

interface GroupRow {
  readonly group: typeof botGroups.$inferSelect;
  readonly ownerAccount: string | null;
  readonly merchantId: string | null;
  readonly supplierId: string | null;
}

function shownGroup({ group, ownerAccount, merchantId, supplierId }: GroupRow): ShownGroup {
  const { codeHash: _hash, codeExpiresAt: _expires, heldUntil: _held, deletedAt: _deleted, ...shown } = group;
  return {
    ...shown,
    ownerPartyId: merchantId ?? supplierId,
    ownerAccount,
    boundAt: isoOf(group.boundAt),
    lastSentAt: isoOf(group.lastSentAt),
    createdAt: group.createdAt.toISOString(),
    updatedAt: group.updatedAt.toISOString(),
  };
}

export async function listGroups(
  db: Queryable,
  { page = 1, pageSize = 20, bot, ownerKind, state, name, groupId }: Request<'botGroups.list'>,
): Promise<{ list: ShownGroup[]; total: number }> {
  const conditions = and(
    isNull(botGroups.deletedAt),
    bot === undefined ? undefined : eq(botGroups.bot, bot),
    ownerKind === undefined ? undefined : eq(botGroups.ownerKind, ownerKind),
    state === undefined ? undefined : eq(botGroups.state, state),
    groupId === undefined ? undefined : eq(botGroups.id, groupId),
    name === undefined
      ? undefined
      : sql`(${contains(botGroups.name, name)} or ${contains(botGroups.chatTitle, name)})`,
  );
  const rows = await groupRows(db)
    .where(conditions)
    .orderBy(desc(botGroups.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: rows.map(shownGroup), total: await db.$count(botGroups, conditions) };
}

export async function showGroup(db: Queryable, id: string): Promise<ShownGroup> {
  const [row] = await groupRows(db).where(and(eq(botGroups.id, id), isNull(botGroups.deletedAt)));
  if (!row) throw new BusinessError('botRecordNotFound');
  return shownGroup(row);
}

const shownPerson = (person: typeof botPeople.$inferSelect): ShownPerson => ({
  ...person,
  lastAskedAt: isoOf(person.lastAskedAt),
  createdAt: person.createdAt.toISOString(),
  updatedAt: person.updatedAt.toISOString(),
});

export async function listPeople(
  db: Queryable,
  { page = 1, pageSize = 20, name, telegramUserId, enabled, personId }: Request<'botPeople.list'>,
): Promise<{ list: ShownPerson[]; total: number }> {
  const conditions = and(
    name === undefined ? undefined : contains(botPeople.name, name),
    telegramUserId === undefined ? undefined : eq(botPeople.telegramUserId, telegramUserId),
    enabled === undefined ? undefined : eq(botPeople.enabled, enabled),
    personId === undefined ? undefined : eq(botPeople.id, personId),
  );
  const rows = await db
    .select()
    .from(botPeople)
    .where(conditions)
    .orderBy(asc(sql`lower(${botPeople.name})`), asc(botPeople.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: rows.map(shownPerson), total: await db.$count(botPeople, conditions) };
}

export async function showPerson(db: Queryable, id: string): Promise<ShownPerson> {
  const [person] = await db.select().from(botPeople).where(eq(botPeople.id, id));
  if (!person) throw new BusinessError('botRecordNotFound');
  return shownPerson(person);
}

const messageRows = (db: Queryable) =>
  db
    .select({ message: botMessages, groupName: botGroups.name })
    .from(botMessages)
    .leftJoin(botGroups, eq(botGroups.id, botMessages.groupId));

type MessageRow = { message: typeof botMessages.$inferSelect; groupName: string | null };

const shownMessage = ({ message, groupName }: MessageRow): ShownMessage => {
  const { cause: _cause, dueAt, leaseId: _lease, ...shown } = message;
  return {
    ...shown,
    groupName,
    nextAttemptAt: isoOf(dueAt),
    sentAt: isoOf(message.sentAt),
    createdAt: message.createdAt.toISOString(),
  };
};

export async function listMessages(
  db: Queryable,
  {
    page = 1,
    pageSize = 20,
    bot,
    groupId,
    state,
    kind,
    messageId,
    startTime,
    endTime,
  }: Request<'botMessages.list'>,
): Promise<{ list: ShownMessage[]; total: number }> {
  const conditions = and(
    bot === undefined ? undefined : eq(botMessages.bot, bot),
    groupId === undefined ? undefined : eq(botMessages.groupId, groupId),
    state === undefined ? undefined : eq(botMessages.state, state),
    kind === undefined ? undefined : eq(botMessages.kind, kind),
    messageId === undefined ? undefined : eq(botMessages.id, messageId),
    startTime === undefined ? undefined : gte(botMessages.createdAt, new Date(startTime)),
    endTime === undefined ? undefined : upTo(botMessages.createdAt, new Date(endTime)),
  );
  const rows = await messageRows(db)
    .where(conditions)
    .orderBy(desc(botMessages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: rows.map(shownMessage), total: await db.$count(botMessages, conditions) };
}

export async function showMessage(db: Queryable, id: string): Promise<ShownMessage> {
  const [row] = await messageRows(db).where(eq(botMessages.id, id));
  if (!row) throw new BusinessError('botRecordNotFound');
  return shownMessage(row);
}

/** What is known about each bot, whichever process reads its chats. */
export async function botStatuses(db: Queryable, settings: SettingsReader) {
  const polls = await db.select().from(botPolls);
  return Promise.all(
    botNames.map(async (bot) => {
      const poll = polls.find((one) => one.bot === bot);
      const hasToken = (await settings.get(tokenSettings[bot])) !== '';
      return {
        bot,
        hasToken,
        userName: (hasToken && poll?.userName) || null,
        readAt: isoOf(poll?.readAt ?? null),
        lastError: (hasToken && poll?.lastError) || null,
      };
    }),
  );
}
