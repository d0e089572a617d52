import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { users } from '../../access/access.public.ts';
import { merchants, suppliers } from '../../parties/parties.public.ts';
import { resources } from '../resources/resources.table.ts';
import { orders } from './orders.table.ts';
import type { OrderRow } from './orders.types.ts';

export interface OrderWithParties {
  readonly order: typeof orders.$inferSelect;
  readonly mchId: string;
  readonly merchantName: string;
  readonly supplierName: string | null;
  readonly resourceName: string | null;
  /** Account name of the user that holds the claim of a payout. */
  readonly claimedBy: string | null;
}

/** Orders joined with the names that a row shows. The caller adds conditions and sorting. */
export const selectOrders = (db: Queryable) =>
  db
    .select({
      order: orders,
      mchId: merchants.mchId,
      merchantName: merchants.name,
      supplierName: suppliers.name,
      resourceName: resources.name,
      claimedBy: users.account,
    })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .leftJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .leftJoin(resources, eq(resources.id, orders.resourceId))
    .leftJoin(users, eq(users.id, orders.claimedBy));

const isoOrNull = (time: Date | null): string | null => time?.toISOString() ?? null;

/** An order as lists and events show it. */
export function toOrderRow(found: OrderWithParties): OrderRow {
  const { order, mchId, merchantName, supplierName, resourceName, claimedBy } = found;
  return {
    id: order.id,
    orderCode: order.orderCode,
    merchantOrderNo: order.merchantOrderNo,
    orderType: order.orderType,
    merchantId: order.merchantId,
    mchId,
    merchantName,
    supplierId: order.supplierId,
    supplierName,
    isProxy: order.isProxy,
    resourceId: order.resourceId,
    resourceName,
    attempt: order.attempt,
    productId: order.productId,
    mainProductId: order.mainProductId,
    askedProductId: order.askedProductId,
    amountMinor: order.amountMinor,
    currency: order.currency,
    receivedMinor: order.receivedMinor,
    payAmountMinor: order.payAmountMinor,
    feeMinor: order.feeMinor,
    commissionMinor: order.commissionMinor,
    claimedBy,
    claimedAt: isoOrNull(order.claimedAt),
    claimExpiresAt: isoOrNull(order.claimExpiresAt),
    rejectReason: order.rejectReason,
    status: order.status,
    mark: order.mark,
    supplementStatus: order.supplementStatus,
    supplementType: order.supplementType,
    processState: order.processState,
    payoutStatus: order.payoutStatus,
    batchId: order.batchId,
    payoutBatchId: order.payoutBatchId,
    userName: order.userName,
    validateUserName: order.validateUserName,
    cardNumberMasked: order.cardNumber === null ? null : `****${order.cardNumber.slice(-4)}`,
    bankName: order.bankName,
    ifscCode: order.ifscCode,
    vpa: order.vpa,
    mode: order.mode,
    address: order.address,
    usdtAddress: order.usdtAddress,
    usdtCountMicro: order.usdtCountMicro,
    identifyCode: order.identifyCode,
    utr: order.utr,
    ipAddress: order.clientIp,
    subject: order.subject,
    body: order.body,
    description: order.description,
    notifyUrl: order.notifyUrl,
    returnUrl: order.returnUrl,
    callbackAttempts: order.callbackAttempts,
    lastCallbackAt: isoOrNull(order.lastCallbackAt),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    expiresAt: isoOrNull(order.expiresAt),
    completedAt: isoOrNull(order.completedAt),
    reversedAt: isoOrNull(order.reversedAt),
    extra: order.extra,
  };
}

/** A merchant must not learn how its risk is labelled, so it sees every order as normal. */
export const shownMark = (mark: OrderRow['mark'], scope: Scope['kind']): OrderRow['mark'] =>
  scope === 'merchant' ? 0 : mark;

/**
 * The row without fields hidden from the caller's scope. A merchant does not see the receiving account, its
 * supplier, the commission or the label; a supplier does not see the merchant's fee. The console hides these too, but
 * the API is the boundary.
 */
export function rowForScope(row: OrderRow, scope: Scope): OrderRow {
  switch (scope.kind) {
    case 'merchant':
      return {
        ...row,
        supplierId: null,
        supplierName: null,
        isProxy: false,
        resourceId: null,
        resourceName: null,
        commissionMinor: null,
        claimedBy: null,
        payoutBatchId: null,
        mark: shownMark(row.mark, scope.kind),
      };
    case 'suppliers':
      return { ...row, feeMinor: null };
    default:
      return row;
  }
}

/** The row of one order. The caller has already checked access to it. */
export async function orderRowOf(db: Queryable, { id }: { id: string }, scope: Scope): Promise<OrderRow> {
  const [found] = await selectOrders(db).where(eq(orders.id, id));
  if (!found) throw new Error(`There is no order ${id}.`);
  return rowForScope(toOrderRow(found), scope);
}
