import type { OperationId } from '@platform/sdk';
import type { ListContext } from '../../../shared/list/list.types.ts';
import type { RowCommand } from '../../../shared/list/row.menu.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { type PeopleText, type PersonCommand, personCommands } from '../../../shared/people/people.labels.ts';
import type { MerchantCommand } from './merchants.actions.tsx';
import { type MerchantRow, type MerchantText, personOf } from './merchants.labels.ts';

/** The call of each action on a merchant's account. */
const callOf: Readonly<Record<PersonCommand, OperationId>> = {
  demand: 'users.enableGoogleVerify',
  demandNoMore: 'users.enableGoogleVerify',
  forbidModify: 'users.setAllowModify',
  permitModify: 'users.setAllowModify',
  unbind: 'authenticator.unbind',
  resetPayPassword: 'admin.resetPayPassword',
  setKyc: 'users.setKyc',
};

/** Actions on a merchant that the role may use, each with the reason if disabled. */
export function commandsFor(
  row: MerchantRow,
  { mayCall, user }: Pick<ListContext, 'mayCall' | 'user'>,
  say: MerchantText,
  sayPeople: PeopleText,
): RowCommand<MerchantCommand>[] {
  const may = (operation: OperationId, command: MerchantCommand, label: string, refusal?: string) =>
    mayCall(operation) ? [{ command, label, refusal }] : [];
  const hasOrders = listLink('orders.list', user.access, { orderType: 1, merchantId: row.id }) !== undefined;
  return [
    ...may('merchants.update', 'edit', say('edit')),
    ...(hasOrders ? [{ command: 'orders' as const, label: say('orders') }] : []),
    ...may('merchants.adjustBalance', 'adjust', say('adjust')),
    ...may('merchants.rotateKey', 'rotateKey', say('rotateKey')),
    ...may(
      'merchants.revokeOldKey',
      'revokeOldKey',
      say('revokeOldKey'),
      row.previousKeyUntil === null ? say('noOldKey') : undefined,
    ),
    ...personCommands(personOf(row), sayPeople).filter(({ command }) => mayCall(callOf[command])),
  ];
}
