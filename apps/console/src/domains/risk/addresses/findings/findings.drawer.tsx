import { orderFindingsList } from '@platform/sdk/operations';
import { Button, KeyValueList, Notice, SheetFooter } from '@platform/ui-kit/skin';
import { NoValue, StatusCell, TimeCell } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../../shared/list/row.drawer.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import {
  amountText,
  type FindingRow,
  findingLook,
  kindWord,
  ruleWord,
  severityLook,
  subjectOf,
  whyText,
} from './findings.labels.ts';
import { findingMessages } from './findings.messages.ts';
import type { FindingActions } from './use-finding-actions.tsx';

type Drawer = RowDrawerProps<FindingRow, FindingRow>;
export interface FindingDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  actions: FindingActions;
}

/** One finding at its own URL (`?finding=`), with its figures, why it was found, and its decision. */
export function FindingDrawer({ of, screen, actions }: FindingDrawerProps) {
  const say = useText(findingMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useFinding}
      missing={{ title: say('notFound'), description: say('notFoundHelp') }}
      head={(row) => ({ title: row && subjectOf(row), note: row && ruleWord(row.rule, say) })}
      foot={(row) => (
        <SheetFooter>
          {actions.commandsOf(row).map(({ command, label, refusal }) => (
            <Button
              key={command}
              disabled={refusal !== undefined}
              title={refusal}
              onClick={() => actions.perform(command, row)}
            >
              {label}
            </Button>
          ))}
        </SheetFooter>
      )}
    >
      {(row) => <Facts row={row} />}
    </RowDrawer>
  );
}

const useFinding: Drawer['useRow'] = (findingId, listed) => {
  const { data, isPending, error } = useOperation(
    orderFindingsList,
    { findingId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row }: { row: FindingRow }) {
  const say = useText(findingMessages);
  const { word, ...looks } = findingLook(row.state, say);
  const severity = severityLook(row.severity, say);
  const isReopened = row.state === 'open' && row.decision !== null;
  return (
    <>
      <DrawerPart title={say('why')}>
        <p className="text-sm">{whyText(row, say)}</p>
        {isReopened && <Notice tone="warning" title={say('reopened')} />}
        {row.frozen && <Notice tone="info" title={say('frozen')} />}
        <KeyValueList
          items={[
            { key: 'state', label: say('state'), value: <StatusCell looks={looks}>{word}</StatusCell> },
            {
              key: 'severity',
              label: say('severity'),
              value: <StatusCell looks={{ tone: severity.tone }}>{severity.word}</StatusCell>,
            },
            {
              key: 'subject',
              label: kindWord(row.subjectKind, say),
              value: <CopyText value={subjectOf(row)} />,
            },
            ...(row.amountMinor === null
              ? []
              : [{ key: 'amount', label: say('amount'), value: `${amountText(row)} ${row.currency}` }]),
            {
              key: 'window',
              label: say('window'),
              value: (
                <span className="flex flex-wrap gap-x-2">
                  <TimeCell value={row.windowStart} />
                  <span aria-hidden>–</span>
                  <TimeCell value={row.windowEnd} />
                </span>
              ),
            },
            { key: 'orderCount', label: say('orderCount'), value: row.orderCount },
            { key: 'firstAt', label: say('firstAt'), value: <TimeCell value={row.firstAt} /> },
            { key: 'lastAt', label: say('lastAt'), value: <TimeCell value={row.lastAt} /> },
            { key: 'foundAt', label: say('foundAt'), value: <TimeCell value={row.foundAt} /> },
          ]}
        />
        {row.orderCount > 1_000 && <p className="text-xs text-muted-foreground">{say('keptOrders')}</p>}
      </DrawerPart>
      {row.decision !== null && (
        <DrawerPart title={say('decision')}>
          <KeyValueList
            items={[
              { key: 'decision', label: say('decision'), value: findingLook(row.decision, say).word },
              { key: 'reason', label: say('reason'), value: row.reason ?? <NoValue /> },
              { key: 'decidedBy', label: say('decidedBy'), value: row.decidedBy ?? <NoValue /> },
              {
                key: 'decidedAt',
                label: say('decidedAt'),
                value: row.decidedAt ? <TimeCell value={row.decidedAt} /> : <NoValue />,
              },
              { key: 'newOrders', label: say('newOrders'), value: row.newOrderCount },
            ]}
          />
        </DrawerPart>
      )}
    </>
  );
}
