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

/** "INR 12,000.00 · CNY 50.00": currencies are never added. */
export const amountsText = <Entry extends { readonly currency: string }>(
  entries: readonly Entry[],
  amountOf: (entry: Entry) => number,
): string =>
  entries.map((entry) => `${entry.currency} ${moneyText(amountOf(entry), entry.currency)}`).join(' · ');

/** The party's account, as the actions on a person's account take it. */
export const personOf = (party: Party): Person => ({
  userId: party.userId,
  account: party.account,
  enableGoogleVerify: party.enableGoogleVerify,
  confirmBind: party.confirmBind,
  allowModify: party.allowModify,
  hasPayPassword: party.hasPayPassword,
});
