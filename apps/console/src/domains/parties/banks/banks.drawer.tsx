import { banksList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { stateLooks, stateOf } from '../../../shared/enabled.looks.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText, useWords } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { bankMessages } from './banks.messages.ts';
import { type BankRow, countryWord } from './banks.parts.ts';

type Drawer = RowDrawerProps<BankRow, BankRow>;
export interface BankDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  controls: (row: BankRow) => ReactNode;
}

/** One bank at its own URL (`?bank=`). */
export function BankDrawer({ of, screen, controls }: BankDrawerProps) {
  const say = useText(bankMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useBank}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.shortName, corner: row && controls(row) })}
    >
      {(row) => <Facts row={row} />}
    </RowDrawer>
  );
}

const useBank: Drawer['useRow'] = (bankId, listed) => {
  const { data, isPending, error } = useOperation(banksList, { bankId }, { enabled: listed === undefined });
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row }: { row: BankRow }) {
  const say = useText(bankMessages);
  const words = useWords();
  return (
    <DrawerPart title={words(row.names)}>
      <KeyValueList
        items={[
          { key: 'country', label: say('country'), value: countryWord(row.country, say) },
          { key: 'number', label: say('number'), value: <CopyText value={row.number} /> },
          {
            key: 'ifscPrefix',
            label: say('ifscPrefix'),
            value: row.ifscPrefix ? <CopyText value={row.ifscPrefix} /> : <NoValue />,
          },
          { key: 'smsSenders', label: say('smsSenders'), value: row.smsSenders.join(', ') || <NoValue /> },
          {
            key: 'state',
            label: say('state'),
            value: <StatusCell looks={stateLooks[stateOf(row)]}>{say(stateOf(row))}</StatusCell>,
          },
          { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
          { key: 'updatedAt', label: say('updatedAt'), value: <TimeCell value={row.updatedAt} /> },
        ]}
      />
    </DrawerPart>
  );
}
