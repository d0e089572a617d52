import type { OperationId } from '@platform/sdk';
import type { RowCommand } from '../../../../shared/list/row.menu.tsx';
import {
  type PeopleText,
  type PersonCommand,
  personCommands,
} from '../../../../shared/people/people.labels.ts';
import { type Party, personOf } from './party.labels.ts';

/** The call whose roles may use an action on a party's account. */
const callOf: Readonly<Record<PersonCommand, OperationId>> = {
  demand: 'users.enableGoogleVerify',
  demandNoMore: 'users.enableGoogleVerify',
  forbidModify: 'users.setAllowModify',
  permitModify: 'users.setAllowModify',
  // Every role may call authenticator.unbind, but only for its own account. Those who require an authenticator of
  // another account may remove it.
  unbind: 'users.enableGoogleVerify',
  resetPayPassword: 'admin.resetPayPassword',
  setKyc: 'users.setKyc',
};

/** What the role may do for a party's account. */
export const accountCommands = (
  party: Party,
  mayCall: (operation: OperationId) => boolean,
  sayPeople: PeopleText,
): RowCommand<PersonCommand>[] =>
  personCommands(personOf(party), sayPeople).filter(({ command }) => mayCall(callOf[command]));
