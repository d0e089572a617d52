import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BotDesk, openBotDesk } from '../../../testing/bot-desk.ts';
import { botPolls } from './bots.table.ts';
import { UpdatePoller } from './update-poller.ts';

let desk: BotDesk;
beforeEach(async () => {
  desk = await openBotDesk();
});
afterEach(() => desk.close());

const holders = async () => (await desk.store.db.select().from(botPolls)).map(({ holder }) => holder);

it('gives its leases back when it stops, also one that a turn is just taking', async () => {
  const { clock } = desk.parts;
  const stopping: Promise<void>[] = [];
  const poller: UpdatePoller = new UpdatePoller({
    ...desk.parts,
    clock: {
      ...clock,
      // The lease asks for the time right before it is written.
      now: () => {
        if (stopping.length === 0) stopping.push(poller.stop());
        return clock.now();
      },
    },
  });
  await poller.turn();
  await Promise.all(stopping);
  expect(await holders()).toEqual([null]);
});

it('ends a request that waits, and has ended all it does before the lease is free', async () => {
  const poller = new UpdatePoller({ ...desk.parts, waitSeconds: 30 });
  const ended: string[] = [];
  const turn = poller.turn().then(() => ended.push('turn'));
  await vi.waitFor(async () => expect((await holders()).some((holder) => holder !== null)).toBe(true));
  await poller.stop();
  ended.push('stop');
  await turn;
  expect(ended).toEqual(['turn', 'stop']);
  expect(await holders()).toEqual([null]);
});

it('shows a failure of Telegram only when the next call fails too', async () => {
  const lastErrors = async () =>
    (await desk.store.db.select().from(botPolls)).map(({ lastError }) => lastError);
  await desk.turn();
  await desk.api.close();
  const poller = new UpdatePoller(desk.parts);
  await desk.store.db.update(botPolls).set({ holder: null });
  await poller.turn();
  expect(await lastErrors()).toEqual([null]);
  await poller.turn();
  expect(await lastErrors()).toEqual(['unreachable']);
  await poller.stop();
});
