import { lazyPart } from '../../shared/lazy-part.tsx';

const charts = () => import('./charts.bundle.ts');

/** Fetches the charts' code as soon as the page has something to show, not when the first figures arrive. */
export function prepareCharts(): void {
  // Without it the cards say what went wrong when they need it.
  charts().catch(() => undefined);
}

/** Charts come after the figures, in one file: nobody waits for their code to read a number. */
export const SeriesChart = lazyPart('charts', async () => (await charts()).SeriesChart);
export const DonutChart = lazyPart('charts', async () => (await charts()).DonutChart);
export const FunnelChart = lazyPart('charts', async () => (await charts()).FunnelChart);
export const HeatMap = lazyPart('charts', async () => (await charts()).HeatMap);
