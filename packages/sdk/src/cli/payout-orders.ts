import type { Platform } from '@platform/sdk';
import { amountText, withDecimals } from './amounts.ts';
import type { Context } from './command.ts';
import type { Connection } from './connection.ts';
import { CliError, exitCodes } from './exit-codes.ts';
import { type OrderRow, orderFields, statusText, timeText } from './order-columns.ts';
import type { Column } from './table.ts';

export const payoutColumns = (timeZone: string): readonly Column<OrderRow>[] => [
  { title: 'PAYOUT', text: (row) => row.orderCode },
  { title: 'MERCHANT', text: (row) => row.merchantName },
  { title: 'PRODUCT', text: (row) => String(row.productId), align: 'end' },
  { title: 'AMOUNT', text: (row) => amountText(row.amountMinor, row.currency), align: 'end' },
  { title: '', text: (row) => row.currency },
  { title: 'STATE', text: statusText },
  { title: 'BENEFICIARY', text: (row) => row.userName ?? '' },
  { title: 'BANK', text: (row) => row.bankName ?? '' },
  { title: 'CLAIMED BY', text: (row) => row.claimedBy ?? '' },
  { title: 'CREATED', text: (row) => timeText(row.createdAt, timeZone) },
];

/** Reads one payout by its number. */
export async function findPayout(
  platform: Platform,
  orderCode: string,
  signal: AbortSignal,
): Promise<OrderRow> {
  const { list } = await platform.orders.list(
    { orderCode, orderType: 2, notInOrderStatusIds: [], page: 1, pageSize: 1 },
    { signal },
  );
  const [row] = list;
  if (row === undefined)
    throw new CliError(exitCodes.refused, 'There is no such payout, or it is not yours to see.');
  return row;
}

/** Writes a payout with every field that the caller may read. */
export async function showPayout({ output }: Context, row: OrderRow, timeZone: string): Promise<undefined> {
  await output.record(withDecimals(row), orderFields(row, timeZone));
  return undefined;
}

/** The payout that a command's first argument names, in the session of the caller. */
export async function namedPayout(context: Context): Promise<{
  connection: Connection;
  session: ReturnType<Connection['requireSession']>;
  row: OrderRow;
}> {
  const [orderCode = ''] = context.given.positionals;
  const connection = await context.connection();
  const session = connection.requireSession();
  return { connection, session, row: await findPayout(connection.platform, orderCode, context.signal) };
}
