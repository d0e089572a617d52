import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import type { Language, SettingsReader } from '../../../kit/operation/context.ts';
import { messages, messageText, users } from '../../access/access.public.ts';
import type { BotGroup } from './bot-groups.service.ts';
import { causesWithMessage, queueMessage } from './bot-outbox.service.ts';
import { botGroups } from './bots.table.ts';
import type { BotNotice } from './bots.types.ts';
import { queueOutward } from './outward-outbox.service.ts';

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

const languages = ['zh-CN', 'zh-TW', 'en-US'] as const satisfies readonly Language[];

/** A message that commits late is still found. Read again, it makes no second one. */
const lookBackMs = 15 * 60_000;

export interface NoticeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly settings: SettingsReader;
}

/**
 * Passes the platform's messages to the groups of their recipients: what a merchant or supplier is told goes to its
 * groups, what administrators are told to the groups of the staff. So a group never learns more than its party. The outbox
 * is unique by cause, so any number of processes may run it.
 */
export async function passNoticesOn({ store, clock, timeZone, settings }: NoticeParts): Promise<number> {
  const now = clock.now();
  const groups = await store.db
    .select()
    .from(botGroups)
    .where(and(eq(botGroups.state, 'bound'), eq(botGroups.enabled, true), eq(botGroups.bot, 'reminder')));
  const listening = groups.filter((group) => group.notices.length > 0);
  const smsUrl = await settings.get('SendSmsMessageUrl');
  if (listening.length === 0 && smsUrl === '') return 0;
  const recent = await recentMessages(store.db, new Date(now.getTime() - lookBackMs));
  let queued = smsUrl === '' ? 0 : await queueUrgent(store, recent, languageOf(smsUrl), now);
  for (const group of listening) {
    const wanted = recent.flatMap((message) => {
      const notice = notices[message.template];
      return notice && group.notices.includes(notice) && isFor(group, message)
        ? [{ message, notice, cause: causeOf(group, message) }]
        : [];
    });
    const known = await causesWithMessage(
      store,
      group.id,
      wanted.map(({ cause }) => cause),
    );
    for (const { message, notice, cause } of wanted) {
      if (known.has(cause)) continue;
      const { title, content } = messageText(message, group.language);
      const id = await store.transaction((tx) =>
        queueMessage(
          tx,
          group,
          { kind: 'notice', notice, cause, text: `${title}\n\n${content}` },
          { now, timeZone },
        ),
      );
      if (id) queued += 1;
    }
  }
  return queued;
}

/** What staff must know at once, also away from a screen. */
const urgent: ReadonlySet<string> = new Set([
  ...['payoutException', 'statementSuspicious', 'chainBroken', 'systemCheckFailed', 'monitorsSilent'],
]);

/**
 * The urgent messages to administrators, as SMS. Users have no phone number: the provider's address names the numbers. A
 * message to several administrators is one SMS.
 */
async function queueUrgent(
  store: Store,
  recent: readonly Recent[],
  language: Language,
  now: Date,
): Promise<number> {
  let queued = 0;
  for (const message of recent) {
    const notice = notices[message.template];
    if (!notice || !urgent.has(message.template) || !isOfStaff(message)) continue;
    const { title } = messageText(message, language);
    const sms = { kind: 'sms', notice, cause: causeOfStaff(message), text: title } as const;
    if (await queueOutward(store.db, sms, now)) queued += 1;
  }
  return queued;
}

/** `lang` of the provider's address; Simplified Chinese without it. */
function languageOf(url: string): Language {
  const wanted = URL.canParse(url) ? new URL(url).searchParams.get('lang') : null;
  return languages.find((each) => each === wanted) ?? 'zh-CN';
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
  (group.ownerKind === 'staff' ? isOfStaff({ role }) : userId === group.ownerUserId);

const isOfStaff = ({ role }: Pick<Recent, 'role'>): boolean => role === 'admin' || role === 'superAdmin';

/** Several administrators get the same message; their group gets it once. */
const causeOf = (group: BotGroup, message: Recent): string =>
  group.ownerKind === 'staff' ? causeOfStaff(message) : message.id;

const causeOfStaff = ({ template, params, createdAt }: Recent): string =>
  `${template} ${createdAt.toISOString()} ${JSON.stringify(Object.entries(params).toSorted())}`;
