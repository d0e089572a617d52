import type { Output as CallOutput } from '@platform/sdk';
import { payoutStatusOf } from '@platform/sdk/rules';
import { amountText, withDecimals } from './amounts.ts';
import type { Context } from './command.ts';
import type { Given, OptionTable } from './given.ts';
import { timeText } from './order-columns.ts';
import type { Column } from './table.ts';

type HeldPayout = CallOutput<'payoutClaims.held'>['list'][number];
type Claim = CallOutput<'payoutClaims.claim'> | HeldPayout;

/** Only the holder of a claim gets the whole number, and only a program that pays needs it in its output. */
export const accountNumberOption: OptionTable = {
  'account-number': {
    type: 'boolean',
    help: 'print the beneficiary’s whole account number, not only its last four digits',
  },
};

const numberOf = (given: Given, { cardNumber }: Claim): string | null =>
  cardNumber === null || given.flag('account-number') ? cardNumber : `***${cardNumber.slice(-4)}`;

const shown = (given: Given, claim: Claim) => ({
  ...withDecimals(claim),
  cardNumber: numberOf(given, claim),
});

const stateOf = ({ payoutStatus }: Claim): string => payoutStatusOf(payoutStatus) ?? String(payoutStatus);

/** Writes one claim: the beneficiary, the amount, and the time at which the lease ends. */
export async function showClaim(
  { given, output }: Context,
  claim: Claim,
  timeZone: string,
): Promise<undefined> {
  const fields: readonly (readonly [string, string | null])[] = [
    ['orderCode', claim.orderCode],
    ['amount', `${amountText(claim.amountMinor, claim.currency)} ${claim.currency}`],
    ['state', stateOf(claim)],
    ['leaseUntil', timeText(claim.claimExpiresAt, timeZone)],
    ['payFrom', claim.resourceName],
    ['beneficiary', claim.userName],
    ['accountNumber', numberOf(given, claim)],
    ['ifscCode', claim.ifscCode],
    ['bankName', claim.bankName],
    ['vpa', claim.vpa],
    ['usdtAddress', claim.usdtAddress],
  ];
  await output.record(
    shown(given, claim),
    fields.filter((field): field is readonly [string, string] => Boolean(field[1])),
  );
  return undefined;
}

const columns = (given: Given, timeZone: string): readonly Column<HeldPayout>[] => [
  { title: 'PAYOUT', text: (claim) => claim.orderCode },
  { title: 'AMOUNT', text: (claim) => amountText(claim.amountMinor, claim.currency), align: 'end' },
  { title: '', text: (claim) => claim.currency },
  { title: 'STATE', text: stateOf },
  { title: 'LEASE UNTIL', text: (claim) => timeText(claim.claimExpiresAt, timeZone) },
  { title: 'PAY FROM', text: (claim) => claim.resourceName ?? '' },
  { title: 'BENEFICIARY', text: (claim) => claim.userName ?? '' },
  { title: 'ACCOUNT', text: (claim) => numberOf(given, claim) ?? claim.vpa ?? claim.usdtAddress ?? '' },
  { title: 'IFSC', text: (claim) => claim.ifscCode ?? '' },
];

/** Writes the claims in hand, the first lease to end first. Returns their number. */
export const showClaims = (
  { given, output }: Context,
  claims: readonly HeldPayout[],
  timeZone: string,
): Promise<number> =>
  output.rows(
    (async function* () {
      yield* claims;
    })(),
    columns(given, timeZone),
    (claim) => shown(given, claim),
  );
