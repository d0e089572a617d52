// The lazy chunk that charts.ts loads.
export { DonutChart } from '@platform/ui-kit/skin/charts/donut-chart';
export { FunnelChart } from '@platform/ui-kit/skin/charts/funnel-chart';
export { HeatMap } from '@platform/ui-kit/skin/charts/heat-map';
export { SeriesChart } from '@platform/ui-kit/skin/charts/series-chart';
