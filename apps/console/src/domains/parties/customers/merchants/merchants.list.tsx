import { merchantsAdd, merchantsEnable } from '@platform/sdk/operations';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { stateLooks, stateOf } from '../../../../shared/enabled.looks.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { AppLink } from '../../../../shared/link.tsx';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { RowControls } from '../../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { listLink } from '../../../../shared/list.links.ts';
import { translate, useText } from '../../../../shared/messages.ts';
import { useProductOptions } from '../../../../shared/options.ts';
import { kycWord } from '../../../../shared/people/people.labels.ts';
import { peopleMessages } from '../../../../shared/people/people.messages.ts';
import { amounts } from '../party/amounts.cell.tsx';
import { authenticatorOf, authenticatorTones, collectedText, paidOutText } from '../party/party.labels.ts';
import { useMerchantActions } from './merchants.actions.tsx';
import { commandsFor } from './merchants.commands.ts';
import { availableText, type MerchantRow, productsText } from './merchants.labels.ts';
import { bulkAction, column, define, filter, type MerchantGiven } from './merchants.parts.ts';

const MerchantDrawer = lazyPart(
  'merchant',
  async () => (await import('./merchants.drawer.tsx')).MerchantDrawer,
);

export const merchantList = define({
  label: 'table',
  rowId: 'id',
  openName: 'merchant',
  nameOf: ({ name }) => name,
  initial: { products: [] },
  sortKeys: ['createdAt', 'name', 'mchId'],
  readAllBy: { by: 'createdAt', order: 'asc' },
  withPage: { withToday: true },
  filters: {
    main: [
      filter.text('mchId', 'mchId', { rule: 'wholeNumber', mono: true }),
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.text('account', 'account', { rule: 'partOf' }),
      filter.choice('enabled', 'state', {
        of: ({ say }) => [
          { value: 'true', label: say('enabled') },
          { value: 'false', label: say('disabled') },
        ],
      }),
    ],
    more: [
      {
        title: 'products',
        filters: [
          filter.choice('productId', 'product', { of: ({ given }) => given.products, searchable: true }),
        ],
      },
    ],
  },
  columns: [
    column.text('name', 'name', { sort: 'name', pin: 'start', fixed: true, card: 'title', size: 176 }),
    column.orderNo('mchId', 'mchId', { sort: 'mchId', size: 128 }),
    column.status(
      'state',
      'state',
      (row, { say }) => ({ ...stateLooks[stateOf(row)], word: say(stateOf(row)) }),
      { card: 'badge', size: 120 },
    ),
    column.drawn('available', 'available', amounts(availableText), { size: 264 }),
    column.drawn(
      'collected',
      'collected',
      amounts(({ today = [] }) => collectedText(today)),
      { size: 208 },
    ),
    column.drawn(
      'paidOut',
      'paidOut',
      amounts(({ today = [] }) => paidOutText(today)),
      { size: 184, card: 'none' },
    ),
    column.words('products', 'products', productsText, { size: 232, card: 'none' }),
    column.text('account', 'account', { size: 136 }),
    column.status(
      'authenticator',
      'authenticator',
      (row, { say }) => {
        const binding = authenticatorOf(row);
        return { tone: authenticatorTones[binding], word: say(binding) };
      },
      { size: 120, card: 'none' },
    ),
    column.words(
      'kyc',
      'kyc',
      ({ kycState }, { language }) => kycWord(kycState, (key) => translate(peopleMessages, language, key)),
      { size: 112, card: 'none' },
    ),
    column.boolean('allowModify', 'allowModify', { card: 'none', size: 136 }),
    column.text('signProfile', 'signProfile', { card: 'none', size: 128 }),
    column.text('callbackFormat', 'callbackFormat', { card: 'none', size: 112 }),
    column.text('defaultNotifyUrl', 'notifyUrl', { card: 'none', size: 240 }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt', card: 'none' }),
  ],
});

const bulk = [
  bulkAction(merchantsEnable, 'enableMany', ({ id }) => ({ merchantId: id, enable: true }), {
    body: 'enableManyBody',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? say('alreadyEnabled') : undefined,
  }),
  bulkAction(merchantsEnable, 'disableMany', ({ id }) => ({ merchantId: id, enable: false }), {
    body: 'disableBody',
    tone: 'danger',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? undefined : say('alreadyDisabled'),
  }),
];

/** Merchants with balances, products and what staff do for them. */
export const MerchantsListPage = listPage('merchants.list', function MerchantList({ context }) {
  const given = useMerchantGiven(context);
  const screen = useListScreen(merchantList, given);
  const { say } = screen.telling;
  const sayPeople = useText(peopleMessages);
  const actions = useMerchantActions(given);
  const mayTurn = given.mayCall('merchants.enable');
  const controls = (row: MerchantRow): ReactNode => (
    <RowControls
      label={say('actionsOf', { name: row.name })}
      turn={
        mayTurn
          ? {
              label: say('switchOf', { name: row.name }),
              checked: row.enabled,
              onTurn: (enable) => void actions.turn(row, enable),
            }
          : undefined
      }
      commands={commandsFor(row, given, say, sayPeople)}
      onCommand={(command) => void actions.run(command, row)}
    />
  );
  const addPage = listLink(merchantsAdd.id, given.user.access);
  return (
    <ListScreen
      of={merchantList}
      screen={screen}
      exported
      bulk={bulk}
      rowActions={{ cell: controls, label: say('actions'), size: 112, card: 'badge' }}
      actions={
        addPage && (
          <Button asChild variant="primary">
            <AppLink href={addPage}>
              <Plus aria-hidden />
              {say('add')}
            </AppLink>
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<MerchantDrawer of={merchantList} screen={screen} given={given} controls={controls} />}
    />
  );
});

function useMerchantGiven(context: ListContext): MerchantGiven {
  const products = useProductOptions(context);
  return useMemo(() => ({ ...context, products }), [context, products]);
}
