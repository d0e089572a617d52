import { and, eq } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { botTexts } from './bot-answers.labels.ts';
import { type CommandParts, waitingFor } from './bot-commands.service.ts';
import type { BotGroup } from './bot-groups.service.ts';
import { queueMessage } from './bot-outbox.service.ts';
import { botGroups, botReminders } from './bots.table.ts';
import type { BotNotice } from './bots.types.ts';
import { type OutwardMessage, queueOutward } from './outward-outbox.service.ts';

export interface ReminderParts extends Omit<CommandParts, 'db'> {
  readonly store: Store;
}

/** The kind of open work that each notice is about. */
const workOf: Partial<Readonly<Record<BotNotice, string>>> = {
  payoutException: 'payoutExceptions',
  callbackDead: 'deadCallbacks',
  monitorSilent: 'silentDevices',
  suspiciousMoney: 'suspiciousStatements',
  approvalWaiting: 'approvals',
  systemCheck: 'systemFindings',
};

const minuteMs = 60_000;
const firstMs = 15 * minuteMs;
const longestMs = 24 * 60 * minuteMs;

/**
 * While BotConstantReminder is on, says again to each group what still waits for its party, after 15 minutes, then at twice
 * the distance each time, at most a day. It stops when the open work of that kind is gone. Whether something waits is what
 * the party's to-do list says. Each reminder, and later that nothing waits any more, also goes to BotRemindCallbackUrl.
 *
 * @returns how many messages were queued
 */
export async function remindGroups(parts: ReminderParts): Promise<number> {
  const { store, settings } = parts;
  if (!(await settings.get('BotConstantReminder'))) return 0;
  const groups = await store.db
    .select()
    .from(botGroups)
    .where(and(eq(botGroups.bot, 'reminder'), eq(botGroups.state, 'bound'), eq(botGroups.enabled, true)));
  const reading = { ...parts, db: store.db, transact: store.transaction };
  const tellsCallback = (await settings.get('BotRemindCallbackUrl')) !== '';
  let queued = 0;
  for (const group of groups) {
    if (group.notices.length === 0) continue;
    const waiting = new Map(
      (await waitingFor(reading, group)).map(({ kind, count }) => [String(kind), count]),
    );
    for (const notice of group.notices) {
      const work = workOf[notice];
      // The others are events, and nothing waits.
      if (work === undefined) continue;
      const count = waiting.get(work) ?? 0;
      if (await store.transaction((tx) => remind(tx, { ...parts, tellsCallback }, group, notice, count)))
        queued += 1;
    }
  }
  return queued;
}

async function remind(
  tx: Queryable,
  { clock, timeZone, tellsCallback }: ReminderParts & { readonly tellsCallback: boolean },
  group: BotGroup,
  notice: BotNotice,
  count: number,
): Promise<boolean> {
  const now = clock.now();
  const which = and(eq(botReminders.groupId, group.id), eq(botReminders.notice, notice));
  if (count === 0) {
    const [ended] = await tx.delete(botReminders).where(which).returning();
    if (ended && ended.repeats > 0 && tellsCallback)
      await queueOutward(tx, callbackOf(group, ended, { event: 'handled', count, at: now }), now);
    return false;
  }
  // The notice itself was said when the work arose.
  const first = { groupId: group.id, notice, since: now, nextAt: new Date(now.getTime() + firstMs) };
  await tx.insert(botReminders).values(first).onConflictDoNothing();
  const [reminder] = await tx.select().from(botReminders).where(which).for('update');
  if (!reminder || reminder.nextAt > now) return false;
  const repeats = reminder.repeats + 1;
  const pauseMs = Math.min(firstMs * 2 ** repeats, longestMs);
  await tx
    .update(botReminders)
    .set({ repeats, nextAt: new Date(now.getTime() + pauseMs) })
    .where(which);
  const { language } = group;
  const text = fillMessage(botTexts.stillWaiting[language], { what: botTexts[notice][language], count });
  const cause = `reminder ${notice} ${reminder.since.toISOString()} ${repeats}`;
  const id = await queueMessage(tx, group, { kind: 'notice', notice, cause, text }, { now, timeZone });
  if (tellsCallback)
    await queueOutward(
      tx,
      callbackOf(group, { ...reminder, repeats }, { event: 'reminder', count, at: now }),
      now,
    );
  return id !== undefined;
}

interface CallbackFacts {
  readonly event: 'reminder' | 'handled';
  readonly count: number;
  readonly at: Date;
}

function callbackOf(
  group: BotGroup,
  { notice, repeats, since }: Pick<typeof botReminders.$inferSelect, 'notice' | 'repeats' | 'since'>,
  { event, count, at }: CallbackFacts,
): OutwardMessage {
  const body = {
    ...{ event, notice, count, repeats, groupId: group.id, groupName: group.name },
    ...{ since: since.toISOString(), at: at.toISOString() },
  };
  return {
    kind: 'callback',
    notice,
    cause: `${event} ${group.id} ${notice} ${since.toISOString()} ${repeats}`,
    text: (eventId) => JSON.stringify({ eventId, ...body }),
  };
}
