import { lazyPart } from '../lazy-part.tsx';

const charts = () => import('./charts.bundle.ts');

/** Prefetches the chart code when the page renders, before the figures arrive. */
export function prepareCharts(): void {
  // If this fails, the cards show the error when they load the code themselves.
  charts().catch(() => undefined);
}

/** Chart code is one lazy chunk, so that the figures render without waiting for it. */
export const SeriesChart = lazyPart('charts', async () => (await charts()).SeriesChart);
export const DonutChart = lazyPart('charts', async () => (await charts()).DonutChart);
export const FunnelChart = lazyPart('charts', async () => (await charts()).FunnelChart);
export const HeatMap = lazyPart('charts', async () => (await charts()).HeatMap);
