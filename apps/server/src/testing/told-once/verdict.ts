import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Store } from '../../db/connection.ts';
import { type Event, markPattern } from './events.ts';
import type { Town } from './town.ts';

interface StoredMessage extends Record<string, unknown> {
  readonly groupId: string;
  readonly kind: string;
  readonly state: string;
  readonly text: string;
  readonly lastError: string | null;
}

/** How many messages came to which end, the dead ones by their reason. */
export type Ends = Readonly<Record<string, number>>;

/**
 * Compares each event with what arrived in the simulated chats. It has exactly one message for each of its groups. A
 * message that counts as sent arrived once; a dead one has its reason and did not arrive, except when its answer was lost,
 * when it may have arrived once. Nothing waits any more, and nothing else arrived.
 */
export async function judge(store: Store, town: Town, events: readonly Event[]): Promise<Ends> {
  const { rows } = await store.db.execute<StoredMessage>(sql`
    select group_id as "groupId", kind, state, text, last_error as "lastError" from bot_messages`);
  const chatIds = new Map([...town.groups, ...town.disturbed].map(({ id, chatId }) => [id, chatId]));
  const wrong: unknown[] = [];
  const ends: Record<string, number> = {};
  const expected = new Map(
    events.flatMap(({ mark, groups }) => groups.map(({ id }): [string, number] => [`${id} ${mark}`, 0])),
  );
  /** Messages by chat and text: test messages have the same text. */
  const texts = new Map<string, { sent: number; unknown: number }>();
  for (const row of rows) {
    const { groupId, kind, state, text, lastError } = row;
    // A group of the demo, before it was deleted.
    if (!chatIds.has(groupId)) continue;
    const mark = markPattern.exec(text)?.[0];
    if (mark !== undefined) {
      const key = `${groupId} ${mark}`;
      expected.set(key, (expected.get(key) ?? Number.NaN) + 1);
    }
    if (state !== 'sent' && !(state === 'dead' && lastError)) wrong.push(row);
    const end = state === 'sent' ? `${kind} sent` : `${kind} dead: ${lastError}`;
    ends[end] = (ends[end] ?? 0) + 1;
    const key = `${chatIds.get(groupId)} ${text}`;
    const known = texts.get(key) ?? { sent: 0, unknown: 0 };
    texts.set(key, {
      sent: known.sent + Number(state === 'sent'),
      unknown: known.unknown + Number(state === 'dead' && lastError === 'noAnswer'),
    });
  }
  for (const [key, { sent, unknown }] of texts) {
    const times = town.arrived.get(key) ?? 0;
    if (times < sent || times > sent + unknown) wrong.push({ key, sent, unknown, times });
  }
  for (const [key, times] of expected) if (times !== 1) wrong.push({ key, messages: times });
  for (const [key, times] of town.arrived) if (!texts.has(key)) wrong.push({ key, times, messages: 0 });
  expect(wrong).toEqual([]);
  return ends;
}
