import { createStore } from './store.ts';

/** How many changes of this user wait for their answer. */
export const working = createStore(0);

/** Counts the work while it waits, so that the page shows it (work.bar.tsx). */
export async function whileWorking<Result>(work: () => Promise<Result>): Promise<Result> {
  working.set(working.get() + 1);
  try {
    return await work();
  } finally {
    working.set(working.get() - 1);
  }
}
