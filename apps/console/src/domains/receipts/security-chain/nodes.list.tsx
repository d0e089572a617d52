import { securityNodesList } from '@platform/sdk/operations';
import { securityNodesListRules } from '@platform/sdk/query-rules';
import { EmptyState } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell } from '../../../shared/cells/cells.tsx';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { usePage } from '../../../shared/page.tsx';
import { directionWord, expectedOf, kindWord, nodeLook } from './security-chain.labels.ts';
import { securityChainMessages } from './security-chain.messages.ts';
import { type ChainGiven, noOptions } from './security-chain.options.ts';

const NodeDrawer = lazyPart('chain message', async () => (await import('./nodes.drawer.tsx')).NodeDrawer);
const ChainPicture = lazyPart(
  'chain picture',
  async () => (await import('./chain.picture.tsx')).ChainPicture,
);

const { column, filter, define } = listOf<ChainGiven>()(
  securityNodesList,
  securityNodesListRules,
  securityChainMessages,
);

export const nodeList = define({
  label: 'messageTable',
  rowId: 'id',
  openName: 'node',
  nameOf: ({ resourceName }) => resourceName,
  initial: { options: noOptions },
  sort: { by: 'receivedAt', order: 'desc' },
  sortKeys: ['receivedAt', 'amount'],
  filters: {
    main: [
      filter.choice('resourceId', 'account', { of: ({ given }) => given.options.accounts, searchable: true }),
      filter.choice('state', 'state', {
        of: { start: 'start', linked: 'linked', broken: 'broken', replayed: 'replayed' },
      }),
      filter.switch('open', 'openOnly', { on: true }),
      filter.times('startTime', 'endTime', 'receivedAt'),
    ],
    more: [
      {
        title: 'more',
        filters: [
          filter.switch('flagged', 'flaggedOnly', { on: true }),
          filter.choice('supplierId', 'supplier', {
            of: ({ given }) => given.options.suppliers,
            searchable: true,
          }),
          filter.text('cardNumber', 'cardNumber', { rule: 'exact', mono: true }),
        ],
      },
    ],
  },
  columns: [
    column.time('receivedAt', 'receivedAt', { sort: 'receivedAt', pin: 'start', fixed: true, card: 'title' }),
    column.status('state', 'state', (row, { say }) => nodeLook(row, say), { card: 'badge', size: 112 }),
    column.text('resourceName', 'account', { size: 192 }),
    column.money('amountMinor', 'amount', { currency: 'currency', sort: 'amount', size: 120 }),
    column.money('previousBalanceMinor', 'previousBalance', {
      currency: 'currency',
      card: 'none',
      size: 132,
    }),
    column.drawn(
      'expectedBalanceMinor',
      'expectedBalance',
      {
        cell: (row) => <MoneyCell amountMinor={expectedOf(row)} currency={row.currency} />,
        text: (row) => {
          const expected = expectedOf(row);
          return expected === null ? '' : moneyText(expected, row.currency, false);
        },
      },
      { align: 'end', size: 132 },
    ),
    column.money('balanceMinor', 'balance', { currency: 'currency', size: 132 }),
    column.drawn(
      'differenceMinor',
      'difference',
      {
        cell: ({ differenceMinor, currency }) => (
          <MoneyCell
            amountMinor={differenceMinor}
            currency={currency}
            className={differenceMinor ? 'font-medium text-danger' : undefined}
          />
        ),
        text: ({ differenceMinor, currency }) =>
          differenceMinor === null ? '' : moneyText(differenceMinor, currency, false),
      },
      { align: 'end', size: 120 },
    ),
    column.words('direction', 'direction', ({ direction }, { say }) => directionWord(direction, say), {
      size: 80,
      card: 'none',
    }),
    column.boolean('reliable', 'reliable', { size: 80 }),
    column.boolean('flagged', 'flagged', { size: 120, card: 'none' }),
    column.orderNo('orderCode', 'order', { size: 224, card: 'none' }),
    column.words('kind', 'kind', ({ kind }, { say }) => kindWord(kind, say), { size: 112, card: 'none' }),
    column.text('supplierName', 'supplier', { size: 144, card: 'none' }),
    column.maskedAccount('cardNumberMasked', 'cardNumber', { card: 'none' }),
  ],
});

/** The messages of chains; those of one account also as a picture. */
export function NodeList({ given, views }: { given: ChainGiven; views: ReactNode }) {
  const screen = useListScreen(nodeList, given);
  const { say } = screen.telling;
  const { resourceId } = usePage().search;
  return (
    <ListScreen
      of={nodeList}
      screen={screen}
      exported
      tiles={
        <>
          {views}
          {resourceId && (
            <ChainPicture
              key={resourceId}
              resourceId={resourceId}
              openId={screen.list.open}
              onOpen={screen.open}
            />
          )}
        </>
      }
      nothing={<EmptyState title={say('noMessages')} description={say('noChainsHelp')} />}
      drawer={<NodeDrawer of={nodeList} screen={screen} given={given} />}
    />
  );
}
