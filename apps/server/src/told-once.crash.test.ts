import { setTimeout as wait } from 'node:timers/promises';
import { Dice } from '@platform/simulator/dice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killServers } from './testing/never-twice/fate.ts';
import { ServerProcesses } from './testing/never-twice/server-processes.ts';
import { testStoreKind } from './testing/test-store.ts';
import { letBotsGoOn } from './testing/told-once/bot-lapses.ts';
import { Events } from './testing/told-once/events.ts';
import { Town } from './testing/told-once/town.ts';
import { judge } from './testing/told-once/verdict.ts';

/** `TOLD_EVENTS=2000` for two thousand. */
const count = Number(process.env.TOLD_EVENTS ?? { postgres: 160, embedded: 30 }[testStoreKind]);
const seed = Number(process.env.TOLD_SEED ?? Math.floor(Math.random() * 2 ** 31));
const faultRate = 0.2;
const suppliers = { postgres: 18, embedded: 10 }[testStoreKind];
const lapseEveryMs = 2_000;
const pollMs = 250;

let servers: ServerProcesses;
let town: Town;
let events: Events;
let hasFaults = false;
beforeAll(async () => {
  town = await Town.open(seed, () => (hasFaults ? faultRate : 0));
  servers = await ServerProcesses.open({
    env: { TELEGRAM_API: town.api.url },
    whileDown: async (store) => {
      await letBotsGoOn(store, true);
      await events.write(store);
    },
  });
});
afterAll(async () => {
  await servers?.close();
  await town?.api.close();
});

test(`tells each of ${count} events once, whatever fails and dies (TOLD_SEED=${seed})`, {
  timeout: 240_000 + count * 1_000,
}, async () => {
  await town.settle(servers, suppliers);
  events = new Events(town, seed, count);
  hasFaults = true;
  const startedAt = performance.now();
  const isShared = testStoreKind === 'postgres';
  let isOver = false;

  const lapses = async (): Promise<void> => {
    while (isShared && !isOver) {
      await wait(lapseEveryMs);
      await servers.withStore((store) => letBotsGoOn(store, false));
    }
  };
  const write = async (): Promise<void> => {
    if (isShared) await servers.withStore((store) => events.write(store));
  };
  const work = [
    events.happen(write).then(async () => {
      await town.disturb();
      await untilTold();
      isOver = true;
    }),
    killServers(servers, new Dice(seed, 'kills'), () => isOver),
    lapses(),
  ];
  for (const part of work) part.catch(() => (isOver = true));
  await Promise.all(work);
  await servers.stop();

  let ends = {};
  await servers.withStore(async (store) => {
    ends = await judge(store, town, events.all);
  });
  process.stdout.write(
    `note: ${count} events on ${testStoreKind}, seed ${seed}, in ` +
      `${((performance.now() - startedAt) / 1_000).toFixed(0)} s: ${JSON.stringify(ends)}; ${servers.kills} kills\n`,
  );
  expect(town.api.early).toEqual([]);
  expect(servers.errors).toEqual([]);
  // A run in which nothing went wrong would prove nothing.
  expect(servers.kills).toBeGreaterThan(0);
});

/** Until every event has its messages and none of them waits. */
async function untilTold(): Promise<void> {
  const { answers, notices } = events.expected;
  const isTold = async (): Promise<boolean> =>
    !events.hasUnwritten &&
    (await town.messages({ kind: 'answer' })) >= answers + town.groups.length + town.disturbed.length &&
    (await town.messages({ kind: 'notice' })) >= notices &&
    (await town.messages({ state: 'waiting' })) + (await town.messages({ state: 'sending' })) === 0;
  while (!(await isTold())) await wait(pollMs);
}
