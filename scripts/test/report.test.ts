import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './report.ts';
import { runStages, total } from './runner.ts';
import { type Stage, sum, summaryLine } from './stage.ts';
import { selectStages } from './stages.ts';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ],
};

describe('counting', () => {
  it('uses the tool’s figures and counts a file that could not be loaded as a failure', () => {
    expect(countVitest(vitestReport, 1)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  it('is never green when the tool failed', () => {
    const allPassed = { ...vitestReport, numFailedTests: 0, testResults: [] };
    expect(countVitest(allPassed, 0).failed).toBe(0);
    expect(countVitest(allPassed, 1).failed).toBe(1);
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright(undefined, 0).failed).toBe(1);
  });

  it('counts a flaky browser test as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('ends in one plain line', () => {
    const counts = [
      { passed: 2, failed: 1, skipped: 0 },
      { passed: 5, failed: 0, skipped: 3 },
    ];
    expect(summaryLine(sum(counts))).toBe('7 passed, 1 failed');
  });
});

describe('stages', () => {
  const stage = (name: string, run: Stage['run'], alone = false): Stage => ({
    name,
    what: name,
    watches: [],
    run,
    alone,
  });
  const passes = async () => ({ passed: 1, failed: 0, skipped: 0 });

  it('continue after one fails, clean up after it and show its output', async () => {
    const printed: string[] = [];
    const ended: string[] = [];
    const broken = stage('broken', async (context) => {
      context.onEnd(() => void ended.push('first'));
      context.onEnd(() => void ended.push('second'));
      context.log('what happened');
      throw new Error('why');
    });
    const outcomes = await runStages([broken, stage('later', passes), stage('last', passes, true)], (text) =>
      printed.push(text),
    );
    expect(total(outcomes)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(ended).toEqual(['second', 'first']);
    expect(printed.join('\n')).toContain('what happened\nwhy');
  });

  it('marked alone run after all others', async () => {
    const order: string[] = [];
    const noting = (name: string) => async () => {
      await Promise.resolve();
      order.push(name);
      return passes();
    };
    await runStages(
      [stage('a', noting('a'), true), stage('b', noting('b')), stage('c', noting('c'))],
      () => {},
    );
    expect(order).toEqual(['b', 'c', 'a']);
  });

  it('that wait run beside two that work, each kind in order', async () => {
    const running = new Set<string>();
    const seen: string[] = [];
    const noting = (name: string) => async () => {
      running.add(name);
      seen.push([...running].sort().join(' '));
      await new Promise((resolve) => setImmediate(resolve));
      running.delete(name);
      return passes();
    };
    const waiting = (name: string): Stage => ({ ...stage(name, noting(name)), waits: true });
    const working = ['a', 'b', 'c'].map((name) => stage(name, noting(name)));
    const outcomes = await runStages([waiting('x'), ...working, waiting('y')], () => {});
    expect(total(outcomes).passed).toBe(5);
    expect(seen).toContain('a b x');
    expect(seen.filter((together) => together.includes('x') && together.includes('y'))).toEqual([]);
    expect(seen.filter((together) => /a.*b.*c/.test(together))).toEqual([]);
  });

  it('can be chosen by name, and an unknown name is reported', () => {
    expect(selectStages(['lint', 'unit']).map((one) => one.name)).toEqual(['lint', 'unit']);
    expect(() => selectStages(['units'])).toThrow('No such stage: units. Stages: types, lint');
  });
});
