import type { Currency } from '@platform/sdk';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import type { TemplateDefinition } from '../payout-templates/payout-templates.service.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Payout batches. The state follows from these times and from the places of the payouts (`payoutBatchOrders` of the
 * orders wing), so it is right however a payout of the batch was handled.
 */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: uuid('id').primaryKey(),
    batchCode: text('batch_code').notNull(),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id),
    /** Kept for its name: the template may change or be deleted. */
    templateName: text('template_name').notNull(),
    /** The template as it was at the creation. */
    template: jsonb('template').$type<TemplateDefinition>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    payoutTime: timestamp('payout_time', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    exportedAt: timestamp('exported_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payout_batches_code').on(table.batchCode),
    index('payout_batches_newest').on(table.createdAt, table.id),
    index('payout_batches_supplier_newest').on(table.supplierId, table.createdAt, table.id),
  ],
);

export type PayoutBatch = typeof payoutBatches.$inferSelect;

/** The exported file of a batch, written once. */
export const payoutBatchFiles = pgTable('payout_batch_files', {
  batchId: uuid('batch_id')
    .primaryKey()
    .references(() => payoutBatches.id),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  content: bytes('content').notNull(),
  sha256: text('sha256').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Result files of the bank, as they were uploaded. */
export const payoutBatchResults = pgTable(
  'payout_batch_results',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    fileName: text('file_name').notNull(),
    content: bytes('content').notNull(),
    sha256: text('sha256').notNull(),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => users.id),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    /** When it was confirmed first. */
    appliedAt: timestamp('applied_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('payout_batch_results_file').on(table.batchId, table.sha256)],
);

export type BatchStepEvent =
  | 'created'
  | 'exported'
  | 'downloaded'
  | 'judged'
  | 'confirmed'
  | 'handled'
  | 'takenOut'
  | 'cancelled';

/** What happened to a batch. */
export const payoutBatchSteps = pgTable(
  'payout_batch_steps',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    event: text('event').$type<BatchStepEvent>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    userId: uuid('user_id').references(() => users.id),
    reason: text('reason'),
    /** Payouts that the step changed. */
    count: integer('count').notNull(),
    sha256: text('sha256'),
  },
  (table) => [index('payout_batch_steps_batch').on(table.batchId, table.id)],
);
