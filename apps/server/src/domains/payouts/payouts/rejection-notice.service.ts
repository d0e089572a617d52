import { formatMoney, isCurrency, minorUnits } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { sendMessage } from '../../access/access.public.ts';
import type { Order } from '../../orders/orders.public.ts';
import { usersOfMerchant } from '../../parties/parties.public.ts';

/** Notifies the merchant that its payout was not made and its money is available again. */
export async function notifyPayoutRejected(
  context: Pick<HandlerContext, 'now' | 'publish'> & { readonly db: Queryable },
  { orderCode, merchantId, merchantOrderNo, amountMinor, currency, rejectReason }: Order,
): Promise<void> {
  const amount = isCurrency(currency)
    ? `${formatMoney(minorUnits(amountMinor), currency)} ${currency}`
    : currency;
  await sendMessage(context, context.db, await usersOfMerchant(context.db, merchantId), {
    name: 'payoutRejected',
    filling: { orderCode, merchantOrderNo, amount, reason: rejectReason ?? '–' },
    link: `/payProxyOrder/list/merchant?orderCode=${encodeURIComponent(orderCode)}`,
  });
}
