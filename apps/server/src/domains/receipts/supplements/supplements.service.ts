import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import {
  advance,
  listedParties,
  markListedPayer,
  mustBeOwn,
  type Order,
  reportOrderChange,
  takeReference,
} from '../../orders/orders.public.ts';
import { countSupplement } from '../security-chain/supplement-limit.service.ts';

/** The operator's data on the money that completes an order. */
interface Supplement {
  readonly utr?: string;
  readonly offset: boolean;
  /** Content of the message that reports the money, if there is one. */
  readonly arrival?: {
    readonly receivedMinor: number;
    readonly payerName: string | null;
    readonly remark: string | null;
  };
  readonly reason?: string;
}

/** Completes a collection order by hand, after its money was seen to arrive. */
export async function supplementOrder(
  context: HandlerContext,
  order: Order,
  { utr: given, offset, arrival, reason }: Supplement,
): Promise<Order> {
  const { db, now, ip, scope, settings } = context;
  const { userId, role } = actingUser(context);
  mustBeOwn(order, scope);
  const utr = given === undefined ? undefined : await takeReference(db, order, given, scope);
  const done = await advance(db, order, 'supplement', {
    now,
    userId,
    ip,
    ...(reason === undefined ? {} : { reason }),
    context: { as: role, offset, canTimeoutSupplement: await settings.get('CanTimeoutSupplement') },
    payment: {
      receivedMinor: arrival?.receivedMinor ?? order.payAmountMinor ?? order.amountMinor,
      ...(utr === undefined ? {} : { utr }),
      ...(arrival?.payerName ? { validateUserName: arrival.payerName } : {}),
      ...(arrival?.remark ? { description: arrival.remark } : {}),
    },
  });
  await countSupplement(context, done, utr);
  const list = await settings.rules(listedParties);
  return reportOrderChange(context, order, await markListedPayer(db, done, arrival?.payerName, list, now));
}
