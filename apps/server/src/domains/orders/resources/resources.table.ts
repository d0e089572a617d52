import type { Currency } from '@platform/sdk';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { partsOf } from '../../../db/contains.ts';
import { products, suppliers } from '../../parties/parties.public.ts';
import type { FloatMode, PaysBy, ResourceKind } from './resources.types.ts';

const minorUnits = (name: string) => bigint(name, { mode: 'number' });

const numberColumns = [
  'cardNumber',
  'mobileNumber',
  'paybillNumber',
  'tillNumber',
  'vpa',
  'usdtAddress',
] as const;

/** What an account is found by: each of its numbers, and the last four characters of it, which lists show. */
export const numbersOf = (table: Readonly<Record<(typeof numberColumns)[number], SQLWrapper>>): SQL =>
  sql`(array[${sql.join(
    numberColumns.map((name) => sql`lower(${table[name]}), lower(right(${table[name]}, 4))`),
    sql`, `,
  )}])`;

/** The names that an account is found by a part of. */
export const namesOf = <Table extends Readonly<Record<'name' | 'bankName' | 'accountName', SQLWrapper>>>({
  name,
  bankName,
  accountName,
}: Table): (Table['name'] | Table['bankName'] | Table['accountName'])[] => [name, bankName, accountName];

/**
 * Accounts of one kind, currency, time zone and set of products, counted. There are few of these however many accounts
 * there are, so lists find by them what they would otherwise look for in every account. Triggers keep them.
 */
export const resourceGroups = pgTable(
  'resource_groups',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ResourceKind>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    timeZone: text('time_zone').notNull(),
    /** All products, and those it is enabled for. Ascending. */
    productIds: integer('product_ids').array().notNull(),
    enabledIds: integer('enabled_ids').array().notNull(),
    accountCount: integer('account_count').notNull().default(0),
    /** Accounts without a daily limit, and the sum of the other limits. */
    unlimitedCount: integer('unlimited_count').notNull().default(0),
    dailyLimitMinor: numeric('daily_limit_minor', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('resource_groups_of').on(
      table.kind,
      table.currency,
      table.timeZone,
      table.productIds,
      table.enabledIds,
    ),
  ],
);

/**
 * A supplier's receiving account. One table for all kinds; required fields of each kind are checked below,
 * the others are null. The current load is in `resource_loads`, which orders lock.
 */
export const resources = pgTable(
  'resources',
  {
    id: uuid('id').primaryKey(),
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    kind: text('kind').$type<ResourceKind>().notNull(),
    /** Name shown to operators. */
    name: text('name').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Time zone of the account. Its daily limit resets at midnight there. */
    timeZone: text('time_zone').notNull(),

    bankName: text('bank_name'),
    accountName: text('account_name'),
    cardNumber: text('card_number'),
    ifscCode: text('ifsc_code'),
    vpa: text('vpa'),
    mobileNumber: text('mobile_number'),
    /** M-Pesa: a paybill with the reference that payers enter, or a shop's till. */
    paybillNumber: text('paybill_number'),
    paybillAccount: text('paybill_account'),
    tillNumber: text('till_number'),
    usdtAddress: text('usdt_address'),
    usdtNetwork: text('usdt_network'),
    gatewayName: text('gateway_name'),
    /** The gateway that sends the payouts on it. Without a foreign key: gateways belong to a higher wing. */
    gatewayId: uuid('gateway_id'),
    /** Pay link, link that opens the payer's app, and a QR picture of it. */
    link: text('link'),
    jumpLink: text('jump_link'),
    qrCode: text('qr_code'),

    minAmountMinor: minorUnits('min_amount_minor').notNull(),
    maxAmountMinor: minorUnits('max_amount_minor').notNull(),
    /** Total per day; null: unlimited. */
    dailyLimitMinor: minorUnits('daily_limit_minor'),
    /** Concurrent orders; null: unlimited. */
    concurrencyLimit: integer('concurrency_limit'),
    /**
     * Weight in the random choice. An account of weight 0 is chosen only when no other can take the order.
     */
    weight: integer('weight').notNull().default(10),
    floatMode: text('float_mode').$type<FloatMode>().notNull().default('none'),
    /** Who makes its payouts: a person, or its monitor device. */
    paysBy: text('pays_by').$type<PaysBy>().notNull().default('hand'),

    /** The monitoring device or script; null when there is none. */
    monitorId: text('monitor_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Soft delete: paid orders refer to the row. `resource_loads.closed_at` refuses new orders. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Set by a trigger; null once it is deleted. */
    groupId: integer('group_id').references(() => resourceGroups.id),
    /** The names in small letters, by which accounts are sorted. The supplier's is set by triggers. */
    nameKey: text('name_key').notNull().generatedAlwaysAs(sql`lower(name)`),
    supplierKey: text('supplier_key').notNull().default(''),
  },
  (table) => [
    index('resources_supplier').on(table.supplierId, table.nameKey, table.id),
    // The orders of the list. The migration adds what filters read (`include`), so that the rows before a page are
    // skipped without a look at the accounts.
    index('resources_by_supplier')
      .on(table.supplierKey, table.nameKey, table.id)
      .where(sql`deleted_at is null`),
    index('resources_by_name').on(table.nameKey, table.id).where(sql`deleted_at is null`),
    index('resources_by_age').on(table.createdAt, table.id).where(sql`deleted_at is null`),
    index('resources_by_weight').on(table.weight, table.id).where(sql`deleted_at is null`),
    // For counts by the state of monitors.
    index('resources_watched').on(table.monitorId, table.groupId).where(sql`deleted_at is null`),
    index('resources_gateway').on(table.gatewayId).where(sql`gateway_id is not null`),
    index('resources_monitor').on(table.monitorId).where(sql`monitor_id is not null`),
    // A real account is registered once, because arriving money must have one owner.
    uniqueIndex('resources_card')
      .on(table.cardNumber, table.bankName)
      .where(sql`kind = 'bank' and deleted_at is null`),
    uniqueIndex('resources_vpa').on(sql`lower(${table.vpa})`).where(sql`kind = 'upi' and deleted_at is null`),
    uniqueIndex('resources_usdt')
      .on(table.usdtAddress, table.usdtNetwork)
      .where(sql`kind = 'usdt' and deleted_at is null`),
    uniqueIndex('resources_mobile')
      .on(table.mobileNumber)
      .where(sql`kind = 'mobileMoney' and deleted_at is null`),
    uniqueIndex('resources_paybill')
      .on(table.paybillNumber, table.paybillAccount)
      .where(sql`kind = 'mobileMoney' and deleted_at is null`),
    uniqueIndex('resources_till')
      .on(table.tillNumber)
      .where(sql`kind = 'mobileMoney' and deleted_at is null`),
    index('resources_card_tail')
      .on(sql`reverse(${table.cardNumber}) text_pattern_ops`)
      .where(sql`card_number is not null`),
    index('resources_numbers').using('gin', numbersOf(table)),
    index('resources_names').using('gin', partsOf(namesOf(table))),
    index('resources_group').on(table.groupId),
    unique('resources_currency').on(table.id, table.currency),
    check(
      'resources_kind',
      sql`case ${table.kind}
        when 'bank' then ${table.bankName} is not null and ${table.accountName} is not null and ${table.cardNumber} is not null
        when 'upi' then ${table.vpa} is not null
        when 'wallet' then ${table.accountName} is not null and coalesce(${table.link}, ${table.jumpLink}, ${table.qrCode}) is not null
        when 'usdt' then ${table.currency} = 'USDT' and ${table.usdtAddress} is not null and ${table.usdtNetwork} is not null
        when 'gateway' then ${table.gatewayName} is not null
        when 'mobileMoney' then coalesce(${table.mobileNumber}, ${table.paybillNumber}, ${table.tillNumber}) is not null
        else false end`,
    ),
    check(
      'resources_limits',
      sql`${table.minAmountMinor} > 0 and ${table.minAmountMinor} <= ${table.maxAmountMinor}
        and ${table.dailyLimitMinor} >= 0 and ${table.concurrencyLimit} >= 0 and ${table.weight} >= 0`,
    ),
    check('resources_pays_by', sql`${table.paysBy} in ('hand', 'device')`),
    check('resources_gateway_kind', sql`${table.gatewayId} is null or ${table.kind} = 'gateway'`),
    check('resources_float_mode', sql`${table.floatMode} in ('none', 'up', 'down', 'both')`),
  ],
);

/** The products of an account. Foreign keys on both sides ensure one currency. */
export const resourceProducts = pgTable(
  'resource_products',
  {
    resourceId: uuid('resource_id').notNull(),
    productId: integer('product_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.resourceId] }),
    index('resource_products_resource').on(table.resourceId),
    // Allocation looks for an account here. Most accounts of a platform are disabled for good.
    index('resource_products_offered')
      .on(table.productId, table.currency, table.resourceId)
      .where(sql`enabled`),
    foreignKey({
      name: 'resource_products_resource_currency',
      columns: [table.resourceId, table.currency],
      foreignColumns: [resources.id, resources.currency],
    }),
    foreignKey({
      name: 'resource_products_product_currency',
      columns: [table.productId, table.currency],
      foreignColumns: [products.id, products.currency],
    }),
  ],
);
