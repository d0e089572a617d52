import { payoutStatusIds } from '@platform/sdk/rules';
import type { Command, Context } from '../command.ts';
import { CliError, exitCodes, usageError } from '../exit-codes.ts';
import { type OrderRow, statusText } from '../order-columns.ts';
import { namedPayout, showPayout } from '../payout-orders.ts';

const repeatable = 'After exit code 3 run the same command again: a step that was taken is not taken twice.';

function required({ given }: Context, option: string): string {
  const text = given.text(option);
  if (text === undefined || text.trim() === '') throw usageError(`--${option} is missing.`);
  return text;
}

/**
 * `orders.supplement` begins, proves or confirms a payout, by its state. The command takes only the step that it
 * is named after, so that nobody confirms a payout by a repeated `begin`.
 */
function requireState(row: OrderRow, state: keyof typeof payoutStatusIds, hint: string): void {
  if (row.payoutStatus !== payoutStatusIds[state])
    throw new CliError(exitCodes.refused, `The payout is ${statusText(row)}, not ${state}.`, hint);
}

export const payoutsBegin: Command = {
  name: 'payouts begin',
  summary: 'Say that the payment of a claimed payout begins.',
  positionals: ['order-code'],
  options: {},
  notes: [
    'From then on the lease cannot end, and nobody else can claim the payout. Begin before the bank is asked.',
    repeatable,
  ],
  async run(context) {
    const { connection, session, row } = await namedPayout(context);
    const isBegun = row.payoutStatus === payoutStatusIds.paying && row.claimedBy === session.account;
    if (isBegun) return showPayout(context, row, session.timeZone);
    requireState(row, 'preparing', 'Claim it first: `platform payouts claim`.');
    const updated = await connection.platform.orders.supplement(
      { orderCode: row.orderCode },
      { signal: context.signal },
    );
    return showPayout(context, updated, session.timeZone);
  },
};

/** The platform stores references in upper case, and hashes in lower case without 0x. */
const comparable = (utr: string): string => utr.toLowerCase().replace(/^0x/, '');

export const payoutsPaid: Command = {
  name: 'payouts paid',
  summary: 'Report that a payout was paid, with the bank’s reference.',
  positionals: ['order-code'],
  options: {
    utr: { type: 'string', value: '<reference>', help: 'bank reference (UTR) or transaction hash' },
  },
  notes: ['A supplier’s payout then waits for confirmation by an operator.', repeatable],
  async run(context) {
    const utr = required(context, 'utr');
    const { connection, session, row } = await namedPayout(context);
    const isProven =
      row.payoutStatus === payoutStatusIds.pendingConfirmation ||
      row.payoutStatus === payoutStatusIds.completed;
    if (isProven && row.utr !== null && comparable(row.utr) === comparable(utr))
      return showPayout(context, row, session.timeZone);
    requireState(row, 'paying', 'Begin before you pay: `platform payouts begin`.');
    const updated = await connection.platform.orders.supplement(
      { orderCode: row.orderCode, utr },
      { signal: context.signal },
    );
    return showPayout(context, updated, session.timeZone);
  },
};

type Report = (context: Context, orderCode: string, reason: string) => Promise<OrderRow>;

/** A command that ends a payout, or its payment, with a reason. */
const withReason = (
  name: string,
  summary: string,
  help: string,
  notes: readonly string[],
  report: Report,
): Command => ({
  name,
  summary,
  positionals: ['order-code'],
  options: { reason: { type: 'string', value: '<text>', help } },
  notes,
  async run(context) {
    const reason = required(context, 'reason');
    const { timeZone } = (await context.connection()).requireSession();
    const [orderCode = ''] = context.given.positionals;
    return showPayout(context, await report(context, orderCode, reason), timeZone);
  },
});

const reasons =
  'beneficiaryWrong, bankUnavailable, amountRefused, limitReached, riskControl, duplicate, or free text';

export const payoutsDeclined = withReason(
  'payouts declined',
  'Report that the bank has definitely not paid a payout.',
  reasons,
  ['If it may have paid, report `platform payouts unknown` instead.'],
  async (context, orderCode, reason) => {
    const { platform } = await context.connection();
    return platform.payouts.reportDeclined({ orderCode, reason }, { signal: context.signal });
  },
);

export const payoutsUnknown = withReason(
  'payouts unknown',
  'Report that nobody knows whether a payout was paid.',
  'what was observed',
  ['An operator then finds out; the payout is not paid again by itself.'],
  async (context, orderCode, reason) => {
    const { platform } = await context.connection();
    return platform.payouts.reportUnknown({ orderCode, reason }, { signal: context.signal });
  },
);

export const payoutsReject = withReason(
  'payouts reject',
  'Reject a payout whose payment has not begun.',
  reasons,
  ['The held money returns to the merchant once the rejection is approved.'],
  async (context, orderCode, rejectReason) => {
    const { platform } = await context.connection();
    return platform.orders.reject({ orderCode, rejectReason }, { signal: context.signal });
  },
);
