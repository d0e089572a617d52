import type { ListContext } from '../../../../shared/list/list.types.ts';
import type { RowCommand } from '../../../../shared/list/row.menu.tsx';
import type { AgreementText } from './agreements.labels.ts';

export type AgreementCommand = 'edit' | 'end';

export const agreementCommands = (
  { mayCall }: Pick<ListContext, 'mayCall'>,
  say: AgreementText,
): RowCommand<AgreementCommand>[] => [
  ...(mayCall('userProducts.update') ? [{ command: 'edit' as const, label: say('edit') }] : []),
  ...(mayCall('userProducts.delete')
    ? [{ command: 'end' as const, label: say('end'), tone: 'danger' as const }]
    : []),
];
