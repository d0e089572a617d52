import { feeMinor, minorUnits } from '@platform/sdk';
import type { PayoutLedgerStep } from '@platform/sdk/rules';
import type { Queryable } from '../../../db/connection.ts';
import {
  ledgerAccountOf,
  type Movement,
  pendingTransferOf,
  postTransfers,
  type Resolution,
  reverseOrderTransfers,
} from '../../money/money.public.ts';
import type { Order } from '../orders/orders.table.ts';

/** What the merchant pays for the payout beside its amount. */
export const payoutFeeMinor = ({ amountMinor, feeRate }: Pick<Order, 'amountMinor' | 'feeRate'>): number =>
  feeMinor(minorUnits(amountMinor), feeRate);

/**
 * Holds the merchants' money back for payouts that were just created, for all of them or for none; a balance that is too
 * small refuses them. One posting, since what is posted piece by piece locks accounts in the order of the pieces.
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

/** What a step of a payout books, in the transaction that takes the step. */
export async function bookPayout(
  tx: Queryable,
  order: Order,
  ledger: PayoutLedgerStep,
  now: Date,
): Promise<void> {
  if (ledger === 'none') return;
  if (ledger === 'reserve') return reservePayouts(tx, [order], now);
  if (ledger === 'reverse') {
    await reverseOrderTransfers(tx, order.id, now);
    return;
  }
  const pendingId = await pendingTransferOf(tx, order.id);
  if (pendingId === undefined) throw new Error(`Nothing is held back for the payout ${order.id}.`);
  const resolution: Resolution = {
    kind: ledger === 'post' ? 'post' : 'void',
    pendingId,
    key: `resolve ${pendingId}`,
  };
  await postTransfers(tx, [resolution, ...movementsOf(order, ledger)], now);
}

/** The platform owes whoever paid; where no supplier did, the platform has paid by itself. */
function movementsOf(
  order: Order,
  ledger: Exclude<PayoutLedgerStep, 'none' | 'reserve' | 'reverse'>,
): Movement[] {
  const { id: orderId, currency, supplierId, amountMinor } = order;
  const clearing = ledgerAccountOf.payoutClearing(currency, orderId);
  const adjustment = ledgerAccountOf.adjustment(currency);
  const payer = supplierId ? ledgerAccountOf.supplierReceivable(supplierId, currency) : adjustment;
  const same = { kind: 'single', orderId } as const;
  switch (ledger) {
    case 'void':
      return [];
    case 'post': {
      const fee = payoutFeeMinor(order);
      const paidOut: Movement = {
        ...same,
        purpose: 'principal',
        debit: clearing,
        credit: payer,
        amountMinor,
        key: `paid out ${orderId}`,
      };
      const earned: Movement = {
        ...same,
        purpose: 'fee',
        debit: clearing,
        credit: ledgerAccountOf.feeIncome(currency, orderId),
        amountMinor: fee,
        key: `fee ${orderId}`,
      };
      return fee > 0 ? [paidOut, earned] : [paidOut];
    }
    case 'postSupplierSide':
      // The merchant was charged elsewhere; the platform alone has nothing to settle with itself.
      return supplierId
        ? [
            {
              ...same,
              purpose: 'principal',
              debit: adjustment,
              credit: payer,
              amountMinor,
              key: `paid out ${orderId}`,
            },
          ]
        : [];
  }
}
