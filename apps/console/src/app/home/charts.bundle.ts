// What home.charts.ts loads, as one file.
export { DonutChart } from '@platform/ui-kit/skin/donut-chart';
export { FunnelChart } from '@platform/ui-kit/skin/funnel-chart';
export { HeatMap } from '@platform/ui-kit/skin/heat-map';
export { SeriesChart } from '@platform/ui-kit/skin/series-chart';
