import { eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { RuleSource } from '../../../kit/live/live-snapshot.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type BlackListEntry, blackList, blackListHits, type HitPlace } from './black-list.table.ts';
import { type ListedKind, listedForm, listedKinds, type NamedParty, textsOf } from './listed-values.ts';

export type Direction = 'collections' | 'payouts';
export type ListedEntry = Pick<BlackListEntry, 'id' | 'kind' | 'effect' | 'direction' | 'expiresAt'>;

/** The enabled entries in memory. */
export class BlackList {
  readonly #entries = new Map<ListedKind, Map<string, ListedEntry>>();

  constructor(rows: readonly (ListedEntry & Pick<BlackListEntry, 'normalised'>)[]) {
    for (const { normalised, ...entry } of rows) {
      const ofKind = this.#entries.get(entry.kind) ?? new Map<string, ListedEntry>();
      this.#entries.set(entry.kind, ofKind.set(normalised, entry));
    }
  }

  /** The entries that a party meets, each once. */
  of(party: NamedParty, direction: Direction, now: Date): readonly ListedEntry[] {
    const met = new Set<ListedEntry>();
    for (const kind of listedKinds) {
      const ofKind = this.#entries.get(kind);
      if (!ofKind) continue;
      for (const text of textsOf(kind, party)) {
        const entry = ofKind.get(listedForm(kind, text));
        if (entry && isMet(entry, direction, now)) met.add(entry);
      }
    }
    return [...met];
  }
}

const isMet = ({ direction, expiresAt }: ListedEntry, asked: Direction, now: Date): boolean =>
  (direction === 'both' || direction === asked) && (expiresAt === null || expiresAt > now);

export const listedParties: RuleSource<BlackList> = {
  name: 'blackList',
  none: new BlackList([]),
  read: async (db) => {
    const { id, kind, normalised, direction, effect, expiresAt, enabled, endedAt } = blackList;
    const rows = await db
      .select({ id, kind, normalised, direction, effect, expiresAt })
      .from(blackList)
      .where(sql`${isNull(endedAt)} and ${eq(enabled, true)}`);
    return new BlackList(rows);
  },
};

/** The entries that a new order's party meets. Asked for every order, so it reads memory. */
export async function listedFor(
  settings: SettingsReader,
  party: NamedParty,
  direction: Direction,
  now: Date,
): Promise<readonly ListedEntry[]> {
  return (await settings.rules(listedParties)).of(party, direction, now);
}

export interface Hit {
  readonly entries: readonly ListedEntry[];
  readonly place: HitPlace;
  readonly outcome: 'refused' | 'marked';
  readonly merchantId: string;
  readonly merchantOrderNo: string;
  readonly orderCode?: string;
  readonly now: Date;
}

/** Counts an order at each entry that it met. Not called for an order that met none. */
export async function countHit(db: Queryable, hit: Hit): Promise<void> {
  const { place, outcome, merchantId, merchantOrderNo, orderCode = null, now } = hit;
  // In one order, so that two orders that meet the same entries cannot deadlock.
  const ids = hit.entries.map(({ id }) => id).sort();
  await db.transaction(async (tx) => {
    const facts = { at: now, place, outcome, merchantId, merchantOrderNo, orderCode };
    await tx.insert(blackListHits).values(ids.map((entryId) => ({ id: newId(now), entryId, ...facts })));
    for (const id of ids)
      await tx
        .update(blackList)
        .set({ hits: sql`${blackList.hits} + 1`, lastHitAt: now })
        .where(eq(blackList.id, id));
  });
}

/**
 * Refuses an order if one of the entries that it met refuses, and counts the hit in the caller's handle. In an
 * operation that is one transaction the error keeps the writes, so call it before any other write. It names neither list nor entry, because merchants read it.
 *
 * @throws nameBlacklisted
 */
export async function refuseListed(
  db: Queryable,
  met: readonly ListedEntry[],
  order: Omit<Hit, 'entries' | 'outcome'>,
): Promise<void> {
  const entries = met.filter(({ effect }) => effect === 'refuse');
  if (entries.length === 0) return;
  await countHit(db, { ...order, entries, outcome: 'refused' });
  const keepWrites = order.place === 'testOrder' || order.place === 'reselection';
  throw new BusinessError('nameBlacklisted', {}, { keepWrites });
}
