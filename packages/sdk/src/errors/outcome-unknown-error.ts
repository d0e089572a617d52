import { brand, PlatformError } from './platform-error.ts';

export interface OutcomeUnknownErrorDetails {
  readonly operation: string;
  readonly requestId: string;
  readonly status?: number | undefined;
  /** Merchant of the order, if the call names one. */
  readonly mchId?: string | undefined;
  readonly mchOrderNo?: string | undefined;
  readonly orderCode?: string | undefined;
  /** Key that the caller gave to the upload. */
  readonly uploadKey?: string | undefined;
  /** The error that left the outcome open. Its `explain().why` becomes this error's. */
  readonly cause: PlatformError;
}

/**
 * A call that moves money was sent, and it is unknown whether the platform carried it out: the call timed
 * out, lost its connection, was aborted, or got an unusable response (`cause` says which). It may have taken
 * effect, or still may. Never create another order in its place: look it up, or send the identical request
 * again; `explain().whatToDo` says which.
 *
 * @example
 * try { await platform.orders.create(order); }
 * catch (error) {
 *   if (!OutcomeUnknownError.is(error)) throw error;
 *   const result = await platform.orders.reconcile(order);
 * }
 */
export class OutcomeUnknownError extends PlatformError {
  /** Merchant of the order, if the call names one. */
  readonly mchId: string | undefined;
  /** The merchant's order number, if the call names one. */
  readonly mchOrderNo: string | undefined;
  /** The platform's order number, if the call names one. */
  readonly orderCode: string | undefined;
  /** Key that the caller gave to the upload. */
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
    return 'Do not create another order. Ask orders.reconcile() for this order number, or send the same signed order again: the platform creates one order per number.';
  if (uploadKey !== undefined)
    return 'Upload the same file with the same key again: the platform returns the result of the first upload. Never use another key.';
  return 'Check the order and its timeline before you repeat the call.';
}
