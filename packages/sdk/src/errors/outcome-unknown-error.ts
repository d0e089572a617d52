import { brand, PlatformError } from './platform-error.ts';

export interface OutcomeUnknownErrorDetails {
  readonly operation: string;
  readonly requestId: string;
  readonly status?: number | undefined;
  /** Which merchant's order it was about, where the call says so. */
  readonly mchId?: string | undefined;
  readonly mchOrderNo?: string | undefined;
  readonly orderCode?: string | undefined;
  /** Name that the caller gave its upload. */
  readonly uploadKey?: string | undefined;
  /** What kept the answer from coming: its `explain().why` becomes this error's. */
  readonly cause: PlatformError;
}

/**
 * A call that moves money was sent, and no answer says whether it was carried out: it timed out, broke off, was aborted,
 * or was answered by something that is no answer (`cause` says which). It may have happened or may yet happen. Never
 * answer it with another order: find out, or send the very same again; `explain().whatToDo` says which.
 *
 * @example
 * try { await platform.orders.create(order); }
 * catch (error) {
 *   if (!OutcomeUnknownError.is(error)) throw error;
 *   const result = await platform.orders.reconcile(order);
 * }
 */
export class OutcomeUnknownError extends PlatformError {
  /** Merchant whose order it was about, where the call says so. */
  readonly mchId: string | undefined;
  /** The merchant's order number, where the call says so. */
  readonly mchOrderNo: string | undefined;
  /** The platform's order number, where the call says so. */
  readonly orderCode: string | undefined;
  /** Name that the caller gave its upload. */
  readonly uploadKey: string | undefined;

  constructor(details: OutcomeUnknownErrorDetails) {
    const { mchId, mchOrderNo, orderCode, uploadKey, cause } = details;
    super(
      details,
      `may or may not have been carried out${nameOf(details)}`,
      cause.explain().why,
      adviceOf(details),
    );
    this.mchId = mchId;
    this.mchOrderNo = mchOrderNo;
    this.orderCode = orderCode;
    this.uploadKey = uploadKey;
  }
}

brand(OutcomeUnknownError, 'OutcomeUnknownError');

function nameOf({ mchId, mchOrderNo, orderCode, uploadKey }: OutcomeUnknownErrorDetails): string {
  if (mchOrderNo !== undefined) return ` (order ${mchOrderNo} of merchant ${mchId})`;
  if (orderCode !== undefined) return ` (order ${orderCode})`;
  return uploadKey === undefined ? '' : ` (upload ${uploadKey})`;
}

function adviceOf({ mchOrderNo, uploadKey }: OutcomeUnknownErrorDetails): string {
  if (mchOrderNo !== undefined)
    return 'Do not create another order. Ask orders.reconcile() for this order number, or send the same signed order again: the platform answers one number with one order.';
  if (uploadKey !== undefined)
    return 'Upload the same file under the same key again: it answers what came of the first. Never use another key.';
  return 'Look at the order and its timeline before doing it again.';
}
