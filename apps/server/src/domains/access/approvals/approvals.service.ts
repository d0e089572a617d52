import type { Currency } from '@platform/sdk';
import { BusinessError } from '../../../kit/refusals/business-error.ts';

/** Above this, taking money back or booking it by hand is two people's decision; about a thousand dollars in each currency. */
const aloneUpToMinor: Readonly<Record<Currency, number>> = {
  INR: 10_000_000,
  CNY: 700_000,
  KES: 13_000_000,
  USDT: 1_000_000_000,
};

interface Money {
  readonly amountMinor: number;
  readonly currency: Currency;
}

const needsSecondPerson = ({ amountMinor, currency }: Money): boolean =>
  Math.abs(amountMinor) > aloneUpToMinor[currency];

/** Where it is kept who has asked for something that two people decide. */
export interface ApprovalRequests {
  /** Whoever has asked for exactly this, and still waits for it. */
  askedBy(): Promise<string | undefined>;
  ask(): Promise<void>;
}

/** What is known of a second person; both are absent where one is enough. */
export interface Approval {
  readonly aboveLimit?: boolean;
  readonly secondPerson?: boolean;
}

/**
 * Lets one person ask and another decide: above the limit the first call leaves a request and is refused; the same call
 * of somebody else goes through. `work` refuses by itself, with `secondApprovalRequired`, what its approval does not cover.
 */
export async function withSecondPerson<Result>(
  money: Money,
  userId: string,
  requests: ApprovalRequests,
  work: (approval: Approval) => Promise<Result>,
): Promise<Result> {
  if (!needsSecondPerson(money)) return work({});
  const askedBy = await requests.askedBy();
  try {
    return await work({ aboveLimit: true, secondPerson: askedBy !== undefined && askedBy !== userId });
  } catch (error) {
    if (!(error instanceof BusinessError && error.errorName === 'secondApprovalRequired')) throw error;
    if (askedBy === undefined) await requests.ask();
    throw new BusinessError('secondApprovalRequired', {}, { keepWrites: true, cause: error });
  }
}
