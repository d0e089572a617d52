import { errorLogsList, errorLogsListGroups } from '@platform/sdk/operations';
import { errorLogsListGroupsRules } from '@platform/sdk/query-rules';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '../../../shared/ago.tsx';
import { TextCell } from '../../../shared/cells/cells.tsx';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useClearing } from './error-logs.actions.ts';
import { type FaultRow, pageOf } from './error-logs.labels.ts';
import { errorLogMessages } from './error-logs.messages.ts';

const FaultDrawer = lazyPart('fault', async () => (await import('./error-logs.drawer.tsx')).FaultDrawer);

const { column, filter, define } = listOf()(errorLogsListGroups, errorLogsListGroupsRules, errorLogMessages);

export const faultList = define({
  label: 'table',
  rowId: 'fingerprint',
  openName: 'fault',
  sort: { by: 'lastAt', order: 'desc' },
  sortKeys: ['lastAt', 'firstAt', 'reportCount', 'accountCount'],
  filters: {
    main: [
      filter.text('text', 'text', { rule: 'partOf' }),
      filter.text('url', 'url', { rule: 'partOf', mono: true }),
      filter.text('account', 'account', { rule: 'whole' }),
      filter.times('startTime', 'endTime', 'time'),
    ],
    more: [
      {
        title: 'appVersion',
        filters: [filter.text('appVersion', 'appVersion', { rule: 'wholeVersion', mono: true })],
      },
    ],
  },
  columns: [
    // Together they fit 1440 pixels beside the open menu.
    column.text('message', 'message', { size: 256, pin: 'start', fixed: true, card: 'title' }),
    column.count('reportCount', 'reportCount', { sort: 'reportCount' }),
    column.count('accountCount', 'accountCount', { sort: 'accountCount', size: 112 }),
    column.drawn(
      'lastAt',
      'lastAt',
      { cell: ({ lastAt }) => <Ago value={lastAt} />, text: ({ lastAt }) => lastAt },
      { sort: 'lastAt', size: 128 },
    ),
    column.drawn(
      'lastUrl',
      'lastUrl',
      {
        cell: ({ lastUrl }) => <TextCell value={pageOf(lastUrl)} mono />,
        text: ({ lastUrl }) => pageOf(lastUrl) ?? '',
      },
      { size: 168 },
    ),
    column.drawn(
      'lastAppVersion',
      'lastAppVersion',
      {
        cell: ({ lastAppVersion }) => <TextCell value={lastAppVersion} mono />,
        text: ({ lastAppVersion }) => lastAppVersion ?? '',
      },
      { size: 112 },
    ),
    column.time('firstAt', 'firstAt', { sort: 'firstAt', size: 178 }),
    column.orderNo('fingerprint', 'fingerprint', { size: 184, hidden: true, card: 'none' }),
  ],
});

/** Front-end errors, one row per fault. The drawer shows its reports. */
export const ErrorLogsPage = listPage('errorLogs.listGroups', function FaultList({ context }) {
  const screen = useListScreen(faultList, context);
  const { telling, list, query, answer } = screen;
  const { say } = telling;
  const clear = useClearing(context.user);
  const clearButton =
    clear &&
    ((fault: FaultRow): ReactNode => (
      // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses on its button from opening the row
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the button itself
      <span onClick={(event) => event.stopPropagation()}>
        <Button size="sm" variant="ghost" onClick={() => void clear(fault)}>
          {say('clearOne')}
        </Button>
      </span>
    ));
  const total = answer.data?.total;
  const isEmpty = total === 0 && Object.keys(list.values).length === 0;
  return (
    <ListScreen
      of={faultList}
      screen={screen}
      // The export has one row per report, the list one row per fault, so count and columns differ.
      exporting={{
        operation: errorLogsList,
        input: query,
        total: total === 0 ? 0 : null,
        shownIds: () => [],
      }}
      rowActions={clearButton && { cell: clearButton, label: say('actions'), size: 88 }}
      actions={
        clear && (
          <Button
            size="sm"
            variant="danger-quiet"
            disabledReason={isEmpty ? say('nothingToClear') : undefined}
            onClick={() => void clear()}
          >
            <Trash2 aria-hidden />
            <span className="max-sm:sr-only">{say('clearAll')}</span>
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<FaultDrawer of={faultList} screen={screen} clearButton={clearButton} />}
    />
  );
});
