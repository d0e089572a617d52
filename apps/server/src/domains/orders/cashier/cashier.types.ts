import type { OperationIO } from '@platform/sdk';
import type { Resource } from '../resources/resources.service.ts';

type Answer = OperationIO['cashier.order']['output'];

/** Order status as the payer sees it. Closed here; an open enum in the contract. */
export type CashierStatus = 'preparing' | 'payable' | 'paid' | 'timedOut' | 'unavailable' | 'reversed';

export interface CashierAccount extends Omit<NonNullable<Answer['account']>, 'kind'> {
  readonly kind: Resource['kind'];
}

/** Payment details that the payer may enter. */
export type CashierAsk = 'reference' | 'payerName';

/** The order as its payer sees it. */
export interface CashierOrder extends Omit<Answer, 'status' | 'account' | 'asks'> {
  readonly status: CashierStatus;
  readonly account: CashierAccount | null;
  readonly asks: CashierAsk[];
}
