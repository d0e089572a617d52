import {
  orderCallbacksDelete,
  orderCallbacksList,
  orderCallbacksListDetails,
  ordersCallback,
} from '@platform/sdk/operations';
import { orderCallbacksListRules } from '@platform/sdk/query-rules';
import { EmptyState } from '@platform/ui-kit/skin';
import { outcomeLabel } from '../../../shared/callback-attempt/attempt.labels.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { once } from '../../../shared/list/bulk/bulk.model.ts';
import { resendJob } from '../../../shared/list/bulk/resend.job.ts';
import { useRowActions } from '../../../shared/list/list.actions.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { type CallbackRow, isFinished, looksOf, resendRefusal, stateWord } from './callbacks.labels.ts';
import { callbackMessages } from './callbacks.messages.ts';

const CallbackDrawer = lazyPart(
  'callback',
  async () => (await import('./callbacks.drawer.tsx')).CallbackDrawer,
);

const { column, filter, action, bulkJobAction, define } = listOf()(
  orderCallbacksList,
  orderCallbacksListRules,
  callbackMessages,
);

export const callbackList = define({
  label: 'table',
  rowId: 'id',
  openName: 'callback',
  sortKeys: ['createdAt', 'lastAttemptAt'],
  filters: {
    main: [
      filter.text('orderCode', 'orderCode', { rule: 'exact', mono: true }),
      filter.text('merchantOrderNo', 'merchantOrderNo', { rule: 'exact', mono: true }),
      filter.choice('state', 'state', {
        of: {
          waiting: 'waiting',
          sending: 'sending',
          retrying: 'retrying',
          acknowledged: 'acknowledged',
          dead: 'dead',
          superseded: 'superseded',
        },
      }),
      filter.times('startTime', 'endTime', 'due'),
    ],
  },
  columns: [
    // Both order numbers and the merchant fit a 1440-pixel screen without scrolling.
    column.orderNo('orderCode', 'orderCode', { pin: 'start', fixed: true, card: 'title', size: 224 }),
    column.status(
      'state',
      'state',
      ({ state }, { say }) => ({ ...looksOf(state), word: stateWord(state, say) }),
      { card: 'badge', size: 144 },
    ),
    column.words(
      'lastOutcome',
      'lastOutcome',
      ({ lastOutcome, lastStatus }, { language }) => outcomeLabel(lastOutcome, lastStatus, language),
      { size: 176 },
    ),
    column.words('attempts', 'attempts', (row) => `${row.attempts} / ${row.maxAttempts}`, {
      align: 'end',
      size: 80,
    }),
    column.orderNo('merchantOrderNo', 'merchantOrderNo', { size: 120 }),
    column.party('merchantName', 'merchant', { number: 'mchId', size: 184 }),
    column.time('nextAttemptAt', 'nextAttemptAt'),
    column.time('lastAttemptAt', 'lastAttemptAt', { sort: 'lastAttemptAt', card: 'none' }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt' }),
    column.text('url', 'url', { card: 'none', size: 280 }),
  ],
});

const actions = [
  action(ordersCallback, 'resend', ({ orderCode }) => ({ orderCode }), {
    done: ({ orderCode }, { say }) => say('resent', { order: orderCode }),
    refusal: (row, { say }) => resendRefusal(row, say),
  }),
  action(orderCallbacksDelete, 'remove', ({ id }) => ({ ids: [id] }), {
    done: (_row, { say }) => say('removed'),
    refusal: (row, { say }) => (isFinished(row) ? undefined : say('notFinished')),
    question: ({ orderCode }, { say }) => ({
      title: say('removeTitle', { order: orderCode }),
      body: say('removeBody'),
    }),
    tone: 'danger',
  }),
];

const bulk = [
  bulkJobAction(resendJob, 'resend', {
    body: 'resendManyBody',
    refusals: ({ say }) => {
      const again = once<CallbackRow>(({ orderCode }) => orderCode, say('sameOrder'));
      return (row) => resendRefusal(row, say) ?? again(row);
    },
  }),
];

/** Callbacks to merchants and their results. */
export const CallbacksListPage = listPage('orderCallbacks.list', function CallbackList({ context }) {
  const screen = useListScreen(callbackList, context);
  const { telling } = screen;
  const { say } = telling;
  const buttons = useRowActions(actions, telling, orderCallbacksList, orderCallbacksListDetails);
  return (
    <ListScreen
      of={callbackList}
      screen={screen}
      exported
      bulk={bulk}
      rowActions={buttons && { cell: buttons, label: say('resend'), size: 192 }}
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<CallbackDrawer of={callbackList} screen={screen} buttons={buttons} />}
    />
  );
});
