import { payoutStatusIds } from '@platform/sdk/rules';
import type { Command } from '../command.ts';
import { limitOption, listOrders } from '../listing.ts';
import { payoutFilters, poolFilters } from '../order-filters.ts';
import { namedPayout, payoutColumns, showPayout } from '../payout-orders.ts';

export const payoutsList: Command = {
  name: 'payouts list',
  summary: 'List payouts, newest first.',
  options: { ...limitOption, ...payoutFilters.options },
  notes: ['JSON contains each amount in minor units (amountMinor) and in decimals (amount).'],
  run: (context) =>
    listOrders(
      context,
      { ...payoutFilters.read(context.given), orderType: 2 },
      payoutColumns,
      'No payout matches.',
    ),
};

/** Lists the pool in the order in which `payouts next` takes from it. */
export const payoutsPool: Command = {
  name: 'payouts pool',
  summary: 'List the payouts that wait to be claimed, oldest first.',
  options: { ...limitOption, ...poolFilters.options },
  notes: ['`platform payouts next` claims the first of them that the caller may pay.'],
  run: (context) =>
    listOrders(
      context,
      {
        ...poolFilters.read(context.given),
        orderType: 2,
        payoutStatus: payoutStatusIds.awaiting,
        sortBy: 'createdAt',
        sortOrder: 'asc',
      },
      payoutColumns,
      'No payout waits.',
    ),
};

/** Shows one payout with every field that the caller may read. */
export const payoutsShow: Command = {
  name: 'payouts show',
  summary: 'Show one payout.',
  positionals: ['order-code'],
  options: {},
  notes: [],
  async run(context) {
    const { row, session } = await namedPayout(context);
    return showPayout(context, row, session.timeZone);
  },
};
