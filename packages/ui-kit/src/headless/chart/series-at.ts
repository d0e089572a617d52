import type { ChartGeometry, ChartSeries, StackedValue } from './chart-model.ts';

export type SeriesChartKind = 'line' | 'bar' | 'stacked';

/** The visible series of a chart and their positions. */
export interface SeriesPlaces {
  readonly kind: SeriesChartKind;
  readonly series: readonly ChartSeries[];
  /** From `stackSeries`; used for stacked charts only. */
  readonly stacks: readonly (readonly StackedValue[])[];
  readonly geometry: ChartGeometry;
}

/**
 * Index of the series at a point: the nearest line, the bar on or under the point, or the part of a stack at
 * the point. Returns -1 outside a stack (the whole category is meant) and where there is no value.
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
    // The point is inside the part when exactly one edge is above it.
    return part && geometry.y(part.from) > y !== geometry.y(part.to) > y;
  });
}
