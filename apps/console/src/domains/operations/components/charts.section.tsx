import { DonutChart, FunnelChart, HeatMap, SeriesChart } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { useFormats } from '../../../shared/format.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { chartsMessages } from './charts.messages.ts';
import { Example, Examples } from './example.tsx';
import { productsMessages } from './products.messages.ts';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
/** A sample day with two peaks. Fixed figures, so that screenshots can be compared. */
const busyness = (hour: number): number =>
  40 + 60 * Math.sin(((hour - 6) / 24) * Math.PI * 2) ** 2 + (hour > 7 && hour < 23 ? 90 : 0);
const productKeys = ['bank', 'upi', 'usdt', 'mobileMoney', 'wallet'] as const;
const partValues = [5_214, 3_180, 1_420, 640, 88];
const firstMonday = Date.UTC(2026, 10, 16);
const dayMs = 86_400_000;

export function ChartsSection() {
  const say = useText(chartsMessages);
  const sayProduct = useText(productsMessages);
  const language = useLanguage();
  const { number, percent } = useFormats();
  const labels = {
    chart: say('chart'),
    table: say('table'),
    view: say('view'),
    keys: say('keys'),
    empty: say('nothingYet'),
  };
  const short = useMemo(() => {
    const compact = new Intl.NumberFormat(language, { notation: 'compact' });
    return (value: number) => compact.format(value);
  }, [language]);
  const days = useMemo(() => {
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, index) => weekday.format(new Date(firstMonday + index * dayMs)));
  }, [language]);
  const products = productKeys.map((key) => sayProduct(key));
  const shared = { formatValue: number, formatTick: short, labels };
  return (
    <Examples columns={2}>
      <Example title={say('byHour')}>
        <SeriesChart
          {...shared}
          kind="line"
          label={say('byHour')}
          categories={hours}
          categoryLabel={say('hour')}
          series={[
            {
              id: 'today',
              label: say('today'),
              values: hours.map((_, hour) => (hour > 15 ? null : Math.round(busyness(hour) * 1_130))),
            },
            {
              id: 'yesterday',
              label: say('yesterday'),
              tone: 'neutral',
              values: hours.map((_, hour) => Math.round(busyness(hour) * 1_000 + (hour % 5) * 4_000)),
            },
          ]}
        />
      </Example>
      <Example title={say('outcomes')}>
        <SeriesChart
          {...shared}
          kind="stacked"
          label={say('outcomes')}
          categories={days}
          categoryLabel={say('day')}
          series={[
            {
              id: 'succeeded',
              label: say('succeeded'),
              tone: 'success',
              values: [820, 910, 870, 1_020, 990, 640, 580],
            },
            { id: 'waiting', label: say('waiting'), tone: 'info', values: [60, 72, 66, 81, 90, 44, 38] },
            {
              id: 'timedOut',
              label: say('timedOut'),
              tone: 'warning',
              values: [120, 98, 140, 132, 110, 70, 66],
            },
            { id: 'failed', label: say('failed'), tone: 'danger', values: [24, 18, 31, 22, 40, 12, 9] },
          ]}
        />
      </Example>
      <Example title={say('byProduct')}>
        <SeriesChart
          {...shared}
          kind="bar"
          label={say('byProduct')}
          categories={products}
          categoryLabel={say('product')}
          series={[
            { id: 'created', label: say('created'), values: partValues },
            {
              id: 'completed',
              label: say('completed'),
              values: partValues.map((value) => Math.round(value * 0.87)),
            },
          ]}
        />
      </Example>
      <Example title={say('shares')}>
        <DonutChart
          label={say('shares')}
          parts={products.map((product, index) => ({
            id: product,
            label: product,
            value: partValues[index] ?? 0,
          }))}
          partLabel={say('product')}
          valueLabel={say('orders')}
          shareLabel={say('share')}
          formatValue={number}
          formatShare={percent}
          total={number(partValues.reduce((sum, value) => sum + value, 0))}
          labels={labels}
        />
      </Example>
      <Example title={say('funnel')}>
        <FunnelChart
          label={say('funnel')}
          stages={[
            { id: 'created', label: say('created'), value: 12_400 },
            { id: 'allocated', label: say('allocated'), value: 11_860 },
            { id: 'paid', label: say('paid'), value: 9_420 },
            { id: 'called', label: say('called'), value: 9_388 },
          ]}
          stageLabel={say('stage')}
          valueLabel={say('orders')}
          ofFirstLabel={say('ofFirst')}
          ofPreviousLabel={say('ofPrevious')}
          formatValue={number}
          formatShare={percent}
          labels={labels}
        />
      </Example>
      <Example title={say('net')}>
        <SeriesChart
          {...shared}
          kind="bar"
          label={say('net')}
          categories={days}
          categoryLabel={say('day')}
          series={[{ id: 'net', label: say('net'), values: [4_200, -1_800, 3_100, 900, -2_600, 1_500, 400] }]}
        />
      </Example>
      <Example title={say('busy')}>
        <HeatMap
          label={say('busy')}
          columns={hours}
          rows={days.map((day, row) => ({
            id: day,
            label: day,
            values: hours.map((_, hour) =>
              Math.max(0, Math.round(busyness(hour) * (row > 4 ? 0.4 : 1) - 60 + row * 4)),
            ),
          }))}
          rowLabel={say('day')}
          valueLabel={say('orders')}
          formatValue={number}
          labels={labels}
        />
      </Example>
      <Example title={say('empty')}>
        <SeriesChart
          {...shared}
          kind="line"
          label={say('empty')}
          categories={hours}
          categoryLabel={say('hour')}
          series={[{ id: 'today', label: say('today'), values: hours.map(() => null) }]}
          heightPx={160}
        />
      </Example>
    </Examples>
  );
}
