import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { rowStatement, sqlStatement } from '../../../db/statements.ts';
import { newId } from '../../../kit/ids.ts';
import { reportLateChanges } from './late-changes.service.ts';
import { type Order, orderEvents, orders } from './orders.table.ts';
import type { OrderStatusId, PayoutStatusId } from './orders.types.ts';

export type OrderChanges = Partial<Omit<Order, 'id' | 'updatedAt'>>;

/** Actor, time and reason of an order step. */
export interface StepFacts {
  readonly now: Date;
  /** Absent when the platform itself acts. */
  readonly userId?: string;
  readonly ip?: string;
  readonly reason?: string;
}

/** One entry of an order's timeline. */
export interface TimelineStep {
  readonly event: string;
  readonly from: OrderStatusId | PayoutStatusId;
  readonly to: OrderStatusId | PayoutStatusId;
}

/**
 * Writes a step and its timeline entry in one statement. Returns undefined, and writes nothing, when the
 * order has changed since it was read. `stepId` is the id of the timeline entry; side effects of the step
 * refer to it.
 */
export async function recordStep(
  tx: Queryable,
  order: Order,
  changes: OrderChanges,
  { event, from, to }: TimelineStep,
  { now, userId, reason, ip }: StepFacts,
): Promise<{ order: Order; stepId: string } | undefined> {
  const next = { ...changes, updatedAt: now };
  const stepId = newId(now);
  const write = order.payoutStatus === null ? writeStep : writePayoutStep;
  const { rows } = await write(tx, next, {
    orderId: order.id,
    knownStatus: order.status,
    knownPayoutStatus: order.payoutStatus,
    knownUpdatedAt: order.updatedAt,
    stepId,
    at: now.toISOString(),
    event,
    from,
    to,
    actorKind: userId ? 'user' : 'system',
    actorId: userId ?? null,
    reason: reason ?? null,
    ip: ip ?? null,
  });
  return rows.length > 0 ? { order: { ...order, ...next }, stepId } : undefined;
}

/**
 * The same step of many payouts, which the caller has locked, in one statement. Returns the payouts after the step.
 */
export async function recordSteps(
  tx: Queryable,
  payouts: readonly Order[],
  changesOf: (order: Order) => OrderChanges,
  { event, from, to }: TimelineStep,
  { now, userId, reason, ip }: StepFacts,
): Promise<Order[]> {
  const moved = payouts.map((order): Order => ({ ...order, ...definedOf(changesOf(order)), updatedAt: now }));
  const changed = new Set(payouts.flatMap((order) => Object.keys(definedOf(changesOf(order)))));
  const columns = [...changed, 'updatedAt'] as (keyof Order)[];
  // What all of them get is one parameter; only what differs stands in the rows.
  const own = columns.filter((column) => moved.some((order) => order[column] !== moved[0]?.[column]));
  const shared = columns.filter((column) => !own.includes(column));
  const rows = JSON.stringify(
    moved.map((order) => ({
      order_id: order.id,
      step_id: newId(now),
      ...Object.fromEntries(own.map((column) => [orders[column].name, order[column]])),
    })),
  );
  const typed = own.map((column) => sql.raw(`, ${orders[column].name} ${orders[column].getSQLType()}`));
  const written = sql`
    with given as (
      select * from json_to_recordset(${rows}::json) as given(order_id uuid, step_id uuid${sql.join(typed)})),
    moved as ${tx
      .update(orders)
      .set({
        ...Object.fromEntries(shared.map((column) => [column, moved[0]?.[column]])),
        ...Object.fromEntries(own.map((column) => [column, sql.raw(`given.${orders[column].name}`)])),
      })
      .from(sql`given`)
      .where(and(sql`${orders.id} = given.order_id`, sql`${orders.payoutStatus} = ${from}`))
      .returning({ id: orders.id, createdAt: orders.createdAt })},
    late as (${reportLateChanges(sql`moved`)})
    insert into ${orderEvents} (order_id, id, at, event, from_status, to_status, actor_kind, actor_id, reason, ip)
    select moved.id, given.step_id, ${now.toISOString()}::timestamptz, ${event}, ${from}::smallint, ${to}::smallint,
      ${userId ? 'user' : 'system'}, ${userId ?? null}::text, ${reason ?? null}::text, ${ip ?? null}::text
    from moved join given on given.order_id = moved.id returning order_id`;
  const { rows: taken } = await tx.execute(written);
  if (taken.length !== payouts.length) throw new Error('Payouts changed while they were locked.');
  return moved;
}

const definedOf = (changes: OrderChanges): OrderChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

const stepStatement = (knownPayoutStatus: SQL) =>
  rowStatement<Order, { rows: readonly { order_id: string }[] }>(orders, (values) =>
    sqlStatement((db) => {
      const moved = db
        .update(orders)
        .set(values)
        .where(
          and(
            eq(orders.id, sql.placeholder('orderId')),
            eq(orders.status, sql.placeholder('knownStatus')),
            knownPayoutStatus,
            eq(orders.updatedAt, sql.placeholder('knownUpdatedAt')),
          ),
        )
        .returning({ id: orders.id, createdAt: orders.createdAt });
      const [stepId, at, event, from, to, actorKind, actorId, reason, ip] = [
        'stepId',
        'at',
        'event',
        'from',
        'to',
        'actorKind',
        'actorId',
        'reason',
        'ip',
      ].map((name) => sql.placeholder(name));
      return sql`
    with moved as ${moved}, late as (${reportLateChanges(sql`moved`)})
    insert into ${orderEvents} (order_id, id, at, event, from_status, to_status, actor_kind, actor_id, reason, ip)
    select id, ${stepId}, ${at}, ${event}, ${from}, ${to}, ${actorKind}, ${actorId}, ${reason}, ${ip}
    from moved returning order_id`;
    }),
  );

const writeStep = stepStatement(isNull(orders.payoutStatus));
const writePayoutStep = stepStatement(eq(orders.payoutStatus, sql.placeholder('knownPayoutStatus')));
