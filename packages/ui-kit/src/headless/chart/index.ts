export {
  type ChartGeometry,
  type ChartMargin,
  type ChartSeries,
  type ChartSize,
  type ChartTick,
  chartGeometry,
  labelStride,
  type StackedValue,
  sharesOf,
  stackedDomain,
  stackSeries,
  textWidthPx,
  valueDomain,
} from './chart-model.ts';
export { type SeriesChartKind, type SeriesPlaces, seriesAt } from './series-at.ts';
export { type ChartCursor, type ChartCursorSettings, nextIndex, useChartCursor } from './use-chart-cursor.ts';
