import type { OperationIO } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { scriptColumns, versionColumns } from '../../../kit/versioned-scripts.ts';

/** A script of the direction choice chooses products, and belongs to no gateway. */
export type ScriptDirection = NonNullable<OperationIO['payScripts.add']['handlerInput']>['direction'];
/** What a gateway is for. */
export type GatewayDirection = Exclude<ScriptDirection, 'choice'>;
/** Input of an entry point, recorded answers, expected verdict. */
export type ScriptSample = NonNullable<OperationIO['payScripts.add']['handlerInput']['samples']>[number];

/** Programs that speak the API of a gateway, or choose products. */
export const payScripts = pgTable(
  'pay_scripts',
  {
    ...scriptColumns(),
    direction: text('direction').$type<ScriptDirection>().notNull(),
  },
  (table) => [uniqueIndex('pay_scripts_name').on(sql`lower(${table.name})`)],
);

export const payScriptVersions = pgTable(
  'pay_script_versions',
  {
    ...versionColumns(),
    scriptId: uuid('script_id')
      .notNull()
      .references(() => payScripts.id),
    samples: jsonb('samples').$type<readonly ScriptSample[]>().notNull(),
  },
  (table) => [
    unique('pay_script_versions_number').on(table.scriptId, table.version),
    index('pay_script_versions_newest').on(table.scriptId, table.createdAt),
  ],
);
