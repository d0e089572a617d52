import type { OperationIO } from '@platform/sdk';

/** What a payer may know of the order to pay. */
export type CashierOrder = OperationIO['cashier.order']['output'];
export type CashierStatus = CashierOrder['status'];
export type CashierAccount = NonNullable<CashierOrder['account']>;
