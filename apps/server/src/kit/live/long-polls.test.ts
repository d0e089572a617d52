import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalFanout } from './fanout.ts';
import { LongPolls, type PollingRequest } from './long-polls.ts';

const fanout = new LocalFanout((error) => {
  throw error;
});
let polls: LongPolls;
let row: string;
let reads: number;

beforeEach(() => {
  vi.useFakeTimers();
  polls = new LongPolls(fanout);
  row = 'open';
  reads = 0;
});
afterEach(() => {
  expect(polls.asleep).toBe(0);
  polls.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const publish = (id: string): void => fanout.publish([{ topic: 'orders', type: 'order.updated', id }]);
const poll = (withinMs = 20_000, read = async () => row, id = 'a', request: PollingRequest = {}) => {
  const counted = (): Promise<string> => {
    reads += 1;
    return read();
  };
  return polls.poll({ id, withinMs, read: counted, isFinal: (value) => value !== 'open' }, request);
};
/** Lets what is resolved run; moves no timer. */
const turn = () => vi.advanceTimersByTimeAsync(0);

test('an event of its id answers a waiting call, and no other event does', async () => {
  const answer = poll();
  await turn();
  row = 'done';
  publish('b');
  await turn();
  expect([reads, polls.asleep]).toEqual([1, 1]);
  publish('a');
  expect(await answer).toBe('done');
});

test('a call that an event answers leaves no timer behind', async () => {
  const [set, cleared] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  const answer = poll();
  await turn();
  row = 'done';
  publish('a');
  await answer;
  const timer = set.mock.results[set.mock.calls.findIndex(([, ms]) => ms === 2_000)]?.value;
  expect(timer).toBeDefined();
  expect(cleared).toHaveBeenCalledWith(timer);
});

test('an event during the read is not missed', async () => {
  const answer = poll(20_000, async () => {
    const found = row;
    row = 'done';
    if (found === 'open') publish('a');
    return found;
  });
  expect(await answer).toBe('done');
});

test('a call is answered at its deadline, with what it reads then', async () => {
  const answer = poll(5_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(polls.asleep).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('open');
  expect(reads).toBe(4);
});

test('an event that was missed is found two seconds later', async () => {
  const answer = poll();
  await turn();
  row = 'done';
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe('done');
});

test('a gap in the events makes every call read again', async () => {
  const answers = [poll(), poll(20_000, undefined, 'b')];
  await turn();
  row = 'done';
  fanout.announceGap();
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
});

test('a call without a wait, or with a final value, reads once', async () => {
  expect(await poll(0)).toBe('open');
  row = 'done';
  expect(await poll()).toBe('done');
  expect(reads).toBe(2);
});

test('a failed read ends the wait', async () => {
  const answer = poll(20_000, async () => {
    if (reads === 1) return 'open';
    throw new Error('gone');
  });
  await turn();
  publish('a');
  await expect(answer).rejects.toThrow('gone');
});

test('closing answers every waiting call, and later ones at once', async () => {
  const answers = [poll(), poll(20_000, undefined, 'b')];
  await turn();
  polls.close();
  expect(await Promise.all(answers)).toEqual(['open', 'open']);
  expect(await poll()).toBe('open');
});

test('above the limits of all calls and of one id, a call is answered at once', async () => {
  const waiting = Array.from({ length: 20 }, () => poll());
  expect(await poll()).toBe('open');
  waiting.push(...Array.from({ length: 1_980 }, (_, at) => poll(20_000, undefined, `id-${at}`)));
  expect(await poll(20_000, undefined, 'b')).toBe('open');
  await turn();
  expect(polls.asleep).toBe(2_000);
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(waiting);
  expect(polls.asleep).toBe(0);
});

test('the wait ends when the client is gone', async () => {
  const response = Object.assign(new EventEmitter(), { closed: false });
  const answer = poll(20_000, undefined, 'a', { response });
  await turn();
  response.emit('close');
  expect(polls.asleep).toBe(0);
  expect(await answer).toBe('open');
  expect(response.listenerCount('close')).toBe(0);
});

test('the time that a call waited is told, without that of its reads', async () => {
  const waited: number[] = [];
  const read = () => new Promise<string>((resolve) => setTimeout(() => resolve(row), 100));
  const answer = poll(1_000, read, 'a', { onWaited: (ms: number) => waited.push(ms) });
  await vi.advanceTimersByTimeAsync(1_100);
  await answer;
  expect(waited).toEqual([900]);
});
