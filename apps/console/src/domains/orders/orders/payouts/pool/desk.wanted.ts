import type { Input } from '@platform/sdk';
import type { OrderQuery } from '../../list/orders.parts.ts';

/** The filters of the pool that choose the next payout. */
export const wantedBy = (query: OrderQuery): Input<'payoutClaims.next'> => ({
  ...(query.productId !== undefined && { productId: query.productId }),
  ...(query.currency !== undefined && { currency: query.currency }),
  ...(query.minAmount !== undefined && { minAmountMinor: query.minAmount }),
  ...(query.maxAmount !== undefined && { maxAmountMinor: query.maxAmount }),
  ...(query.bankName !== undefined && { bankName: query.bankName }),
  ...(query.merchantId !== undefined && { merchantId: query.merchantId }),
});
