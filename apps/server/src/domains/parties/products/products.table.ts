import type { Currency } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { merchants } from '../merchants/merchants.table.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';

export type ProductKind = 'collection' | 'payout';
export type FloatMode = 'none' | 'up' | 'down' | 'both';
export interface ProductNames {
  readonly 'zh-CN': string;
  readonly 'zh-TW': string;
  readonly 'en-US': string;
}

/** A numbered payment method. The number is data: the code never branches on it. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey(),
    /** The main product of this variant. */
    mainProductId: integer('main_product_id').references((): AnyPgColumn => products.id),
    names: jsonb('names').$type<ProductNames>().notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    minAmountMinor: bigint('min_amount_minor', { mode: 'number' }).notNull(),
    maxAmountMinor: bigint('max_amount_minor', { mode: 'number' }).notNull(),
    /** Fields of the creation request that this channel requires. */
    requiredFields: text('required_fields').array().notNull().default(sql`'{}'::text[]`),
    /** How payments are matched to orders: by the amount alone, or first by the bank's reference. */
    matchBy: text('match_by').$type<'amount' | 'reference'>().notNull().default('reference'),
    /** Its accounts take orders only while the monitor that reads their statements is alive. */
    needsMonitor: boolean('needs_monitor').notNull().default(false),
    /** Default float mode of new accounts. */
    floatMode: text('float_mode').$type<FloatMode>().notNull().default('none'),
    /** Default rates of new agreements. */
    defaultFeeRate: text('default_fee_rate').notNull().default('0'),
    defaultCommissionRate: text('default_commission_rate').notNull().default('0'),
    /**
     * The payer sends a red packet, which the account's owner opens. An account can hold only a limited
     * number of unopened ones.
     */
    redPacket: boolean('red_packet').notNull().default(false),
    /**
     * Makes the product dynamic: the script names the products of its orders. Without a foreign key: scripts belong
     * to a higher wing.
     */
    choiceScriptId: uuid('choice_script_id'),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('products_float_mode', sql`${table.floatMode} in ('none', 'up', 'down', 'both')`),
    check(
      'products_default_rates',
      sql`${table.defaultFeeRate} ~ '^(0(\\.[0-9]{1,6})?|1)$' and ${table.defaultCommissionRate} ~ '^(0(\\.[0-9]{1,6})?|1)$'`,
    ),
    check('products_main_is_another', sql`${table.mainProductId} <> ${table.id}`),
    check(
      'products_limits',
      sql`${table.minAmountMinor} > 0 and ${table.minAmountMinor} <= ${table.maxAmountMinor}`,
    ),
    check('products_kind', sql`${table.kind} in ('collection', 'payout')`),
    check('products_match_by', sql`${table.matchBy} in ('amount', 'reference')`),
    check('products_dynamic', sql`${table.choiceScriptId} is null or ${table.kind} = 'collection'`),
    unique('products_currency').on(table.id, table.currency),
  ],
);

/** Merchants' agreements: products, fees and limits. */
export const merchantProducts = pgTable(
  'merchant_products',
  {
    merchantId: uuid('merchant_id')
      .notNull()
      .references(() => merchants.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    enabled: boolean('enabled').notNull().default(true),
    /** Decimal text ("0.005"); never a float. */
    feeRate: text('fee_rate').notNull(),
    minAmountMinor: bigint('min_amount_minor', { mode: 'number' }),
    maxAmountMinor: bigint('max_amount_minor', { mode: 'number' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantId, table.productId] }),
    check(
      'merchant_products_limits',
      sql`${table.minAmountMinor} >= 0 and ${table.minAmountMinor} <= coalesce(${table.maxAmountMinor}, ${table.minAmountMinor}) and ${table.maxAmountMinor} > 0`,
    ),
    check('merchant_products_fee_rate', sql`${table.feeRate} ~ '^(0(\\.[0-9]{1,6})?|1)$'`),
  ],
);

/** Suppliers' agreements: products and commissions. */
export const supplierProducts = pgTable(
  'supplier_products',
  {
    supplierId: uuid('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    enabled: boolean('enabled').notNull().default(true),
    /** Decimal text, like fee rates. */
    commissionRate: text('commission_rate').notNull(),
    /**
     * Limits for orders on the supplier's accounts, in addition to the accounts' own; null: only those apply.
     */
    minAmountMinor: bigint('min_amount_minor', { mode: 'number' }),
    maxAmountMinor: bigint('max_amount_minor', { mode: 'number' }),
    /** Multiplies the weight of each of its accounts, and so the supplier's share of the product. */
    weight: integer('weight').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'supplier_products_limits',
      sql`${table.weight} between 0 and 1000 and ${table.minAmountMinor} >= 0 and ${table.maxAmountMinor} > 0
        and ${table.minAmountMinor} <= coalesce(${table.maxAmountMinor}, ${table.minAmountMinor})`,
    ),
    primaryKey({ columns: [table.supplierId, table.productId] }),
    check('supplier_products_commission_rate', sql`${table.commissionRate} ~ '^(0(\\.[0-9]{1,6})?|1)$'`),
  ],
);
