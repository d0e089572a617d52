import { ordersBreakdown } from '@platform/sdk/operations';
import { Button, Card, EmptyState, SegmentedControl, Skeleton } from '@platform/ui-kit/skin';
import { useEffect, useMemo, useState } from 'react';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { prepareCharts } from '../../../shared/figures/charts.ts';
import { currenciesOf } from '../../../shared/figures/figure.change.ts';
import { platformZone } from '../../../shared/format.ts';
import { ExportJobButton } from '../../../shared/list/export.job.tsx';
import { FilterBar } from '../../../shared/list/filter.bar.tsx';
import { readFilters } from '../../../shared/list/filter.codecs.ts';
import { listPage } from '../../../shared/list/list.context.tsx';
import { RefreshControl, type RefreshSeconds } from '../../../shared/list/refresh.control.tsx';
import { presetRange } from '../../../shared/list/time.range.ts';
import { ViewsMenu } from '../../../shared/list/views/views.menu.tsx';
import type { LinkFilter } from '../../../shared/list.links.ts';
import { useLanguage, useText, useWords } from '../../../shared/messages.ts';
import { type PageSearch, usePage } from '../../../shared/page.tsx';
import { isSessionError, useOperation } from '../../../shared/query.ts';
import { FiguresProvider, type FiguresView } from './figures.context.ts';
import { type FiguresGiven, figureCodecs, figureFilters, useFiguresGiven } from './figures.filters.ts';
import { FunnelCard } from './figures.funnel.tsx';
import { HeatCard } from './figures.heat.tsx';
import { figuresMessages } from './figures.messages.ts';
import {
  type Breakdown,
  figureLink,
  type Grouping,
  groupingsOf,
  rangeOf,
  shownMeasures,
} from './figures.model.ts';
import { periodTexts } from './figures.periods.ts';
import { RankingCard } from './figures.ranking.tsx';
import { GroupTable } from './figures.table.tsx';
import { FigureTiles } from './figures.tiles.tsx';
import { TrendCard } from './figures.trend.tsx';
import { noLayout, viewedOf } from './figures.views.ts';

/** All statistics of orders. The addresses differ by kind of orders and first grouping, which are data. */
export const FiguresPage = listPage('orders.breakdown', function Figures({ context }) {
  return <Page given={useFiguresGiven(context)} />;
});

const everySeconds = 60;
/** What a saved view keeps besides the filters. */
const choiceNames = ['group', 'currency', 'isProxy'] as const;
const viewed = viewedOf(figureCodecs, choiceNames);

function Page({ given }: { given: FiguresGiven }) {
  const say = useText(figuresMessages);
  const words = useWords();
  const { screen } = usePage();
  const state = useFiguresState(given);
  const { filters, list, group, groups, input, answer, seconds, setSeconds, broken } = state;
  const { data, error, isPending } = answer;
  useEffect(prepareCharts, []);
  const currencies = currenciesOf(data?.totals ?? [], data?.previousTotals ?? []);
  const currency = currencies.find((code) => code === list.search.currency) ?? currencies[0] ?? 'INR';
  const failed = error !== null && !isSessionError(error) && !data;
  return (
    <div className="mx-auto grid max-w-[110rem] gap-3 p-3 sm:p-4">
      <header className="flex flex-wrap items-center gap-2">
        <div className="me-auto min-w-0">
          <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
          <p className="text-sm text-muted-foreground">
            {data ? <Periods breakdown={data} /> : say('zoneNote', { zone: platformZone() })}
          </p>
        </div>
        <RefreshControl
          seconds={seconds}
          onSeconds={setSeconds}
          fetching={answer.isFetching}
          updatedAtMs={answer.dataUpdatedAt}
          onRefresh={() => void answer.refetch()}
        />
        <ExportJobButton
          operation={ordersBreakdown}
          input={{ ...input, by: [group] }}
          total={null}
          filtered={{ filters: { main: filters, more: [] }, search: list.search }}
          shownIds={() => []}
        />
      </header>
      <FilterBar
        main={filters}
        more={[]}
        codecs={figureCodecs}
        search={list.search}
        broken={broken}
        onChange={list.filter}
        onClear={list.clear}
        trailing={<ViewsMenu operation={ordersBreakdown.id} list={list} viewed={viewed} layout={noLayout} />}
      />
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label={say('groupBy')}
          size="sm"
          className="max-w-full flex-wrap"
          value={group}
          onValueChange={(next) => list.filter({ group: next })}
          options={groups.map((value) => ({ value, label: say(value) }))}
        />
        {state.isProxy !== undefined && (
          <SegmentedControl
            label={say('whose')}
            size="sm"
            value={state.isProxy ? 'team' : 'own'}
            onValueChange={(part) => list.filter({ isProxy: part === 'team' ? 'true' : '' })}
            options={[
              { value: 'own', label: say('ofOwn') },
              { value: 'team', label: say('ofTeam') },
            ]}
          />
        )}
        {currencies.length > 1 && (
          <SegmentedControl
            label={say('currency')}
            size="sm"
            value={currency}
            onValueChange={(next) => list.filter({ currency: next })}
            options={currencies.map((code) => ({ value: code, label: code }))}
          />
        )}
      </div>
      {failed ? (
        <Card className="grid justify-items-center gap-3 p-8">
          <ErrorNotice error={error} />
          <Button onClick={() => void answer.refetch()}>{say('retry')}</Button>
        </Card>
      ) : isPending ? (
        <Loading />
      ) : (
        data && <Shown breakdown={data} state={state} given={given} currency={currency} />
      )}
    </div>
  );
}

/** The state of the page: all of it is in the URL. */
function useFiguresState(given: FiguresGiven) {
  const say = useText(figuresMessages);
  const language = useLanguage();
  const { search, setSearch } = usePage();
  const [seconds, setSeconds] = useState<RefreshSeconds>(everySeconds);
  const { fixed, scope } = given;
  const orderType: 1 | 2 = fixed.orderType === 2 ? 2 : 1;
  const groups = groupingsOf(scope);
  const [firstGroup] = Array.isArray(fixed.by) ? fixed.by : [];
  const group: Grouping =
    groups.find((one) => one === search.group) ?? groups.find((one) => one === firstGroup) ?? 'time';
  const { values, broken } = useMemo(() => readFilters(figureCodecs, search), [search]);
  const today = presetRange('today', new Date(), platformZone());
  // A supplier's own orders and those of its team have lists of their own.
  const isProxy = scope === 'supplierTree' ? search.isProxy === 'true' : undefined;
  const input = {
    ...(search.startTime || search.endTime ? {} : { startTime: today.from, endTime: today.to }),
    ...values,
    ...(isProxy !== undefined && { isProxy }),
    orderType,
  };
  const asked = { ...input, by: [...new Set<Grouping>(['time', group, 'weekday'])] };
  const answer = useOperation(ordersBreakdown, asked, {
    everyMs: seconds > 0 && seconds * 1_000,
    staleMs: 20_000,
    keepPrevious: true,
  });
  const filters = useMemo(
    () =>
      figureFilters
        .filter(({ offered }) => offered?.(given) ?? true)
        .map((filter) => filter.view({ say, language, given })),
    [given, say, language],
  );
  const change = (texts: PageSearch, options?: { replace?: boolean }) =>
    setSearch({ ...search, ...texts }, options);
  const list = {
    search,
    filter: change,
    clear: () => change(Object.fromEntries(Object.keys(figureCodecs).map((name) => [name, '']))),
  };
  return {
    orderType,
    groups,
    group,
    values,
    broken,
    isProxy,
    input,
    answer,
    filters,
    list,
    seconds,
    setSeconds,
  };
}

type State = ReturnType<typeof useFiguresState>;

function Periods({ breakdown }: { breakdown: Breakdown }) {
  const say = useText(figuresMessages);
  const zone = say('zoneNote', { zone: platformZone() });
  const { until, ...ranges } = periodTexts(breakdown);
  const period = until === null ? say('period', ranges) : say('periodSoFar', { ...ranges, until });
  return `${period} · ${zone}`;
}

interface ShownProps {
  breakdown: Breakdown;
  state: State;
  given: FiguresGiven;
  currency: string;
}

function Shown({ breakdown, state, given, currency }: ShownProps) {
  const { orderType, group, values, isProxy } = state;
  const view = useMemo<FiguresView>(() => {
    const { startTime: _from, endTime: _to, ...filters } = values;
    const context = {
      role: given.user.access,
      orderType,
      filters: { ...(filters as LinkFilter), isProxy, currency },
    };
    return {
      breakdown,
      orderType,
      currency,
      shown: shownMeasures(orderType, [...breakdown.totals, ...breakdown.previousTotals]),
      link: (period, figure, more) => figureLink(context, rangeOf(breakdown, period), figure, more),
    };
  }, [breakdown, orderType, values, isProxy, currency, given.user.access]);
  if (breakdown.totals.length === 0 && breakdown.previousTotals.length === 0)
    return <Nothing state={state} />;
  return (
    <FiguresProvider value={view}>
      <FigureTiles />
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-12">
        <TrendCard />
        <FunnelCard />
        <GroupTable group={group} />
        <RankingCard group={group} />
        <HeatCard />
      </div>
    </FiguresProvider>
  );
}

function Nothing({ state: { list } }: { state: State }) {
  const say = useText(figuresMessages);
  const wider = presetRange('last30Days', new Date(), platformZone());
  return (
    <Card>
      <EmptyState
        title={say('nothing')}
        description={say('nothingAdvice')}
        actions={
          <>
            <Button onClick={() => list.filter({ startTime: wider.from, endTime: wider.to })}>
              {say('lastMonth')}
            </Button>
            <Button onClick={list.clear}>{say('clear')}</Button>
          </>
        }
      />
    </Card>
  );
}

function Loading() {
  return (
    <div aria-busy className="grid gap-3">
      <Skeleton className="h-28" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  );
}
