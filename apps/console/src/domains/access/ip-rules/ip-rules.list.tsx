import { ipRulesList, ipRulesRemove, ipRulesSave } from '@platform/sdk/operations';
import { ipRulesListRules } from '@platform/sdk/query-rules';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { expiryCells } from '../../../shared/expiry.cell.tsx';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { roleName } from '../../../shared/role.messages.ts';
import { roles } from '../../../shared/roles.ts';
import { useIpRuleActions } from './ip-rules.actions.tsx';
import { ManyCutOff } from './ip-rules.cut-off.tsx';
import { type IpRuleRow, kindName, kindWords, ruleLook } from './ip-rules.labels.ts';
import { ipRuleMessages } from './ip-rules.messages.ts';

const IpRuleDrawer = lazyPart('IP rule', async () => (await import('./ip-rules.drawer.tsx')).IpRuleDrawer);

const { column, filter, bulkCallAction, define } = listOf()(ipRulesList, ipRulesListRules, ipRuleMessages);

export const ipRuleList = define({
  label: 'table',
  rowId: 'id',
  openName: 'rule',
  nameOf: ({ network }) => network,
  sortKeys: ['createdAt', 'expiresAt', 'network'],
  filters: {
    main: [
      filter.text('ip', 'ip', { rule: 'ipRule', mono: true }),
      filter.choice('kind', 'kind', { of: kindWords }),
      filter.choice('role', 'role', {
        of: ({ language }) => roles.map((role) => ({ value: role, label: roleName(role, language) })),
      }),
      filter.text('account', 'account', { rule: 'wholeAccount' }),
      filter.choice('state', 'state', {
        of: { active: 'active', disabled: 'disabled', expired: 'expired' },
      }),
    ],
    more: [{ title: 'moreFilters', filters: [filter.text('note', 'note', { rule: 'partOf' })] }],
  },
  columns: [
    column.orderNo('network', 'network', { sort: 'network', pin: 'start', fixed: true, card: 'title' }),
    column.words('kind', 'kind', ({ kind }, { say }) => kindName(kind, say), { size: 208 }),
    column.words(
      'role',
      'role',
      ({ role }, { language }) => (role === null ? '' : roleName(role, language)),
      {
        size: 144,
      },
    ),
    column.text('account', 'account', { size: 144 }),
    column.status('state', 'state', ({ state }, { say }) => ruleLook(state, say), {
      card: 'badge',
      size: 112,
    }),
    column.text('note', 'note', { size: 200 }),
    column.drawn('expiresAt', 'expiresAt', expiryCells, { sort: 'expiresAt', size: 184 }),
    column.text('createdBy', 'createdBy', { size: 128, card: 'none' }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt', card: 'none' }),
    column.text('updatedBy', 'updatedBy', { size: 128 }),
    column.time('updatedAt', 'updatedAt'),
  ],
});

const idsOf = (rows: readonly IpRuleRow[]): string[] => rows.map(({ id }) => id);

/** Changed together: enabled one by one, the first rule would end the sessions that the second one allows. */
const bulk = [
  bulkCallAction(ipRulesSave, 'enableMany', (rows) => ({ ipRuleIds: idsOf(rows), enabled: true }), {
    effect: (rows) => <ManyCutOff rows={rows} enabled={true} />,
    body: 'enableManyBody',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? say('isEnabled') : undefined,
  }),
  bulkCallAction(ipRulesSave, 'disableMany', (rows) => ({ ipRuleIds: idsOf(rows), enabled: false }), {
    effect: (rows) => <ManyCutOff rows={rows} enabled={false} />,
    body: 'fewerManyBody',
    refusals:
      ({ say }) =>
      ({ enabled }) =>
        enabled ? undefined : say('isDisabled'),
  }),
  bulkCallAction(ipRulesRemove, 'removeMany', (rows) => ({ ipRuleIds: idsOf(rows) }), {
    effect: (rows) => <ManyCutOff rows={rows} remove />,
    body: 'fewerManyBody',
    tone: 'danger',
    refusals: () => () => undefined,
  }),
];

/** From which addresses roles, accounts, merchants and devices may come. */
export const IpRulesListPage = listPage('ipRules.list', function IpRuleList({ context }) {
  const screen = useListScreen(ipRuleList, context);
  const { say } = screen.telling;
  const actions = useIpRuleActions();
  const mayChange = context.mayCall('ipRules.save');
  const controls = (row: IpRuleRow): ReactNode => (
    <RowControls<'edit' | 'remove'>
      label={say('actionsOf', { network: row.network })}
      turn={{
        label: say('switchOf', { network: row.network }),
        checked: row.enabled,
        onTurn: (enabled) => void actions.turn(row, enabled),
      }}
      commands={[
        { command: 'edit', label: say('edit') },
        { command: 'remove', label: say('remove'), tone: 'danger' },
      ]}
      onCommand={(command) => void actions[command](row)}
    />
  );
  return (
    <ListScreen
      of={ipRuleList}
      screen={screen}
      exported
      bulk={bulk}
      rowActions={mayChange ? { cell: controls, label: say('actions'), size: 112, card: 'badge' } : null}
      actions={
        mayChange && (
          <>
            <Button onClick={() => void actions.importFile()}>
              <Upload aria-hidden />
              {say('importFile')}
            </Button>
            <Button variant="primary" onClick={() => void actions.add()}>
              <Plus aria-hidden />
              {say('add')}
            </Button>
          </>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<IpRuleDrawer of={ipRuleList} screen={screen} {...(mayChange && { controls })} />}
    />
  );
});
