import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrderClock } from './order-clock.ts';
import { Timers } from './timers.ts';

let timers: Timers;
let due: number[];
let clock: OrderClock;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_262_578_000 });
  timers = new Timers((error) => {
    throw error;
  });
  due = [];
  clock = new OrderClock({ seed: 4, shape: 'flat', timers, onDue: (index) => due.push(index) });
});
afterEach(async () => {
  await timers.stop();
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

it('creates the orders in sequence, at the given rate per minute', async () => {
  clock.set(30);
  await minutes(20);
  expect(due).toEqual(due.map((_, place) => place));
  expect(due.length).toBeGreaterThan(500);
  expect(due.length).toBeLessThan(700);
});

it('keeps the sequence when the rate changes, and creates none at rate 0', async () => {
  clock.set(30);
  await minutes(3);
  clock.set(0);
  const before = due.length;
  await minutes(60);
  expect(due).toHaveLength(before);
  clock.set(600);
  await minutes(1);
  expect(due).toEqual(due.map((_, place) => place));
  expect(due.length - before).toBeGreaterThan(450);
});

it('creates the same orders in the same proportions of time at any rate', async () => {
  const calledAt = async (ordersPerMinute: number) => {
    const times: number[] = [];
    const start = Date.now();
    const other = new OrderClock({
      seed: 4,
      shape: 'flat',
      timers,
      onDue: () => times.push(((Date.now() - start) * ordersPerMinute) / 60_000),
    });
    other.set(ordersPerMinute);
    await minutes(20 / ordersPerMinute);
    other.set(0);
    return times.slice(0, 10).map((time) => time.toFixed(1));
  };
  expect(await calledAt(2)).toEqual(await calledAt(20));
});

it('creates all due orders at a high rate, whatever the timer resolution', async () => {
  clock.set(60_000);
  await minutes(0.1);
  expect(due.length).toBeGreaterThan(5_500);
  expect(due.length).toBeLessThan(6_500);
});
