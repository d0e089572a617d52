import type { Command } from '../command.ts';
import { limitOption, listOrders } from '../listing.ts';
import { orderColumns } from '../order-columns.ts';
import { orderFilters } from '../order-filters.ts';

/** Lists orders, page by page as they arrive. */
export const ordersList: Command = {
  name: 'orders list',
  summary: 'List orders, newest first.',
  options: { ...limitOption, ...orderFilters.options },
  notes: [
    'Orders whose allocation failed are left out by default; use --status or --not-status to include them.',
    'JSON contains each amount in minor units (amountMinor) and in decimals (amount).',
  ],
  run: (context) => listOrders(context, orderFilters.read(context.given), orderColumns, 'No order matches.'),
};
