import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../shared/messages.ts';
import { whileWorking } from '../../shared/working.ts';
import { WorkBar } from './work.bar.tsx';

beforeEach(async () => {
  await setLanguage('en-US');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<WorkBar />);
});
afterEach(() => void vi.useRealTimers());

const said = () => screen.getByRole('status').textContent;
const begin = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let ended: Promise<void> | undefined;
  act(() => {
    ended = whileWorking(() => promise).catch(() => undefined);
  });
  const end = (how: () => void) =>
    act(async () => {
      how();
      await ended;
    });
  return { succeed: () => end(resolve), fail: () => end(() => reject(new Error('refused'))) };
};
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('says nothing of an answer that comes at once', async () => {
  let work = begin();
  wait(150);
  await work.succeed();
  wait(1_000);
  expect(said()).toBe('');
  work = begin();
  wait(150);
  expect(said()).toBe('');
  await work.succeed();
});

it('says that a change waits for its answer, until the last one has it, however it ends', async () => {
  const [first, second] = [begin(), begin()];
  wait(250);
  expect(said()).toBe('Working…');
  await first.fail();
  expect(said()).toBe('Working…');
  await second.succeed();
  expect(said()).toBe('');
});
