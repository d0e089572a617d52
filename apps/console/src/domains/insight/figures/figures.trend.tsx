import { SegmentedControl } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { SeriesChart } from '../../../shared/figures/charts.ts';
import { useChartLabels } from '../../../shared/figures/figure.formats.ts';
import { useGo } from '../../../shared/link.tsx';
import { useText } from '../../../shared/messages.ts';
import { useFiguresView } from './figures.context.ts';
import { figuresMessages } from './figures.messages.ts';
import { filterOfRow, measureOf, type Period } from './figures.model.ts';
import { FigureCard } from './figures.parts.tsx';
import { useRowName } from './figures.rows.ts';
import { evenSteps, valueAt } from './figures.steps.ts';
import { useFigureTexts } from './figures.texts.ts';

const choices = ['paidAmount', 'paid', 'orders', 'successRate'] as const;

/** A figure over time, beside the same steps of the preceding range. Every value opens its orders. */
export function TrendCard() {
  const say = useText(figuresMessages);
  const texts = useFigureTexts();
  const labels = useChartLabels();
  const go = useGo();
  const nameOf = useRowName();
  const { breakdown, currency, link } = useFiguresView();
  const [chosen, setChosen] = useState<(typeof choices)[number]>('paidAmount');
  const measure = measureOf(chosen);
  const steps = evenSteps(
    breakdown.groups.filter((row) => row.by === 'time' && row.current.currency === currency),
    breakdown.bucket,
  );
  const valuesOf = (period: Period) => steps.map((step) => valueAt(step, period, measure, Date.now()));
  const open = (index: number, series: string | undefined) => {
    const step = steps[index];
    const period = series === 'previous' ? 'previous' : 'current';
    const filter = step && filterOfRow(step, period);
    const href = filter && link(period, measure.figure, filter);
    if (href) go(href);
  };
  return (
    <FigureCard
      title={say('trend')}
      className="md:col-span-2 xl:col-span-8"
      actions={
        <SegmentedControl
          label={say('measure')}
          size="sm"
          value={chosen}
          onValueChange={setChosen}
          options={choices.map((value) => ({ value, label: say(value) }))}
        />
      }
    >
      <SeriesChart
        label={`${say('trend')}: ${say(chosen)}`}
        kind="line"
        categories={steps.map(nameOf)}
        categoryLabel={say('time')}
        series={[
          { id: 'current', label: say('current'), values: valuesOf('current') },
          { id: 'previous', label: say('previous'), values: valuesOf('previous') },
        ]}
        formatValue={(value) => texts.value(measure.kind, value, currency)}
        formatTick={(value) => texts.tick(measure.kind, value, currency)}
        labels={labels}
        onOpen={open}
      />
    </FigureCard>
  );
}
