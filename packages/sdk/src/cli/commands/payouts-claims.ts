import { accountNumberOption, showClaim, showClaims } from '../claims.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { nextFilters } from '../order-filters.ts';
import { namedPayout, showPayout } from '../payout-orders.ts';

const afterNoAnswer = 'After exit code 3 run `platform payouts held`: it shows whether the claim was made.';

/** Claims the oldest payout of the pool. Exits with 1 if there is none, so that a loop of a script ends. */
export const payoutsNext: Command = {
  name: 'payouts next',
  summary: 'Claim the oldest payout that the caller may pay.',
  options: { ...nextFilters.options, ...accountNumberOption },
  notes: ['Exit code 1 without a claim: no payout waits.', afterNoAnswer],
  async run(context) {
    const { minAmount, maxAmount, currency, productId, bankName, merchantId } = nextFilters.read(
      context.given,
    );
    const { platform, requireSession } = await context.connection();
    const { timeZone } = requireSession();
    const { claim } = await platform.payoutClaims.next(
      {
        currency,
        productId,
        bankName,
        merchantId,
        minAmountMinor: minAmount,
        maxAmountMinor: maxAmount,
      },
      { signal: context.signal },
    );
    if (claim) return showClaim(context, claim, timeZone);
    context.output.notice('No payout waits.');
    return exitCodes.refused;
  },
};

export const payoutsClaim: Command = {
  name: 'payouts claim',
  summary: 'Claim one payout, or renew the claim.',
  positionals: ['order-code'],
  options: {
    'account-id': { type: 'string', value: '<text>', help: 'the supplier’s account that pays, by its id' },
    ...accountNumberOption,
  },
  notes: ['Of several claims one succeeds. A claim by its holder renews the lease.', afterNoAnswer],
  async run(context) {
    const { connection, session, row } = await namedPayout(context);
    const resourceId = context.given.text('account-id');
    const claim = await connection.platform.payoutClaims.claim(
      { orderId: row.id, resourceId },
      { signal: context.signal },
    );
    return showClaim(context, claim, session.timeZone);
  },
};

export const payoutsHeld: Command = {
  name: 'payouts held',
  summary: 'List the payouts that the caller has claimed or pays.',
  options: accountNumberOption,
  notes: ['The first lease to end comes first.'],
  async run(context) {
    const { platform, requireSession } = await context.connection();
    const { timeZone } = requireSession();
    const { list } = await platform.payoutClaims.held({}, { signal: context.signal });
    const count = await showClaims(context, list, timeZone);
    if (context.output.format === 'table' && count === 0) context.output.notice('No payout is in hand.');
    return undefined;
  },
};

export const payoutsCancelClaim: Command = {
  name: 'payouts cancel-claim',
  summary: 'Return a claimed payout to the pool, before its payment begins.',
  positionals: ['order-code'],
  options: {},
  notes: [],
  async run(context) {
    const { connection, session, row } = await namedPayout(context);
    const { signal } = context;
    const updated = await connection.platform.payoutClaims.cancel({ orderId: row.id }, { signal });
    return showPayout(context, updated, session.timeZone);
  },
};
