import { and, count, eq, gte, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { selectedRows } from '../../../kit/operation/selected-rows.ts';
import { upTo } from '../../../kit/time-range.ts';
import { users } from '../../access/access.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import { orders } from '../orders/orders.table.ts';
import { attemptErrorText } from './callback-attempts.labels.ts';
import { maxScheduledAttempts } from './callback-schedule.ts';
import { type Delivery, orderCallbackAttempts, orderCallbacks } from './order-callbacks.table.ts';
import type {
  AttemptRow,
  CallbackMethod,
  CallbackOutcome,
  CallbackRow,
  CallbackState,
} from './order-callbacks.types.ts';

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** Filter of deliveries, shared by the list and by resend jobs. */
export interface CallbackFilter {
  readonly orderCodes?: readonly string[];
  readonly orderCode?: string;
  readonly merchantOrderNo?: string;
  readonly merchantId?: string;
  readonly state?: CallbackState;
  readonly lastOutcome?: CallbackOutcome;
  readonly startTime?: Date;
  readonly endTime?: Date;
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** The condition over deliveries joined with their orders. */
export const callbackConditions = (filter: CallbackFilter): SQL | undefined =>
  and(
    given(filter.orderCodes, (codes) => inArray(orders.orderCode, [...codes])),
    given(filter.orderCode, (code) => eq(orders.orderCode, code)),
    given(filter.merchantOrderNo, (number) => eq(orders.merchantOrderNo, number)),
    given(filter.merchantId, (id) => eq(orderCallbacks.merchantId, id)),
    given(filter.state, (state) => eq(orderCallbacks.state, state)),
    given(filter.lastOutcome, (outcome) => eq(orderCallbacks.lastOutcome, outcome)),
    given(filter.startTime, (time) => gte(orderCallbacks.createdAt, time)),
    given(filter.endTime, (time) => upTo(orderCallbacks.createdAt, time)),
  );

const deliveryKeys = {
  createdAt: orderCallbacks.createdAt,
  lastAttemptAt: { smallestIfMissing: orderCallbacks.lastAttemptAt },
};

export async function listCallbacks(
  db: Queryable,
  { page, pageSize, sortBy, sortOrder, ...filter }: CallbackFilter & Page & Sort<keyof typeof deliveryKeys>,
  rowIds?: readonly string[],
): Promise<{ list: CallbackRow[]; total: number }> {
  const conditions = and(callbackConditions(filter), selectedRows(orderCallbacks.id, rowIds));
  const rows = await pageOfCallbacks(db, conditions, { page, pageSize, sortBy, sortOrder });
  const [counted] = await db
    .select({ total: count() })
    .from(orderCallbacks)
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .where(conditions);
  const list = rows.map(({ callback, order, mchId, name }): CallbackRow => {
    const { orderCode, merchantOrderNo, orderType } = order;
    const { status: orderStatusId, payoutStatus } = order;
    const facts = { orderCode, merchantOrderNo, orderType, orderStatusId, payoutStatus };
    return { ...rowOf(callback), ...facts, mchId, merchantName: name };
  });
  return { list, total: counted?.total ?? 0 };
}

export function pageOfCallbacks(
  db: Queryable,
  conditions: SQL | undefined,
  { page, pageSize, ...sort }: Page & Sort<keyof typeof deliveryKeys>,
) {
  return db
    .select({ callback: orderCallbacks, order: orders, mchId: merchants.mchId, name: merchants.name })
    .from(orderCallbacks)
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .innerJoin(merchants, eq(merchants.id, orderCallbacks.merchantId))
    .where(conditions)
    .orderBy(...listOrder(deliveryKeys, sort, [orderCallbacks.createdAt, orderCallbacks.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

function rowOf(callback: Delivery) {
  const { id, orderId, merchantId, url, state, attempts, lastOutcome, lastStatus } = callback;
  return {
    id,
    orderId,
    merchantId,
    url,
    state,
    attempts,
    maxAttempts: maxScheduledAttempts,
    lastOutcome,
    lastStatus,
    lastAttemptAt: textOf(callback.lastAttemptAt),
    // While sending, the due time is the end of the lease.
    nextAttemptAt: state === 'sending' ? null : textOf(callback.dueAt),
    acknowledgedAt: textOf(callback.acknowledgedAt),
    createdAt: callback.createdAt.toISOString(),
    resendPending: callback.resendTrigger !== null,
    resendRequestedAt: textOf(callback.resendRequestedAt),
  };
}

const textOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const attemptKeys = {
  sendTime: orderCallbackAttempts.sentAt,
  latencyMs: { smallestIfMissing: orderCallbackAttempts.latencyMs },
};

export interface AttemptListRequest extends Page, Sort<keyof typeof attemptKeys> {
  readonly callbackId?: string;
  readonly orderCode?: string;
  readonly merchantOrderCode?: string;
  readonly systemFlag?: string;
  readonly httpMethod?: CallbackMethod;
  readonly outcome?: CallbackOutcome;
  readonly receiveStartTime?: Date;
  readonly receiveEndTime?: Date;
}

export async function listAttempts(
  { db, language, rowIds }: Pick<HandlerContext, 'db' | 'language' | 'rowIds'>,
  { page, pageSize, sortBy, sortOrder, ...filter }: AttemptListRequest,
): Promise<{ list: AttemptRow[]; total: number }> {
  const made = orderCallbackAttempts;
  const conditions = and(
    selectedRows(made.id, rowIds),
    given(filter.callbackId, (id) => eq(made.callbackId, id)),
    given(filter.orderCode, (code) => eq(orders.orderCode, code)),
    given(filter.merchantOrderCode, (number) => eq(orders.merchantOrderNo, number)),
    given(filter.systemFlag, (flag) => eq(made.systemFlag, flag)),
    given(filter.httpMethod, (method) => eq(made.httpMethod, method)),
    given(filter.outcome, (outcome) => eq(made.outcome, outcome)),
    given(filter.receiveStartTime, (time) => gte(made.receivedAt, time)),
    given(filter.receiveEndTime, (time) => upTo(made.receivedAt, time)),
  );
  const rows = await pageOfAttempts(db, conditions, { page, pageSize, sortBy, sortOrder });
  const [counted] = await db
    .select({ total: count() })
    .from(made)
    .innerJoin(orderCallbacks, eq(orderCallbacks.id, made.callbackId))
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .where(conditions);
  const list = rows.map(({ attempt: { sentAt, receivedAt, error, ...attempt }, ...about }) => ({
    ...attempt,
    ...about,
    error: error === null ? null : attemptErrorText(error, language),
    sendTime: sentAt.toISOString(),
    receiveTime: textOf(receivedAt),
  }));
  return { list, total: counted?.total ?? 0 };
}

export function pageOfAttempts(
  db: Queryable,
  conditions: SQL | undefined,
  { page, pageSize, ...sort }: Page & Sort<keyof typeof attemptKeys>,
) {
  const made = orderCallbackAttempts;
  return db
    .select({
      attempt: made,
      orderCode: orders.orderCode,
      merchantOrderCode: orders.merchantOrderNo,
      merchantId: orderCallbacks.merchantId,
      mchId: merchants.mchId,
      merchantName: merchants.name,
      triggeredBy: users.account,
    })
    .from(made)
    .innerJoin(orderCallbacks, eq(orderCallbacks.id, made.callbackId))
    .innerJoin(orders, eq(orders.id, orderCallbacks.orderId))
    .innerJoin(merchants, eq(merchants.id, orderCallbacks.merchantId))
    .leftJoin(users, eq(users.id, made.triggeredBy))
    .where(conditions)
    .orderBy(...listOrder(attemptKeys, sort, [made.sentAt, made.id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}
