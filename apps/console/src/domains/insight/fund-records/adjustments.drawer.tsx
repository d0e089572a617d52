import { adjustmentsList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell, NoValue, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import type { Adjustment } from './adjustments.labels.ts';
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
  return (
    <DrawerPart title={row.reason}>
      <KeyValueList
        items={[
          { key: 'requestedBy', label: say('requestedBy'), value: row.requestedBy },
          { key: 'requestedAt', label: say('requestedAt'), value: <TimeCell value={row.requestedAt} /> },
          { key: 'decidedBy', label: say('decidedBy'), value: row.decidedBy ?? <NoValue /> },
          { key: 'decidedAt', label: say('decidedAt'), value: <TimeCell value={row.decidedAt} /> },
          { key: 'refusal', label: say('refusalReason'), value: row.refusalReason ?? <NoValue /> },
          {
            key: 'transfer',
            label: say('transferId'),
            value: row.transferId ? <CopyText value={row.transferId} /> : <NoValue />,
          },
          { key: 'id', label: say('id'), value: <CopyText value={row.id} /> },
        ]}
      />
    </DrawerPart>
  );
}
