import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../../orders/orders.public.ts';
import { payGateways } from '../gateways/gateways.table.ts';
import { payScripts, payScriptVersions } from '../pay-scripts/pay-scripts.table.ts';
import type {
  EntryPoint,
  RunEffect,
  RunFailure,
  RunTrigger,
  RunVerdict,
  StoredChoice,
  StoredNotice,
  StoredRequest,
} from './script-runs.types.ts';

/** Every run of a pay script, with its requests. Secrets are masked before a row is written. */
export const payScriptRuns = pgTable(
  'pay_script_runs',
  {
    id: uuid('id').primaryKey(),
    /** Null for a choice, which needs no gateway. */
    gatewayId: uuid('gateway_id').references(() => payGateways.id),
    scriptId: uuid('script_id')
      .notNull()
      .references(() => payScripts.id),
    versionId: uuid('version_id')
      .notNull()
      .references(() => payScriptVersions.id),
    /** Null for a test, and for a notice about no known payout. */
    orderId: uuid('order_id').references(() => orders.id),
    attempt: integer('attempt'),
    key: text('key'),
    entryPoint: text('entry_point').$type<EntryPoint>().notNull(),
    trigger: text('trigger').$type<RunTrigger>().notNull(),
    /** Account of the user that asked for it. */
    triggeredBy: text('triggered_by'),
    verdict: text('verdict').$type<RunVerdict>().notNull(),
    reference: text('reference'),
    utr: text('utr'),
    code: text('code'),
    reason: text('reason'),
    failure: text('failure').$type<RunFailure>(),
    effect: text('effect').$type<RunEffect>().notNull(),
    requests: jsonb('requests').$type<readonly StoredRequest[]>().notNull(),
    notice: jsonb('notice').$type<StoredNotice>(),
    choice: jsonb('choice').$type<StoredChoice>(),
    log: jsonb('log').$type<readonly string[]>().notNull(),
    durationMs: integer('duration_ms').notNull(),
    cpuMs: integer('cpu_ms').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('pay_script_runs_started').on(table.startedAt, table.id),
    index('pay_script_runs_gateway').on(table.gatewayId, table.startedAt),
    index('pay_script_runs_script').on(table.scriptId, table.startedAt),
    index('pay_script_runs_order').on(table.orderId, table.startedAt),
    index('pay_script_runs_duration').on(table.durationMs, table.id),
    index('pay_script_runs_cpu').on(table.cpuMs, table.id),
  ],
);

export type ScriptRunRecord = typeof payScriptRuns.$inferSelect;
