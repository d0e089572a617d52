import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { scriptColumns, versionColumns } from '../../../kit/versioned-scripts.ts';
import type { RollOut, ScriptKind } from './monitor-scripts.types.ts';

/**
 * Programs that monitor devices run. Devices in the roll-out get the live version, the others the one before. The
 * platform never runs one.
 */
export const monitorScripts = pgTable(
  'monitor_scripts',
  {
    ...scriptColumns(),
    kind: text('kind').$type<ScriptKind>().notNull(),
    /** Belongs to every device of its kind that has no script of its own. */
    isDefault: boolean('is_default').notNull(),
    rollOut: text('roll_out').$type<RollOut>().notNull().default('all'),
    /** Only for the roll-out `share`. */
    percent: integer('percent'),
    /** Only for the roll-out `named`. */
    monitorIds: text('monitor_ids').array().notNull().default(sql`'{}'::text[]`),
  },
  (table) => [
    uniqueIndex('monitor_scripts_name').on(sql`lower(${table.name})`),
    uniqueIndex('monitor_scripts_default').on(table.kind).where(sql`is_default`),
    check('monitor_scripts_kind', sql`${table.kind} in ('sms', 'web', 'chain')`),
    check('monitor_scripts_roll_out', sql`${table.rollOut} in ('all', 'share', 'named')`),
    check('monitor_scripts_share', sql`(${table.rollOut} = 'share') = (${table.percent} is not null)`),
  ],
);

export const monitorScriptVersions = pgTable(
  'monitor_script_versions',
  {
    ...versionColumns(),
    scriptId: uuid('script_id')
      .notNull()
      .references(() => monitorScripts.id),
  },
  (table) => [
    unique('monitor_script_versions_number').on(table.scriptId, table.version),
    // A device reports the checksum of what it runs.
    index('monitor_script_versions_checksum').on(table.scriptId, table.checksum),
  ],
);
