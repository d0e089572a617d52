import { blackListHits, blackListList } from '@platform/sdk/operations';
import { orderTypeOf } from '@platform/sdk/rules';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { ExpiryCell } from '../../../shared/expiry.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { useStore } from '../../../shared/store.ts';
import { currentUser } from '../../../shared/user.ts';
import { type BlackListRow, stateLook, wordOf } from './black-list.labels.ts';
import { blackListMessages } from './black-list.messages.ts';

type Drawer = RowDrawerProps<BlackListRow, BlackListRow>;
export interface BlackListDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  controls?: (row: BlackListRow) => ReactNode;
}

/** One entry at its own URL (`?entry=`), with the orders that met it. */
export function BlackListDrawer({ of, screen, controls }: BlackListDrawerProps) {
  const say = useText(blackListMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useEntry}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.value, corner: row && controls?.(row) })}
    >
      {(row) => (
        <>
          <Facts row={row} />
          <Hits row={row} />
        </>
      )}
    </RowDrawer>
  );
}

const useEntry: Drawer['useRow'] = (blackListId, listed) => {
  const { data, isPending, error } = useOperation(
    blackListList,
    { blackListId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row }: { row: BlackListRow }) {
  const say = useText(blackListMessages);
  const { word, ...looks } = stateLook(row.state, say);
  return (
    <KeyValueList
      items={[
        { key: 'state', label: say('state'), value: <StatusCell looks={looks}>{word}</StatusCell> },
        { key: 'value', label: say('value'), value: <CopyText value={row.value} /> },
        { key: 'kind', label: say('kind'), value: wordOf(row.kind, say) },
        { key: 'direction', label: say('direction'), value: wordOf(row.direction, say) },
        { key: 'effect', label: say('effect'), value: wordOf(row.effect, say) },
        { key: 'reason', label: say('reason'), value: row.reason },
        { key: 'expiresAt', label: say('expiresAt'), value: <ExpiryCell value={row.expiresAt} /> },
        { key: 'addedBy', label: say('addedBy'), value: row.addedBy },
        { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
        ...(row.removedAt === null
          ? []
          : [
              { key: 'removedAt', label: say('removedAt'), value: <TimeCell value={row.removedAt} /> },
              { key: 'removedBy', label: say('removedBy'), value: row.removedBy },
            ]),
      ]}
    />
  );
}

const shownHits = 20;

function Hits({ row }: { row: BlackListRow }) {
  const say = useText(blackListMessages);
  const { number } = useFormats();
  const user = useStore(currentUser);
  const { data, error } = useOperation(blackListHits, { blackListId: row.id, pageSize: shownHits });
  const linkOf = (orderCode: string | null) =>
    user && orderCode !== null
      ? listLink('orders.list', user.access, {
          orderType: orderTypeOf(orderCode),
          order: orderCode,
        })
      : undefined;
  return (
    <DrawerPart title={say('hitOrders')}>
      <ErrorNotice error={error} />
      {data?.total === 0 && <p className="text-sm text-muted-foreground">{say('noHits')}</p>}
      <ul className="grid gap-3 text-sm">
        {data?.list.map(({ id, at, place, outcome, mchId, mchOrderNo, orderCode }) => {
          const href = linkOf(orderCode);
          return (
            <li key={id} className="grid gap-1">
              <span className="flex flex-wrap justify-between gap-2">
                {href ? (
                  <AppLink
                    href={href}
                    className="focus-ring rounded-xs text-primary underline underline-offset-2"
                  >
                    {orderCode}
                  </AppLink>
                ) : (
                  <span className="break-all">{`${mchId} · ${orderCode ?? mchOrderNo}`}</span>
                )}
                <TimeCell value={at} />
              </span>
              <span className="text-muted-foreground">{`${wordOf(outcome, say)} · ${wordOf(place, say)}`}</span>
            </li>
          );
        })}
      </ul>
      {data && data.total > data.list.length && (
        <p className="numeric text-sm text-muted-foreground">
          {say('moreHits', { shown: number(data.list.length), total: number(data.total) })}
        </p>
      )}
    </DrawerPart>
  );
}
