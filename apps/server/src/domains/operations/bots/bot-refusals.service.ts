import { desc, lte, sql } from 'drizzle-orm';
import type { Message } from 'grammy/types';
import type { Queryable } from '../../../db/connection.ts';
import { botRefusals } from './bots.table.ts';
import type { BotName } from './bots.types.ts';

/** Anybody can write to a bot, so the table is bounded: the oldest make room. */
const keptAtMost = 1_000;
const textAtMost = 128;

/** Keeps that a person who is not listed sent a command. The rest of the message is not kept. */
export async function noteRefused(
  tx: Queryable,
  bot: BotName,
  { chat, from }: Pick<Message, 'chat' | 'from'>,
  command: string,
  now: Date,
): Promise<void> {
  if (!from) return;
  const facts = {
    chatTitle: chat.title?.slice(0, textAtMost) ?? null,
    userName: from.username?.slice(0, textAtMost) ?? null,
    command: command.slice(0, textAtMost),
    lastAt: now,
  };
  await tx
    .insert(botRefusals)
    .values({ bot, chatId: String(chat.id), telegramUserId: String(from.id), ...facts })
    .onConflictDoUpdate({
      target: [botRefusals.bot, botRefusals.chatId, botRefusals.telegramUserId],
      set: { ...facts, attempts: sql`${botRefusals.attempts} + 1` },
    });
  const oldest = tx
    .select({ lastAt: botRefusals.lastAt })
    .from(botRefusals)
    .orderBy(desc(botRefusals.lastAt))
    .offset(keptAtMost)
    .limit(1);
  await tx.delete(botRefusals).where(lte(botRefusals.lastAt, sql`(${oldest})`));
}
