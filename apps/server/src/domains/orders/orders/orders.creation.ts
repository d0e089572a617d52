import { formatMoney, minorUnits } from '@platform/sdk';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { perHandle } from '../../../db/per-handle.ts';
import { lanesOn } from '../../../db/side-by-side.ts';
import { statement } from '../../../db/statements.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import { batched } from '../../../kit/jobs/batching.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  checkBeneficiaryBank,
  limitsOf,
  type ProductTerms,
  productTerms,
} from '../../parties/parties.public.ts';
import { reservePayouts } from '../payout-steps/payout-steps.service.ts';
import { reportLateChanges } from './late-changes.service.ts';
import { type AskedOrder, hashOf, newOrder, type OrderRequest, type Placement } from './orders.new-order.ts';
import { type Order, orderEvents, orders } from './orders.table.ts';

/**
 * Places an order, once for each merchant order number. The unique index decides, not a prior read: of
 * simultaneous requests one writes the order, and the others get that order back, or are refused when their
 * content differs. Order and first timeline entry are one statement. For a collection that is the whole
 * transaction, in one round trip. A payout also reserves the merchant's money, so its caller provides a
 * transaction.
 */
export async function placeOrder(
  db: Queryable,
  request: OrderRequest,
  placement: Placement,
): Promise<{ order: Order; created: boolean }> {
  const terms =
    placement.terms ??
    (await productTerms(db, request.productId, placement.merchantId)) ??
    refuseProduct(request);
  const agreement = checkTerms(request, terms);
  const { bodyHash = hashOf(request) } = placement;
  if (terms.product.kind === 'payout') await checkBeneficiaryBank(db, request);

  // A retry is needed only when another order has the same random code.
  for (let turn = 0; turn < 5; turn += 1) {
    const order = newOrder(request, placement, terms.product, agreement.feeRate, bodyHash);
    if (await insertWithEvent(db, order, placement)) {
      if (order.payoutStatus !== null) await reservePayouts(db, [order], placement.now);
      return { order, created: true };
    }
    const existing = await findByMerchantOrderNo(db, placement.merchantId, request.mchOrderNo);
    if (existing && existing.bodyHash !== bodyHash) {
      throw new BusinessError('orderNumberConflict', { mchOrderNo: request.mchOrderNo });
    }
    if (existing) return { order: existing, created: false };
  }
  throw new BusinessError('createOrderFailed');
}

/**
 * The order that an identical request placed before. A merchant that lost the first answer retries; terms,
 * limits or a closed service that would refuse a new order by then do not affect the existing one.
 */
export async function placedBefore(
  db: Queryable,
  merchantId: string,
  asked: AskedOrder,
): Promise<Order | undefined> {
  const order = await findByMerchantOrderNo(db, merchantId, asked.mchOrderNo);
  return order?.bodyHash === hashOf(asked) ? order : undefined;
}

/**
 * Places many orders in one statement, in the caller's transaction, which has judged each of them. For a number that is already taken, the
 * result is the existing order with `created: false`.
 */
export async function placeOrders(
  tx: Queryable,
  wanted: readonly {
    readonly request: OrderRequest;
    readonly placement: Placement & { terms: ProductTerms };
  }[],
): Promise<{ order: Order; created: boolean }[]> {
  const drafts = wanted.map(({ request, placement }) => {
    const { feeRate } = checkTerms(request, placement.terms);
    const order = newOrder(request, placement, placement.terms.product, feeRate, hashOf(request));
    return { order, request, placement };
  });
  const entries = drafts.map(({ order, placement }) => entryOf(order, placement));
  const written = await insertWithEvents(tx, entries);
  const placed: { order: Order; created: boolean }[] = [];
  for (const { order, request, placement } of drafts) {
    const isNew = written.has(order.id);
    placed.push(isNew ? { order, created: true } : await placeOrder(tx, request, placement));
  }
  const payouts = drafts
    .map(({ order }) => order)
    .filter(({ id, payoutStatus }) => written.has(id) && payoutStatus !== null);
  const [first] = payouts;
  if (first) await reservePayouts(tx, payouts, first.createdAt);
  return placed;
}

function refuseProduct({ productId }: OrderRequest): never {
  throw new BusinessError('productNotFound', { productId });
}

/** Returns the merchant's agreement for the product, or throws when the order violates it. */
export function checkTerms(
  request: OrderRequest,
  terms: ProductTerms,
): NonNullable<ProductTerms['agreement']> {
  const { product, agreement } = terms;
  const { productId, amount } = request;
  if (!agreement?.enabled || !product.enabled) {
    throw new BusinessError('productNotEnabled', { productId });
  }
  const { minAmountMinor, maxAmountMinor } = limitsOf(terms);
  if (amount < minAmountMinor || amount > maxAmountMinor) {
    throw new BusinessError('amountOutOfRange', {
      minimum: formatMoney(minorUnits(minAmountMinor), product.currency),
      maximum: formatMoney(minorUnits(maxAmountMinor), product.currency),
    });
  }
  const given = new Map<string, unknown>(Object.entries(request));
  const issues = product.requiredFields
    .filter((field) => given.get(field) === undefined)
    .map((field) => ({
      path: field,
      code: 'required',
      message: texts(
        `产品 ${productId} 必须填写 ${field}`,
        `產品 ${productId} 必須填寫 ${field}`,
        `Product ${productId} needs ${field}.`,
      ),
    }));
  if (issues.length > 0) throw new RequestFault('validationFailed', { issues });
  return agreement;
}

/** An order with its first timeline entry. */
interface NewEntry {
  readonly order: Order;
  readonly eventId: string;
  readonly ip: string | undefined;
  readonly userId: string | undefined;
  readonly details: { readonly userAgent: string } | null;
}

function entryOf(order: Order, { ip, userAgent, placedBy }: Placement): NewEntry {
  const eventId = newId(order.createdAt);
  return { order, eventId, ip, userId: placedBy, details: userAgent ? { userAgent } : null };
}

const columnNames = Object.entries(getTableColumns(orders)).map(
  ([key, { name }]) => [key as keyof Order, name] as const,
);

/** The rows are passed as one JSON text, so that the statement is the same for any number of orders. */
const insertStatement = statement((db) => {
  // By name, because the order of a table's columns depends on its migrations.
  const columns = sql.join(
    columnNames.map(([, name]) => sql.identifier(name)),
    sql`, `,
  );
  const rows = sql`json_populate_recordset(null::${orders}, ${sql.placeholder('rows')}::json)`;
  const placed = db.$with('placed').as(
    db
      .insert(orders)
      .select(sql`select ${columns} from ${rows}`)
      .onConflictDoNothing()
      .returning({
        id: orders.id,
        at: orders.createdAt,
        toStatus: sql<number>`coalesce(${orders.payoutStatus}, ${orders.status})`.as('to_status'),
        merchantId: orders.merchantId,
      }),
  );
  const entries = sql`json_to_recordset(${sql.placeholder('entries')}::json)`;
  const late = db.$with('late', {}).as(reportLateChanges(sql`placed`));
  return db
    .with(placed, late)
    .insert(orderEvents)
    .select((query) =>
      query
        .select({
          orderId: placed.id,
          id: sql`entry.id`.as('id'),
          at: placed.at,
          event: sql`'create'`.as('event'),
          fromStatus: sql`null::smallint`.as('from_status'),
          toStatus: placed.toStatus,
          actorKind: sql`case when entry.user_id is null then 'merchant' else 'user' end`.as('actor_kind'),
          actorId: sql`coalesce(entry.user_id, ${placed.merchantId}::text)`.as('actor_id'),
          reason: sql`null`.as('reason'),
          ip: sql`entry.ip`.as('ip'),
          details: sql`entry.details`.as('details'),
        })
        .from(placed)
        .innerJoin(
          sql`${entries} as entry(order_id uuid, id uuid, ip text, user_id text, details jsonb)`,
          sql`entry.order_id = ${placed.id}`,
        ),
    )
    .returning({ orderId: orderEvents.orderId });
});

/** Omits null columns, which are most of a new order. A column that is not named becomes null. */
function rowOf(order: Order): object {
  const row: Record<string, unknown> = {};
  for (const [key, name] of columnNames) if (order[key] !== null) row[name] = order[key];
  return row;
}

/**
 * Inserts the orders and returns the ids of those written. Orders whose number or code is already taken are
 * skipped.
 */
async function insertWithEvents(db: Queryable, unsorted: readonly NewEntry[]): Promise<Set<string>> {
  // Sorted, so that two statements writing the same numbers cannot deadlock.
  const entries = unsorted.toSorted((a, b) => (numberOf(a) < numberOf(b) ? -1 : 1));
  const rows = await insertStatement(db).execute({
    rows: JSON.stringify(entries.map(({ order }) => rowOf(order))),
    entries: JSON.stringify(
      entries.map(({ order, eventId, ip, userId, details }) => ({
        order_id: order.id,
        id: eventId,
        ip: ip ?? null,
        user_id: userId ?? null,
        details,
      })),
    ),
  });
  return new Set(rows.map(({ orderId }) => orderId));
}

const numberOf = ({ order }: NewEntry): string => `${order.merchantId} ${order.merchantOrderNo}`;

/**
 * Insert statements in flight at a time. More lanes mean fewer orders per statement, which costs more than it
 * saves.
 */
const insertLanes = 3;

const insertBatched = perHandle((db) =>
  batched((entries: readonly NewEntry[]) => insertAll(db, entries), { lanes: lanesOn(db, insertLanes) }),
);

async function insertAll(db: Queryable, entries: readonly NewEntry[]): Promise<(boolean | Error)[]> {
  try {
    const written = await insertWithEvents(db, entries);
    return entries.map(({ order }) => written.has(order.id));
  } catch (error) {
    if (entries.length === 1) throw error;
    // One refused order must not fail the others, so each is inserted alone. Already written ones are found
    // by number.
    const alone = await Promise.allSettled(entries.map((entry) => insertWithEvents(db, [entry])));
    return alone.map((result, index) =>
      result.status === 'fulfilled'
        ? result.value.has(entries[index]?.order.id ?? '')
        : asError(result.reason),
    );
  }
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** False when the merchant's number or the order's code is already taken. */
async function insertWithEvent(db: Queryable, order: Order, placement: Placement): Promise<boolean> {
  const entry = entryOf(order, placement);
  if (placement.batched) return insertBatched(db)(entry);
  return (await insertWithEvents(db, [entry])).has(order.id);
}

const byMerchantOrderNo = statement((db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchantOrderNo, sql.placeholder('merchantOrderNo')),
        eq(orders.merchantId, sql.placeholder('merchantId')),
      ),
    ),
);

async function findByMerchantOrderNo(
  db: Queryable,
  merchantId: string,
  merchantOrderNo: string,
): Promise<Order | undefined> {
  const [row] = await byMerchantOrderNo(db).execute({ merchantOrderNo, merchantId });
  return row;
}
