import { lazy } from 'react';

/** Charts come after the figures: nobody waits for their code to read a number. */
export const SeriesChart = lazy(async () => ({
  default: (await import('@platform/ui-kit/skin/series-chart')).SeriesChart,
}));
export const DonutChart = lazy(async () => ({
  default: (await import('@platform/ui-kit/skin/donut-chart')).DonutChart,
}));
export const FunnelChart = lazy(async () => ({
  default: (await import('@platform/ui-kit/skin/funnel-chart')).FunnelChart,
}));
export const HeatMap = lazy(async () => ({
  default: (await import('@platform/ui-kit/skin/heat-map')).HeatMap,
}));
