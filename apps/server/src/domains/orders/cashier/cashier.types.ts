import type { OperationIO } from '@platform/sdk';
import type { Resource } from '../resources/resources.service.ts';

type Answer = OperationIO['cashier.order']['output'];

/** How an order stands to its payer. Closed here, where it is made; open in the contract, where it is read. */
export type CashierStatus = 'preparing' | 'payable' | 'paid' | 'timedOut' | 'unavailable' | 'reversed';

export interface CashierAccount extends Omit<NonNullable<Answer['account']>, 'kind'> {
  readonly kind: Resource['kind'];
}

/** What a payer may say of the payment. */
export type CashierAsk = 'reference' | 'payerName';

/** What a payer may know of the order to pay. */
export interface CashierOrder extends Omit<Answer, 'status' | 'account' | 'asks'> {
  readonly status: CashierStatus;
  readonly account: CashierAccount | null;
  readonly asks: CashierAsk[];
}
