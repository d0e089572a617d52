import type { OperationIO } from '@platform/sdk';
import { and, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { listOrder } from '../../../db/list-order.ts';
import { upTo } from '../../../kit/time-range.ts';
import { botGroups, botPeople, botRefusals } from './bots.table.ts';

type Io = OperationIO['botRefusals.list'];
export type ShownRefusal = Io['output']['list'][number];

const sortKeys = { lastAt: botRefusals.lastAt, attempts: botRefusals.attempts };

/** Attempts of people who were not listed, with the group of the chat and with what the white list says now. */
export async function listRefusals(
  db: Queryable,
  { page = 1, pageSize = 20, sortBy = 'lastAt', sortOrder = 'desc', ...filter }: Io['handlerInput'],
): Promise<{ list: ShownRefusal[]; total: number }> {
  const { bot, chatId, telegramUserId } = botRefusals;
  const conditions = conditionsOf(filter);
  const ofChat = and(eq(botGroups.bot, bot), eq(botGroups.chatId, chatId));
  const ofPerson = eq(botPeople.telegramUserId, telegramUserId);
  const rows = await db
    .select({
      refusal: botRefusals,
      groupId: botGroups.id,
      groupName: botGroups.name,
      personId: botPeople.id,
      personName: botPeople.name,
    })
    .from(botRefusals)
    .leftJoin(botGroups, ofChat)
    .leftJoin(botPeople, ofPerson)
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [bot, chatId, telegramUserId]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(botRefusals)
    .leftJoin(botGroups, ofChat)
    .leftJoin(botPeople, ofPerson)
    .where(conditions);
  return {
    list: rows.map(({ refusal, ...known }) => ({
      ...refusal,
      ...known,
      id: `${refusal.bot} ${refusal.chatId} ${refusal.telegramUserId}`,
      lastAt: refusal.lastAt.toISOString(),
    })),
    total: counted?.total ?? 0,
  };
}

function conditionsOf({
  bot,
  groupId,
  telegramUserId,
  name,
  listed,
  startTime,
  endTime,
}: Omit<Io['handlerInput'], 'page' | 'pageSize' | 'sortBy' | 'sortOrder'>): SQL | undefined {
  return and(
    bot === undefined ? undefined : eq(botRefusals.bot, bot),
    groupId === undefined ? undefined : eq(botGroups.id, groupId),
    telegramUserId === undefined ? undefined : eq(botRefusals.telegramUserId, telegramUserId),
    name === undefined
      ? undefined
      : sql`(${contains(botRefusals.userName, name)} or ${contains(botRefusals.chatTitle, name)})`,
    listed === undefined ? undefined : (listed ? isNotNull : isNull)(botPeople.id),
    startTime === undefined ? undefined : gte(botRefusals.lastAt, new Date(startTime)),
    endTime === undefined ? undefined : upTo(botRefusals.lastAt, new Date(endTime)),
  );
}
