import { suppliersEnable } from '@platform/sdk/operations';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { stateLooks, stateOf } from '../../../../shared/enabled.looks.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { RowControls } from '../../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { useTree } from '../../../../shared/list/use-tree.ts';
import { translate, useText } from '../../../../shared/messages.ts';
import { useProductOptions, useSupplierOptions } from '../../../../shared/options.ts';
import { kycWord } from '../../../../shared/people/people.labels.ts';
import { peopleMessages } from '../../../../shared/people/people.messages.ts';
import { amounts } from '../party/amounts.cell.tsx';
import { authenticatorOf, authenticatorTones } from '../party/party.labels.ts';
import { useSupplierActions } from './suppliers.actions.tsx';
import { commandsFor, manages } from './suppliers.commands.ts';
import {
  accountsText,
  availableText,
  collectedText,
  commissionText,
  depositText,
  paidOutText,
  ratesText,
  receivableText,
  type SupplierRow,
  teamOf,
} from './suppliers.labels.ts';
import { bulkAction, column, define, filter, type SupplierGiven } from './suppliers.parts.ts';
import { SupplierTreeBar } from './suppliers.tree.bar.tsx';

const SupplierDrawer = lazyPart(
  'supplier',
  async () => (await import('./suppliers.drawer.tsx')).SupplierDrawer,
);

const isStaff = ({ scope }: ListContext) => scope === 'all';

export const supplierList = define({
  label: 'table',
  rowId: 'id',
  openName: 'supplier',
  nameOf: ({ name }) => name,
  initial: { products: [], suppliers: [] },
  sort: { by: 'name', order: 'asc' },
  sortKeys: ['createdAt', 'name'],
  readAllBy: { by: 'createdAt', order: 'asc' },
  withPage: { withTeam: true },
  // A supplier sees its own team as a tree, until it looks for somebody.
  ask: (query, { scope }) => (scope !== 'all' && Object.keys(query).length === 0 ? { topOnly: true } : query),
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.text('account', 'account', { rule: 'partOf' }),
      filter.choice('enabled', 'state', {
        of: ({ say }) => [
          { value: 'true', label: say('enabled') },
          { value: 'false', label: say('disabled') },
        ],
      }),
      filter.switch('topOnly', 'byTeam', { on: true, offered: isStaff }),
    ],
    more: [
      {
        title: 'groupOther',
        filters: [
          filter.choice('productId', 'product', { of: ({ given }) => given.products, searchable: true }),
          filter.choice('parentSupplierId', 'leader', {
            of: ({ given }) => given.suppliers,
            searchable: true,
          }),
        ],
      },
    ],
  },
  columns: [
    column.text('name', 'name', { sort: 'name', pin: 'start', fixed: true, card: 'title', size: 216 }),
    column.status(
      'state',
      'state',
      (row, { say }) => ({ ...stateLooks[stateOf(row)], word: say(stateOf(row)) }),
      { card: 'badge', size: 112 },
    ),
    column.drawn('available', 'available', amounts(availableText), { size: 208 }),
    column.drawn('collected', 'collected', amounts(collectedText), { size: 208 }),
    column.text('account', 'account', { size: 128 }),
    column.text('parentName', 'leader', { size: 136, card: 'none' }),
    column.count('proxyCount', 'proxyCount', { size: 104, card: 'none' }),
    column.words('accounts', 'accounts', accountsText, { size: 104, align: 'end' }),
    column.drawn('paidOut', 'paidOut', amounts(paidOutText), { size: 184, card: 'none' }),
    column.drawn('commission', 'commission', amounts(commissionText), { size: 144, card: 'none' }),
    column.words('rates', 'rates', ratesText, { size: 208, card: 'none' }),
    column.drawn('receivable', 'receivable', amounts(receivableText), { size: 184, card: 'none' }),
    column.drawn('deposit', 'deposit', amounts(depositText), { size: 184, card: 'none' }),
    column.words(
      'team',
      'team',
      (row, { say }) => {
        const team = teamOf(row);
        return team ? say('teamSize', { count: team.supplierCount, accounts: accountsText(team) }) : '';
      },
      { size: 208 },
    ),
    ...teamColumns(),
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
    column.time('createdAt', 'createdAt', { sort: 'createdAt', card: 'none' }),
  ],
});

/** Sums of the supplier with everyone below it, for those that lead a team. */
function teamColumns() {
  const sum = (
    name: 'teamAvailable' | 'teamReceivable' | 'teamCollected' | 'teamPaidOut',
    write: typeof availableText,
  ) =>
    column.drawn(
      name,
      name,
      amounts((row) => {
        const team = teamOf(row);
        return team ? write(team) : '';
      }),
      { size: 208, card: 'none' },
    );
  return [
    sum('teamAvailable', availableText),
    sum('teamReceivable', receivableText),
    sum('teamCollected', collectedText),
    sum('teamPaidOut', paidOutText),
  ];
}

const bulk = [
  bulkAction(suppliersEnable, 'enableMany', ({ id }) => ({ supplierId: id, enable: true }), {
    body: 'enableManyBody',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? say('alreadyEnabled') : undefined,
  }),
  bulkAction(suppliersEnable, 'disableMany', ({ id }) => ({ supplierId: id, enable: false }), {
    body: 'disableBody',
    tone: 'danger',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? undefined : say('alreadyDisabled'),
  }),
];

const isLeader = ({ proxyCount }: SupplierRow) => proxyCount > 0;
/** The largest page. A leader of more has a list of its own. */
const mostBelow = 200;
const below = (parentSupplierId: string) => ({ parentSupplierId, pageSize: mostBelow, withTeam: true });

/** Suppliers with their teams, money, figures of today and what is done for them. */
export const SuppliersListPage = listPage('suppliers.list', function SupplierList({ context }) {
  const given = useSupplierGiven(context);
  const listed = useListScreen(supplierList, given);
  const { screen, tree, cut, collapseAll } = useTree(supplierList, listed, {
    on: listed.query.topOnly === true,
    isBranch: isLeader,
    below,
  });
  const { topOnly: _tops, ...wholeTeams } = listed.query;
  const { say } = screen.telling;
  const sayPeople = useText(peopleMessages);
  const actions = useSupplierActions(given);
  const mayTurn = given.mayCall('suppliers.enable');
  const controls = (row: SupplierRow): ReactNode => (
    <RowControls
      label={say('actionsOf', { name: row.name })}
      turn={
        mayTurn && manages(given, row)
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
  return (
    <ListScreen
      of={supplierList}
      screen={screen}
      tree={tree}
      exported
      // Whole teams, although only their tops are rows of the call.
      exportedQuery={wholeTeams}
      bulk={bulk}
      rowActions={{ cell: controls, label: say('actions'), size: 112, card: 'badge' }}
      summary={
        collapseAll && <SupplierTreeBar cut={cut} rows={screen.rows} given={given} onCollapse={collapseAll} />
      }
      actions={
        given.mayCall('suppliers.add') && (
          <Button variant="primary" onClick={() => void actions.add()}>
            <Plus aria-hidden />
            {say(isStaff(given) ? 'add' : 'addProxy')}
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<SupplierDrawer of={supplierList} screen={screen} given={given} controls={controls} />}
    />
  );
});

function useSupplierGiven(context: ListContext): SupplierGiven {
  const products = useProductOptions(context);
  const suppliers = useSupplierOptions(context);
  return useMemo(() => ({ ...context, products, suppliers }), [context, products, suppliers]);
}
