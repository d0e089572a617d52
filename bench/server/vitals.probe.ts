// Loaded before the server's code by `--import`; the server does not depend on it.
import { monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks';
import type { Vitals, VitalsOrder } from './vitals.ts';

const everyMs = 5;
const nsPerMs = 1e6;

let delays = monitorEventLoopDelay({ resolution: everyMs });
let beganAtMs = 0;
let collectingMs = 0;
const count = (entries: readonly { startTime: number; duration: number }[]): void => {
  for (const { startTime, duration } of entries) if (startTime >= beganAtMs) collectingMs += duration;
};
const collections = new PerformanceObserver((list) => count(list.getEntries()));
collections.observe({ entryTypes: ['gc'] });

process.on('message', (order: VitalsOrder) => {
  if (order === 'begin') {
    delays = monitorEventLoopDelay({ resolution: everyMs });
    collectingMs = 0;
    beganAtMs = performance.now();
    delays.enable();
    process.send?.('begun');
    return;
  }
  delays.disable();
  const betweenMs = performance.now() - beganAtMs;
  count(collections.takeRecords());
  const vitals: Vitals = {
    // The histogram records the time between samples, so subtract the sampling interval.
    eventLoopDelayP99Ms: Math.max(0, delays.percentile(99) / nsPerMs - everyMs),
    collectingPercent: (collectingMs / betweenMs) * 100,
  };
  process.send?.(vitals);
});
// The message channel must not keep the server running.
process.channel?.unref();
