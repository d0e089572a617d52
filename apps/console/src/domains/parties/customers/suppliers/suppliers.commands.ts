import type { OperationId } from '@platform/sdk';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import type { RowCommand } from '../../../../shared/list/row.menu.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { type OrderKind, ordersOf, orderTypes } from '../../../../shared/order.links.ts';
import type { PeopleText, PersonCommand } from '../../../../shared/people/people.labels.ts';
import { accountCommands } from '../party/party.commands.ts';
import type { SupplierRow, SupplierText } from './suppliers.labels.ts';

export type SupplierCommand =
  | 'edit'
  | 'move'
  | OrderKind
  | 'ownAccounts'
  | 'proxies'
  | 'adjust'
  | 'enableTeam'
  | 'disableTeam'
  | 'restore'
  | PersonCommand;

type Given = Pick<ListContext, 'mayCall' | 'user' | 'scope'>;

/** A supplier manages those below itself, not itself: its leader or the staff do. */
export const manages = ({ user }: Pick<Given, 'user'>, { userId }: SupplierRow): boolean =>
  user.user_id !== userId;

/** Where a command goes: the list of the supplier's orders, accounts or proxies, if the role has one. */
export function addressesOf({ user }: Pick<Given, 'user'>, { id }: SupplierRow) {
  const role = user.access;
  return {
    collections: ordersOf(user, orderTypes.collections, { supplierId: id }, id),
    payouts: ordersOf(user, orderTypes.payouts, { supplierId: id }, id),
    ownAccounts: listLink('resources.list', role, { supplierId: id }),
    proxies: listLink('suppliers.list', role, { parentSupplierId: id }),
  };
}

/** Actions on a supplier that the role may use, each with the reason if disabled. */
export function commandsFor(
  row: SupplierRow,
  given: Given,
  say: SupplierText,
  sayPeople: PeopleText,
): RowCommand<SupplierCommand>[] {
  const { mayCall } = given;
  const isManaged = manages(given, row);
  const may = (operation: OperationId, command: SupplierCommand, label: string, refusal?: string) =>
    isManaged && mayCall(operation) ? [{ command, label, refusal }] : [];
  const addresses = addressesOf(given, row);
  const goTo = (command: keyof typeof addresses, refusal?: string) =>
    addresses[command] ? [{ command, label: say(command), refusal }] : [];
  const noTeam = row.proxyCount === 0 ? say('noTeam') : undefined;
  return [
    ...may('suppliers.update', 'edit', say('edit')),
    ...may('suppliers.update', 'move', say('move')),
    ...goTo('collections'),
    ...goTo('payouts'),
    ...goTo('ownAccounts'),
    ...goTo('proxies', noTeam),
    ...may('suppliers.adjustDeposit', 'adjust', say('adjust')),
    ...may('suppliers.enable', 'enableTeam', say('enableTeam'), noTeam),
    ...may('suppliers.enable', 'disableTeam', say('disableTeam'), noTeam),
    ...may('suppliers.restoreAccess', 'restore', say('restore')),
    ...accountCommands(row, mayCall, sayPeople),
  ];
}
