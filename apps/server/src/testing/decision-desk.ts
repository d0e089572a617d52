import type { Order } from '../domains/orders/orders/orders.table.ts';
import { openPayoutDesk } from './payout-desk.ts';

/** The caller, with the second-level token if there is one. */
interface As {
  readonly token: string;
  readonly token2: string;
}

type Decision =
  | 'cancel'
  | 'approveRejection'
  | 'refuseRejection'
  | 'reportDeclined'
  | 'reportUnknown'
  | 'dispute'
  | 'resolveException';

interface Row {
  readonly payoutStatus: number;
  readonly attempt: number;
  readonly claimedBy: string | null;
  readonly rejectReason: string | null;
  readonly utr: string | null;
}

export type DecisionDesk = Awaited<ReturnType<typeof openDecisionDesk>>;

/** The payout desk with users who decide about payouts, and with payouts to decide about. */
export async function openDecisionDesk() {
  const desk = await openPayoutDesk();
  const { token: otherToken } = await desk.addSupplierUser('otherSupplier');
  let references = 200_000_000_000;

  const withSecondLevel = async (token: string): Promise<As> => ({
    token,
    token2: await desk.signInSecondLevel(token),
  });
  const signIn = async (role: Parameters<typeof desk.signIn>[0]) => withSecondLevel(await desk.signIn(role));
  const as = {
    supplier: await signIn('supplier'),
    admin: await signIn('admin'),
    merchant: await signIn('merchant'),
    superAdmin: await signIn('superAdmin'),
    other: await withSecondLevel(otherToken),
  };
  const decide = (call: Decision, order: Order, by: Partial<As>, more: object = {}) =>
    desk.post<Row>(`/v1.0/payout/${call}`, { orderCode: order.orderCode, ...more }, by);
  const claim = (order: Order, by: As) =>
    desk.post(`/v1.0/payoutOrderClaim/claimOrder?orderId=${order.id}`, undefined, by);
  const pay = ({ orderCode }: Order, by: As, more: object = {}) =>
    desk.post<Row>('/v1.0/order/replenishmentOrder', { orderCode, ...more }, by);
  const reject = ({ orderCode }: Order, by: As) =>
    desk.post('/v1.0/order/reject', { orderCode, rejectReason: 'duplicate' }, by);
  const paying = async (): Promise<Order> => {
    const order = await desk.waiting();
    await claim(order, as.supplier);
    await pay(order, as.supplier);
    return order;
  };
  return {
    ...desk,
    as,
    decide,
    claim,
    pay,
    reject,
    newUtr: () => String(++references),
    /** A payout that the supplier has started to pay. */
    paying,
    /** A payout whose result is unknown. */
    lost: async (): Promise<Order> => {
      const order = await paying();
      await decide('reportUnknown', order, as.supplier, { reason: 'no answer' });
      return order;
    },
  };
}
