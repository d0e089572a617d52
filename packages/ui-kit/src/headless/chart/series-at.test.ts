import { describe, expect, it } from 'vitest';
import { type ChartSeries, chartGeometry, stackSeries } from './chart-model.ts';
import { type SeriesChartKind, seriesAt } from './series-at.ts';

const series: readonly ChartSeries[] = [
  { id: 'today', label: 'Today', values: [10, 4, null] },
  { id: 'yesterday', label: 'Yesterday', values: [2, 8, 6] },
];
const geometry = chartGeometry(
  { width: 300, height: 200 },
  { top: 0, right: 0, bottom: 0, left: 0 },
  3,
  [0, 20],
);
const stacks = stackSeries(series, 3);
const meant = (kind: SeriesChartKind, category: number, value: number, aside = 0) => {
  const place = seriesAt(
    { kind, series, stacks, geometry },
    { x: geometry.x(category) + aside, y: geometry.y(value) },
  );
  return series[place]?.id;
};

describe('a point of a chart selects', () => {
  it('the nearest line with a value there', () => {
    expect([meant('line', 0, 20), meant('line', 0, 7), meant('line', 0, 5)]).toEqual([
      'today',
      'today',
      'yesterday',
    ]);
    expect(meant('line', 1, 5)).toBe('today');
    expect(meant('line', 2, 0)).toBe('yesterday');
  });

  it('the bar at or below it', () => {
    const aside = geometry.band / 4;
    expect([meant('bar', 1, 1, -aside), meant('bar', 1, 19, aside)]).toEqual(['today', 'yesterday']);
    expect(meant('bar', 1, 1, geometry.step / 2 - 1)).toBeUndefined();
  });

  it('the part of a stack that it is on, and none above the stack', () => {
    expect([meant('stacked', 0, 9), meant('stacked', 0, 11), meant('stacked', 0, 13)]).toEqual([
      'today',
      'yesterday',
      undefined,
    ]);
    expect(meant('stacked', 2, 5)).toBe('yesterday');
  });

  it('nothing where nothing is drawn', () => {
    expect(seriesAt({ kind: 'line', series: [], stacks: [], geometry }, { x: 5, y: 5 })).toBe(-1);
  });
});
