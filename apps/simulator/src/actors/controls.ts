import { BusinessError, type Input, type Platform } from '@platform/sdk';
import type { Counts } from '../counts.ts';
import type { Timers } from '../timers.ts';

export type Plan = Input<'simulator.report'>['plan'];

const reportEveryMs = 3_000;

/** Tells the platform what the simulation does, and does what somebody has set there. */
export function obey(
  { platform, timers, token }: { platform: Platform; timers: Timers; token: string },
  counts: Counts,
  simulation: { readonly plan: Plan; change(plan: Plan): void },
): void {
  const turn = async (): Promise<void> => {
    try {
      const { plan } = await platform.simulator.report(
        { token, plan: simulation.plan, counts },
        { signal: timers.signal },
      );
      if (plan) simulation.change(plan as Plan);
    } catch (error) {
      // Without its server there is nobody to obey: it goes on as it was, and asks again.
      if (BusinessError.is(error)) throw error;
    }
  };
  timers.start(turn);
  timers.every(reportEveryMs, turn);
}
