/** What a bench asks its server's process, by message. */
export type VitalsOrder = 'begin' | 'end';

/** How a server's process fared between both. */
export interface Vitals {
  /** How late the event loop was, in 99 of 100 times that it was asked. */
  readonly eventLoopDelayP99Ms: number;
  /** Of the time between, what was spent collecting garbage, in per cent. */
  readonly collectingPercent: number;
}
