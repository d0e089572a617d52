import type { Input, Platform } from '@platform/sdk';
import type { Counts } from '../counts.ts';
import type { Timers } from '../timers.ts';

/** What the simulation does at present. */
export type Course = Input<'simulator.report'>['plan'];

export interface Controls {
  readonly platform: Platform;
  readonly timers: Timers;
  readonly token: string;
  readonly counts: Counts;
  readonly course: () => Course;
  readonly follow: (course: Course) => void;
}

const reportEveryMs = 4_000;
/** What the console can say; a pace beyond is shown as the nearest. */
const slowest = 1;
const fastest = 600;

/** Tells the platform what the simulation does, and does what somebody has set there. */
export function obey({ platform, timers, token, counts, course, follow }: Controls): void {
  const turn = async (): Promise<void> => {
    const { ordersPerMinute, ...rest } = course();
    const shown = Math.min(Math.max(Math.round(ordersPerMinute), slowest), fastest);
    const plan = { ...rest, ordersPerMinute: shown };
    const answer = await platform.simulator.report({ token, plan, counts }, { signal: timers.signal });
    if (answer.plan) follow(answer.plan as Course);
  };
  timers.start(turn);
  timers.every(reportEveryMs, turn);
}
