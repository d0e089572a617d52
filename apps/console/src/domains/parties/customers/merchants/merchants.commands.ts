import type { OperationId } from '@platform/sdk';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import type { RowCommand } from '../../../../shared/list/row.menu.tsx';
import { ordersOf, orderTypes } from '../../../../shared/order.links.ts';
import type { PeopleText } from '../../../../shared/people/people.labels.ts';
import { accountCommands } from '../party/party.commands.ts';
import type { MerchantCommand } from './merchants.actions.tsx';
import type { MerchantRow, MerchantText } from './merchants.labels.ts';

/** Actions on a merchant that the role may use, each with the reason if disabled. */
export function commandsFor(
  row: MerchantRow,
  { mayCall, user }: Pick<ListContext, 'mayCall' | 'user'>,
  say: MerchantText,
  sayPeople: PeopleText,
): RowCommand<MerchantCommand>[] {
  const may = (operation: OperationId, command: MerchantCommand, label: string, refusal?: string) =>
    mayCall(operation) ? [{ command, label, refusal }] : [];
  return [
    ...may('merchants.update', 'edit', say('edit')),
    ...(['collections', 'payouts'] as const).flatMap((command) =>
      ordersOf(user, orderTypes[command], { merchantId: row.id }) ? [{ command, label: say(command) }] : [],
    ),
    ...may('merchants.adjustBalance', 'adjust', say('adjust')),
    ...may(
      'orderCallbacks.test',
      'testCallback',
      say('testCallback'),
      row.defaultNotifyUrl === null ? say('noUrl') : undefined,
    ),
    ...may('merchants.rotateKey', 'rotateKey', say('rotateKey')),
    ...may(
      'merchants.revokeOldKey',
      'revokeOldKey',
      say('revokeOldKey'),
      row.previousKeyUntil === null ? say('noOldKey') : undefined,
    ),
    ...accountCommands(row, mayCall, sayPeople),
  ];
}
