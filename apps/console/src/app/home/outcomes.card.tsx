import { SeriesChart } from '../../shared/figures/charts.ts';
import type { Figures } from '../../shared/figures/figure.change.ts';
import { useChartLabels, useFigureFormats } from '../../shared/figures/figure.formats.ts';
import { useFormats } from '../../shared/format.ts';
import { useGo } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { useHome } from './home.context.ts';
import { hoursOf, hoursOfDay } from './home.figures.ts';
import { endedStatuses, unpaidStatuses, useOrderLinks } from './home.links.ts';
import { homeMessages } from './home.messages.ts';
import { placeOf, useHours } from './home.queries.ts';
import { hourRange } from './hours.card.tsx';

const chartHeightPx = 216;

const outcomes = [
  {
    id: 'paid',
    tone: 'success',
    of: (one: Figures) => one.paidCount,
    filter: { notInOrderStatusIds: unpaidStatuses },
  },
  {
    id: 'live',
    tone: 'info',
    of: (one: Figures) => one.liveCount,
    filter: { notInOrderStatusIds: endedStatuses },
  },
  {
    id: 'timedOut',
    tone: 'neutral',
    of: (one: Figures) => one.timedOutCount,
    filter: { orderStatusId: 3 },
  },
  {
    id: 'unallocated',
    tone: 'danger',
    of: (one: Figures) => one.failedCount,
    filter: { orderStatusId: 10 },
  },
] as const;

/** Outcomes of the orders of each hour of today. */
export function OutcomesCard() {
  const text = useText(homeMessages);
  const { number } = useFormats();
  const { hour, shortNumber } = useFigureFormats();
  const labels = useChartLabels();
  const go = useGo();
  const { today } = useHome();
  const { collections } = useOrderLinks();
  const { data, error, isPending, refetch } = useHours();
  const date = today.from.slice(0, 10);
  const series = outcomes.map(({ id, tone, of }) => ({
    id,
    tone,
    label: text(id),
    values: hoursOf(data?.byTime ?? [], date, placeOf, of),
  }));
  const href = collections({ startTime: today.from, endTime: today.to });
  return (
    <HomeCard
      title={text('outcomes')}
      href={href}
      pending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={!series.some(({ values }) => values.some((value) => value)) && text('noneOrdered')}
      height="min-h-[16.5rem]"
    >
      <SeriesChart
        label={text('outcomes')}
        kind="stacked"
        categories={hoursOfDay.map(hour)}
        categoryLabel={text('hour')}
        series={series}
        formatValue={number}
        // Orders are whole: no fractional ticks.
        formatTick={(value) => (Number.isInteger(value) ? shortNumber(value) : '')}
        labels={labels}
        heightPx={chartHeightPx}
        {...(href && {
          onOpen: (at: number, id: string | undefined) => {
            const outcome = outcomes.find((one) => one.id === id);
            const target = collections({ ...hourRange(date, at), ...outcome?.filter });
            if (target) go(target);
          },
        })}
      />
    </HomeCard>
  );
}
