import { describe, expect, it } from 'vitest';
import { batched } from './batching.ts';

interface Run {
  readonly keys: readonly number[];
  answer(values: readonly (string | Error)[]): void;
  fail(error: Error): void;
}

function record() {
  const runs: Run[] = [];
  const run = (keys: readonly number[]) =>
    new Promise<readonly (string | Error)[]>((resolve, reject) => {
      runs.push({ keys, answer: resolve, fail: reject });
    });
  const runAt = async (index: number): Promise<Run> => {
    await expect.poll(() => runs.length).toBeGreaterThan(index);
    return runs[index] as Run;
  };
  return { run, runs, runAt };
}

describe('concurrent calls', () => {
  it('are answered by one batch, each with its own result', async () => {
    const { run, runAt } = record();
    const call = batched(run);
    const answers = Promise.all([call(1), call(2), call(2)]);
    const first = await runAt(0);
    expect(first.keys).toEqual([1, 2, 2]);
    first.answer(['one', 'two', 'two again']);
    expect(await answers).toEqual(['one', 'two', 'two again']);
  });

  it('collect while an earlier batch is running', async () => {
    const { run, runs, runAt } = record();
    const call = batched(run);
    const early = call(1);
    const first = await runAt(0);
    const late = [call(2), call(3)];
    await new Promise(setImmediate);
    expect(runs).toHaveLength(1);
    first.answer(['one']);
    expect(await early).toBe('one');
    const second = await runAt(1);
    expect(second.keys).toEqual([2, 3]);
    second.answer(['two', 'three']);
    expect(await Promise.all(late)).toEqual(['two', 'three']);
  });

  it('are split when they exceed the maximum batch size', async () => {
    const { run, runAt } = record();
    const call = batched(run, { maxAtOnce: 2 });
    const answers = Promise.all([call(1), call(2), call(3)]);
    const first = await runAt(0);
    expect(first.keys).toEqual([1, 2]);
    first.answer(['one', 'two']);
    const second = await runAt(1);
    expect(second.keys).toEqual([3]);
    second.answer(['three']);
    expect(await answers).toEqual(['one', 'two', 'three']);
  });

  it('fail singly for an Error result, together when the batch throws, and the next batch runs', async () => {
    const { run, runAt } = record();
    const call = batched(run);
    const answers = Promise.allSettled([call(1), call(2)]);
    (await runAt(0)).answer(['one', new Error('no two')]);
    expect(await answers).toMatchObject([
      { status: 'fulfilled', value: 'one' },
      { status: 'rejected', reason: { message: 'no two' } },
    ]);
    const lost = Promise.allSettled([call(3), call(4)]);
    (await runAt(1)).fail(new Error('the store is gone'));
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = call(5);
    (await runAt(2)).answer(['five']);
    expect(await next).toBe('five');
  });
});
