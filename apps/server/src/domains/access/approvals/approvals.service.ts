import type { Currency } from '@platform/sdk';
import { BusinessError } from '../../../kit/refusals/business-error.ts';

/**
 * Reversals, confirmed payouts and manual postings above this amount need two people; about a thousand dollars in each currency.
 */
const singleApprovalLimitMinor: Readonly<Record<Currency, number>> = {
  INR: 10_000_000,
  CNY: 700_000,
  KES: 13_000_000,
  USDT: 1_000_000_000,
};

interface Money {
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** Whether the amount needs two people. */
export const needsSecondPerson = ({ amountMinor, currency }: Money): boolean =>
  Math.abs(amountMinor) > singleApprovalLimitMinor[currency];

/** Storage of a pending request for a two-person decision. */
export interface ApprovalRequests {
  /** The user with a pending request for exactly this. */
  askedBy(): Promise<string | undefined>;
  /** Whether this user may give the second approval. Without it, everyone may. */
  mayApprove?(userId: string): boolean;
  ask(): Promise<void>;
}

/** State of the second approval. Both fields are absent when one person is enough. */
export interface Approval {
  readonly aboveLimit?: boolean;
  readonly secondPerson?: boolean;
}

/**
 * Two-person approval: above the limit the first call stores a request and is refused; the same call by
 * another user goes through. `work` must throw `secondApprovalRequired` for whatever its approval does not
 * cover.
 */
export async function withSecondPerson<Result>(
  money: Money,
  userId: string,
  requests: ApprovalRequests,
  work: (approval: Approval) => Promise<Result>,
): Promise<Result> {
  if (!needsSecondPerson(money)) return work({});
  const askedBy = await requests.askedBy();
  const isSecond = askedBy !== undefined && askedBy !== userId && (requests.mayApprove?.(userId) ?? true);
  try {
    return await work({ aboveLimit: true, secondPerson: isSecond });
  } catch (error) {
    if (!(error instanceof BusinessError && error.errorName === 'secondApprovalRequired')) throw error;
    if (askedBy === undefined) await requests.ask();
    throw new BusinessError('secondApprovalRequired', {}, { keepWrites: true, cause: error });
  }
}
