import type { Input, Output } from '@platform/sdk';
import { simulatorSet, simulatorStatus } from '@platform/sdk/operations';
import { permissions } from '@platform/sdk/permissions';
import { useState } from 'react';
import { call } from '../../shared/client.ts';
import { useKept, useOperation } from '../../shared/query.ts';
import type { Role } from '../../shared/roles.ts';
import { createSerialQueue } from '../../shared/serial-queue.ts';
import { createStore, useStore } from '../../shared/store.ts';

export type SimulationPlan = Input<'simulator.set'>;

export interface Simulation {
  plan: SimulationPlan;
  counts: Output<'simulator.status'>['counts'];
  /** Rejects with why it was not changed. */
  change: (part: Partial<SimulationPlan>) => Promise<void>;
}

const attachedEveryMs = 5_000;
const inTurn = createSerialQueue();
/** Chosen and not answered yet, in the order of the choosing; shown as if it were there already. */
const choices = createStore<readonly Partial<SimulationPlan>[]>([]);

export function switchesSimulation(role: Role): boolean {
  return permissions['simulator.set'].roles[role] !== undefined;
}

/** The simulator of a demo; undefined where the platform has none, as in production. */
export function useSimulation(): Simulation | undefined {
  const [isAttached, setAttached] = useState(false);
  const chosen = useStore(choices);
  // Where there is none, nobody asks again until the window is looked at anew.
  const { data } = useOperation(simulatorStatus, {}, { everyMs: isAttached && attachedEveryMs });
  const kept = useKept(simulatorStatus, {});
  const attached = data?.attached === true && data.plan !== null;
  if (attached !== isAttached) setAttached(attached);
  if (!attached || !data.plan) return undefined;

  // A newer platform may know more kinds of faults: shown as they come, and never sent back unless chosen here.
  const known = data.plan as SimulationPlan;
  const change = (part: Partial<SimulationPlan>): Promise<void> => {
    choices.set([...choices.get(), part]);
    return inTurn(async () => {
      try {
        // Of what was chosen before, only what the platform has taken.
        const taken = (kept.get()?.plan ?? known) as SimulationPlan;
        await kept.set(await call(simulatorSet, { ...taken, ...part }));
      } finally {
        choices.set(choices.get().filter((choice) => choice !== part));
      }
    });
  };
  return { plan: Object.assign({}, known, ...chosen), counts: data.counts, change };
}
