import type { OperationId } from '@platform/sdk';
import type { RowCommand } from '../../../shared/list/row.menu.tsx';
import { listLink } from '../../../shared/list.links.ts';
import type { ResourceCommand } from './resources.actions.tsx';
import { isKind, type ResourceRow, type ResourceText } from './resources.labels.ts';
import type { ResourceGiven } from './resources.parts.ts';

/** Actions on an account that the role may use, each with the reason if disabled. */
export function commandsFor(
  row: ResourceRow,
  { mayCall, user }: Pick<ResourceGiven, 'mayCall' | 'user'>,
  say: ResourceText,
): RowCommand<ResourceCommand>[] {
  const may = (operation: OperationId, offer: RowCommand<ResourceCommand>) =>
    mayCall(operation) ? [offer] : [];
  const hasOrders = listLink('orders.list', user.access, { resourceId: row.id }) !== undefined;
  return [
    ...(isKind(row.kind) ? may('resources.update', { command: 'edit', label: say('edit') }) : []),
    ...(hasOrders ? [{ command: 'orders' as const, label: say('orders') }] : []),
    ...may('resources.delete', {
      command: 'remove',
      label: say('remove'),
      tone: 'danger',
      refusal: row.processingOrderCount > 0 ? say('stillHeld') : undefined,
    }),
  ];
}
