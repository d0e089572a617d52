import { HeatMap } from '../../shared/figures/charts.ts';
import { useChartLabels, useFigureFormats } from '../../shared/figures/figure.formats.ts';
import { useFormats } from '../../shared/format.ts';
import { useGo } from '../../shared/link.tsx';
import { useText } from '../../shared/messages.ts';
import { HomeCard } from './home.card.tsx';
import { hoursOf, hoursOfDay } from './home.figures.ts';
import { unpaidStatuses, useOrderLinks } from './home.links.ts';
import { homeMessages } from './home.messages.ts';
import { placeOf, useLastDays } from './home.queries.ts';
import { hourRange } from './hours.card.tsx';

const daysShown = 7;

/** Paid orders by weekday and hour. A stronger colour means more orders. */
export function WeekdaysCard() {
  const text = useText(homeMessages);
  const { number } = useFormats();
  const { hour, weekday } = useFigureFormats();
  const labels = useChartLabels();
  const go = useGo();
  const { collections } = useOrderLinks();
  const { data, error } = useLastDays(daysShown);
  const rows = (data ?? []).map(({ date, steps }) => ({
    id: date,
    label: weekday(date),
    values: hoursOf(steps, date, placeOf, (one) => one.paidCount),
  }));
  const link = (date: string, at: number) =>
    collections({ notInOrderStatusIds: unpaidStatuses, ...hourRange(date, at) });
  return (
    <HomeCard
      title={text('weekdays')}
      pending={data === undefined}
      error={error}
      height="min-h-52"
      empty={!rows.some(({ values }) => values.some((value) => value)) && text('noneInDays')}
    >
      <HeatMap
        label={text('weekdays')}
        columns={hoursOfDay.map(hour)}
        rows={rows}
        rowLabel={text('day')}
        valueLabel={text('paid')}
        formatValue={number}
        labels={labels}
        {...(collections({}) && {
          onOpen: (row: number, column: number) => {
            const date = rows[row]?.id;
            const target = date && link(date, column);
            if (target) go(target);
          },
        })}
      />
    </HomeCard>
  );
}
