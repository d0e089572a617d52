import { dataClearingsList } from '@platform/sdk/operations';
import { dataClearingsListRules } from '@platform/sdk/query-rules';
import { EmptyState } from '@platform/ui-kit/skin';
import { TimeCell } from '../../../shared/cells/cells.tsx';
import { plainTime } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { subjectKeys, subjectWord } from './clearings.labels.ts';
import { clearingMessages } from './clearings.messages.ts';
import { NextClearing } from './clearings.next.tsx';

const ClearingDrawer = lazyPart(
  'clearing',
  async () => (await import('./clearings.drawer.tsx')).ClearingDrawer,
);

const { column, filter, define } = listOf()(dataClearingsList, dataClearingsListRules, clearingMessages);

export const clearingList = define({
  label: 'table',
  rowId: 'id',
  openName: 'checkpoint',
  sortKeys: ['createdAt', 'rowCount'],
  filters: {
    main: [
      filter.choice('subject', 'subject', { of: subjectKeys }),
      filter.times('startTime', 'endTime', 'createdAt'),
    ],
  },
  columns: [
    column.time('createdAt', 'createdAt', { sort: 'createdAt', pin: 'start', fixed: true, card: 'title' }),
    column.count('rowCount', 'rowCount', { sort: 'rowCount' }),
    column.words(
      'cleared',
      'cleared',
      ({ cleared }, { say }) =>
        cleared.map(({ subject, count }) => `${subjectWord(subject, say)} ${count}`).join(' · '),
      { size: 360 },
    ),
    column.count('cycleDays', 'cycleDays'),
    column.drawn(
      'clearedBefore',
      'clearedBefore',
      {
        cell: ({ clearedBefore }) => <TimeCell value={clearedBefore} />,
        text: ({ clearedBefore }) => plainTime(clearedBefore),
      },
      { size: 184 },
    ),
    column.orderNo('id', 'id', { hidden: true, card: 'none' }),
  ],
});

/** What the data-clear cycle deleted, and what its next run would delete. */
export const ClearingsListPage = listPage('dataClearings.list', function Clearings({ context }) {
  const screen = useListScreen(clearingList, context);
  const { say } = screen.telling;
  return (
    <ListScreen
      of={clearingList}
      screen={screen}
      exported
      tiles={<NextClearing role={context.user.access} />}
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<ClearingDrawer of={clearingList} screen={screen} />}
    />
  );
});
