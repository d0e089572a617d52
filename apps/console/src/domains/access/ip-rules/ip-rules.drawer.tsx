import { ipRulesList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { ExpiryCell } from '../../../shared/expiry.cell.tsx';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { type IpRuleRow, kindName, ruleLook, subjectName } from './ip-rules.labels.ts';
import { ipRuleMessages } from './ip-rules.messages.ts';

type Drawer = RowDrawerProps<IpRuleRow, IpRuleRow>;
export interface IpRuleDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  controls?: (row: IpRuleRow) => ReactNode;
}

/** One rule at its own URL (`?rule=`). */
export function IpRuleDrawer({ of, screen, controls }: IpRuleDrawerProps) {
  const say = useText(ipRuleMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useIpRule}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.network, note: row?.note, corner: row && controls?.(row) })}
    >
      {(row) => <Facts row={row} />}
    </RowDrawer>
  );
}

const useIpRule: Drawer['useRow'] = (ipRuleId, listed) => {
  const { data, isPending, error } = useOperation(
    ipRulesList,
    { ipRuleId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row }: { row: IpRuleRow }) {
  const say = useText(ipRuleMessages);
  const language = useLanguage();
  const look = ruleLook(row.state, say);
  const subject = [kindName(row.kind, say), subjectName(row, language)].filter(Boolean).join(' · ');
  return (
    <KeyValueList
      items={[
        { key: 'state', label: say('state'), value: <StatusCell looks={look}>{look.word}</StatusCell> },
        { key: 'kind', label: say('kind'), value: subject },
        { key: 'network', label: say('network'), value: <CopyText value={row.network} /> },
        {
          key: 'expiresAt',
          label: say('expiresAt'),
          value: <ExpiryCell value={row.expiresAt} />,
        },
        { key: 'createdBy', label: say('createdBy'), value: row.createdBy },
        { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
        { key: 'updatedBy', label: say('updatedBy'), value: row.updatedBy },
        { key: 'updatedAt', label: say('updatedAt'), value: <TimeCell value={row.updatedAt} /> },
      ]}
    />
  );
}
