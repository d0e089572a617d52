import { moneyText } from '../../../../shared/cells/money.text.ts';
import type { Person } from '../../../../shared/people/people.labels.ts';

/** A merchant or supplier with its account, as their lists contain it. */
export interface Party extends Person {
  enabled: boolean;
  kycState: string;
}

export const authenticatorTones = { bound: 'success', demanded: 'warning', notBound: 'neutral' } as const;
export const authenticatorOf = (party: Pick<Party, 'confirmBind' | 'enableGoogleVerify'>) =>
  party.confirmBind ? 'bound' : party.enableGoogleVerify ? 'demanded' : 'notBound';

/** "INR 12,000.00 · CNY 50.00": currencies are never added. A line does not break between currency and amount. */
export const amountsText = <Entry extends { readonly currency: string }>(
  entries: readonly Entry[],
  amountOf: (entry: Entry) => number,
): string =>
  entries.map((entry) => `${entry.currency}\u00a0${moneyText(amountOf(entry), entry.currency)}`).join(' · ');

/** The party's account, as the actions on a person's account take it. */
export const personOf = (party: Party): Person => ({
  userId: party.userId,
  account: party.account,
  enableGoogleVerify: party.enableGoogleVerify,
  confirmBind: party.confirmBind,
  allowModify: party.allowModify,
  hasPayPassword: party.hasPayPassword,
});

/** Orders of today in one currency. */
interface Work {
  readonly currency: string;
  readonly orderCount: number;
  readonly paidCount: number;
  readonly paidMinor: number;
  readonly payoutCount: number;
  readonly paidPayoutCount: number;
  readonly paidPayoutMinor: number;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** "31 / 40 · INR 31,000.00": paid collections of all that were created today, and their sums. */
export function collectedText(today: readonly Work[]): string {
  const created = sum(today.map(({ orderCount }) => orderCount));
  if (created === 0) return '';
  const paid = today.filter(({ paidMinor }) => paidMinor > 0);
  const count = `${sum(today.map(({ paidCount }) => paidCount))} / ${created}`;
  return [count, amountsText(paid, ({ paidMinor }) => paidMinor)].filter(Boolean).join(' · ');
}

/** The same for payouts. */
export function paidOutText(today: readonly Work[]): string {
  const created = sum(today.map(({ payoutCount }) => payoutCount));
  if (created === 0) return '';
  const paid = today.filter(({ paidPayoutMinor }) => paidPayoutMinor > 0);
  const count = `${sum(today.map(({ paidPayoutCount }) => paidPayoutCount))} / ${created}`;
  return [count, amountsText(paid, ({ paidPayoutMinor }) => paidPayoutMinor)].filter(Boolean).join(' · ');
}
