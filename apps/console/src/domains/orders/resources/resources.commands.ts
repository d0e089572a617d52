import type { OperationId } from '@platform/sdk';
import type { RowCommand } from '../../../shared/list/row.menu.tsx';
import { type OrderKind, ordersOf, orderTypes } from '../../../shared/order.links.ts';
import type { User } from '../../../shared/user.ts';
import { isKind, type ResourceRow, type ResourceText } from './resources.labels.ts';
import type { ResourceGiven } from './resources.parts.ts';

export type ResourceCommand = 'edit' | 'remove' | OrderKind;

/** The list of an account's collections or payouts, if the role has one. Some accounts have both. */
export const ordersOfAccount = (
  { id, supplierId }: Pick<ResourceRow, 'id' | 'supplierId'>,
  user: User,
  kind: OrderKind,
): string | undefined => ordersOf(user, orderTypes[kind], { resourceId: id }, supplierId);

/** Actions on an account that the role may use, each with the reason if disabled. */
export function commandsFor(
  row: ResourceRow,
  { mayCall, user }: Pick<ResourceGiven, 'mayCall' | 'user'>,
  say: ResourceText,
): RowCommand<ResourceCommand>[] {
  const may = (operation: OperationId, offer: RowCommand<ResourceCommand>) =>
    mayCall(operation) ? [offer] : [];
  return [
    ...(isKind(row.kind) ? may('resources.update', { command: 'edit', label: say('edit') }) : []),
    ...(['collections', 'payouts'] as const).flatMap((command) =>
      ordersOfAccount(row, user, command) ? [{ command, label: say(command) }] : [],
    ),
    ...may('resources.delete', {
      command: 'remove',
      label: say('remove'),
      tone: 'danger',
      refusal: row.processingOrderCount > 0 ? say('stillHeld') : undefined,
    }),
  ];
}
