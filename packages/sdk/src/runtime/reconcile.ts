import { OutcomeUnknownError } from '../errors/outcome-unknown-error.ts';
import { NetworkError, TimeoutError } from '../errors/transport-errors.ts';
import { ordersCreate, ordersList } from '../generated/operations.ts';
import type { Client } from './client.ts';
import type { CallOptions } from './client-options.ts';
import { type Clock, sleep, systemClock } from './clock.ts';
import { listAll, type Row } from './list-all.ts';
import type { Input, Output } from './operation.ts';
import { jitterMs } from './retry.ts';

/** What an order is known by on both sides: an order that was to be created is such a reference itself. */
export interface OrderReference {
  /** Merchant number. */
  readonly mchId: string;
  /** The merchant's own number of the order. */
  readonly mchOrderNo: string;
}

export interface ReconcileOptions extends CallOptions {
  /**
   * The order as it was signed and sent, for a merchant that has its key and no session: it is sent once more. The
   * platform answers one number with one order, so that afterwards the order exists exactly once, whether it did before
   * or not. Sign nothing anew: another body under this number is refused (`orderNumberConflict`).
   */
  readonly resend?: Input<'orders.create'> | undefined;
  /** How long to look again, with growing pauses, while there is nothing to be found; 0 by default: once. */
  readonly waitMs?: number | undefined;
}

/** What became of an order. */
export type ReconcileResult =
  | { readonly outcome: 'found'; readonly foundBy: 'list'; readonly order: Row<'orders.list'> }
  | { readonly outcome: 'found'; readonly foundBy: 'resend'; readonly order: Output<'orders.create'> }
  | {
      /**
       * At `checkedAt` the platform had no order of this number that this session may see. That does not prove that
       * there will be none: a request still under way may yet create it. Look again when every time-out between you
       * and the platform has passed (two minutes are ample), or resend; never use another number before.
       */
      readonly outcome: 'notFound';
      readonly checkedAt: Date;
    };

/** `reconcileOrder` with a client, its clock and its random source given. */
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
 * Finds out what became of an order whose creation has an unknown outcome: by a session that may read orders, the list
 * is searched for its number; with `resend`, the same signed order is sent again.
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
    // Aborted meanwhile, the next call says so.
    await sleep(clock, pauseMs, signal).catch(() => undefined);
  }
}

async function lookUp(client: Client, { mchId, mchOrderNo }: OrderReference, options: CallOptions) {
  // Without this list orders whose allocation failed would be left out.
  const filters = { merchantOrderId: mchOrderNo, notInOrderStatusIds: [] };
  for await (const order of listAll(client, ordersList, filters, options))
    if (order.mchId === mchId && order.merchantOrderNo === mchOrderNo) return order;
  return undefined;
}

const isPassing = (error: unknown) =>
  [OutcomeUnknownError, NetworkError, TimeoutError].some((kind) => kind.is(error));
