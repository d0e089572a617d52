import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOrderNotice, type NewOrder, pollIntervalMs, reminderIntervalMs } from './notice.model.ts';

const order = (orderCode: string, minute = 0): NewOrder => ({
  orderCode,
  createTime: `2026-11-20T12:${String(minute).padStart(2, '0')}:00+08:00`,
});

function setUp() {
  const show = vi.fn();
  const hide = vi.fn();
  return { show, hide, notice: createOrderNotice({ show, hide }) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('polls at the specified intervals', () => {
  expect({ pollIntervalMs, reminderIntervalMs }).toEqual({
    pollIntervalMs: 10_000,
    reminderIntervalMs: 5_000,
  });
});

it('takes the first poll as the baseline and announces later orders', () => {
  const { notice, show } = setUp();
  notice.polled(order('A'));
  notice.polled(order('A'));
  expect(show).not.toHaveBeenCalled();
  notice.polled(order('B', 1));
  expect(show).toHaveBeenCalledExactlyOnceWith({ latest: order('B', 1), count: 1 }, false);
});

it('announces the first order ever', () => {
  const { notice, show } = setUp();
  notice.polled(null);
  notice.polled(order('A'));
  expect(show).toHaveBeenCalledTimes(1);
});

it('announces an order once when it is both pushed and polled', () => {
  const { notice, show } = setUp();
  notice.polled(order('A'));
  notice.pushed(order('B', 1));
  notice.polled(order('B', 1));
  notice.pushed(order('B', 1));
  expect(show).toHaveBeenCalledTimes(1);
});

it('does not take an older order for a new one', () => {
  const { notice, show } = setUp();
  notice.polled(order('B', 5));
  notice.polled(order('A', 1));
  expect(show).not.toHaveBeenCalled();
});

it('reminds every 5 s until acknowledged', () => {
  const { notice, show, hide } = setUp();
  notice.polled(null);
  notice.pushed(order('A'));
  vi.advanceTimersByTime(10_000);
  expect(show.mock.calls.map(([, reminder]) => reminder)).toEqual([false, true, true]);
  notice.acknowledge();
  vi.advanceTimersByTime(60_000);
  expect(show).toHaveBeenCalledTimes(3);
  expect(hide).toHaveBeenCalledTimes(1);
});

it('counts orders that arrive before the acknowledgement, and shows the newest', () => {
  const { notice, show } = setUp();
  notice.pushed(order('A', 2));
  notice.pushed(order('B', 3));
  notice.pushed(order('late', 1));
  expect(show).toHaveBeenLastCalledWith({ latest: order('B', 3), count: 3 }, false);
  notice.acknowledge();
  notice.pushed(order('C', 4));
  expect(show).toHaveBeenLastCalledWith({ latest: order('C', 4), count: 1 }, false);
});

it('is silent after a stop, and starts again with a new baseline', () => {
  const { notice, show } = setUp();
  notice.polled(null);
  notice.pushed(order('A'));
  notice.stop();
  vi.advanceTimersByTime(60_000);
  notice.polled(order('B', 1));
  expect(show).toHaveBeenCalledTimes(1);
});
