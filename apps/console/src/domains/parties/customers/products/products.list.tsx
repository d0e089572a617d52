import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { currencyOptions } from '../../../../shared/currency.options.ts';
import { stateLooks, stateOf } from '../../../../shared/enabled.looks.ts';
import { useGo } from '../../../../shared/link.tsx';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { RowControls } from '../../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { listLink } from '../../../../shared/list.links.ts';
import { useWords } from '../../../../shared/messages.ts';
import { useProductActions } from './products.actions.tsx';
import {
  amountsText,
  column,
  define,
  filter,
  floatWord,
  matchWord,
  type ProductRow,
} from './products.parts.ts';

export const productList = define({
  label: 'table',
  rowId: 'id',
  openName: 'product',
  nameOf: ({ id }) => String(id),
  sort: { by: 'id', order: 'asc' },
  sortKeys: ['id', 'merchantCount', 'supplierCount', 'resourceCount', 'createdAt', 'updatedAt'],
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.choice('kind', 'kind', { of: { collection: 'collection', payout: 'payout' } }),
      filter.choice('currency', 'currency', { of: () => currencyOptions }),
      filter.choice('enabled', 'state', {
        of: ({ say }) => [
          { value: 'true', label: say('enabled') },
          { value: 'false', label: say('disabled') },
        ],
      }),
    ],
  },
  columns: [
    column.words('id', 'id', ({ id }) => String(id), { sort: 'id', pin: 'start', fixed: true, size: 96 }),
    column.words('name', 'name', ({ name }, { language }) => name[language], { size: 176, card: 'title' }),
    column.words(
      'kind',
      'kind',
      ({ kind }, { say }) => (kind === 'payout' ? say('payout') : say('collection')),
      {
        size: 96,
      },
    ),
    column.text('currency', 'currency', { size: 80 }),
    column.status(
      'state',
      'state',
      (row, { say }) => ({ ...stateLooks[stateOf(row)], word: say(stateOf(row)) }),
      { card: 'badge', size: 112 },
    ),
    column.words('limits', 'limits', amountsText, { size: 216 }),
    column.rate('defaultFeeRate', 'defaultFeeRate', { size: 104 }),
    column.rate('defaultCommissionRate', 'defaultCommissionRate', { size: 104 }),
    column.count('merchantCount', 'merchantCount', { sort: 'merchantCount', size: 96, card: 'none' }),
    column.count('supplierCount', 'supplierCount', { sort: 'supplierCount', size: 96, card: 'none' }),
    column.count('resourceCount', 'resourceCount', { sort: 'resourceCount', size: 96 }),
    column.words('mainProductId', 'mainProductId', ({ mainProductId }) => String(mainProductId ?? ''), {
      size: 104,
      card: 'none',
    }),
    column.words('floatMode', 'floatMode', ({ floatMode }, { say }) => floatWord(floatMode, say), {
      size: 104,
      card: 'none',
    }),
    column.words('matchBy', 'matchBy', ({ matchBy }, { say }) => matchWord(matchBy, say), {
      size: 120,
      card: 'none',
    }),
    column.boolean('needsMonitor', 'needsMonitor', { size: 112, card: 'none' }),
    column.boolean('redPacket', 'redPacket', { size: 96, card: 'none' }),
    column.words(
      'dynamic',
      'dynamic',
      ({ choiceScriptId }, { say }) => (choiceScriptId === null ? '' : say('isDynamic')),
      { size: 96 },
    ),
    column.words('requiredFields', 'requiredFields', ({ requiredFields }) => requiredFields.join(', '), {
      size: 176,
      card: 'none',
    }),
    column.time('updatedAt', 'updatedAt', { sort: 'updatedAt', card: 'none' }),
  ],
});

/** The products themselves. A row opens its form; only a superAdmin changes one. */
export function ProductList({ given, views }: { given: ListContext; views: ReactNode }) {
  const screen = useListScreen(productList, given);
  const { say } = screen.telling;
  const actions = useProductActions();
  const go = useGo();
  const mayChange = given.mayCall('products.update');
  const words = useWords();
  const controls = (row: ProductRow): ReactNode => {
    const name = `${row.id} ${words(row.name)}`;
    const agreements = listLink('userProducts.list', given.user.access, { productId: row.id });
    return (
      <RowControls
        label={say('actionsOf', { name })}
        turn={
          mayChange
            ? {
                label: say('switchOf', { name }),
                checked: row.enabled,
                onTurn: (enable) => void actions.turn(row, enable),
              }
            : undefined
        }
        commands={[
          ...(mayChange ? [{ command: 'edit' as const, label: say('edit') }] : []),
          ...(agreements ? [{ command: 'agreements' as const, label: say('agreements') }] : []),
        ]}
        onCommand={(command) => {
          if (command === 'edit') void actions.edit(row);
          else if (agreements) go(agreements);
        }}
      />
    );
  };
  return (
    <ListScreen
      of={productList}
      screen={screen}
      exported
      tiles={views}
      rowActions={{ cell: controls, label: say('actions'), size: 112, card: 'badge' }}
      actions={
        given.mayCall('products.add') && (
          <Button variant="primary" onClick={() => void actions.add()}>
            <Plus aria-hidden />
            {say('add')}
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} />}
    />
  );
}
