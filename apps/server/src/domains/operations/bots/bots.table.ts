import type { Currency } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { orders } from '../../orders/orders.public.ts';
import type { BotCommand, BotMessageKind, BotMessageState, BotName, BotNotice } from './bots.types.ts';

type BotLanguage = 'zh-CN' | 'zh-TW' | 'en-US';
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export interface NoticeLimits {
  readonly currency: Currency;
  readonly largeOrderMinor: number | null;
  readonly lowBalanceMinor: number | null;
}

/** Telegram groups that a bot writes to and answers in, each for one party. */
export const botGroups = pgTable(
  'bot_groups',
  {
    id: uuid('id').primaryKey(),
    bot: text('bot').$type<BotName>().notNull(),
    name: text('name').notNull(),
    ownerKind: text('owner_kind').$type<'staff' | 'merchant' | 'supplier'>().notNull(),
    /** User of the merchant or supplier. */
    ownerUserId: uuid('owner_user_id').references(() => users.id),
    /** Set by `/bind` with the one-time code. */
    chatId: text('chat_id'),
    chatTitle: text('chat_title'),
    state: text('state').$type<'waiting' | 'bound' | 'lost'>().notNull().default('waiting'),
    language: text('language').$type<BotLanguage>().notNull(),
    notices: text('notices').array().$type<BotNotice[]>().notNull(),
    commands: text('commands').array().$type<BotCommand[]>().notNull(),
    quietHours: jsonb('quiet_hours').$type<QuietHours>(),
    /** What largeOrder and lowBalance compare with. */
    limits: jsonb('limits').$type<NoticeLimits>(),
    enabled: boolean('enabled').notNull().default(true),
    /** Hash of the one-time code. */
    codeHash: text('code_hash'),
    codeExpiresAt: timestamp('code_expires_at', { withTimezone: true }),
    boundAt: timestamp('bound_at', { withTimezone: true }),
    lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
    lastError: text('last_error'),
    /** Telegram's `retry_after`: nothing is sent to the chat before. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // One chat belongs to one party, otherwise it would read the figures of two.
    unique('bot_groups_chat').on(table.bot, table.chatId),
    unique('bot_groups_code').on(table.codeHash),
    index('bot_groups_owner').on(table.ownerUserId),
    check('bot_groups_state', sql`${table.state} in ('waiting', 'bound', 'lost')`),
    check('bot_groups_owned', sql`(${table.ownerKind} = 'staff') = (${table.ownerUserId} is null)`),
    check('bot_groups_bound', sql`(${table.state} = 'bound') = (${table.chatId} is not null)`),
  ],
);

/** People who may ask the bots. Others get no answer. */
export const botPeople = pgTable('bot_people', {
  id: uuid('id').primaryKey(),
  telegramUserId: text('telegram_user_id').notNull().unique('bot_people_telegram_user'),
  userName: text('user_name'),
  name: text('name').notNull(),
  note: text('note').notNull().default(''),
  commands: text('commands').array().$type<BotCommand[]>().notNull(),
  mayBind: boolean('may_bind').notNull().default(false),
  /** Empty: all groups. */
  groupIds: uuid('group_ids').array().notNull().default(sql`'{}'::uuid[]`),
  enabled: boolean('enabled').notNull().default(true),
  lastAskedAt: timestamp('last_asked_at', { withTimezone: true }),
  refusedCount: integer('refused_count').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Commands of people who are not listed: the newest of each person and chat, of a bounded number. */
export const botRefusals = pgTable(
  'bot_refusals',
  {
    bot: text('bot').$type<BotName>().notNull(),
    chatId: text('chat_id').notNull(),
    telegramUserId: text('telegram_user_id').notNull(),
    chatTitle: text('chat_title'),
    userName: text('user_name'),
    command: text('command').notNull(),
    attempts: integer('attempts').notNull().default(1),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bot, table.chatId, table.telegramUserId] }),
    index('bot_refusals_last').on(table.lastAt),
  ],
);

/** The outbox: messages to groups, written in the transaction of their cause. */
export const botMessages = pgTable(
  'bot_messages',
  {
    id: uuid('id').primaryKey(),
    bot: text('bot').$type<BotName>().notNull(),
    /** Null for an SMS and a callback. */
    groupId: uuid('group_id').references(() => botGroups.id),
    kind: text('kind').$type<BotMessageKind>().notNull(),
    notice: text('notice').$type<BotNotice>(),
    /** One cause makes one message for a group or an address, whatever is repeated. */
    cause: text('cause').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<BotMessageState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is due; null once it was sent or given up. A lease moves it. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    leaseId: uuid('lease_id'),
    lastError: text('last_error'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('bot_messages_cause').on(table.groupId, table.cause),
    uniqueIndex('bot_messages_outward').on(table.kind, table.cause).where(sql`group_id is null`),
    index('bot_messages_due').on(table.dueAt),
    index('bot_messages_group').on(table.groupId, table.id),
    index('bot_messages_state').on(table.state, table.id),
    index('bot_messages_created').on(table.createdAt),
    check('bot_messages_group', sql`(${table.groupId} is null) = (${table.kind} in ('sms', 'callback'))`),
    check('bot_messages_state', sql`${table.state} in ('waiting', 'sending', 'sent', 'dead')`),
    check('bot_messages_due', sql`(${table.dueAt} is not null) = (${table.state} in ('waiting', 'sending'))`),
  ],
);

/** Updates of Telegram that were handled. Telegram may deliver one twice. */
export const botUpdates = pgTable(
  'bot_updates',
  {
    bot: text('bot').$type<BotName>().notNull(),
    updateId: bigint('update_id', { mode: 'number' }).notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bot, table.updateId] }),
    index('bot_updates_handled').on(table.handledAt),
  ],
);

/** Pictures in groups that wait to be read. The picture stays at Telegram; the row is deleted with its answer. */
export const botPictures = pgTable(
  'bot_pictures',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => botGroups.id),
    telegramUserId: text('telegram_user_id').notNull(),
    fileId: text('file_id').notNull(),
    caption: text('caption').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is due. A lease moves it. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    leaseId: uuid('lease_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('bot_pictures_due').on(table.dueAt)],
);

/** Which process reads the chats of a bot: Telegram accepts one reader at a time. */
export const botPolls = pgTable('bot_polls', {
  bot: text('bot').$type<BotName>().primaryKey(),
  /** Telegram's id of the bot, which the token starts with. Another bot counts its updates anew. */
  telegramBotId: text('telegram_bot_id'),
  /** Telegram's offset: the id after the newest handled update. */
  nextUpdateId: bigint('next_update_id', { mode: 'number' }).notNull().default(0),
  holder: uuid('holder'),
  heldUntil: timestamp('held_until', { withTimezone: true }),
  userName: text('user_name'),
  readAt: timestamp('read_at', { withTimezone: true }),
  lastError: text('last_error'),
});

/** Questions about orders that the transfer bot carries from a merchant's group to a supplier's. */
export const botQuestions = pgTable(
  'bot_questions',
  {
    id: uuid('id').primaryKey(),
    /** What the groups call it. */
    number: serial('number').notNull().unique('bot_questions_number'),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    fromGroupId: uuid('from_group_id')
      .notNull()
      .references(() => botGroups.id),
    toGroupId: uuid('to_group_id')
      .notNull()
      .references(() => botGroups.id),
    question: text('question').notNull(),
    answer: text('answer'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [index('bot_questions_order').on(table.orderId)],
);

/** What waits for a group's people and is said again until it is handled. */
export const botReminders = pgTable(
  'bot_reminders',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => botGroups.id),
    notice: text('notice').$type<BotNotice>().notNull(),
    /** How often it was said again. */
    repeats: integer('repeats').notNull().default(0),
    since: timestamp('since', { withTimezone: true }).notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.notice] })],
);
