import { withDecimals } from '../amounts.ts';
import type { Command } from '../command.ts';
import { wholeNumber } from '../option-values.ts';
import { orderColumns } from '../order-columns.ts';
import { orderFilterOptions, readOrderFilters } from '../order-filters.ts';

const defaultLimit = 50;

/** Lists orders, page by page as they arrive. */
export const ordersList: Command = {
  name: 'orders list',
  summary: 'List orders, newest first.',
  options: {
    limit: {
      type: 'string',
      value: '<rows>',
      help: `at most so many, ${defaultLimit} unless given; 0 for all`,
    },
    ...orderFilterOptions,
  },
  notes: [
    'Orders whose allocation failed are left out by default; use --status or --not-status to include them.',
    'JSON contains each amount in minor units (amountMinor) and in decimals (amount).',
  ],
  async run(context) {
    const { given, output, signal } = context;
    const filters = readOrderFilters(given);
    const asked = wholeNumber(given, 'limit') ?? defaultLimit;
    const { platform, requireSession } = await context.connection();
    const { timeZone } = requireSession();
    const limit = asked === 0 ? {} : { limit: asked };
    const rows = platform.orders.list.all(filters, { ...limit, signal });
    const count = await output.rows(rows, orderColumns(timeZone), withDecimals);
    if (output.format === 'table' && count === 0) output.notice('No order matches.');
    if (count === asked && given.text('limit') === undefined)
      output.notice(`The first ${count}; --limit shows more, --limit 0 all.`);
    return undefined;
  },
};
