import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { containsByIndex } from '../../../db/contains.ts';
import { upTo } from '../../../kit/time-range.ts';
import { plainHash, resources } from '../../orders/orders.public.ts';
import type { MoneyDirection } from '../message-templates/message-templates.table.ts';
import {
  type Statement,
  type StatementKind,
  type StatementState,
  type StatementSuspicion,
  statements,
} from './statements.table.ts';
import { isOfOrderCode } from './statements-of-order.service.ts';

export interface StatementFilters {
  readonly kind?: StatementKind;
  readonly kinds?: readonly StatementKind[];
  readonly state?: StatementState;
  readonly suspicion?: StatementSuspicion;
  readonly direction?: MoneyDirection;
  readonly supplierIds?: readonly string[];
  readonly resourceId?: string;
  readonly cardNumber?: string;
  readonly monitorId?: string;
  readonly templateId?: string;
  readonly currency?: NonNullable<Statement['currency']>;
  readonly amountMinor?: number;
  readonly minAmountMinor?: number;
  readonly maxAmountMinor?: number;
  readonly utr?: string;
  readonly orderCode?: string;
  readonly network?: string;
  readonly fromAddress?: string;
  readonly toAddress?: string;
  readonly minConfirmations?: number;
  readonly maxConfirmations?: number;
  readonly text?: string;
  readonly startTime?: Date;
  readonly endTime?: Date;
  readonly minAgeMinutes?: number;
}

/** No index helps with a rare text of two letters, so a search reads only this period unless the caller gives another. */
const searchedMs = 31 * 86_400_000;
const minuteMs = 60_000;

/**
 * One SQL literal per state. With a parameter, PostgreSQL caches one plan for all states and expects a third of
 * all rows in each, so it scans from the newest row instead of using the index of the small queues.
 */
const isIn: Readonly<Record<StatementState, SQL>> = {
  received: sql`${statements.state} = 'received'`,
  matched: sql`${statements.state} = 'matched'`,
  unmatched: sql`${statements.state} = 'unmatched'`,
  suspicious: sql`${statements.state} = 'suspicious'`,
  unparsed: sql`${statements.state} = 'unparsed'`,
  ignored: sql`${statements.state} = 'ignored'`,
};

/** Literals too: the index of the rare kinds is partial. */
const isOfKind: Readonly<Record<StatementKind, SQL>> = {
  sms: sql`${statements.kind} = 'sms'`,
  webMessage: sql`${statements.kind} = 'webMessage'`,
  usdt: sql`${statements.kind} = 'usdt'`,
  gateway: sql`${statements.kind} = 'gateway'`,
};

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** Condition of a list of statements; undefined without a filter. */
export function conditionsOf(db: Queryable, filters: StatementFilters, now: Date): SQL | undefined {
  const { startTime, endTime, text } = filters;
  const unbounded = text !== undefined && startTime === undefined && endTime === undefined;
  const from = unbounded ? new Date(now.getTime() - searchedMs) : startTime;
  return and(
    given(filters.kind, (kind) => isOfKind[kind]),
    given(filters.kinds, isOneOf),
    given(filters.state, (state) => isIn[state]),
    given(filters.suspicion, (suspicion) => eq(statements.suspicion, suspicion)),
    given(filters.direction, (direction) => eq(statements.direction, direction)),
    given(filters.supplierIds, (ids) => inArray(statements.supplierId, [...ids])),
    given(filters.resourceId, (resourceId) => eq(statements.resourceId, resourceId)),
    given(filters.cardNumber, (cardNumber) => isOfCard(db, cardNumber)),
    given(filters.monitorId, (monitorId) => eq(statements.monitorId, monitorId)),
    given(filters.templateId, (templateId) => eq(statements.templateId, templateId)),
    given(filters.currency, (currency) => eq(statements.currency, currency)),
    given(filters.amountMinor, (amountMinor) => eq(statements.amountMinor, amountMinor)),
    given(filters.minAmountMinor, (lowest) => gte(statements.amountMinor, lowest)),
    given(filters.maxAmountMinor, (highest) => lte(statements.amountMinor, highest)),
    given(filters.utr, (utr) => inArray(statements.utr, [utr.toUpperCase(), plainHash(utr)])),
    given(filters.orderCode, (orderCode) => isOfOrderCode(db, orderCode)),
    given(filters.network, (network) => eq(statements.network, network)),
    given(filters.fromAddress, (address) => isAddress(statements.fromAddress, address)),
    given(filters.toAddress, (address) => isAddress(statements.toAddress, address)),
    given(filters.minConfirmations, (fewest) => gte(statements.confirmations, fewest)),
    given(filters.maxConfirmations, (most) => lte(statements.confirmations, most)),
    containsByIndex(statements.body, text),
    given(from, (time) => gte(statements.storedAt, time)),
    given(endTime, (time) => upTo(statements.storedAt, time)),
    given(filters.minAgeMinutes, (age) => lte(statements.storedAt, new Date(now.getTime() - age * minuteMs))),
  );
}

/** A single kind as an equality: only then does its index give the order of the list. */
function isOneOf(kinds: readonly StatementKind[]): SQL {
  const [first, ...others] = [...new Set(kinds)];
  if (first === undefined) return sql`true`;
  if (others.length === 0) return isOfKind[first];
  return sql`(${sql.join(
    [first, ...others].map((kind) => isOfKind[kind]),
    sql` or `,
  )})`;
}

const isAddress = (column: typeof statements.fromAddress | typeof statements.toAddress, address: string) =>
  sql`lower(${column}) = ${address.toLowerCase()}`;

/** As an array, which is read first: the planner does not know how few accounts have the card. */
function isOfCard(db: Queryable, cardNumber: string): SQL {
  const accounts = db
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.cardNumber, cardNumber));
  return sql`${statements.resourceId} = any(array(${accounts}))`;
}
