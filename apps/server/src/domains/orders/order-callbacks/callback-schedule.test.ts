import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxScheduledAttempts, nextAttemptAt } from './callback-schedule.ts';

const start = new Date('2026-11-20T00:00:00Z');
const seconds = [30, 60, 120, 300, 900, 3_600, 10_800, 21_600, 43_200, 86_400];

test('waits as long as documented, never shorter and at most a tenth longer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: maxScheduledAttempts - 1 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (made, chance) => {
        const waitMs = (nextAttemptAt(made, start, () => chance)?.getTime() ?? 0) - start.getTime();
        const toldMs = (seconds[made - 1] ?? 0) * 1_000;
        return waitMs >= toldMs && waitMs <= toldMs * 1.1;
      },
    ),
  );
});

test('ends after the last attempt', () => {
  expect(maxScheduledAttempts).toBe(11);
  expect(nextAttemptAt(maxScheduledAttempts, start, () => 0)).toBeNull();
});
