import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { DurationCell, NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { AppLink } from '../../../shared/link.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import type { Role } from '../../../shared/roles.ts';
import { levelLook, type MonitorLogRow, phaseWord } from './monitor-logs.labels.ts';
import { monitorLogMessages } from './monitor-logs.messages.ts';

type Drawer = RowDrawerProps<MonitorLogRow, MonitorLogRow>;

/** One log line with its details (`?log=`). */
export function LogDrawer({ of, screen, role }: Pick<Drawer, 'of' | 'screen'> & { role: Role }) {
  const say = useText(monitorLogMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useListed}
      missing={{ title: say('notOnPage') }}
      head={(row) => (row ? { title: phaseWord(row.logPhase, say), note: row.monitorId } : {})}
    >
      {(row) => <Content row={row} role={role} />}
    </RowDrawer>
  );
}

/** No call reads a single line, so it has to be on the page. */
const useListed: Drawer['useRow'] = (_id, data) => ({ data, isPending: false, error: null });

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <AppLink href={href} className="focus-ring rounded-xs text-primary underline underline-offset-2">
      {children}
    </AppLink>
  );
}

function Content({ row, role }: { row: MonitorLogRow; role: Role }) {
  const say = useText(monitorLogMessages);
  const { word, ...looks } = levelLook(row.level, say);
  const text = (value: string | null) => value ?? <NoValue />;
  const device = listLink('monitorDevices.list', role, { device: row.monitorId });
  const order =
    row.orderCode === null
      ? undefined
      : listLink('orders.list', role, {
          orderType: row.orderCode.startsWith('P') ? 2 : 1,
          order: row.orderCode,
        });
  const account =
    row.resourceId === null ? undefined : listLink('resources.list', role, { account: row.resourceId });
  const details = Object.entries(row.details);
  return (
    <>
      {/* The text comes from a device: it is shown as it is. */}
      <p className="wrap-anywhere whitespace-pre-wrap">{row.message}</p>
      <KeyValueList
        items={[
          { key: 'level', label: say('level'), value: <StatusCell looks={looks}>{word}</StatusCell> },
          { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
          {
            key: 'monitorId',
            label: say('monitorId'),
            value: <Linked href={device}>{row.monitorId}</Linked>,
          },
          {
            key: 'resourceName',
            label: say('resourceName'),
            value: <Linked href={account}>{text(row.resourceName)}</Linked>,
          },
          { key: 'cardNumber', label: say('cardNumber'), value: text(row.cardNumberMasked) },
          {
            key: 'orderCode',
            label: say('orderCode'),
            value: (
              <span className="font-mono text-sm">
                <Linked href={order}>{text(row.orderCode)}</Linked>
              </span>
            ),
          },
          { key: 'supplier', label: say('supplier'), value: text(row.supplierName) },
          { key: 'durationMs', label: say('durationMs'), value: <DurationCell ms={row.durationMs} /> },
        ]}
      />
      <DrawerPart title={say('values')}>
        {details.length === 0 ? (
          <p className="text-muted-foreground">{say('noValues')}</p>
        ) : (
          <KeyValueList
            items={details.map(([name, value]) => ({
              key: name,
              label: <span className="font-mono text-sm wrap-anywhere">{name}</span>,
              value: <CopyText value={value} className="font-mono text-sm" />,
            }))}
          />
        )}
      </DrawerPart>
    </>
  );
}
