import type { OperationIO } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A script of the direction choice chooses products, and belongs to no gateway. */
export type ScriptDirection = NonNullable<OperationIO['payScripts.add']['handlerInput']>['direction'];
/** What a gateway is for. */
export type GatewayDirection = Exclude<ScriptDirection, 'choice'>;
/** Input of an entry point, recorded answers, expected verdict. */
export type ScriptSample = NonNullable<OperationIO['payScripts.add']['handlerInput']['samples']>[number];

/** Programs that speak the API of a gateway, or choose products. What runs is the live version. */
export const payScripts = pgTable(
  'pay_scripts',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    direction: text('direction').$type<ScriptDirection>().notNull(),
    /** Null: no version is live. */
    liveVersionId: uuid('live_version_id'),
    /** The version that was live before, for bringing it back. */
    previousVersionId: uuid('previous_version_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('pay_scripts_name').on(sql`lower(${table.name})`)],
);

/** Versions never change, so that the record of a run names exactly what ran. Only `wentLiveAt` is written later. */
export const payScriptVersions = pgTable(
  'pay_script_versions',
  {
    id: uuid('id').primaryKey(),
    scriptId: uuid('script_id')
      .notNull()
      .references(() => payScripts.id),
    version: integer('version').notNull(),
    note: text('note').notNull(),
    /** Account of the author; null for a version that the platform ships. */
    author: text('author'),
    /** SHA-256 of the source in hexadecimal. */
    checksum: text('checksum').notNull(),
    source: text('source').notNull(),
    samples: jsonb('samples').$type<readonly ScriptSample[]>().notNull(),
    wentLiveAt: timestamp('went_live_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('pay_script_versions_number').on(table.scriptId, table.version),
    index('pay_script_versions_newest').on(table.scriptId, table.createdAt),
  ],
);
