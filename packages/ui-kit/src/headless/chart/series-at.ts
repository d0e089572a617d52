import type { ChartGeometry, ChartSeries, StackedValue } from './chart-model.ts';

export type SeriesChartKind = 'line' | 'bar' | 'stacked';

/** A chart as it is drawn: the series that show, and where they stand. */
export interface SeriesPlaces {
  readonly kind: SeriesChartKind;
  readonly series: readonly ChartSeries[];
  /** As `stackSeries` made them; only those of a stacked chart are looked at. */
  readonly stacks: readonly (readonly StackedValue[])[];
  readonly geometry: ChartGeometry;
}

/**
 * Which series a point means, by its index: the line nearest to it, the bar above which or on which it is, the part of
 * a stack that it is on. -1 beside a stack, where the category as a whole is meant, and where nothing is known.
 */
export function seriesAt(
  { kind, series, stacks, geometry }: SeriesPlaces,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const category = geometry.indexAt(x);
  if (kind === 'line') {
    const distances = series.map(({ values }) => {
      const value = values[category];
      return value == null ? Number.POSITIVE_INFINITY : Math.abs(geometry.y(value) - y);
    });
    const nearest = Math.min(...distances);
    return nearest < Number.POSITIVE_INFINITY ? distances.indexOf(nearest) : -1;
  }
  const fromLeft = (x - geometry.x(category)) / geometry.band + 0.5;
  if (fromLeft < 0 || fromLeft >= 1) return -1;
  if (kind === 'bar') return Math.floor(fromLeft * series.length);
  return stacks.findIndex((stack) => {
    const part = stack[category];
    // Exactly one of its ends is above the point.
    return part && geometry.y(part.from) > y !== geometry.y(part.to) > y;
  });
}
