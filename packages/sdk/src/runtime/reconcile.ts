import { OutcomeUnknownError } from '../errors/outcome-unknown-error.ts';
import { NetworkError, TimeoutError } from '../errors/transport-errors.ts';
import { ordersCreate, ordersList } from '../generated/operations.ts';
import type { Client } from './client.ts';
import type { CallOptions } from './client-options.ts';
import { type Clock, sleep, systemClock } from './clock.ts';
import { listAll, type Row } from './list-all.ts';
import type { Input, Output } from './operation.ts';
import { jitterMs } from './retry.ts';

/** Identifies an order on both sides. The input of `orders.create` is such a reference. */
export interface OrderReference {
  /** Merchant number. */
  readonly mchId: string;
  /** The merchant's own order number. */
  readonly mchOrderNo: string;
}

export interface ReconcileOptions extends CallOptions {
  /**
   * The order exactly as it was signed and sent, for a merchant that has its key but no session: it is sent
   * once more. The platform creates one order per number, so afterwards the order exists exactly once. Do not
   * sign again: a different body under this number is refused (`orderNumberConflict`).
   */
  readonly resend?: Input<'orders.create'> | undefined;
  /**
   * How long to repeat the search while the order is not found, in milliseconds, with growing pauses; 0 (the
   * default) searches once.
   */
  readonly waitMs?: number | undefined;
}

/** Result of a reconciliation. */
export type ReconcileResult =
  | { readonly outcome: 'found'; readonly foundBy: 'list'; readonly order: Row<'orders.list'> }
  | { readonly outcome: 'found'; readonly foundBy: 'resend'; readonly order: Output<'orders.create'> }
  | {
      /**
       * At `checkedAt` this session could see no order with this number. It may still appear: a request in
       * progress may yet create it. Look again after every time-out between you and the platform has passed
       * (two minutes are enough), or resend. Do not use another number before that.
       */
      readonly outcome: 'notFound';
      readonly checkedAt: Date;
    };

/** `reconcileOrder`, bound to a client, its clock and its random source. */
export interface OrderReconciliation {
  /**
   * Finds out what became of an order whose creation ended in an `OutcomeUnknownError`.
   *
   * @throws what `orders.list` or, with `resend`, `orders.create` throws
   * @example
   * const result = await platform.orders.reconcile({ mchId, mchOrderNo }, { waitMs: 10_000 });
   * if (result.outcome === 'found') console.log(result.order.orderCode);
   */
  reconcile(reference: OrderReference, options?: ReconcileOptions): Promise<ReconcileResult>;
}

const firstPauseMs = 500;
const longestPauseMs = 5_000;

/**
 * Finds out what became of an order whose creation has an unknown outcome. Without `resend` it searches the
 * order list by number, which needs a session that may read orders. With `resend` it sends the same signed
 * order again.
 *
 * @example await reconcileOrder(client, { mchId: '10000101', mchOrderNo: 'M-1' }, { resend: signedOrder })
 */
export async function reconcileOrder(
  client: Client,
  reference: OrderReference,
  options: ReconcileOptions = {},
  clock: Clock = systemClock,
  random: () => number = Math.random,
): Promise<ReconcileResult> {
  const { resend, waitMs = 0, ...own } = options;
  const { signal = new AbortController().signal } = own;
  const endMs = clock.now() + waitMs;
  for (let attempt = 0; ; attempt++) {
    const pauseMs = firstPauseMs + jitterMs(attempt, random, firstPauseMs, longestPauseMs);
    const isLast = clock.now() + pauseMs > endMs;
    try {
      if (resend)
        return { outcome: 'found', foundBy: 'resend', order: await client.call(ordersCreate, resend, own) };
      const order = await lookUp(client, reference, own);
      if (order) return { outcome: 'found', foundBy: 'list', order };
      if (isLast) return { outcome: 'notFound', checkedAt: new Date(clock.now()) };
    } catch (error) {
      if (isLast || signal.aborted || !isPassing(error)) throw error;
    }
    // If it was aborted meanwhile, the next call throws.
    await sleep(clock, pauseMs, signal).catch(() => undefined);
  }
}

async function lookUp(client: Client, { mchId, mchOrderNo }: OrderReference, options: CallOptions) {
  // An empty list, because by default the server leaves out orders whose allocation failed.
  const filters = { merchantOrderId: mchOrderNo, notInOrderStatusIds: [] };
  for await (const order of listAll(client, ordersList, filters, options))
    if (order.mchId === mchId && order.merchantOrderNo === mchOrderNo) return order;
  return undefined;
}

const isPassing = (error: unknown) =>
  [OutcomeUnknownError, NetworkError, TimeoutError].some((kind) => kind.is(error));
