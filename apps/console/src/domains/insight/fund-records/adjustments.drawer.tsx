import { adjustmentsList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { type Adjustment, kindWord, stateLook } from './adjustments.labels.ts';
import { adjustmentListMessages } from './adjustments.messages.ts';

type Drawer = RowDrawerProps<Adjustment, Adjustment>;

/** One adjustment (`?adjustment=`). */
export function AdjustmentDrawer({
  decide,
  ...frame
}: Pick<Drawer, 'of' | 'screen'> & { decide: ((row: Adjustment) => ReactNode) | null }) {
  const say = useText(adjustmentListMessages);
  return (
    <RowDrawer
      {...frame}
      label={say('table')}
      useRow={useAdjustment}
      missing={{ title: say('notFound') }}
      head={(row) => ({
        title: row && <MoneyCell amountMinor={row.amountMinor} currency={row.currency} />,
        note: row?.ownerName,
        corner: row && decide?.(row),
      })}
    >
      {(row) => <Facts row={row} />}
    </RowDrawer>
  );
}

const useAdjustment: Drawer['useRow'] = (adjustmentId, listed) => {
  const { data, isPending, error } = useOperation(
    adjustmentsList,
    { adjustmentId, pageSize: 1 },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row }: { row: Adjustment }) {
  const say = useText(adjustmentListMessages);
  const { word, ...looks } = stateLook(row.state, say);
  const facts = [
    { key: 'state', label: say('state'), value: <StatusCell looks={looks}>{word}</StatusCell> },
    { key: 'kind', label: say('kind'), value: kindWord(row.kind, say) },
    { key: 'reason', label: say('reason'), value: row.reason },
    { key: 'requestedBy', label: say('requestedBy'), value: row.requestedBy },
    { key: 'requestedAt', label: say('requestedAt'), value: <TimeCell value={row.requestedAt} /> },
    { key: 'decidedBy', label: say('decidedBy'), value: row.decidedBy },
    {
      key: 'decidedAt',
      label: say('decidedAt'),
      value: row.decidedAt && <TimeCell value={row.decidedAt} />,
    },
    { key: 'refusal', label: say('refusalReason'), value: row.refusalReason },
    {
      key: 'transfer',
      label: say('transferId'),
      value: row.transferId && <CopyText value={row.transferId} className="font-mono text-sm" />,
    },
    { key: 'id', label: say('id'), value: <CopyText value={row.id} className="font-mono text-sm" /> },
  ];
  // What has not happened yet is left out.
  return <KeyValueList items={facts.filter(({ value }) => value !== null)} />;
}
