import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { merchants } from '../../parties/parties.public.ts';
import type { ListedKind } from './listed-values.ts';

export type ListedDirection = 'collections' | 'payouts' | 'both';
export type ListedEffect = 'refuse' | 'suspicious';

/** Payers and beneficiaries that new orders may not name, or are marked for. Rows stay when removed, as the history. */
export const blackList = pgTable(
  'black_list',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ListedKind>().notNull(),
    /** As it was entered. */
    value: text('value').notNull(),
    /** What is compared (`listedForm`). */
    normalised: text('normalised').notNull(),
    direction: text('direction').$type<ListedDirection>().notNull(),
    effect: text('effect').$type<ListedEffect>().notNull(),
    reason: text('reason').notNull(),
    /** Null: no end. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    enabled: boolean('enabled').notNull(),
    hits: integer('hits').notNull().default(0),
    lastHitAt: timestamp('last_hit_at', { withTimezone: true }),
    /** The account name at that time. */
    addedBy: text('added_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was removed, or when a later entry of the same value found it expired. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    removedBy: text('removed_by'),
  },
  (table) => [
    uniqueIndex('black_list_live').on(table.kind, table.normalised).where(sql`ended_at is null`),
    index('black_list_normalised').on(table.normalised),
    index('black_list_created').on(table.createdAt, table.id),
    check('black_list_removed', sql`${table.removedBy} is null or ${table.endedAt} is not null`),
  ],
);

export type BlackListEntry = typeof blackList.$inferSelect;

/** Where an order met an entry. */
export type HitPlace = 'signedCall' | 'file' | 'testOrder' | 'reselection' | 'statement';

/** Orders that met an entry. A refused order was never stored, so it has no code. */
export const blackListHits = pgTable(
  'black_list_hits',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => blackList.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    place: text('place').$type<HitPlace>().notNull(),
    outcome: text('outcome').$type<'refused' | 'marked'>().notNull(),
    merchantId: uuid('merchant_id')
      .notNull()
      .references(() => merchants.id),
    merchantOrderNo: text('merchant_order_no').notNull(),
    orderCode: text('order_code'),
  },
  (table) => [
    index('black_list_hits_entry').on(table.entryId, table.at, table.id),
    index('black_list_hits_at').on(table.at),
  ],
);
