import { withDecimals } from '../amounts.ts';
import type { Command } from '../command.ts';
import { CliError, exitCodes, usageError } from '../exit-codes.ts';
import { orderFields } from '../order-columns.ts';

/** Shows one order with every field that the caller may read. */
export const ordersShow: Command = {
  name: 'orders show',
  summary: 'Show one order.',
  positionals: ['order-code?'],
  options: {
    'merchant-order': { type: 'string', value: '<number>', help: 'the merchant’s order number instead' },
  },
  notes: [],
  async run(context) {
    const { given, output, signal } = context;
    const [orderCode] = given.positionals;
    const merchantOrderId = given.text('merchant-order');
    if ((orderCode === undefined) === (merchantOrderId === undefined))
      throw usageError('Which order? Give its number, or --merchant-order.');
    const { platform, requireSession } = await context.connection();
    const { timeZone } = requireSession();
    // No status is left out: the caller asks for one specific order.
    const filters = { notInOrderStatusIds: [], page: 1, pageSize: 2 };
    const { list } = await platform.orders.list(
      orderCode === undefined ? { ...filters, merchantOrderId } : { ...filters, orderCode },
      { signal },
    );
    const [row] = list;
    if (row === undefined)
      throw new CliError(exitCodes.refused, 'There is no such order, or it is not yours to see.');
    // Order numbers are unique per merchant only.
    if (list.length > 1)
      throw new CliError(
        exitCodes.refused,
        'Orders of several merchants have this number.',
        'Find its order code with `platform orders list --merchant-order`.',
      );
    await output.record(withDecimals(row), orderFields(row, timeZone));
    return undefined;
  },
};
