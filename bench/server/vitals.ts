/** Messages from a bench to the server process. */
export type VitalsOrder = 'begin' | 'end';

/** Measurements of a server process between `begin` and `end`. */
export interface Vitals {
  /** 99th percentile of the event loop delay. */
  readonly eventLoopDelayP99Ms: number;
  /** Share of the time spent in garbage collection, in per cent. */
  readonly collectingPercent: number;
}
