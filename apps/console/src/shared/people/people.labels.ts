import type { RowCommand } from '../list/row.menu.tsx';
import type { Translate } from '../messages.ts';
import type { peopleMessages } from './people.messages.ts';

/** The account of a person, as lists of users, merchants and suppliers contain it. */
export interface Person {
  userId: string;
  account: string;
  enableGoogleVerify: boolean;
  /** An authenticator is bound. */
  confirmBind: boolean;
  allowModify: boolean;
  hasPayPassword: boolean;
}

export type PersonCommand =
  | 'demand'
  | 'demandNoMore'
  | 'forbidModify'
  | 'permitModify'
  | 'unbind'
  | 'resetPayPassword'
  | 'setKyc';

export type PeopleText = Translate<typeof peopleMessages.table>;

/** What staff may do for a person, in menu order, each with the reason if its state does not allow it. */
export function personCommands(
  { enableGoogleVerify, confirmBind, allowModify, hasPayPassword }: Person,
  say: PeopleText,
): RowCommand<PersonCommand>[] {
  const offer = (command: PersonCommand, refusal?: string) => ({ command, label: say(command), refusal });
  return [
    offer(enableGoogleVerify ? 'demandNoMore' : 'demand'),
    offer('unbind', confirmBind ? undefined : say('notBound')),
    offer(allowModify ? 'forbidModify' : 'permitModify'),
    offer('resetPayPassword', hasPayPassword ? undefined : say('noPayPassword')),
    offer('setKyc'),
  ];
}

const kycKeys = {
  none: 'kycNone',
  inReview: 'kycInReview',
  completed: 'kycCompleted',
  refused: 'kycRefused',
} as const;
export type KycState = keyof typeof kycKeys;
export const kycStates = Object.keys(kycKeys) as KycState[];

/** The state of the identity check in words. One of a newer server is shown by its name. */
export function kycWord(state: string, say: (key: (typeof kycKeys)[KycState]) => string): string {
  const known = kycStates.find((each) => each === state);
  return known ? say(kycKeys[known]) : state;
}
