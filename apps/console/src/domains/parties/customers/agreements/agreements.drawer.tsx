import { userProductsList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { NoValue, RateCell, StatusCell, TimeCell } from '../../../../shared/cells/cells.tsx';
import { stateLooks, stateOf } from '../../../../shared/enabled.looks.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../../shared/list/row.drawer.tsx';
import { useText, useWords } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { type AgreementRow, limitsText, roleOf } from './agreements.labels.ts';
import { agreementMessages } from './agreements.messages.ts';

type Drawer = RowDrawerProps<AgreementRow, AgreementRow>;
export interface AgreementDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  controls: (row: AgreementRow) => ReactNode;
}

/** One agreement at its own URL (`?agreement=`). */
export function AgreementDrawer({ of, screen, controls }: AgreementDrawerProps) {
  const say = useText(agreementMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('table')}
      useRow={useAgreement}
      missing={{ title: say('none') }}
      head={(row) => ({
        title: row?.partyName,
        note: row?.account,
        corner: row && controls(row),
        auditId: row && `${row.userId} ${row.productId}`,
      })}
    >
      {(row) => <Terms row={row} />}
    </RowDrawer>
  );
}

const useAgreement: Drawer['useRow'] = (id, listed) => {
  const [userId = '', productId = ''] = id.split(':');
  const { data, isPending, error } = useOperation(
    userProductsList,
    { userId, productId: Number(productId) },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Terms({ row }: { row: AgreementRow }) {
  const say = useText(agreementMessages);
  const words = useWords();
  return (
    <DrawerPart title={`${row.productId} ${words(row.productName)}`}>
      <KeyValueList
        items={[
          { key: 'role', label: say('role'), value: say(roleOf(row)) },
          { key: 'currency', label: say('currency'), value: row.currency },
          {
            key: 'state',
            label: say('state'),
            value: <StatusCell looks={stateLooks[stateOf(row)]}>{say(stateOf(row))}</StatusCell>,
          },
          { key: 'rate', label: say('rate'), value: <RateCell rate={row.rate} /> },
          { key: 'limits', label: say('limits'), value: limitsText(row, say) },
          { key: 'weight', label: say('weight'), value: row.weight ?? <NoValue /> },
          { key: 'updatedAt', label: say('updatedAt'), value: <TimeCell value={row.updatedAt} /> },
        ]}
      />
    </DrawerPart>
  );
}
