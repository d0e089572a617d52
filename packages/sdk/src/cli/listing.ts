import type { ListFilters } from '@platform/sdk';
import { withDecimals } from './amounts.ts';
import type { Context } from './command.ts';
import type { OptionTable } from './given.ts';
import { wholeNumber } from './option-values.ts';
import type { OrderRow } from './order-columns.ts';
import type { Column } from './table.ts';

const defaultLimit = 50;

export const limitOption: OptionTable = {
  limit: {
    type: 'string',
    value: '<rows>',
    help: `at most so many, ${defaultLimit} unless given; 0 for all`,
  },
};

/** Lists orders or payouts, page by page as they arrive. */
export async function listOrders(
  context: Context,
  filters: ListFilters<'orders.list'>,
  columns: (timeZone: string) => readonly Column<OrderRow>[],
  nothing: string,
): Promise<undefined> {
  const { given, output, signal } = context;
  const asked = wholeNumber(given, 'limit') ?? defaultLimit;
  const { platform, requireSession } = await context.connection();
  const { timeZone } = requireSession();
  const limit = asked === 0 ? {} : { limit: asked };
  const rows = platform.orders.list.all(filters, { ...limit, signal });
  const count = await output.rows(rows, columns(timeZone), withDecimals);
  if (output.format === 'table' && count === 0) output.notice(nothing);
  if (count === asked && given.text('limit') === undefined)
    output.notice(`The first ${count}; --limit shows more, --limit 0 all.`);
  return undefined;
}
