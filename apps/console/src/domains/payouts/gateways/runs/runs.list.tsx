import { payGatewaysOptions, payScriptsOptions } from '@platform/sdk/operations';
import { EmptyState } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { useProductOptions } from '../../../../shared/options.ts';
import { useOperation } from '../../../../shared/query.ts';
import {
  effectWord,
  entryPoints,
  entryWord,
  failures,
  failureWord,
  triggerWord,
  verdictLook,
  verdicts,
} from '../../../../shared/script-run/run.labels.ts';
import { column, define, filter, type RunGiven } from './runs.parts.ts';

const RunDrawer = lazyPart('script run', async () => (await import('./runs.drawer.tsx')).RunDrawer);

const optionsMs = 60_000;

/** Runs of pay scripts. An order's code filters to everything that was asked about its payout. */
export const runList = define({
  label: 'table',
  rowId: 'id',
  openName: 'run',
  nameOf: ({ orderCode, gatewayName, scriptName }) => orderCode ?? gatewayName ?? scriptName,
  initial: { gateways: [], scripts: [], productWord: String },
  sort: { by: 'startedAt', order: 'desc' },
  sortKeys: ['startedAt', 'durationMs', 'cpuMs'],
  filters: {
    main: [
      filter.text('orderCode', 'order', { rule: 'exact', mono: true }),
      filter.choice('gatewayId', 'gateway', { of: ({ given }) => given.gateways, searchable: true }),
      filter.choice('verdict', 'verdict', {
        of: ({ say }) => verdicts.map((value) => ({ value, label: say(value) })),
      }),
      filter.times('startTime', 'endTime', 'startedAt'),
    ],
    more: [
      {
        title: 'groupRun',
        filters: [
          filter.choice('entryPoint', 'entryPoint', {
            of: ({ say }) => entryPoints.map((value) => ({ value, label: say(value) })),
          }),
          filter.choice('failure', 'failure', {
            of: ({ say }) => failures.map((value) => ({ value, label: say(value) })),
          }),
        ],
      },
      {
        title: 'script',
        filters: [
          filter.choice('scriptId', 'script', { of: ({ given }) => given.scripts, searchable: true }),
          filter.integer('version', 'version', { rule: 'versionNumber' }),
        ],
      },
    ],
  },
  columns: [
    column.time('startedAt', 'startedAt', { sort: 'startedAt', pin: 'start', fixed: true, card: 'title' }),
    column.orderNo('orderCode', 'order', { size: 232 }),
    column.text('gatewayName', 'gateway', { size: 192 }),
    column.words('entryPoint', 'entryPoint', ({ entryPoint }, { say }) => entryWord(entryPoint, say), {
      size: 120,
    }),
    column.status('verdict', 'verdict', ({ verdict }, { say }) => verdictLook(verdict, say), {
      card: 'badge',
      size: 176,
    }),
    column.words('effect', 'effect', ({ effect }, { say }) => effectWord(effect, say), { size: 200 }),
    column.words('chosenProductId', 'chosenProduct', ({ chosenProductId: id }) => String(id ?? ''), {
      card: 'none',
      size: 136,
    }),
    column.words('failure', 'failure', ({ failure }, { say }) => (failure ? failureWord(failure, say) : ''), {
      size: 160,
    }),
    column.text('reason', 'reason', { size: 200, card: 'none' }),
    column.words(
      'script',
      'script',
      ({ scriptName: script, version }, { say }) => say('versionOf', { script, version }),
      { size: 200 },
    ),
    column.count('requestCount', 'requestCount', { card: 'none', size: 88 }),
    column.duration('durationMs', 'duration', { sort: 'durationMs' }),
    column.duration('cpuMs', 'cpuTime', { sort: 'cpuMs', card: 'none', size: 128 }),
    column.words('trigger', 'trigger', (row, { say }) => triggerWord(row, say), { card: 'none', size: 120 }),
    column.count('attempt', 'attempt', { card: 'none', size: 88 }),
    column.text('reference', 'reference', { card: 'none', size: 176 }),
  ],
});

/** Records of the runs of pay scripts. */
export const RunsListPage = listPage('payScriptRuns.list', function RunList({ context }) {
  const given = useRunGiven(context);
  const screen = useListScreen(runList, given);
  const { say } = screen.telling;
  return (
    <ListScreen
      of={runList}
      screen={screen}
      exported
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<RunDrawer of={runList} screen={screen} given={given} />}
    />
  );
});

function useRunGiven(context: ListContext): RunGiven {
  const gateways = useOperation(payGatewaysOptions, {}, { staleMs: optionsMs }).data?.list;
  const scripts = useOperation(payScriptsOptions, {}, { staleMs: optionsMs }).data?.list;
  const products = useProductOptions();
  return useMemo(() => {
    const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
    return {
      ...context,
      gateways: (gateways ?? []).map(named),
      scripts: (scripts ?? []).map(named),
      productWord: (id) => products.find(({ value }) => value === String(id))?.label ?? String(id),
    };
  }, [context, gateways, scripts, products]);
}
