import type { Input, Output } from '@platform/sdk';
import { simulatorSet, simulatorStatus } from '@platform/sdk/operations';
import { permissions } from '@platform/sdk/permissions';
import { useState } from 'react';
import { call } from '../../shared/client.ts';
import { useCachedResponse, useOperation } from '../../shared/query.ts';
import type { Role } from '../../shared/roles.ts';
import { createSerialQueue } from '../../shared/serial-queue.ts';
import { createStore, useStore } from '../../shared/store.ts';

export type SimulationPlan = Input<'simulator.set'>;

export interface Simulation {
  plan: SimulationPlan;
  counts: Output<'simulator.status'>['counts'];
  /** Rejects with the reason if the change fails. */
  change: (part: Partial<SimulationPlan>) => Promise<void>;
}

const attachedEveryMs = 5_000;
const inTurn = createSerialQueue();
/** Optimistic changes without a response yet, in the order they were made. Shown as if already applied. */
const choices = createStore<readonly Partial<SimulationPlan>[]>([]);

export function switchesSimulation(role: Role): boolean {
  return permissions['simulator.set'].roles[role] !== undefined;
}

/** The simulator of a demo; undefined if the platform has none, as in production. */
export function useSimulation(): Simulation | undefined {
  const [isAttached, setAttached] = useState(false);
  const chosen = useStore(choices);
  // Without a simulator, ask again only when the window gets the focus.
  const { data } = useOperation(simulatorStatus, {}, { everyMs: isAttached && attachedEveryMs });
  const kept = useCachedResponse(simulatorStatus, {});
  const attached = data?.attached === true && data.plan !== null;
  if (attached !== isAttached) setAttached(attached);
  if (!attached || !data.plan) return undefined;

  // A newer platform may have more kinds of faults. They are shown, but sent only if chosen here.
  const known = data.plan as SimulationPlan;
  const change = (part: Partial<SimulationPlan>): Promise<void> => {
    choices.set([...choices.get(), part]);
    return inTurn(async () => {
      try {
        // Of the earlier choices, use only those that the platform has accepted.
        const taken = (kept.get()?.plan ?? known) as SimulationPlan;
        await kept.set(await call(simulatorSet, { ...taken, ...part }));
      } finally {
        choices.set(choices.get().filter((choice) => choice !== part));
      }
    });
  };
  return { plan: Object.assign({}, known, ...chosen), counts: data.counts, change };
}
