import type { Order } from '../domains/orders/orders/orders.table.ts';
import type { DecisionDesk } from './decision-desk.ts';
import { peopleOf } from './people.ts';
import { lastReason, type TextWriter } from './stored-texts.ts';

/** Reason texts of payout steps. */
export function payoutWriters(desk: DecisionDesk): TextWriter[] {
  const people = peopleOf(desk);
  const { as } = desk;
  const rejecting = async (): Promise<Order> => {
    const order = await desk.waiting();
    await desk.claim(order, as.supplier);
    await desk.reject(order, as.supplier);
    return order;
  };
  const proven = async (): Promise<Order> => {
    const order = await desk.paying();
    await desk.pay(order, as.supplier, { utr: desk.newUtr() });
    return order;
  };
  const writer = (
    call: Parameters<DecisionDesk['decide']>[0],
    prepare: () => Promise<Order>,
    more: object = {},
  ): TextWriter => ({
    operation: `payouts.${call}`,
    ways: ['reason'],
    write: async (textOf) => {
      const order = await prepare();
      const by = call === 'reportDeclined' || call === 'reportUnknown' ? as.supplier : as.admin;
      const answer = await desk.decide(call, order, by, { ...more, reason: textOf('reason') });
      return { ...answer, shown: lastReason(people, order.orderCode) };
    },
  });
  return [
    writer('cancel', desk.waiting),
    writer('approveRejection', rejecting),
    writer('refuseRejection', rejecting),
    writer('reportDeclined', desk.paying),
    writer('reportUnknown', desk.paying),
    writer('dispute', proven),
    writer('resolveException', desk.lost, { outcome: 'notPaid' }),
    {
      operation: 'orders.reject',
      ways: ['rejectReason'],
      write: async (textOf) => {
        const { orderCode, id } = await desk.waiting();
        const body = { orderCode, rejectReason: textOf('rejectReason') };
        const answer = await people.call('admin', 'order/reject', body);
        const shown = async () => ({ rejectReason: (await desk.stored(id)).rejectReason });
        return { ...answer, shown };
      },
    },
  ];
}
