import { eq, lt } from 'drizzle-orm';
import type { Message, Update, User } from 'grammy/types';
import type { Queryable, Store } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { Log } from '../../../kit/log/log.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { botTexts } from './bot-answers.labels.ts';
import { answerOf, type CommandParts } from './bot-commands.service.ts';
import { type BotGroup, bindChat, groupOfChat, loseChat } from './bot-groups.service.ts';
import { queueMessage } from './bot-outbox.service.ts';
import { type BotPerson, noteAsked, personOf } from './bot-people.service.ts';
import { pictureOf, queuePicture } from './bot-pictures.service.ts';
import { answer, ask, type QuestionFacts } from './bot-questions.service.ts';
import { noteRefused } from './bot-refusals.service.ts';
import { botUpdates } from './bots.table.ts';
import type { BotCommand, BotName } from './bots.types.ts';

const commands: readonly BotCommand[] = ['order', 'payout', 'balance', 'rate', 'fund'];
const keptMs = 30 * 86_400_000;

/** `/order@bot_name C2026`: the command and the rest. */
const commandLine = /^\/([a-z]+)(?:@\w+)?(?:\s+([\s\S]*))?$/i;

export interface UpdateParts extends Omit<CommandParts, 'db'> {
  readonly store: Store;
  readonly log: Log;
}

/**
 * Handles an update. What it reads for an answer is read first; then one transaction holds what it changes, its answer in
 * the outbox, and that it was handled. Telegram delivers an update again until a later one is asked for, so a repeated one
 * changes nothing.
 *
 * @param alongside what else belongs to the transaction
 */
export async function handleUpdate(
  bot: BotName,
  update: Update,
  parts: UpdateParts,
  alongside: (tx: Queryable) => Promise<unknown>,
): Promise<void> {
  const now = parts.clock.now();
  const act = await actionOf(bot, update, parts);
  await parts.store.transaction(async (tx) => {
    await alongside(tx);
    const fresh = await tx
      .insert(botUpdates)
      .values({ bot, updateId: update.update_id, handledAt: now })
      .onConflictDoNothing()
      .returning({ updateId: botUpdates.updateId });
    if (fresh.length > 0) await act?.(tx);
  });
}

type Action = (tx: Queryable) => Promise<unknown>;

async function actionOf(bot: BotName, update: Update, parts: UpdateParts): Promise<Action | undefined> {
  const { my_chat_member: member, message } = update;
  const lose =
    (chatId: number, why: string): Action =>
    async (tx) => {
      const group = await groupOfChat(tx, bot, String(chatId));
      if (group) await loseChat(tx, group.id, why, parts.clock.now());
    };
  if (member && ['left', 'kicked'].includes(member.new_chat_member.status))
    return lose(member.chat.id, `bot ${member.new_chat_member.status}`);
  if (message?.migrate_to_chat_id !== undefined) return lose(message.chat.id, 'chat moved');
  if (message?.text && message.from) return actionOfText(bot, message, parts);
  return message?.from && bot === 'reminder' ? actionOfPicture(message, message.from, parts) : undefined;
}

/** While AllowPictureQueryOrder is on, a picture asks for the order of the slip that it shows. */
async function actionOfPicture(
  message: Message,
  from: User,
  parts: UpdateParts,
): Promise<Action | undefined> {
  const picture = pictureOf(message);
  if (!picture || !(await parts.settings.get('AllowPictureQueryOrder'))) return undefined;
  const { db } = parts.store;
  const now = parts.clock.now();
  const person = await personOf(db, String(from.id));
  const group = await groupOfChat(db, 'reminder', String(message.chat.id));
  if (!person?.enabled || !group?.enabled || !mayAskIn(person, group)) return undefined;
  // Pictures of people who may not ask are the talk of the group.
  const mayAsk = (command: BotCommand) =>
    person.commands.includes(command) && group.commands.includes(command);
  if (!mayAsk('order') && !mayAsk('payout')) return undefined;
  return async (tx) => {
    await noteAsked(tx, person.id, { userName: from.username ?? null, isRefused: false, now });
    const { caption } = message;
    const isQueued =
      picture !== 'refused' && (await queuePicture(tx, { ...picture, group, person, caption }, now));
    if (isQueued) return;
    const text = botTexts[picture === 'refused' ? 'pictureRefused' : 'pictureBusy'][group.language];
    const answered = { kind: 'answer', cause: `answer ${newId(now)}`, text } as const;
    await queueMessage(tx, group, answered, { now, timeZone: parts.timeZone });
  };
}

async function actionOfText(bot: BotName, message: Message, parts: UpdateParts): Promise<Action | undefined> {
  const [, name, rest = ''] = commandLine.exec(message.text ?? '') ?? [];
  if (!name || !message.from) return undefined;
  const { db } = parts.store;
  const now = parts.clock.now();
  // A person who is not listed gets no answer in words; the attempt is kept.
  const person = await personOf(db, String(message.from.id));
  if (!person) return (tx) => noteRefused(tx, bot, message, name.toLowerCase(), now);
  const userName = message.from.username ?? null;
  const noted = (tx: Queryable, isRefused: boolean) => noteAsked(tx, person.id, { userName, isRefused, now });
  const refused: Action = (tx) => noted(tx, true);
  if (!person.enabled) return refused;
  const reply = (tx: Queryable, group: BotGroup, text: string) =>
    queueMessage(
      tx,
      group,
      { kind: 'answer', cause: `answer ${newId(now)}`, text },
      { now, timeZone: parts.timeZone },
    );
  const chatId = String(message.chat.id);
  const command = name.toLowerCase();
  if (command === 'bind')
    return async (tx) => {
      const title = message.chat.title ?? null;
      const bound = person.mayBind
        ? await bindChat(tx, bot, { id: chatId, title }, rest.trim(), now)
        : undefined;
      await noted(tx, bound === undefined);
      if (bound) return reply(tx, bound, fillMessage(botTexts.bound[bound.language], { name: bound.name }));
      const group = await groupOfChat(tx, bot, chatId);
      return group && reply(tx, group, botTexts.codeUnknown[group.language]);
    };
  const group = await groupOfChat(db, bot, chatId);
  if (!group?.enabled || !mayAskIn(person, group)) return refused;
  const answering =
    (text: string, isRefused = false): Action =>
    async (tx) => {
      await noted(tx, isRefused);
      await reply(tx, group, text);
    };
  if (command === 'help' || command === 'start') return answering(helpOf(bot, person, group));
  if (bot === 'transfer')
    return actionOfQuestion(command, person, group, reply, noted, {
      ...{ now, timeZone: parts.timeZone },
      text: rest.trim(),
    });
  const known = commands.find((one) => one === command);
  if (!known) return undefined;
  if (!group.commands.includes(known) || !person.commands.includes(known))
    return answering(fillMessage(botTexts.commandOff[group.language], { command: known }), true);
  const asked = { command: known, argument: rest.trim(), group, personId: person.id };
  const { store } = parts;
  return answering(await answerOf({ ...parts, db, transact: (work) => store.transaction(work) }, asked));
}

/** The transfer bot's commands: a merchant's group asks, a supplier's group answers. */
function actionOfQuestion(
  command: string,
  person: BotPerson,
  group: BotGroup,
  reply: (tx: Queryable, group: BotGroup, text: string) => Promise<unknown>,
  noted: (tx: Queryable, isRefused: boolean) => Promise<void>,
  { text, ...facts }: QuestionFacts & { readonly text: string },
): Action | undefined {
  const speaker = { ask: 'merchant', answer: 'supplier' }[command];
  if (speaker === undefined) return undefined;
  const isAllowed = speaker === group.ownerKind && person.commands.includes('order');
  return async (tx) => {
    await noted(tx, !isAllowed);
    const said = isAllowed
      ? await (command === 'ask' ? ask : answer)(tx, group, text, facts)
      : fillMessage(botTexts.commandOff[group.language], { command });
    await reply(tx, group, said);
  };
}

const mayAskIn = ({ groupIds }: BotPerson, { id }: BotGroup): boolean =>
  groupIds.length === 0 || groupIds.includes(id);

function helpOf(bot: BotName, person: BotPerson, group: BotGroup): string {
  if (bot === 'transfer')
    return botTexts[group.ownerKind === 'supplier' ? 'answerHelp' : 'askHelp'][group.language];
  const usable = commands.filter((one) => group.commands.includes(one) && person.commands.includes(one));
  if (usable.length === 0) return botTexts.noCommands[group.language];
  return fillMessage(botTexts.help[group.language], { commands: usable.map((one) => `/${one}`).join(' ') });
}

/** The ids of another bot's updates mean other updates. */
export async function forgetUpdates(tx: Queryable, bot: BotName): Promise<void> {
  await tx.delete(botUpdates).where(eq(botUpdates.bot, bot));
}

/** Telegram repeats an update for a day at most. */
export async function forgetOldUpdates(db: Queryable, now: Date): Promise<void> {
  await db.delete(botUpdates).where(lt(botUpdates.handledAt, new Date(now.getTime() - keptMs)));
}
