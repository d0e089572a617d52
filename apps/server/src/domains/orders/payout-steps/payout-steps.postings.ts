import { feeMinor, minorUnits } from '@platform/sdk';
import type { PayoutLedgerStep } from '@platform/sdk/rules';
import type { Queryable } from '../../../db/connection.ts';
import {
  ledgerAccountOf,
  type Movement,
  pendingTransfersOf,
  postTransfers,
  type Resolution,
  reverseOrderTransfers,
} from '../../money/money.public.ts';
import type { Order } from '../orders/orders.table.ts';

/** The merchant's fee for the payout, on top of its amount. */
export const payoutFeeMinor = ({ amountMinor, feeRate }: Pick<Order, 'amountMinor' | 'feeRate'>): number =>
  feeMinor(minorUnits(amountMinor), feeRate);

/** What the supplier that paid earns; at the rate agreed with it when it took the payout. */
export const payoutCommissionMinor = ({
  amountMinor,
  commissionRate,
}: Pick<Order, 'amountMinor' | 'commissionRate'>): number =>
  commissionRate === null ? 0 : feeMinor(minorUnits(amountMinor), commissionRate);

/**
 * Reserves the merchants' money for new payouts, all or none. Throws when a balance is too small. One posting
 * call for all, because separate calls would lock accounts in the order of the payouts and could deadlock.
 */
export async function reservePayouts(tx: Queryable, orders: readonly Order[], now: Date): Promise<void> {
  await postTransfers(tx, orders.map(reservationOf), now);
}

function reservationOf(order: Order): Movement {
  const { id, merchantId, currency } = order;
  return {
    kind: 'pending',
    purpose: 'reservation',
    debit: ledgerAccountOf.merchantPayable(merchantId, currency),
    credit: ledgerAccountOf.payoutClearing(currency, id),
    amountMinor: order.amountMinor + payoutFeeMinor(order),
    orderId: id,
    key: `reserve ${id}`,
  };
}

/**
 * Books a step of payouts, in the transaction that takes the step, all or none. One posting call, as for their
 * reservation.
 */
export async function bookPayouts(
  tx: Queryable,
  orders: readonly Order[],
  ledger: PayoutLedgerStep,
  now: Date,
): Promise<void> {
  if (ledger === 'none') return;
  if (ledger === 'reserve') return reservePayouts(tx, orders, now);
  if (ledger === 'reverse') {
    const [order, ...others] = orders;
    if (!order || others.length > 0) throw new Error('Payouts are reversed one by one.');
    await reverseOrderTransfers(tx, order.id, now);
    return;
  }
  const pendings = await pendingTransfersOf(
    tx,
    orders.map(({ id }) => id),
  );
  const transfers = orders.flatMap((order): (Resolution | Movement)[] => {
    const pendingId = pendings.get(order.id);
    if (pendingId === undefined) throw new Error(`Nothing is held back for the payout ${order.id}.`);
    const kind = ledger === 'post' ? 'post' : 'void';
    return [{ kind, pendingId, key: `resolve ${pendingId}` }, ...movementsOf(order, ledger)];
  });
  await postTransfers(tx, transfers, now);
}

/**
 * The platform owes the supplier what it paid and its commission. Without a supplier the platform itself paid. With
 * `postSupplierSide` the merchant was charged by another order.
 */
function movementsOf(
  order: Order,
  ledger: Exclude<PayoutLedgerStep, 'none' | 'reserve' | 'reverse'>,
): Movement[] {
  const { id: orderId, currency, supplierId, amountMinor } = order;
  const clearing = ledgerAccountOf.payoutClearing(currency, orderId);
  const adjustment = ledgerAccountOf.adjustment(currency);
  const payer = supplierId ? ledgerAccountOf.supplierReceivable(supplierId, currency) : adjustment;
  const movement = (
    purpose: Movement['purpose'],
    debit: Movement['debit'],
    credit: Movement['credit'],
    movedMinor: number,
    key: string,
  ): Movement => ({ kind: 'single', orderId, purpose, debit, credit, amountMinor: movedMinor, key });
  const paidOut = (from: Movement['debit']) =>
    movement('principal', from, payer, amountMinor, `paid out ${orderId}`);
  const commission = supplierId
    ? [
        movement(
          'commission',
          ledgerAccountOf.commissionExpense(supplierId, currency),
          payer,
          payoutCommissionMinor(order),
          `commission ${orderId}`,
        ),
      ]
    : [];
  const movements: Record<typeof ledger, () => Movement[]> = {
    void: () => [],
    post: () => [
      paidOut(clearing),
      movement(
        'fee',
        clearing,
        ledgerAccountOf.feeIncome(currency, orderId),
        payoutFeeMinor(order),
        `fee ${orderId}`,
      ),
      ...commission,
    ],
    postSupplierSide: () => (supplierId ? [paidOut(adjustment), ...commission] : []),
  };
  return movements[ledger]().filter((one) => one.amountMinor > 0);
}
