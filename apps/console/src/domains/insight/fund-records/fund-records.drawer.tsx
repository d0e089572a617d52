import { fundRecordsList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import { MoneyCell, NoValue, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { knownWord, purposeOf } from './fund-records.labels.ts';
import { fundRecordMessages } from './fund-records.messages.ts';
import type { FundRecord } from './fund-records.parts.ts';
import { OrderLink } from './order.link.tsx';

type Drawer = RowDrawerProps<FundRecord, FundRecord>;

/** One entry of an account (`?record=`). */
export function RecordDrawer({ given, ...frame }: Pick<Drawer, 'of' | 'screen'> & { given: ListContext }) {
  const say = useText(fundRecordMessages);
  return (
    <RowDrawer
      {...frame}
      label={say('table')}
      useRow={useRecord}
      missing={{ title: say('notFound') }}
      head={(row) => ({
        title: row && <MoneyCell amountMinor={row.amountMinor} currency={row.currency} />,
        note: row && purposeOf(row, say),
      })}
    >
      {(row) => <Facts row={row} given={given} />}
    </RowDrawer>
  );
}

const useRecord: Drawer['useRow'] = (recordId, listed) => {
  const { data, isPending, error } = useOperation(
    fundRecordsList,
    { recordId, pageSize: 1 },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row, given }: { row: FundRecord; given: ListContext }) {
  const say = useText(fundRecordMessages);
  const copied = (value: string | null) => (value ? <CopyText value={value} /> : <NoValue />);
  return (
    <DrawerPart title={`${knownWord(row.accountKind, say)} · ${row.currency}`}>
      <KeyValueList
        items={[
          { key: 'at', label: say('at'), value: <TimeCell value={row.at} /> },
          { key: 'owner', label: say('owner'), value: row.ownerName ?? say('platform') },
          {
            key: 'balance',
            label: say('balanceAfter'),
            value: <MoneyCell amountMinor={row.balanceAfterMinor} currency={row.currency} />,
          },
          { key: 'order', label: say('orderCode'), value: <OrderLink code={row.orderCode} given={given} /> },
          { key: 'merchantOrder', label: say('merchantOrderNo'), value: copied(row.merchantOrderNo) },
          { key: 'reason', label: say('reason'), value: row.reason ?? <NoValue /> },
          { key: 'version', label: say('version'), value: row.version },
          { key: 'transfer', label: say('transferId'), value: copied(row.transferId) },
          { key: 'reverses', label: say('reverses'), value: copied(row.reverses) },
        ]}
      />
    </DrawerPart>
  );
}
