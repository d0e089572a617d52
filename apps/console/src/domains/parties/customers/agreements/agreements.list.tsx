import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { currencyOptions } from '../../../../shared/currency.options.ts';
import { stateLooks, stateOf } from '../../../../shared/enabled.looks.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { agreementBulk } from './agreements.bulk.tsx';
import { agreementCommands } from './agreements.commands.ts';
import { type AgreementRow, limitsText, roleOf } from './agreements.labels.ts';
import { type AgreementGiven, column, define, filter } from './agreements.parts.ts';
import { useAgreementActions } from './use-agreements.tsx';

const AgreementDrawer = lazyPart(
  'agreement',
  async () => (await import('./agreements.drawer.tsx')).AgreementDrawer,
);

export const agreementList = define({
  label: 'table',
  rowId: 'id',
  openName: 'agreement',
  nameOf: ({ partyName, productId }) => `${partyName} ${productId}`,
  initial: { products: [] },
  sort: { by: 'account', order: 'asc' },
  sortKeys: ['account', 'partyName', 'productId', 'rate', 'updatedAt'],
  filters: {
    main: [
      filter.choice('role', 'role', { of: { merchant: 'merchant', supplier: 'supplier' } }),
      filter.choice('productId', 'product', { of: ({ given }) => given.products, searchable: true }),
      filter.text('name', 'partyName', { rule: 'partOf' }),
      filter.choice('enabled', 'state', {
        of: ({ say }) => [
          { value: 'true', label: say('enabled') },
          { value: 'false', label: say('disabled') },
        ],
      }),
    ],
    more: [
      { title: 'product', filters: [filter.choice('currency', 'currency', { of: () => currencyOptions })] },
    ],
  },
  columns: [
    column.text('partyName', 'partyName', {
      sort: 'partyName',
      pin: 'start',
      fixed: true,
      card: 'title',
      size: 176,
    }),
    column.words('role', 'role', (row, { say }) => say(roleOf(row)), { size: 96 }),
    column.text('account', 'account', { sort: 'account', size: 128 }),
    column.words(
      'productId',
      'product',
      ({ productId, productName }, { language }) => `${productId} ${productName[language]}`,
      { sort: 'productId', size: 216 },
    ),
    column.text('currency', 'currency', { size: 80, card: 'none' }),
    column.rate('rate', 'rate', { sort: 'rate', size: 136 }),
    column.words('limits', 'limits', (row, { say }) => limitsText(row, say), { size: 208 }),
    column.status(
      'state',
      'state',
      (row, { say }) => ({ ...stateLooks[stateOf(row)], word: say(stateOf(row)) }),
      { card: 'badge', size: 112 },
    ),
    column.count('weight', 'weight', { size: 80, card: 'none' }),
    column.time('updatedAt', 'updatedAt', { sort: 'updatedAt', card: 'none' }),
  ],
});

/** Every agreement of merchants and suppliers about a product. */
export function AgreementList({ given, views }: { given: AgreementGiven; views: ReactNode }) {
  const screen = useListScreen(agreementList, given);
  const { say } = screen.telling;
  const actions = useAgreementActions();
  const controls = (row: AgreementRow): ReactNode => {
    const name = `${row.partyName} ${row.productId}`;
    return (
      <RowControls
        label={say('actionsOf', { name })}
        turn={
          given.mayCall('userProducts.update')
            ? {
                label: say('switchOf', { name }),
                checked: row.enabled,
                onTurn: (enable) => void actions.turn(row, enable),
              }
            : undefined
        }
        commands={agreementCommands(given, say)}
        onCommand={(command) => void actions[command](row)}
      />
    );
  };
  return (
    <ListScreen
      of={agreementList}
      screen={screen}
      exported
      bulk={agreementBulk}
      tiles={views}
      rowActions={{ cell: controls, label: say('actions'), size: 112, card: 'badge' }}
      actions={
        given.mayCall('userProducts.add') && (
          <Button variant="primary" onClick={() => void actions.add()}>
            <Plus aria-hidden />
            {say('add')}
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<AgreementDrawer of={agreementList} screen={screen} controls={controls} />}
    />
  );
}
