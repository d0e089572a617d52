import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReliabilityRules, type RunMember, reliableIds } from './reliability.ts';

const rules: ReliabilityRules = { chainSize: 3, checkSize: 2, rangeMs: 600_000, checkAmountMinor: 10_000 };
const usual = { amountMinor: 5_000, checked: true, state: 'linked' } as const;

/** A run of messages at these seconds; each follows from the previous message. */
const run = (name: string, seconds: readonly number[], more: Partial<RunMember> = {}): RunMember[] =>
  seconds.map((second, index) => ({
    ...usual,
    id: `${name}${index}`,
    previousId: index === 0 ? null : `${name}${index - 1}`,
    receivedAt: new Date(second * 1_000),
    ...more,
  }));

const reliable = (members: readonly RunMember[], change: Partial<ReliabilityRules> = {}) =>
  [...reliableIds(members, { ...rules, ...change })].sort();

test('a run is reliable with enough messages, checked messages and money within the time range', () => {
  const members = run('a', [0, 100, 600]);
  expect(reliable(members)).toEqual(['a0', 'a1', 'a2']);
  expect(reliable(members, { chainSize: 4 })).toEqual([]);
  expect(reliable(members, { checkSize: 4 })).toEqual([]);
  expect(reliable(members, { rangeMs: 599_999 })).toEqual([]);
  expect(reliable(members, { checkAmountMinor: 15_001 })).toEqual([]);
});

test('only matched messages count as checked, with their money', () => {
  const [first, second, third] = run('a', [0, 1, 2]);
  const half = [first, { ...second, checked: false }, third] as RunMember[];
  expect(reliable(half)).toEqual(['a0', 'a1', 'a2']);
  expect(reliable(half, { checkAmountMinor: 10_001 })).toEqual([]);
});

test('two runs are not added together, and a replay does not count', () => {
  expect(reliable([...run('a', [0, 1]), ...run('b', [2, 3])])).toEqual([]);
  const replay: RunMember = {
    ...usual,
    id: 'r',
    state: 'replayed',
    previousId: null,
    receivedAt: new Date(2),
  };
  expect(reliable([...run('a', [0, 1]), replay])).toEqual([]);
});

test('a part of a long run can be reliable', () => {
  expect(reliable(run('a', [0, 5_000, 5_100, 5_200, 9_000]))).toEqual(['a1', 'a2', 'a3']);
});

test('a message whose run continues beyond the data is judged by the data', () => {
  expect(reliable(run('a', [0, 1, 2, 3]).slice(1))).toEqual(['a1', 'a2', 'a3']);
});

/** Reference implementation of the rule: checks every stretch of every run. */
function byDefinition(members: readonly RunMember[], asked: ReliabilityRules): string[] {
  const found = new Set<string>();
  for (const name of new Set(members.map(({ id }) => id[0]))) {
    const line = members.filter(({ id }) => id.startsWith(name ?? '?'));
    for (let from = 0; from < line.length; from += 1) {
      for (let to = from + 1; to <= line.length; to += 1) {
        const stretch = line.slice(from, to);
        const checked = stretch.filter((member) => member.checked);
        const spanMs = (stretch.at(-1)?.receivedAt.getTime() ?? 0) - (stretch[0]?.receivedAt.getTime() ?? 0);
        const isReliable =
          stretch.length >= asked.chainSize &&
          checked.length >= asked.checkSize &&
          spanMs <= asked.rangeMs &&
          checked.reduce((sum, { amountMinor }) => sum + amountMinor, 0) >= asked.checkAmountMinor;
        if (isReliable) for (const { id } of stretch) found.add(id);
      }
    }
  }
  return [...found].sort();
}

test('the result equals the definition for any runs and parameters', () => {
  const steps = fc.array(
    fc.record({
      gap: fc.integer({ min: 0, max: 300 }),
      amountMinor: fc.integer({ min: 1, max: 9_000 }),
      checked: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  const asked = fc.record({
    chainSize: fc.integer({ min: 2, max: 5 }),
    checkSize: fc.integer({ min: 1, max: 4 }),
    rangeMs: fc.integer({ min: 0, max: 900_000 }),
    checkAmountMinor: fc.integer({ min: 0, max: 20_000 }),
  });
  fc.assert(
    fc.property(steps, steps, asked, (one, two, parameters) => {
      const members = [one, two].flatMap((plan, index) => {
        let second = 0;
        const seconds = plan.map(({ gap }) => (second += gap));
        return run('ab'[index] ?? '', seconds).map((member, at) => ({
          ...member,
          amountMinor: plan[at]?.amountMinor ?? 0,
          checked: plan[at]?.checked ?? false,
        }));
      });
      expect([...reliableIds(members, parameters)].sort()).toEqual(byDefinition(members, parameters));
    }),
    { numRuns: 500 },
  );
});
