import type { Input, Output } from '@platform/sdk';
import { simulatorSet, simulatorStatus } from '@platform/sdk/operations';
import { permissions } from '@platform/sdk/permissions';
import { useState } from 'react';
import { call } from '../../shared/client.ts';
import { useOperation, useRefresh } from '../../shared/query.ts';
import type { Role } from '../../shared/roles.ts';

export type SimulationPlan = Input<'simulator.set'>;

export interface Simulation {
  plan: SimulationPlan;
  counts: Output<'simulator.status'>['counts'];
  /** Rejects with why it was not changed. */
  change: (part: Partial<SimulationPlan>) => Promise<void>;
}

const attachedEveryMs = 5_000;

export function switchesSimulation(role: Role): boolean {
  return permissions['simulator.set'].roles[role] !== undefined;
}

/** The simulator of a demo; undefined where the platform has none, as in production. */
export function useSimulation(): Simulation | undefined {
  const [isAttached, setAttached] = useState(false);
  const [wanted, setWanted] = useState<{ plan: SimulationPlan; until: number }>();
  // Where there is none, nobody asks again until the window is looked at anew.
  const { data, dataUpdatedAt } = useOperation(
    simulatorStatus,
    {},
    { everyMs: isAttached && attachedEveryMs },
  );
  const refresh = useRefresh();
  const attached = data?.attached === true && data.plan !== null;
  if (attached !== isAttached) setAttached(attached);
  if (!attached || !data.plan) return undefined;

  // A newer platform may know more kinds of faults: shown as they come, and never sent back unless chosen here.
  const known = data.plan as SimulationPlan;
  // What was chosen is shown until the platform has been asked again.
  const plan = wanted && dataUpdatedAt < wanted.until ? wanted.plan : known;
  const change = async (part: Partial<SimulationPlan>): Promise<void> => {
    const next = { ...plan, ...part };
    setWanted({ plan: next, until: Number.POSITIVE_INFINITY });
    try {
      await call(simulatorSet, next);
    } catch (thrown) {
      setWanted(undefined);
      throw thrown;
    } finally {
      refresh(simulatorStatus);
    }
    setWanted({ plan: next, until: Date.now() });
  };
  return { plan, counts: data.counts, change };
}
