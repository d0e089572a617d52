import { businessError, delayed } from '@platform/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueries } from '../../shared/query.ts';
import { mockPlatform } from '../../shared/testing/mock-platform.ts';
import { type SimulationPlan, useSimulation } from './simulation.query.ts';

const { fixtures, handlers, use } = mockPlatform();
const calm: SimulationPlan = { running: false, ordersPerMinute: 6, faults: 'none' };

/** A fake platform that delays each call, the first one longest, and rejects one kind of fault. */
function holds(waitsMs: readonly number[], refused?: SimulationPlan['faults']) {
  const platform = { plan: calm };
  const status = () => ({ ...fixtures.simulatorStatus(), attached: true, plan: platform.plan });
  let calls = 0;
  use(
    handlers.simulator.status(status),
    handlers.simulator.set(async (plan) => {
      await delayed(waitsMs[calls++] ?? 0, undefined);
      if (plan.faults === refused) return businessError('forbidden');
      platform.plan = plan;
      return status();
    }),
  );
  return platform;
}

async function shown() {
  const queries = createQueries();
  const { result } = renderHook(useSimulation, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current).toBeDefined());
  const simulation = () => result.current ?? expect.fail('No simulation is shown.');
  return {
    plan: () => simulation().plan,
    /** Like a click: the next one sees what this one changed on screen. */
    choose: (part: Partial<SimulationPlan>) => {
      let done: Promise<void> | undefined;
      act(() => {
        done = simulation().change(part);
      });
      return done ?? expect.fail('Nothing was chosen.');
    },
  };
}

it('keeps choices made while an earlier choice is being saved', async () => {
  const platform = holds([60, 5, 30]);
  const { plan, choose } = await shown();
  const heavy = choose({ faults: 'heavy' });
  const mild = choose({ faults: 'mild' });
  await act(() => heavy);
  expect(plan()).toEqual({ ...calm, faults: 'mild' });
  const busy = choose({ ordersPerMinute: 12 });
  expect(plan()).toEqual({ ...calm, faults: 'mild', ordersPerMinute: 12 });
  await act(() => Promise.all([mild, busy]));
  const wanted = { running: false, ordersPerMinute: 12, faults: 'mild' };
  expect(platform.plan).toEqual(wanted);
  expect(plan()).toEqual(wanted);
});

it('reverts a refused choice, and leaves it out of the next request', async () => {
  const platform = holds([30], 'heavy');
  const { plan, choose } = await shown();
  const heavy = choose({ faults: 'heavy' });
  const busy = choose({ ordersPerMinute: 12 });
  expect(plan()).toEqual({ ...calm, faults: 'heavy', ordersPerMinute: 12 });
  await act(async () => {
    await expect(heavy).rejects.toThrow();
    await busy;
  });
  expect(platform.plan).toEqual({ ...calm, ordersPerMinute: 12 });
  expect(plan()).toEqual({ ...calm, ordersPerMinute: 12 });
});
