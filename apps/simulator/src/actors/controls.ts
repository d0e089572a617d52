import type { Input, Platform } from '@platform/sdk';
import type { Counts } from '../counts.ts';
import type { Timers } from '../timers.ts';

/** The current plan of the simulation. */
export type Course = Input<'simulator.report'>['plan'];

export interface Controls {
  readonly platform: Platform;
  readonly timers: Timers;
  readonly token: string;
  readonly counts: Counts;
  readonly course: () => Course;
  readonly follow: (course: Course) => void;
  /** Pays a test order of staff. */
  readonly payFor: (payUrl: string) => void;
}

const reportEveryMs = 4_000;
/** Limits of the console; a rate outside is reported as the nearest one. */
const slowest = 1;
const fastest = 600;

/** Reports the simulation to the platform, applies the settings made in the console, and pays test orders. */
export function obey({ platform, timers, token, counts, course, follow, payFor }: Controls): void {
  const turn = async (): Promise<void> => {
    const { ordersPerMinute, ...rest } = course();
    const shown = Math.min(Math.max(Math.round(ordersPerMinute), slowest), fastest);
    const plan = { ...rest, ordersPerMinute: shown };
    const answer = await platform.simulator.report({ token, plan, counts }, { signal: timers.signal });
    for (const { payUrl } of answer.payments) payFor(payUrl);
    if (answer.plan) follow(answer.plan as Course);
  };
  timers.start(turn);
  timers.every(reportEveryMs, turn);
}
