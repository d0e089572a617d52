import { monitorDevicesList } from '@platform/sdk/operations';
import { KeyValueList, Notice } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { AppLink } from '../../../shared/link.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { deviceMessages } from './devices.messages.ts';
import {
  type DeviceGiven,
  type DeviceRow,
  deviceLook,
  kindWord,
  runningText,
  scriptLook,
} from './devices.parts.ts';

type Drawer = RowDrawerProps<DeviceRow, DeviceRow>;

export interface DeviceDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: DeviceGiven;
  controls: (row: DeviceRow) => ReactNode;
}

/** One device (`?device=`): whether it reports, what it monitors, and which script it runs. */
export function DeviceDrawer({ of, screen, given, controls }: DeviceDrawerProps) {
  const say = useText(deviceMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useDevice}
      missing={{ title: say('notFound') }}
      head={(row) => {
        if (!row) return {};
        const { word, ...looks } = deviceLook(row, say);
        return {
          title: (
            <>
              {row.name}
              <StatusCell looks={looks}>{word}</StatusCell>
            </>
          ),
          note: row.monitorId,
          corner: controls(row),
        };
      }}
    >
      {(row) => <Content row={row} given={given} />}
    </RowDrawer>
  );
}

const useDevice: Drawer['useRow'] = (monitorId, listed) => {
  const { data, isPending, error } = useOperation(
    monitorDevicesList,
    { monitorId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

const link = 'focus-ring rounded-xs text-primary underline underline-offset-2';

function Content({ row, given }: { row: DeviceRow; given: DeviceGiven }) {
  const say = useText(deviceMessages);
  const role = given.user.access;
  const { word, ...looks } = scriptLook(row, say);
  const { script } = row;
  const scriptHref = script && listLink('monitorScripts.list', role, { script: script.scriptId });
  const scriptText = script && say('scriptVersion', { name: script.name, version: script.version });
  return (
    <>
      <KeyValueList
        items={[
          { key: 'kind', label: say('kind'), value: kindWord(row.kind, say) },
          { key: 'supplier', label: say('supplier'), value: row.supplierName ?? say('platform') },
          {
            key: 'lastHeartbeatAt',
            label: say('lastHeartbeatAt'),
            value: <TimeCell value={row.lastHeartbeatAt} />,
          },
          { key: 'aliveSince', label: say('aliveSince'), value: <TimeCell value={row.aliveSince} /> },
          { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
          { key: 'updatedAt', label: say('updatedAt'), value: <TimeCell value={row.updatedAt} /> },
        ]}
      />
      <DrawerPart title={say('script')}>
        {row.scriptState === 'lagging' && <Notice tone="warning">{say('lagHelp')}</Notice>}
        <KeyValueList
          items={[
            {
              key: 'scriptState',
              label: say('scriptState'),
              value: <StatusCell looks={looks}>{word}</StatusCell>,
            },
            {
              key: 'wantedVersion',
              label: say('wantedVersion'),
              value: scriptHref ? (
                <AppLink href={scriptHref} className={link}>
                  {scriptText}
                </AppLink>
              ) : (
                (scriptText ?? <NoValue />)
              ),
            },
            { key: 'runningVersion', label: say('runningVersion'), value: runningText(row, say) },
            {
              key: 'runningChecksum',
              label: say('runningChecksum'),
              value:
                row.runningChecksum === null ? (
                  <NoValue />
                ) : (
                  <CopyText value={row.runningChecksum} className="font-mono text-xs" />
                ),
            },
            {
              key: 'scriptReportedAt',
              label: say('scriptReportedAt'),
              value: <TimeCell value={row.scriptReportedAt} />,
            },
          ]}
        />
      </DrawerPart>
      <DrawerPart title={say('accounts')}>
        {row.accounts.length === 0 ? (
          <p className="text-muted-foreground">{say('noAccounts')}</p>
        ) : (
          <ul className="grid gap-1">
            {row.accounts.map(({ id, name }) => {
              const href = listLink('resources.list', role, { account: id });
              return (
                <li key={id}>
                  {href ? (
                    <AppLink href={href} className={link}>
                      {name}
                    </AppLink>
                  ) : (
                    name
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </DrawerPart>
    </>
  );
}
