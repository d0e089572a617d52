import { frozenIpsList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { ExpiryCell } from '../../../shared/expiry.cell.tsx';
import { AppLink } from '../../../shared/link.tsx';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { useStore } from '../../../shared/store.ts';
import { currentUser } from '../../../shared/user.ts';
import { type FrozenIpRow, frozenLook } from './frozen-ips.labels.ts';
import { frozenIpMessages } from './frozen-ips.messages.ts';

type Drawer = RowDrawerProps<FrozenIpRow, FrozenIpRow>;
export interface FrozenIpDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  controls?: (row: FrozenIpRow) => ReactNode;
}

/** One frozen address at its own URL (`?frozen=`). */
export function FrozenIpDrawer({ of, screen, controls }: FrozenIpDrawerProps) {
  const say = useText(frozenIpMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useFrozenIp}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.network, corner: row && controls?.(row) })}
    >
      {(row) => <Facts row={row} />}
    </RowDrawer>
  );
}

const useFrozenIp: Drawer['useRow'] = (frozenIpId, listed) => {
  const { data, isPending, error } = useOperation(
    frozenIpsList,
    { frozenIpId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row }: { row: FrozenIpRow }) {
  const say = useText(frozenIpMessages);
  const user = useStore(currentUser);
  // Orders are found by one address, not by a network.
  const orders =
    user && !row.network.includes('/')
      ? listLink('orders.list', user.access, { ipAddress: row.network, orderType: 1 })
      : undefined;
  const { word, ...looks } = frozenLook(row.state, say);
  return (
    <>
      <KeyValueList
        items={[
          { key: 'state', label: say('state'), value: <StatusCell looks={looks}>{word}</StatusCell> },
          { key: 'network', label: say('network'), value: <CopyText value={row.network} /> },
          { key: 'reason', label: say('reason'), value: row.reason },
          { key: 'expiresAt', label: say('expiresAt'), value: <ExpiryCell value={row.expiresAt} /> },
          { key: 'frozenBy', label: say('frozenBy'), value: row.frozenBy },
          { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
          ...(row.thawedAt === null
            ? []
            : [
                { key: 'thawedAt', label: say('thawedAt'), value: <TimeCell value={row.thawedAt} /> },
                { key: 'thawedBy', label: say('thawedBy'), value: row.thawedBy },
              ]),
        ]}
      />
      {orders && (
        <AppLink
          href={orders}
          className="focus-ring justify-self-start rounded-xs text-sm text-primary underline underline-offset-2"
        >
          {say('orders')}
        </AppLink>
      )}
    </>
  );
}
