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

/** The merchant's fee for the payout, on top of its amount. */
export const payoutFeeMinor = ({ amountMinor, feeRate }: Pick<Order, 'amountMinor' | 'feeRate'>): number =>
  feeMinor(minorUnits(amountMinor), feeRate);

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

/** Books a payout's step, in the transaction that takes the step. */
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

/** The platform owes the supplier that paid. Without a supplier the platform itself paid. */
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
      // The merchant was charged by another order. Without a supplier there is nothing left to settle.
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
