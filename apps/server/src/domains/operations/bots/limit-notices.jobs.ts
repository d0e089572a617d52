import { minorUnits } from '@platform/sdk';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { botTexts } from './bot-answers.labels.ts';
import { type CommandParts, money, orderLines, read } from './bot-commands.service.ts';
import type { BotGroup } from './bot-groups.service.ts';
import { hasMessage, queueMessage } from './bot-outbox.service.ts';
import { botGroups, botReminders } from './bots.table.ts';

export interface LimitNoticeParts extends Omit<CommandParts, 'db'> {
  readonly store: Store;
}

/** An order that commits late is still found. Read again, it makes no second message. */
const lookBackMs = 15 * 60_000;
const ordersAtMost = 50;

/**
 * Tells groups about large orders and low balances, compared with the group's own limits. Both are read as the party of
 * the group, so a group never learns more than its party.
 *
 * @returns how many messages were queued
 */
export async function compareWithLimits(parts: LimitNoticeParts): Promise<number> {
  const groups = await parts.store.db
    .select()
    .from(botGroups)
    .where(
      and(
        eq(botGroups.bot, 'reminder'),
        eq(botGroups.state, 'bound'),
        eq(botGroups.enabled, true),
        isNotNull(botGroups.limits),
      ),
    );
  let queued = 0;
  for (const group of groups) {
    try {
      if (group.notices.includes('largeOrder')) queued += await tellLargeOrders(parts, group);
      if (group.notices.includes('lowBalance')) queued += await tellLowBalance(parts, group);
    } catch (error) {
      // The party may not read it now, because its user is disabled. Other groups still get theirs.
      if (!(error instanceof BusinessError)) throw error;
    }
  }
  return queued;
}

const readingOf = (parts: LimitNoticeParts) => ({
  ...parts,
  db: parts.store.db,
  transact: parts.store.transaction,
});
const askedOf = (group: BotGroup) => ({ command: 'order', argument: '', group, personId: group.id }) as const;

async function tellLargeOrders(parts: LimitNoticeParts, group: BotGroup): Promise<number> {
  const { store, clock, timeZone } = parts;
  const { limits, language, boundAt } = group;
  if (!limits?.largeOrderMinor || !boundAt) return 0;
  const now = clock.now();
  // What was ordered before the group was bound was of no concern to its people.
  const since = new Date(Math.max(boundAt.getTime(), now.getTime() - lookBackMs));
  const minAmount = minorUnits(limits.largeOrderMinor);
  const { list } = await read(readingOf(parts), askedOf(group), 'orders.list', {
    ...{ page: 1, pageSize: ordersAtMost, currency: limits.currency, minAmount },
    ...{ startTime: since, timeField: 'createdAt', isTest: false },
  });
  let queued = 0;
  for (const row of list) {
    const cause = `large order ${row.id}`;
    if (await hasMessage(store, group.id, cause)) continue;
    const text = [botTexts.largeOrderIs[language], '', ...orderLines(parts, row, language)].join('\n');
    const message = { kind: 'notice', notice: 'largeOrder', cause, text } as const;
    if (await store.transaction((tx) => queueMessage(tx, group, message, { now, timeZone }))) queued += 1;
  }
  return queued;
}

/** Once when the balance falls below the limit, and again only after it was above. */
async function tellLowBalance(parts: LimitNoticeParts, group: BotGroup): Promise<number> {
  const { limits } = group;
  if (!limits?.lowBalanceMinor) return 0;
  const { balances } = await read(readingOf(parts), askedOf(group), 'users.totalBalance', {});
  const found = balances.find(({ currency }) => currency === limits.currency);
  const isSupplier = group.ownerKind === 'supplier';
  // A party without an account of the currency has nothing.
  const amountMinor = (isSupplier ? found?.supplierAvailableMinor : found?.merchantAvailableMinor) ?? 0;
  const isLow = amountMinor < limits.lowBalanceMinor;
  const text = fillMessage(botTexts[isSupplier ? 'lowRoomIs' : 'lowBalanceIs'][group.language], {
    limit: money(limits.lowBalanceMinor, limits.currency),
    amount: money(amountMinor, limits.currency),
  });
  return parts.store.transaction((tx) => noteLow(tx, parts, group, isLow ? text : undefined));
}

async function noteLow(
  tx: Queryable,
  { clock, timeZone }: LimitNoticeParts,
  group: BotGroup,
  text: string | undefined,
): Promise<number> {
  const now = clock.now();
  const which = and(eq(botReminders.groupId, group.id), eq(botReminders.notice, 'lowBalance'));
  if (text === undefined) {
    await tx.delete(botReminders).where(which);
    return 0;
  }
  const low = { groupId: group.id, notice: 'lowBalance', since: now, nextAt: now } as const;
  const fell = await tx.insert(botReminders).values(low).onConflictDoNothing().returning();
  if (fell.length === 0) return 0;
  const cause = `low balance ${now.toISOString()}`;
  const message = { kind: 'notice', notice: 'lowBalance', cause, text } as const;
  return (await queueMessage(tx, group, message, { now, timeZone })) === undefined ? 0 : 1;
}
