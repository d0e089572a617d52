import { SeriesChart } from '../../shared/figures/charts.ts';
import type { Figures } from '../../shared/figures/figure.change.ts';
import { useChartLabels, useFigureFormats } from '../../shared/figures/figure.formats.ts';
import { useGo } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { useHome } from './home.context.ts';
import { hoursOf, hoursOfDay } from './home.figures.ts';
import { unpaidStatuses, useOrderLinks } from './home.links.ts';
import { homeMessages } from './home.messages.ts';
import { placeOf, useHours } from './home.queries.ts';

const chartHeightPx = 292;

/** One hour of a day as a filter range. */
export const hourRange = (date: string, hour: number) => {
  const two = String(hour).padStart(2, '0');
  return { startTime: `${date} ${two}:00:00`, endTime: `${date} ${two}:59:59` };
};

/** The amount collected in each hour of today, with yesterday for comparison. */
export function HoursCard() {
  const text = useText(homeMessages);
  const { money, shortMoney, hour } = useFigureFormats();
  const labels = useChartLabels();
  const go = useGo();
  const { today, yesterday, currency } = useHome();
  const { collections } = useOrderLinks();
  const { data, error, isPending, refetch } = useHours();
  const date = today.from.slice(0, 10);
  const dayBefore = yesterday.from.slice(0, 10);
  const paid = (figures: Figures) => (figures.currency === currency ? figures.paidMinor : 0);
  const now = placeOf(new Date().toISOString()).hour;
  const steps = data?.byTime ?? [];
  const series = [
    { id: 'today', label: text('today'), values: hoursOf(steps, date, placeOf, paid, now) },
    {
      id: 'yesterday',
      label: text('yesterday'),
      values: hoursOf(steps, dayBefore, placeOf, paid),
    },
  ];
  const paidLink = (range: Record<string, string>) =>
    collections({ notInOrderStatusIds: unpaidStatuses, currency, ...range });
  const href = paidLink({ startTime: today.from, endTime: today.to });
  return (
    <HomeCard
      title={text('byHour')}
      note={currency}
      href={href}
      pending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={!series.some(({ values }) => values.some((value) => value)) && text('noneToday')}
      height="min-h-[21.5rem]"
    >
      <SeriesChart
        label={text('byHour')}
        kind="line"
        categories={hoursOfDay.map(hour)}
        categoryLabel={text('hour')}
        series={series}
        formatValue={(value) => `${money(value, currency)} ${currency}`}
        formatTick={(value) => shortMoney(value, currency)}
        labels={labels}
        heightPx={chartHeightPx}
        {...(href && {
          onOpen: (at: number, day: string | undefined) => {
            const link = paidLink(hourRange(day === 'yesterday' ? dayBefore : date, at));
            if (link) go(link);
          },
        })}
      />
    </HomeCard>
  );
}
