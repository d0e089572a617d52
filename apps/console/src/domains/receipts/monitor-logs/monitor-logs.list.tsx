import { monitorLogsList } from '@platform/sdk/operations';
import { monitorLogsListRules } from '@platform/sdk/query-rules';
import { Button, EmptyState, type SelectOption } from '@platform/ui-kit/skin';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useSupplierOptions } from '../../../shared/options.ts';
import { useLogClearing } from './monitor-logs.actions.ts';
import { levelLook, phaseKeys, phaseWord } from './monitor-logs.labels.ts';
import { monitorLogMessages } from './monitor-logs.messages.ts';

const LogDrawer = lazyPart('monitor log', async () => (await import('./monitor-logs.drawer.tsx')).LogDrawer);

interface LogGiven extends ListContext {
  suppliers: readonly SelectOption[];
}

const { column, filter, define } = listOf<LogGiven>()(
  monitorLogsList,
  monitorLogsListRules,
  monitorLogMessages,
);

export const monitorLogList = define({
  label: 'table',
  rowId: 'id',
  openName: 'log',
  initial: { suppliers: [] },
  sortKeys: ['createdAt'],
  filters: {
    main: [
      filter.text('monitorId', 'monitorId', { rule: 'whole', mono: true }),
      filter.text('orderCode', 'orderCode', { rule: 'exact', mono: true }),
      filter.choice('level', 'level', { of: { info: 'info', warning: 'warning', error: 'error' } }),
      filter.times('startTime', 'endTime', 'createdAt'),
    ],
    more: [
      {
        title: 'groupWhat',
        filters: [
          filter.choice('logPhase', 'logPhase', { of: phaseKeys }),
          filter.text('cardNumber', 'cardNumber', { rule: 'wholeCard', mono: true }),
          filter.choice('supplierId', 'supplier', { of: ({ given }) => given.suppliers, searchable: true }),
          filter.anyOf('logPhases', 'logPhases', { of: phaseKeys }),
        ],
      },
    ],
  },
  columns: [
    column.time('createdAt', 'createdAt', { sort: 'createdAt', pin: 'start', fixed: true }),
    column.status('level', 'level', ({ level }, { say }) => levelLook(level, say), {
      size: 112,
      card: 'badge',
    }),
    column.words('logPhase', 'logPhase', ({ logPhase }, { say }) => phaseWord(logPhase, say), { size: 104 }),
    column.text('message', 'message', { size: 336, card: 'title' }),
    column.orderNo('monitorId', 'monitorId', { size: 152 }),
    column.party('resourceName', 'resourceName', { number: 'cardNumberMasked', size: 160 }),
    column.orderNo('orderCode', 'orderCode', { size: 232 }),
    column.party('supplierName', 'supplier', { size: 152, card: 'none' }),
    column.duration('durationMs', 'durationMs', { card: 'none' }),
  ],
});

/** What the devices report and what the platform made of it. */
export const MonitorLogsListPage = listPage('monitorLogs.list', function MonitorLogs({ context }) {
  const given = useLogGiven(context);
  const screen = useListScreen(monitorLogList, given);
  const { say } = screen.telling;
  const clear = useLogClearing();
  const isEmpty = screen.answer.data?.total === 0 && Object.keys(screen.list.values).length === 0;
  return (
    <ListScreen
      of={monitorLogList}
      screen={screen}
      exported
      actions={
        context.mayCall('monitorLogs.clear') && (
          <Button
            size="sm"
            variant="danger-quiet"
            disabledReason={isEmpty ? say('none') : undefined}
            onClick={() => void clear()}
          >
            <Trash2 aria-hidden />
            <span className="max-sm:sr-only">{say('clear')}</span>
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<LogDrawer of={monitorLogList} screen={screen} role={context.user.access} />}
    />
  );
});

function useLogGiven(context: ListContext): LogGiven {
  const suppliers = useSupplierOptions(context);
  return useMemo(() => ({ ...context, suppliers }), [context, suppliers]);
}
