import type { Output } from '@platform/sdk';
import { monitorDevicesList } from '@platform/sdk/operations';
import { TimeCell } from '../../shared/cells/cells.tsx';
import { useFormats } from '../../shared/format.ts';
import { listLink } from '../../shared/list.links.ts';
import { useText } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { useHome } from './home.context.ts';
import { homeMessages } from './home.messages.ts';
import { useHomeRead } from './home.queries.ts';
import { type PlainColumn, PlainTable } from './plain-table.tsx';

type Device = Output<'monitorDevices.list'>['list'][number];
const shownAtMost = 8;
const readAtMost = 200;

/**
 * Sorts the enabled devices by their last heartbeat, oldest first. Devices that never reported come first.
 */
export function longestSilent(devices: readonly Device[]): Device[] {
  return devices
    .filter(({ state }) => state === 'enabled')
    .sort((a, b) => (a.lastHeartbeatAt ?? '').localeCompare(b.lastHeartbeatAt ?? ''))
    .slice(0, shownAtMost);
}

/** The devices that need attention first. */
export function DevicesCard() {
  const text = useText(homeMessages);
  const { number } = useFormats();
  const { user } = useHome();
  const { data, error, isPending, refetch } = useHomeRead(monitorDevicesList, {
    state: 'enabled',
    page: 1,
    pageSize: readAtMost,
  });
  const rows = longestSilent(data?.list ?? []);
  const columns: PlainColumn<Device>[] = [
    {
      key: 'device',
      head: text('device'),
      cell: ({ name, monitorId }) => (
        <span title={`${name} ${monitorId}`}>
          {name} <span className="font-mono text-sm text-muted-foreground">{monitorId}</span>
        </span>
      ),
    },
    { key: 'owner', head: text('owner'), cell: ({ supplierName }) => supplierName ?? text('platformOwned') },
    { key: 'watches', head: text('watches'), numeric: true, cell: ({ accounts }) => number(accounts.length) },
    {
      key: 'heard',
      head: text('lastHeard'),
      numeric: true,
      cell: ({ lastHeartbeatAt }) =>
        lastHeartbeatAt ? <TimeCell value={lastHeartbeatAt} /> : text('neverHeard'),
    },
  ];
  return (
    <HomeCard
      title={text('devices')}
      href={listLink('monitorDevices.list', user.access)}
      pending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={rows.length === 0 && text('noDevices')}
    >
      <PlainTable
        label={text('devices')}
        columns={columns}
        rows={rows}
        rowKey={({ monitorId }) => monitorId}
      />
    </HomeCard>
  );
}
