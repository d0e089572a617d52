import { expect, test, vi } from 'vitest';
import { openStore } from '../../db/connection.ts';
import { openTestStore, testStoreKind } from '../../testing/test-store.ts';
import { type FanoutEvent, LocalFanout } from './fanout.ts';
import { PostgresFanout } from './postgres-fanout.ts';

const event = (id: string): FanoutEvent => ({ topic: 'orders', type: 'order.created', id });
const fail = (error: unknown): never => {
  throw error;
};

test('every listener gets events until it unsubscribes, and a failing one affects no other', async () => {
  const errors: unknown[] = [];
  const fanout = new LocalFanout((error) => errors.push(error));
  const heard: string[] = [];
  fanout.subscribe({ onEvent: () => fail(new Error('listener')) });
  const stop = fanout.subscribe({ onEvent: ({ id }) => void heard.push(id) });
  fanout.publish([event('1'), event('2')]);
  stop();
  fanout.publish([event('3')]);
  expect(heard).toEqual(['1', '2']);
  expect(errors).toHaveLength(3);
});

test.runIf(testStoreKind === 'postgres')(
  'two processes on one PostgreSQL receive each other’s events, and their own once',
  async () => {
    const opened = await openTestStore();
    const other = await openStore({ databaseUrl: opened.databaseUrl ?? '' });
    const { notifications } = opened.store;
    if (!notifications || !other.notifications) throw new Error('no notifications');
    const first = await PostgresFanout.open(notifications, fail);
    const second = await PostgresFanout.open(other.notifications, fail);
    const heardByFirst: string[] = [];
    const heardBySecond: string[] = [];
    first.subscribe({ onEvent: ({ id }) => void heardByFirst.push(id) });
    second.subscribe({ onEvent: ({ id }) => void heardBySecond.push(id) });

    // More than one notification can hold.
    const ids = Array.from({ length: 500 }, (_, index) => `order-${index}`);
    first.publish(ids.map(event));
    await vi.waitFor(() => expect(heardBySecond).toHaveLength(500));
    expect(heardBySecond).toEqual(ids);
    second.publish([event('back')]);
    await vi.waitFor(() => expect(heardByFirst).toContain('back'));
    expect(heardByFirst).toEqual([...ids, 'back']);

    // When `settled` ends, the event has arrived.
    for (let round = 0; round < 50; round += 1) {
      const id = `round-${round}`;
      first.publish([event(id)]);
      await first.settled();
      expect(heardBySecond.at(-1)).toBe(id);
    }

    await first.close();
    await second.close();
    await other.close();
    await opened.close();
  },
);

test.runIf(testStoreKind === 'postgres')(
  'a lost connection is reopened, and listeners are told of the gap',
  async () => {
    const opened = await openTestStore();
    const { notifications, db } = opened.store;
    if (!notifications) throw new Error('no notifications');
    const fanout = await PostgresFanout.open(notifications, () => {});
    let gaps = 0;
    fanout.subscribe({
      onEvent: () => {},
      onGap: () => {
        gaps += 1;
      },
    });
    await db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'platform listener' and datname = current_database()",
    );
    await vi.waitFor(() => expect(gaps).toBe(1), { timeout: 10_000 });
    await fanout.close();
    await opened.close();
  },
);
