import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { TimeCell } from '../../../shared/cells/cells.tsx';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { listLink } from '../../../shared/list.links.ts';
import { useLive } from '../../../shared/live.ts';
import { useSupplierOptions } from '../../../shared/options.ts';
import { type DeviceCommand, useDeviceActions } from './devices.actions.tsx';
import {
  column,
  type DeviceGiven,
  type DeviceRow,
  define,
  deviceLook,
  filter,
  kindWord,
  runningText,
  scriptLook,
} from './devices.parts.ts';
import { useScriptOptions } from './scripts.options.ts';

const DeviceDrawer = lazyPart('device', async () => (await import('./devices.drawer.tsx')).DeviceDrawer);

export const deviceList = define({
  label: 'table',
  rowId: 'monitorId',
  openName: 'device',
  nameOf: ({ name }) => name,
  initial: { suppliers: [], scripts: [] },
  sortKeys: ['createdAt', 'name', 'lastHeartbeatAt', 'aliveSince'],
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.choice('life', 'life', { of: { alive: 'alive', silent: 'silent', never: 'never' } }),
      filter.choice('scriptState', 'scriptState', {
        of: { current: 'current', lagging: 'lagging', none: 'noScript' },
      }),
      filter.choice('state', 'state', {
        of: { enabled: 'enabled', disabled: 'disabled', revoked: 'revoked' },
      }),
    ],
    more: [
      {
        title: 'groupOther',
        filters: [
          filter.text('monitorId', 'monitorId', { rule: 'whole', mono: true }),
          filter.choice('kind', 'kind', { of: { sms: 'sms', web: 'web', chain: 'chain' } }),
          filter.choice('supplierId', 'supplier', { of: ({ given }) => given.suppliers, searchable: true }),
          filter.choice('scriptId', 'script', {
            of: ({ given }) => given.scripts,
            searchable: true,
            offered: ({ mayCall }) => mayCall('monitorScripts.list'),
          }),
        ],
      },
    ],
  },
  columns: [
    column.text('name', 'name', { sort: 'name', pin: 'start', fixed: true, card: 'title', size: 184 }),
    column.orderNo('monitorId', 'monitorId', { size: 160 }),
    column.status('life', 'life', (row, { say }) => deviceLook(row, say), { card: 'badge', size: 128 }),
    column.words('kind', 'kind', ({ kind }, { say }) => kindWord(kind, say), { size: 120 }),
    column.status('scriptState', 'scriptState', (row, { say }) => scriptLook(row, say), { size: 120 }),
    column.words(
      'versions',
      'versions',
      (row, { say }) =>
        row.script === null && row.runningChecksum === null
          ? ''
          : `${runningText(row, say)} / ${row.script?.version ?? '–'}`,
      { size: 144 },
    ),
    column.words('accounts', 'accounts', ({ accounts }) => accounts.map(({ name }) => name).join(', '), {
      size: 192,
    }),
    column.words('supplierName', 'supplier', ({ supplierName }, { say }) => supplierName ?? say('platform'), {
      size: 152,
    }),
    column.time('lastHeartbeatAt', 'lastHeartbeatAt', { sort: 'lastHeartbeatAt' }),
    column.drawn(
      'aliveSince',
      'aliveSince',
      {
        cell: ({ aliveSince }) => <TimeCell value={aliveSince} />,
        text: ({ aliveSince }) => aliveSince ?? '',
      },
      { sort: 'aliveSince', size: 184 },
    ),
    column.time('createdAt', 'createdAt', { sort: 'createdAt', card: 'none' }),
  ],
});

/** The devices alone, beside the accounts that they monitor. */
export const DevicesListPage = listPage('monitorDevices.list', function Devices({ context }) {
  return <DeviceList context={context} views={null} />;
});

export function DeviceList({ context, views }: { context: ListContext; views: ReactNode }) {
  const given = useDeviceGiven(context);
  const screen = useListScreen(deviceList, given);
  const { say } = screen.telling;
  const { answer } = screen;
  useLive(['accounts'], () => void answer.refetch());
  const actions = useDeviceActions(given);
  const controls = (row: DeviceRow): ReactNode => {
    const isRevoked = row.state === 'revoked';
    const refusal = isRevoked ? say('isRevoked') : undefined;
    const mayChange = context.mayCall('monitorDevices.update');
    const hasLogs =
      listLink('monitorLogs.list', context.user.access, { monitorId: row.monitorId }) !== undefined;
    return (
      <RowControls<DeviceCommand>
        label={say('actionsOf', { name: row.name })}
        turn={
          mayChange && !isRevoked
            ? {
                label: say('switchOf', { name: row.name }),
                checked: row.state === 'enabled',
                onTurn: (enable) => void actions.turn(row, enable),
              }
            : undefined
        }
        commands={[
          ...(mayChange ? [{ command: 'edit' as const, label: say('edit'), refusal }] : []),
          ...(hasLogs ? [{ command: 'logs' as const, label: say('logs') }] : []),
          ...(context.mayCall('monitorScripts.assign')
            ? [{ command: 'assign' as const, label: say('assign'), refusal }]
            : []),
          ...(mayChange
            ? [
                { command: 'rotate' as const, label: say('rotate'), refusal },
                { command: 'revoke' as const, label: say('revoke'), refusal },
              ]
            : []),
        ]}
        onCommand={(command) => void actions.run(command, row)}
      />
    );
  };
  return (
    <ListScreen
      of={deviceList}
      screen={screen}
      exported
      tiles={views}
      rowActions={{ cell: controls, label: say('actions'), size: 112, card: 'badge' }}
      actions={
        context.mayCall('monitorDevices.add') && (
          <Button variant="primary" onClick={() => void actions.add()}>
            <Plus aria-hidden />
            {say('add')}
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<DeviceDrawer of={deviceList} screen={screen} given={given} controls={controls} />}
    />
  );
}

function useDeviceGiven(context: ListContext): DeviceGiven {
  const scripts = useScriptOptions(context);
  const suppliers = useSupplierOptions(context);
  return useMemo(() => ({ ...context, scripts, suppliers }), [context, scripts, suppliers]);
}
