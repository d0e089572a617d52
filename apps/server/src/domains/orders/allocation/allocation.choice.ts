import type { Currency } from '@platform/sdk';
import type { resources } from '../resources/resources.table.ts';
import type { AllocationRules } from './allocation.rules.ts';
import type { CandidateRecord, CandidateRefusal } from './allocation.types.ts';

/** An account that serves the order's product, as read from the database. */
export interface Candidate {
  readonly resourceId: string;
  readonly supplierId: string;
  /** The supplier is in another supplier's team. */
  readonly isProxy: boolean;
  readonly supplierEnabled: boolean;
  /** The product is enabled on the account, and the supplier may serve it. */
  readonly enabled: boolean;
  readonly worksProduct: boolean;
  readonly currency: Currency;
  readonly minAmountMinor: number;
  readonly maxAmountMinor: number;
  readonly dailyLimitMinor: number | null;
  readonly concurrencyLimit: number | null;
  readonly weight: number;
  readonly floatMode: (typeof resources.$inferSelect)['floatMode'];
  readonly paysBy: (typeof resources.$inferSelect)['paysBy'];
  /** Payments of the product are matched by amount alone. */
  readonly matchesByAmount: boolean;
  readonly needsMonitor: boolean;
  readonly lastHeartbeatAt: Date | null;
  readonly usdtAddress: string | null;
  /** The gateway that sends the payouts on the account. Only the platform pays from it. */
  readonly gatewayId: string | null;
  readonly commissionRate: string | null;
  readonly processingCount: number;
  readonly reservedMinor: number;
  readonly paidTodayMinor: number;
  /** Null when the rules do not need it. */
  readonly supplierAvailableMinor: number | null;
  /** Nearby amounts that are reserved for other orders of the account. */
  readonly takenMinor: ReadonlySet<number>;
}

/** An order on an account of a gateway is known by its link, so several may ask for the same amount. */
export const sharesAmounts = ({ gatewayId }: Pick<Candidate, 'gatewayId'>): boolean => gatewayId !== null;

/** The order to place. */
export interface Wanted {
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly now: Date;
}

/** Distance between two float amounts. A payer can type it, and no rounding loses it. */
const floatStepMinor: Readonly<Record<Currency, number>> = { INR: 1, CNY: 1, KES: 1, USDT: 100 };
const floatSteps = 99;

/** Amount that counts towards the daily limit. */
export const dailyUsedOf = (candidate: Candidate, { countsReserved }: AllocationRules): number =>
  candidate.paidTodayMinor + (countsReserved ? candidate.reservedMinor : 0);

/** Every reason why the account cannot take the order. Empty when it can. */
export function refusalsOf(candidate: Candidate, wanted: Wanted, rules: AllocationRules): CandidateRefusal[] {
  const { amountMinor, now } = wanted;
  const { lastHeartbeatAt, dailyLimitMinor, concurrencyLimit, supplierAvailableMinor } = candidate;
  const silentMs = lastHeartbeatAt ? now.getTime() - lastHeartbeatAt.getTime() : Number.POSITIVE_INFINITY;
  const checks: readonly (readonly [CandidateRefusal, boolean])[] = [
    ['disabled', !candidate.enabled],
    ['supplierDisabled', !candidate.supplierEnabled],
    ['productMismatch', !candidate.worksProduct],
    ['monitorStale', candidate.needsMonitor && silentMs > rules.monitorLiveMs],
    ['belowMinimum', amountMinor < candidate.minAmountMinor],
    ['aboveMaximum', amountMinor > candidate.maxAmountMinor],
    ['dailyLimit', dailyLimitMinor !== null && dailyUsedOf(candidate, rules) + amountMinor > dailyLimitMinor],
    ['concurrencyLimit', concurrencyLimit !== null && candidate.processingCount >= concurrencyLimit],
    ['supplierBalance', supplierAvailableMinor !== null && supplierAvailableMinor < amountMinor],
  ];
  const refusals = checks.filter(([, holds]) => holds).map(([refusal]) => refusal);
  if (refusals.length === 0 && freeAmounts(candidate, wanted, rules).length === 0)
    refusals.push('amountTaken');
  return refusals;
}

/** A candidate with every reason why it cannot take the order. */
export interface Judged {
  readonly candidate: Candidate;
  readonly refusals: readonly CandidateRefusal[];
}

export const judgeCandidates = (
  candidates: readonly Candidate[],
  wanted: Wanted,
  rules: AllocationRules,
): readonly Judged[] =>
  candidates.map((candidate) => ({ candidate, refusals: refusalsOf(candidate, wanted, rules) }));

/** Candidates stored with an attempt, for later inspection. */
export const maxRecorded = 100;

/** The candidates as an attempt stores them: those with the fewest refusals first. */
export const recordsOf = (judged: readonly Judged[], rules: AllocationRules): CandidateRecord[] =>
  judged
    .map(
      ({ candidate, refusals }): CandidateRecord => [
        candidate.resourceId,
        candidate.weight,
        refusals,
        candidate.processingCount,
        candidate.concurrencyLimit,
        dailyUsedOf(candidate, rules),
        candidate.dailyLimitMinor,
      ],
    )
    .sort(([, , some], [, , others]) => some.length - others.length)
    .slice(0, maxRecorded);

/**
 * Amounts that the payer can be asked for on this account: the order's amount, or, for products matched by
 * amount on an account with a float mode, also amounts slightly above or below, within the account's limits.
 * Amounts reserved for other orders are excluded.
 */
export function freeAmounts(candidate: Candidate, wanted: Wanted, rules: AllocationRules): number[] {
  const { amountMinor, currency } = wanted;
  const { floatMode, matchesByAmount, minAmountMinor, dailyLimitMinor } = candidate;
  const roomMinor = (dailyLimitMinor ?? Number.MAX_SAFE_INTEGER) - dailyUsedOf(candidate, rules);
  const maxAmountMinor = Math.min(candidate.maxAmountMinor, roomMinor);
  const amounts = [amountMinor];
  if (matchesByAmount && floatMode !== 'none') {
    const step = floatStepMinor[currency];
    for (let count = 0, above = amountMinor, below = amountMinor; count < floatSteps; count += 1) {
      above += step;
      below -= step;
      if (floatMode !== 'down' && above <= maxAmountMinor) amounts.push(above);
      if (floatMode !== 'up' && below >= minAmountMinor) amounts.push(below);
    }
  }
  return amounts.filter((amount) => !candidate.takenMinor.has(amount));
}

/** The widest range of `freeAmounts`. Queries for reserved amounts must cover it. */
export function floatReach({ amountMinor, currency }: Pick<Wanted, 'amountMinor' | 'currency'>): {
  lowestMinor: number;
  highestMinor: number;
} {
  const step = floatStepMinor[currency];
  let reachMinor = 0;
  for (let count = 0; count < floatSteps; count += 1) reachMinor += step;
  return { lowestMinor: amountMinor - reachMinor, highestMinor: amountMinor + reachMinor };
}

/** At least 0 and less than 1. */
export type Random = () => number;

/** Picks by weight. When no choice has weight, all are equally likely. */
export function chooseWeighted<Choice extends { readonly weight: number }>(
  choices: readonly Choice[],
  random: Random,
): Choice | undefined {
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return pick(choices, random);
  let rest = random() * total;
  for (const choice of choices) {
    rest -= choice.weight;
    if (rest < 0) return choice;
  }
  return choices.findLast(({ weight }) => weight > 0);
}

export const pick = <Choice>(choices: readonly Choice[], random: Random): Choice | undefined =>
  choices[Math.floor(random() * choices.length)];
