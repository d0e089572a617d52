import type { OperationIO } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

type Filters = Required<OperationIO['orderFindings.list']['handlerInput']>;
export type RuleKind = Filters['rule'];
export type SubjectKind = Filters['subjectKind'];
export type FindingState = Filters['state'];
export type Decision = Exclude<FindingState, 'open'>;

/** Rules that operators changed. The others work as shipped (`shippedRules`). */
export const orderAnalysisRules = pgTable('order_analysis_rules', {
  kind: text('kind').$type<RuleKind>().primaryKey(),
  enabled: boolean('enabled').notNull(),
  windowHours: integer('window_hours').notNull(),
  least: integer('least').notNull(),
  percent: integer('percent'),
  /** The rule applies to windows that end after this. */
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** The account name at that time. */
  changedBy: text('changed_by').notNull(),
});

/** Progress of the analysis: one row. */
export const orderAnalysisState = pgTable(
  'order_analysis_state',
  {
    id: smallint('id').primaryKey(),
    /** Orders created before this have been analysed, except for reported changes. */
    analysedUntil: timestamp('analysed_until', { withTimezone: true }).notNull(),
    /** No process begins anew before: the last run took long. */
    notBefore: timestamp('not_before', { withTimezone: true }),
  },
  (table) => [check('order_analysis_state_one', sql`${table.id} = 1`)],
);

/** What a rule found: one subject in one window. Its orders are the order set with its id. */
export const orderFindings = pgTable(
  'order_findings',
  {
    id: uuid('id').primaryKey(),
    rule: text('rule').$type<RuleKind>().notNull(),
    windowHours: integer('window_hours').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subject: text('subject').notNull(),
    /** The subject, and what else tells findings of one window apart (the amount of a burst). */
    subjectKey: text('subject_key').notNull(),
    /** The name when it was found. */
    subjectName: text('subject_name'),
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    currency: text('currency'),
    count: integer('count').notNull(),
    total: integer('total').notNull(),
    percent: integer('percent'),
    comparedPercent: integer('compared_percent'),
    orderCount: integer('order_count').notNull(),
    newOrderCount: integer('new_order_count').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
    state: text('state').$type<FindingState>().notNull(),
    /** The last decision. It stays when a dismissed finding opens again. */
    decision: text('decision').$type<Decision>(),
    reason: text('reason'),
    /** The account name at that time. */
    decidedBy: text('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('order_findings_subject').on(
      table.rule,
      table.windowHours,
      table.windowStart,
      table.subjectKind,
      table.subjectKey,
    ),
    index('order_findings_newest').on(table.lastAt, table.id),
    index('order_findings_state').on(table.state, table.lastAt, table.id),
    index('order_findings_decided_at').on(table.decidedAt).where(sql`decided_at is not null`),
    check(
      'order_findings_decided',
      sql`(${table.decision} is null) = (${table.decidedAt} is null) and (${table.decision} is not null or ${table.state} = 'open')`,
    ),
  ],
);

export type Finding = typeof orderFindings.$inferSelect;

/** The last message to the staff about a subject. It outlives its finding, so that one that comes and goes is told once. */
export const orderFindingNotices = pgTable(
  'order_finding_notices',
  {
    rule: text('rule').$type<RuleKind>().notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subject: text('subject').notNull(),
    findingId: uuid('finding_id').notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rule, table.subjectKind, table.subject] }),
    index('order_finding_notices_told_at').on(table.toldAt),
  ],
);
