import { banksUpdate } from '@platform/sdk/operations';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { FileUp, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { stateLooks, stateOf } from '../../../shared/enabled.looks.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useBankActions } from './banks.actions.tsx';
import { type BankRow, bulkAction, column, countryWord, define, filter } from './banks.parts.ts';

const BankDrawer = lazyPart('bank', async () => (await import('./banks.drawer.tsx')).BankDrawer);

export const bankList = define({
  label: 'table',
  rowId: 'id',
  openName: 'bank',
  nameOf: ({ shortName }) => shortName,
  sort: { by: 'number', order: 'asc' },
  sortKeys: ['number', 'shortName', 'ifscPrefix', 'updatedAt'],
  filters: {
    main: [
      filter.choice('country', 'country', { of: { IN: 'IN', CN: 'CN', KE: 'KE' } }),
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.text('ifscPrefix', 'ifscPrefix', { rule: 'fourLetters', mono: true, capitals: true }),
      filter.choice('enabled', 'state', {
        of: ({ say }) => [
          { value: 'true', label: say('enabled') },
          { value: 'false', label: say('disabled') },
        ],
      }),
    ],
    more: [
      { title: 'number', filters: [filter.text('number', 'number', { rule: 'wholeNumber', mono: true })] },
    ],
  },
  columns: [
    column.text('shortName', 'shortName', {
      sort: 'shortName',
      pin: 'start',
      fixed: true,
      card: 'title',
      size: 160,
    }),
    column.words('country', 'country', ({ country }, { say }) => countryWord(country, say), { size: 96 }),
    column.text('number', 'number', { sort: 'number', size: 96 }),
    column.words('names', 'name', ({ names }, { language }) => names[language], { size: 248 }),
    column.text('ifscPrefix', 'ifscPrefix', { sort: 'ifscPrefix', size: 112 }),
    column.status(
      'state',
      'state',
      (row, { say }) => ({ ...stateLooks[stateOf(row)], word: say(stateOf(row)) }),
      { card: 'badge', size: 112 },
    ),
    column.words('smsSenders', 'smsSenders', ({ smsSenders }) => smsSenders.join(', '), { size: 160 }),
    column.time('updatedAt', 'updatedAt', { sort: 'updatedAt', card: 'none' }),
  ],
});

const bulk = [
  bulkAction(banksUpdate, 'enableMany', ({ id }) => ({ bankId: id, enabled: true }), {
    body: 'enableManyBody',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? say('alreadyEnabled') : undefined,
  }),
  bulkAction(banksUpdate, 'disableMany', ({ id }) => ({ bankId: id, enabled: false }), {
    body: 'disableManyBody',
    tone: 'danger',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? undefined : say('alreadyDisabled'),
  }),
];

/** Banks, which forms of accounts and payouts offer. */
export const BanksListPage = listPage('banks.list', function BankList({ context }) {
  const screen = useListScreen(bankList, context);
  const { say } = screen.telling;
  const actions = useBankActions();
  const controls = (row: BankRow): ReactNode => (
    <RowControls
      label={say('actionsOf', { name: row.shortName })}
      turn={{
        label: say('switchOf', { name: row.shortName }),
        checked: row.enabled,
        onTurn: (enable) => void actions.turn(row, enable),
      }}
      commands={[{ command: 'edit', label: say('edit') }]}
      onCommand={() => void actions.edit(row)}
    />
  );
  return (
    <ListScreen
      of={bankList}
      screen={screen}
      exported
      bulk={bulk}
      rowActions={{ cell: controls, label: say('actions'), size: 112, card: 'badge' }}
      actions={
        <>
          <Button onClick={() => void actions.importFile()}>
            <FileUp aria-hidden />
            {say('importFile')}
          </Button>
          <Button variant="primary" onClick={() => void actions.add()}>
            <Plus aria-hidden />
            {say('add')}
          </Button>
        </>
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<BankDrawer of={bankList} screen={screen} controls={controls} />}
    />
  );
});
