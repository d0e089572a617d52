import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import { messages, messageText, users } from '../../access/access.public.ts';
import type { BotGroup } from './bot-groups.service.ts';
import { queueMessage } from './bot-outbox.service.ts';
import { botGroups } from './bots.table.ts';
import type { BotNotice } from './bots.types.ts';

/** The notice that each message to users is for a group. */
const notices: Readonly<Record<string, BotNotice>> = {
  payoutException: 'payoutException',
  callbackDead: 'callbackDead',
  monitorSilent: 'monitorSilent',
  monitorsSilent: 'monitorSilent',
  monitorBack: 'monitorSilent',
  monitorsBack: 'monitorSilent',
  statementSuspicious: 'suspiciousMoney',
  chainBroken: 'suspiciousMoney',
  approvalWaiting: 'approvalWaiting',
  systemCheckFailed: 'systemCheck',
  payoutRejected: 'payoutRejected',
};

/** A message that commits late is still found. Read again, it makes no second one. */
const lookBackMs = 15 * 60_000;

export interface NoticeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly timeZone: string;
}

/**
 * Passes the platform's messages to the groups of their recipients: what a merchant or supplier is told goes to its
 * groups, what administrators are told to the groups of the staff. So a group never learns more than its party. The outbox
 * is unique by cause, so any number of processes may run it.
 */
export async function passNoticesOn({ store, clock, timeZone }: NoticeParts): Promise<number> {
  const now = clock.now();
  const groups = await store.db
    .select()
    .from(botGroups)
    .where(and(eq(botGroups.state, 'bound'), eq(botGroups.enabled, true), eq(botGroups.bot, 'reminder')));
  const listening = groups.filter((group) => group.notices.length > 0);
  if (listening.length === 0) return 0;
  const recent = await recentMessages(store.db, new Date(now.getTime() - lookBackMs));
  let queued = 0;
  for (const group of listening) {
    for (const message of recent) {
      const notice = notices[message.template];
      if (!notice || !group.notices.includes(notice) || !isFor(group, message)) continue;
      const { title, content } = messageText(message, group.language);
      const id = await store.transaction((tx) =>
        queueMessage(
          tx,
          group,
          { kind: 'notice', notice, cause: causeOf(group, message), text: `${title}\n\n${content}` },
          { now, timeZone },
        ),
      );
      if (id) queued += 1;
    }
  }
  return queued;
}

type Recent = Awaited<ReturnType<typeof recentMessages>>[number];

const recentMessages = (db: Queryable, since: Date) =>
  db
    .select({
      id: messages.id,
      userId: messages.userId,
      role: users.role,
      template: messages.template,
      params: messages.params,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .where(
      and(
        inArray(messages.state, ['unread', 'read']),
        gt(messages.movedAt, since),
        gt(messages.createdAt, since),
        inArray(messages.template, Object.keys(notices)),
        isNull(users.deletedAt),
        isNotNull(users.role),
      ),
    )
    .orderBy(messages.id);

/** What was said before the group was bound was said to others. */
const isFor = (group: BotGroup, { userId, role, createdAt }: Recent): boolean =>
  group.boundAt !== null &&
  createdAt >= group.boundAt &&
  (group.ownerKind === 'staff' ? role === 'admin' || role === 'superAdmin' : userId === group.ownerUserId);

/** Several administrators get the same message; their group gets it once. */
const causeOf = (group: BotGroup, { id, template, params, createdAt }: Recent): string =>
  group.ownerKind === 'staff'
    ? `${template} ${createdAt.toISOString()} ${JSON.stringify(Object.entries(params).toSorted())}`
    : id;
