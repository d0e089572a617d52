import { payerIpsList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { CountCell, NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { AppLink } from '../../../shared/link.tsx';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { frozenLook, type IpFigures, percentText, sumsText } from './ip-analysis.labels.ts';
import { ipAnalysisMessages } from './ip-analysis.messages.ts';

type Drawer = RowDrawerProps<IpFigures, IpFigures>;
export interface IpDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  controls: (row: IpFigures) => ReactNode;
  ordersOf: (row: IpFigures) => string | undefined;
}

/** One address at its own URL (`?address=`). */
export function IpDrawer({ of, screen, controls, ordersOf }: IpDrawerProps) {
  const say = useText(ipAnalysisMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useIp}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.ip, corner: row && controls(row) })}
    >
      {(row) => <Facts row={row} orders={ordersOf(row)} />}
    </RowDrawer>
  );
}

const useIp: Drawer['useRow'] = (ip, listed) => {
  const { data, isPending, error } = useOperation(payerIpsList, { ip }, { enabled: listed === undefined });
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row, orders }: { row: IpFigures; orders: string | undefined }) {
  const say = useText(ipAnalysisMessages);
  const { word, ...looks } = frozenLook(row, say);
  return (
    <>
      <KeyValueList
        items={[
          { key: 'state', label: say('state'), value: <StatusCell looks={looks}>{word}</StatusCell> },
          { key: 'ip', label: say('ip'), value: <CopyText value={row.ip} /> },
          { key: 'orderCount', label: say('orderCount'), value: <CountCell count={row.orderCount} /> },
          { key: 'paidCount', label: say('paidCount'), value: <CountCell count={row.paidCount} /> },
          { key: 'successRate', label: say('successRate'), value: percentText(row) },
          { key: 'sums', label: say('sums'), value: sumsText(row) || <NoValue /> },
          {
            key: 'merchantCount',
            label: say('merchantCount'),
            value: <CountCell count={row.merchantCount} />,
          },
          {
            key: 'payerNameCount',
            label: say('payerNameCount'),
            value: <CountCell count={row.payerNameCount} />,
          },
          { key: 'payerNames', label: say('payerNames'), value: row.payerNames.join(', ') || <NoValue /> },
          { key: 'accountCount', label: say('accountCount'), value: <CountCell count={row.accountCount} /> },
          { key: 'firstAt', label: say('firstAt'), value: <TimeCell value={row.firstAt} /> },
          { key: 'lastAt', label: say('lastAt'), value: <TimeCell value={row.lastAt} /> },
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
