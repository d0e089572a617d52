import { createHash } from 'node:crypto';
import { formatMoney, minorUnits } from '@platform/sdk';
import { payoutCreation, payoutStatusIds } from '@platform/sdk/rules';
import { and, eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { BusinessError } from '../../kit/business-error.ts';
import { RequestFault } from '../../kit/envelope.ts';
import { newId } from '../../kit/ids.ts';
import { reservePayout } from '../payouts/payouts.service.ts';
import { limitsOf, type ProductTerms, productTerms } from '../products/products.service.ts';
import { newOrderCode } from './orders.code.ts';
import { type Order, orderEvents, orders } from './orders.table.ts';
import type { OrderMarkId } from './orders.types.ts';

/** What a merchant asks for, in the server's units. */
export interface OrderRequest {
  readonly productId: number;
  readonly mchOrderNo: string;
  readonly amount: number;
  readonly notifyUrl: string;
  readonly returnUrl?: string;
  readonly subject?: string;
  readonly body?: string;
  readonly clientIp?: string;
  readonly userName?: string;
  readonly cardNumber?: string;
  readonly ifscCode?: string;
  readonly bankName?: string;
  readonly vpa?: string;
  readonly mode?: string;
  readonly address?: string;
  readonly extra?: Record<string, string>;
}

export interface Placement {
  readonly merchantId: string;
  readonly now: Date;
  readonly timeZone: string;
  /** Where the request came from; kept in the order's timeline. */
  readonly ip?: string;
  readonly mark?: OrderMarkId;
  /** Instead of reading them: who places many orders knows the terms already. */
  readonly terms?: ProductTerms;
  readonly orderCode?: string;
}

/**
 * Places an order, once for each merchant order number. The unique index decides, not a look beforehand: of any
 * number of simultaneous requests one writes the order, and each other gets that order back, or is refused if it
 * asks for something else. Order and first timeline entry are one statement: for a collection order that is the whole
 * transaction, in one round trip. A payout also reserves the merchant's money, so its caller brings a transaction.
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
  const bodyHash = hashOf(request);

  // A second turn is only needed when another order happens to have the same code.
  for (let turn = 0; turn < 5; turn += 1) {
    const order = newOrder(request, placement, terms.product, agreement.feeRate, bodyHash);
    if (await insertWithEvent(db, order, placement)) {
      if (order.payoutStatus !== null) await reservePayout(db, order, placement.now);
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

function refuseProduct({ productId }: OrderRequest): never {
  throw new BusinessError('productNotFound', { productId });
}

function checkTerms(request: OrderRequest, terms: ProductTerms): NonNullable<ProductTerms['agreement']> {
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
    .map((field) => ({ path: field, code: 'required', message: `Product ${productId} needs ${field}.` }));
  if (issues.length > 0) throw new RequestFault('validationFailed', { issues });
  return agreement;
}

/** The same request has the same hash, whatever the order of its fields. */
function hashOf(request: OrderRequest): string {
  const { extra, ...fields } = request;
  const sorted = (part: object) =>
    Object.entries(part)
      .filter(([, value]) => value !== undefined)
      .sort();
  const text = JSON.stringify([sorted(fields), extra ? sorted(extra) : []]);
  return createHash('sha256').update(text).digest('base64url');
}

function newOrder(
  request: OrderRequest,
  { merchantId, now, timeZone, mark = 0, orderCode }: Placement,
  { kind, currency, mainProductId }: ProductTerms['product'],
  feeRate: string,
  bodyHash: string,
): Order {
  const isPayout = kind === 'payout';
  return {
    id: newId(now),
    orderCode: orderCode ?? newOrderCode(kind, now, timeZone),
    merchantId,
    merchantOrderNo: request.mchOrderNo,
    supplierId: null,
    resourceId: null,
    productId: request.productId,
    mainProductId,
    orderType: isPayout ? 2 : 1,
    status: 1,
    amountMinor: request.amount,
    payAmountMinor: null,
    receivedMinor: null,
    feeRate,
    feeMinor: null,
    commissionRate: null,
    commissionMinor: null,
    currency,
    mark,
    isProxy: false,
    subject: request.subject ?? null,
    body: request.body ?? null,
    description: null,
    notifyUrl: request.notifyUrl,
    returnUrl: request.returnUrl ?? null,
    clientIp: request.clientIp ?? null,
    extra: request.extra ?? {},
    userName: request.userName ?? null,
    cardNumber: request.cardNumber ?? null,
    ifscCode: request.ifscCode ?? null,
    bankName: request.bankName ?? null,
    vpa: request.vpa ?? null,
    mode: request.mode ?? null,
    address: request.address ?? null,
    // A payer's own address is no more than a note; a payout goes there.
    usdtAddress: isPayout ? (request.address ?? null) : null,
    // USDT has six digits: its minor unit is the millionth that chain amounts are counted in.
    usdtCountMicro: currency === 'USDT' ? request.amount : null,
    utr: null,
    identifyCode: null,
    validateUserName: null,
    supplementStatus: 0,
    supplementType: null,
    batchId: null,
    payoutStatus: isPayout ? payoutStatusIds[payoutCreation.to] : null,
    processState: null,
    claimedBy: null,
    claimedAt: null,
    claimExpiresAt: null,
    rejectReason: null,
    attempt: 1,
    callbackAttempts: 0,
    lastCallbackAt: null,
    bodyHash,
    createdAt: now,
    updatedAt: now,
    expiresAt: null,
    completedAt: null,
    reversedAt: null,
  };
}

/** What later steps fill in: null, or the column's own default, until then. */
const filledLater: ReadonlySet<string> = new Set<keyof Order>([
  'supplierId',
  'resourceId',
  'payAmountMinor',
  'receivedMinor',
  'feeMinor',
  'commissionRate',
  'commissionMinor',
  'isProxy',
  'description',
  'utr',
  'identifyCode',
  'validateUserName',
  'supplementStatus',
  'supplementType',
  'batchId',
  'processState',
  'claimedBy',
  'claimedAt',
  'claimExpiresAt',
  'rejectReason',
  'attempt',
  'callbackAttempts',
  'lastCallbackAt',
  'expiresAt',
  'completedAt',
  'reversedAt',
]);

const orderPlaceholders = Object.fromEntries(
  Object.keys(getTableColumns(orders))
    .filter((key) => !filledLater.has(key))
    .map((key) => [key, sql.placeholder(key)]),
) as { [Column in keyof Order]: Placeholder };

const insertStatement = preparedOnce((db) => {
  const placed = db
    .$with('placed')
    .as(db.insert(orders).values(orderPlaceholders).onConflictDoNothing().returning({ id: orders.id }));
  const given = <Type extends string>(name: string, type: Type) =>
    sql`${sql.placeholder(name)}::${sql.raw(type)}`;
  return db
    .with(placed)
    .insert(orderEvents)
    .select((query) =>
      query
        .select({
          orderId: placed.id,
          id: given('eventId', 'uuid').as('id'),
          at: given('eventAt', 'timestamptz').as('at'),
          event: sql`'create'`.as('event'),
          fromStatus: sql`null::smallint`.as('from_status'),
          toStatus: given('eventStatus', 'smallint').as('to_status'),
          actorKind: sql`'merchant'`.as('actor_kind'),
          actorId: given('eventActor', 'text').as('actor_id'),
          reason: sql`null`.as('reason'),
          ip: given('eventIp', 'text').as('ip'),
          details: sql`null::jsonb`.as('details'),
        })
        .from(placed),
    )
    .returning({ orderId: orderEvents.orderId })
    .prepare('place_order');
});

/** False when an index already holds the merchant's number (or the order's code). */
async function insertWithEvent(db: Queryable, order: Order, { merchantId, ip }: Placement): Promise<boolean> {
  const rows = await insertStatement(db).execute({
    ...order,
    eventId: newId(order.createdAt),
    eventAt: order.createdAt.toISOString(),
    eventStatus: order.payoutStatus ?? order.status,
    eventActor: merchantId,
    eventIp: ip ?? null,
  });
  return rows.length > 0;
}

async function findByMerchantOrderNo(
  db: Queryable,
  merchantId: string,
  merchantOrderNo: string,
): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.merchantOrderNo, merchantOrderNo), eq(orders.merchantId, merchantId)));
  return row;
}
