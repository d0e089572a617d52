import type { OrderLedgerStep } from '@platform/sdk/rules';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  ledgerAccountOf,
  type Movement,
  postTransfers,
  reverseOrderTransfers,
} from '../../money/money.public.ts';
import type { Order } from './orders.table.ts';

export interface BookedStep {
  /** Id of the timeline entry. Part of the transfer key, so that a step is booked once. */
  readonly id: string;
  readonly now: Date;
}

/** Books a collection order's step, in the transaction that takes the step. */
export async function bookCollection(
  tx: Queryable,
  order: Order,
  ledger: OrderLedgerStep,
  step: BookedStep,
): Promise<void> {
  switch (ledger) {
    case 'none':
      return;
    case 'reverse':
      await reverseOrderTransfers(tx, order.id, step.now);
      return;
    case 'post':
    case 'postSupplierSide':
      await postTransfers(tx, paidMovements(order, ledger, step), step.now);
  }
}

/**
 * The supplier received the money and owes it; the merchant is credited less the fee; the supplier keeps its
 * commission. An order without a supplier was paid to the platform itself.
 */
function paidMovements(
  order: Order,
  ledger: 'post' | 'postSupplierSide',
  step: BookedStep,
): readonly Movement[] {
  const { currency, supplierId, merchantId } = order;
  const adjustment = ledgerAccountOf.adjustment(currency);
  const payable = ledgerAccountOf.merchantPayable(merchantId, currency);
  const receivable = supplierId ? ledgerAccountOf.supplierReceivable(supplierId, currency) : adjustment;
  const supplierSide = ledger === 'postSupplierSide';
  if (supplierSide && !supplierId) throw new BusinessError('supplierNotFound');
  const movement = (
    purpose: Movement['purpose'],
    debit: Movement['debit'],
    credit: Movement['credit'],
    amountMinor: number,
  ): Movement => ({
    kind: 'single',
    purpose,
    debit,
    credit,
    amountMinor,
    orderId: order.id,
    key: `${purpose} ${step.id}`,
  });
  const movements = [
    movement('principal', receivable, supplierSide ? adjustment : payable, order.amountMinor),
    movement('fee', payable, ledgerAccountOf.feeIncome(currency, order.id), order.feeMinor ?? 0),
    ...(supplierId
      ? [
          movement(
            'commission',
            ledgerAccountOf.commissionExpense(supplierId, currency),
            receivable,
            order.commissionMinor ?? 0,
          ),
        ]
      : []),
  ];
  return movements.filter(({ amountMinor }) => amountMinor > 0);
}
