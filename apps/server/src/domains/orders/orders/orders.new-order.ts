import { hash } from 'node:crypto';
import { payoutCreation, payoutStatusIds } from '@platform/sdk/rules';
import { canonicalAddress } from '../../../kit/http/networks.ts';
import { newId } from '../../../kit/ids.ts';
import type { ProductTerms } from '../../parties/parties.public.ts';
import { newOrderCode } from './orders.code.ts';
import type { Order } from './orders.table.ts';
import type { OrderMarkId } from './orders.types.ts';

/** A merchant's order request, in the server's units. */
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
  /** IP address of the request; kept in the order's timeline. */
  readonly ip?: string;
  /** User agent of the request; kept in the order's timeline. */
  readonly userAgent?: string;
  readonly mark?: OrderMarkId;
  /** The user that placed the order for the merchant; the merchant itself if left out. */
  readonly placedBy?: string;
  /** Already known terms, for callers that place many orders. Otherwise they are read. */
  readonly terms?: ProductTerms;
  readonly orderCode?: string;
  /** Builds the pay link from the order id. */
  readonly payUrlOf?: ((orderId: string) => string) | undefined;
  /** The batch upload that contained the order. */
  readonly batchId?: string;
  /** Combine the insert with other orders placed at the same time. Not inside a transaction. */
  readonly batched?: boolean;
  /**
   * Hash of the request as received, when the server has filled in fields since. Filled-in values may change
   * between retries.
   */
  readonly bodyHash?: string;
}

/** A request as the merchant sends it. Without a notifyUrl, the merchant's default applies. */
export type AskedOrder = Omit<OrderRequest, 'notifyUrl'> & { readonly notifyUrl?: string };

/** Hash of a request. Independent of the order of its fields. */
export function hashOf(request: AskedOrder): string {
  const { extra, ...fields } = request;
  const sorted = (part: object) =>
    Object.entries(part)
      .filter(([, value]) => value !== undefined)
      .sort();
  const text = JSON.stringify([sorted(fields), extra ? sorted(extra) : []]);
  return hash('sha256', text, 'base64url');
}

/** The row of a new order. Columns of later steps are empty. */
export function newOrder(
  request: OrderRequest,
  { merchantId, now, timeZone, mark = 0, orderCode, payUrlOf, batchId }: Placement,
  { kind, currency, mainProductId, choiceScriptId }: ProductTerms['product'],
  feeRate: string,
  bodyHash: string,
): Order {
  const isPayout = kind === 'payout';
  const id = newId(now);
  return {
    id,
    orderCode: orderCode ?? newOrderCode(kind, now, timeZone),
    merchantId,
    merchantOrderNo: request.mchOrderNo,
    supplierId: null,
    resourceId: null,
    productId: request.productId,
    mainProductId,
    askedProductId: choiceScriptId === null ? null : request.productId,
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
    payUrl: isPayout ? null : (payUrlOf?.(id) ?? null),
    clientIp: request.clientIp === undefined ? null : canonicalAddress(request.clientIp),
    extra: request.extra ?? {},
    userName: request.userName ?? null,
    cardNumber: request.cardNumber ?? null,
    ifscCode: request.ifscCode ?? null,
    bankName: request.bankName ?? null,
    vpa: request.vpa ?? null,
    mode: request.mode ?? null,
    address: request.address ?? null,
    // For a collection the payer's own address is only a note; for a payout it is the destination.
    usdtAddress: isPayout ? (request.address ?? null) : null,
    // USDT has six decimals, so its minor unit is the millionth that chain amounts use.
    usdtCountMicro: currency === 'USDT' ? request.amount : null,
    utr: null,
    identifyCode: null,
    validateUserName: null,
    supplementStatus: 0,
    supplementType: null,
    batchId: batchId ?? null,
    payoutBatchId: null,
    payoutStatus: isPayout ? payoutStatusIds[payoutCreation.to] : null,
    processState: null,
    claimedBy: null,
    claimedAt: null,
    claimExpiresAt: null,
    rejectReason: null,
    lossReason: null,
    attempt: 1,
    callbackAttempts: 0,
    lastCallbackAt: null,
    bodyHash,
    createdAt: now,
    updatedAt: now,
    allocatedAt: null,
    expiresAt: null,
    completedAt: null,
    reversedAt: null,
  };
}
