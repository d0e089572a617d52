import { securityNodesLeaks } from '@platform/sdk/operations';
import { Button, KeyValueList, SheetFooter } from '@platform/ui-kit/skin';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { type FindingRow, findingLook, findingWord } from './security-chain.labels.ts';
import { securityChainMessages } from './security-chain.messages.ts';

type Drawer = RowDrawerProps<FindingRow, FindingRow>;
export interface FindingDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  perform: (command: 'handle' | 'reopen' | 'message', row: FindingRow) => void;
}

/** One finding (`?finding=`). */
export function FindingDrawer({ of, screen, perform }: FindingDrawerProps) {
  const say = useText(securityChainMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('findingDetails')}
      useRow={useFinding}
      missing={{ title: say('notFound') }}
      head={(row) => ({ title: row?.resourceName, note: row?.supplierName })}
      foot={(row) => (
        <SheetFooter>
          <Button onClick={() => perform('message', row)}>
            {say(row.nodeId === null ? 'showMessages' : 'showMessage')}
          </Button>
          {row.state === 'handled' ? (
            <Button onClick={() => perform('reopen', row)}>{say('reopen')}</Button>
          ) : (
            <Button variant="primary" onClick={() => perform('handle', row)}>
              {say('handle')}
            </Button>
          )}
        </SheetFooter>
      )}
    >
      {(row) => <Facts row={row} />}
    </RowDrawer>
  );
}

const useFinding: Drawer['useRow'] = (leakId, listed) => {
  const { data, isPending, error } = useOperation(
    securityNodesLeaks,
    { leakId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row }: { row: FindingRow }) {
  const say = useText(securityChainMessages);
  const { word, ...looks } = findingLook(row, say);
  return (
    <KeyValueList
      items={[
        { key: 'state', label: say('state'), value: <StatusCell looks={looks}>{word}</StatusCell> },
        { key: 'kind', label: say('kind'), value: findingWord(row.kind, say) },
        { key: 'foundAt', label: say('foundAt'), value: <TimeCell value={row.foundAt} /> },
        ...(row.minute === null
          ? []
          : [
              { key: 'minute', label: say('minute'), value: <TimeCell value={row.minute} /> },
              { key: 'messageCount', label: say('messageCount'), value: row.messageCount },
            ]),
        ...(row.state === 'handled'
          ? [
              { key: 'handledBy', label: say('handledBy'), value: row.handledBy ?? <NoValue /> },
              { key: 'handledAt', label: say('handledAt'), value: <TimeCell value={row.handledAt} /> },
              {
                key: 'note',
                label: say('note'),
                value: row.note ? <span className="whitespace-pre-wrap">{row.note}</span> : <NoValue />,
              },
            ]
          : []),
      ]}
    />
  );
}
