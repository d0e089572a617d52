import { formatPlatformTime } from '@platform/sdk';
import { and, eq, ne } from 'drizzle-orm';
import type { Store } from '../../../db/connection.ts';
import { type CommandParts, yesterdayOf } from './bot-commands.service.ts';
import { hasMessage, queueMessage } from './bot-outbox.service.ts';
import { botGroups } from './bots.table.ts';

export interface FundReportParts extends Omit<CommandParts, 'db'> {
  readonly store: Store;
}

/** In the platform's time zone. */
const morning = '08:00';

/**
 * While BotAutoSendFundRecord is on, sends yesterday's figures to each group of a merchant or supplier in the morning. The
 * day is the cause, so a group gets each day once, whichever process sends it, and also after a start later in the day.
 *
 * @returns how many messages were queued
 */
export async function sendFundReports(parts: FundReportParts): Promise<number> {
  const { store, clock, settings, timeZone } = parts;
  const now = clock.now();
  const local = formatPlatformTime(now, timeZone);
  if (local.slice(11, 16) < morning || !(await settings.get('BotAutoSendFundRecord'))) return 0;
  const groups = await store.db
    .select()
    .from(botGroups)
    .where(
      and(
        eq(botGroups.bot, 'reminder'),
        eq(botGroups.state, 'bound'),
        eq(botGroups.enabled, true),
        ne(botGroups.ownerKind, 'staff'),
      ),
    );
  const reading = { ...parts, db: store.db, transact: store.transaction };
  let queued = 0;
  for (const group of groups) {
    const cause = `fund ${local.slice(0, 10)}`;
    if (await hasMessage(store, group.id, cause)) continue;
    const text = await yesterdayOf(reading, group);
    if (text === null) continue;
    const id = await store.transaction((tx) =>
      queueMessage(tx, group, { kind: 'notice', cause, text }, { now, timeZone }),
    );
    if (id) queued += 1;
  }
  return queued;
}
