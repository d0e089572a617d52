import { orderCallbacksListDetails } from '@platform/sdk/operations';
import { orderCallbacksListDetailsRules } from '@platform/sdk/query-rules';
import { EmptyState } from '@platform/ui-kit/skin';
import {
  callbackOutcomes,
  outcomeLabel,
  outcomeTone,
} from '../../../shared/callback-attempt/attempt.labels.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { triggerWord } from './callbacks.labels.ts';
import { callbackMessages } from './callbacks.messages.ts';

const AttemptDrawer = lazyPart('attempt', async () => (await import('./attempts.drawer.tsx')).AttemptDrawer);

const { column, filter, define } = listOf()(
  orderCallbacksListDetails,
  orderCallbacksListDetailsRules,
  callbackMessages,
);

export const attemptList = define({
  label: 'attemptList',
  rowId: 'id',
  openName: 'attempt',
  sortKeys: ['sendTime', 'latencyMs'],
  sort: { by: 'sendTime', order: 'desc' },
  filters: {
    main: [
      filter.text('orderCode', 'orderCode', { rule: 'exact', mono: true }),
      filter.text('merchantOrderCode', 'merchantOrderNo', { rule: 'exact', mono: true }),
      filter.choice('outcome', 'outcome', {
        of: ({ language }) =>
          callbackOutcomes.map((value) => ({ value, label: outcomeLabel(value, null, language) })),
      }),
      filter.times('receiveStartTime', 'receiveEndTime', 'receiveTime'),
    ],
    more: [
      {
        title: 'sending',
        filters: [
          filter.choice('httpMethod', 'httpMethod', {
            of: () => ['POST', 'GET'].map((value) => ({ value, label: value })),
          }),
          filter.text('systemFlag', 'systemFlag', { rule: 'exact' }),
        ],
      },
    ],
  },
  columns: [
    column.orderNo('orderCode', 'orderCode', { pin: 'start', fixed: true, card: 'title', size: 240 }),
    column.status(
      'outcome',
      'outcome',
      ({ outcome, responseStatus }, { language }) => ({
        tone: outcomeTone(outcome),
        word: outcomeLabel(outcome, responseStatus, language),
      }),
      { card: 'badge', size: 208 },
    ),
    column.count('attempt', 'attempt'),
    column.words('trigger', 'trigger', triggerWord, { size: 168 }),
    column.duration('latencyMs', 'latencyTitle', { sort: 'latencyMs' }),
    column.party('merchantName', 'merchant', { number: 'mchId' }),
    column.orderNo('merchantOrderCode', 'merchantOrderNo'),
    column.time('sendTime', 'sendTime', { sort: 'sendTime' }),
    column.time('receiveTime', 'receiveTime', { card: 'none' }),
    column.text('httpMethod', 'httpMethod', { card: 'none', size: 96 }),
    column.text('url', 'url', { card: 'none', size: 280 }),
    column.text('systemFlag', 'systemFlag', { card: 'none', size: 128 }),
  ],
});

/** All callback attempts with request and response. */
export const AttemptsListPage = listPage('orderCallbacks.listDetails', function AttemptList({ context }) {
  const screen = useListScreen(attemptList, context);
  const { say } = screen.telling;
  return (
    <ListScreen
      of={attemptList}
      screen={screen}
      exported
      nothing={<EmptyState title={say('noAttempts')} description={say('noneHelp')} />}
      drawer={<AttemptDrawer of={attemptList} screen={screen} />}
    />
  );
});
