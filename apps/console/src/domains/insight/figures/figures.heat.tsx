import { HeatMap } from '../../../shared/figures/charts.ts';
import { useChartLabels, useFigureFormats } from '../../../shared/figures/figure.formats.ts';
import { useFormats } from '../../../shared/format.ts';
import { useGo } from '../../../shared/link.tsx';
import { useText } from '../../../shared/messages.ts';
import { useFiguresView } from './figures.context.ts';
import { figuresMessages } from './figures.messages.ts';
import { heatRows, measures, weekdays } from './figures.model.ts';
import { FigureCard } from './figures.parts.tsx';
import { weekdayWords } from './figures.rows.ts';

/** Paid orders by weekday and hour. A stronger colour means more orders. */
export function HeatCard() {
  const say = useText(figuresMessages);
  const labels = useChartLabels();
  const { number } = useFormats();
  const { hour } = useFigureFormats();
  const go = useGo();
  const { breakdown, currency, link } = useFiguresView();
  const rows = heatRows(breakdown.groups, currency, measures.paid.of);
  return (
    <FigureCard title={say('heat')} note={say('heatNote')} className="md:col-span-2 xl:col-span-6">
      <HeatMap
        label={say('heat')}
        columns={Array.from({ length: 24 }, (_, at) => hour(at))}
        rows={rows.map(({ weekday, values }) => ({
          id: String(weekday),
          label: say(weekdayWords[weekday - 1] ?? 'monday'),
          values,
        }))}
        rowLabel={say('weekday')}
        valueLabel={say('heatNote')}
        formatValue={number}
        labels={labels}
        onOpen={(row, createdHour) => {
          const href = link('current', 'paid', { createdWeekday: weekdays[row], createdHour });
          if (href) go(href);
        }}
      />
    </FigureCard>
  );
}
