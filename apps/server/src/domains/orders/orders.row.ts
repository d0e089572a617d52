import type { Scope } from '../../kit/context.ts';
import type { orders } from './orders.table.ts';
import type { OrderRow } from './orders.types.ts';

export interface OrderWithParties {
  readonly order: typeof orders.$inferSelect;
  readonly mchId: string;
  readonly merchantName: string;
  readonly supplierName: string | null;
}

const isoOrNull = (time: Date | null): string | null => time?.toISOString() ?? null;

/** An order as lists and pushed events show it. Accounts, commission and claims are null: nothing allocates or claims an order yet. */
export function toOrderRow({ order, mchId, merchantName, supplierName }: OrderWithParties): OrderRow {
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
    resourceId: null,
    resourceName: null,
    attempt: order.attempt,
    productId: order.productId,
    mainProductId: order.mainProductId,
    amountMinor: order.amountMinor,
    currency: order.currency,
    receivedMinor: order.receivedMinor,
    payAmountMinor: order.payAmountMinor,
    feeMinor: order.feeMinor,
    commissionMinor: null,
    claimedBy: null,
    claimedAt: null,
    claimExpiresAt: null,
    rejectReason: null,
    status: order.status,
    mark: order.mark,
    supplementStatus: order.supplementStatus,
    supplementType: order.supplementType,
    processState: order.processState,
    payoutStatus: order.payoutStatus,
    batchId: order.batchId,
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

/**
 * The row as this caller may know it: a merchant does not learn whose account its money went through nor what that
 * costs the platform, a supplier not what the merchant pays. The console hides these too; here nobody can ask around it.
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
      };
    case 'suppliers':
      return { ...row, feeMinor: null };
    default:
      return row;
  }
}
