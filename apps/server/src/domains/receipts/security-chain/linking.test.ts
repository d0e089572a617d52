import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChainDesk, openChainDesk, type Saying } from '../../../testing/chain-desk.ts';
import { chainStatement, readChainRules } from './security-chain.service.ts';
import { securityChains, securityNodes } from './security-chain.table.ts';

let desk: ChainDesk;
beforeAll(async () => {
  desk = await openChainDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(securityNodes);
  await desk.store.db.delete(securityChains);
});

/** True if every running sum is unique. */
function neverTheSame(steps: readonly number[]): boolean {
  let sum = 0;
  const sums = steps.map((step) => (sum += step));
  return new Set([0, ...sums]).size === steps.length + 1;
}

const minutes = (count: number) => count * 60;

async function sayAll(...sayings: readonly Saying[]): Promise<string[]> {
  for (const saying of sayings) await desk.say(saying);
  return desk.states();
}

describe('a message', () => {
  test('starts a chain, and the next messages follow from it', async () => {
    expect(
      await sayAll(
        { in: 100, balance: 1_100, at: 0 },
        { in: 50, balance: 1_150, at: 10 },
        { out: 150, balance: 1_000, at: 20 },
      ),
    ).toEqual(['start', 'linked', 'linked']);
  });

  test('whose balance does not follow breaks the chain; later messages follow from it', async () => {
    const states = await sayAll(
      { in: 100, balance: 1_100, at: 0 },
      { in: 500, balance: 2_600, at: 10 },
      { in: 50, balance: 2_650, at: 20 },
    );
    expect(states).toEqual(['start', 'broken', 'linked']);
    const nodes = await desk.store.db.select().from(securityNodes).orderBy(securityNodes.receivedAt);
    expect(nodes[1]).toMatchObject({ expectedBeforeMinor: 1_100, balanceBeforeMinor: 2_100 });
  });

  test('that was invented breaks the chain, and the true messages continue from before it', async () => {
    const states = await sayAll(
      { in: 100, balance: 1_100, at: 0 },
      { in: 900, balance: 9_900, at: 10 },
      { in: 50, balance: 1_150, at: 20 },
      { in: 50, balance: 1_200, at: 30 },
    );
    expect(states).toEqual(['start', 'broken', 'linked', 'linked']);
  });

  test('that is repeated is a replay and does not break the chain', async () => {
    const states = await sayAll(
      { in: 100, balance: 1_100, at: 0 },
      { in: 50, balance: 1_150, at: 10 },
      { in: 100, balance: 1_100, at: 20 },
      { in: 10, balance: 1_160, at: 30 },
    );
    expect(states).toEqual(['start', 'linked', 'replayed', 'linked']);
  });

  test('that follows from a message with a follower breaks the chain', async () => {
    const states = await sayAll(
      { in: 100, balance: 1_100, at: 0 },
      { in: 50, balance: 1_150, at: 10 },
      { in: 70, balance: 1_170, at: 20 },
      { in: 10, balance: 1_180, at: 30 },
    );
    expect(states).toEqual(['start', 'linked', 'broken', 'linked']);
  });

  test('of the same amount after it went out again is not a replay', async () => {
    const states = await sayAll(
      { in: 100, balance: 1_100, at: 0 },
      { out: 100, balance: 1_000, at: 10 },
      { in: 100, balance: 1_100, at: 20 },
    );
    expect(states).toEqual(['start', 'linked', 'linked']);
  });

  test('without a balance, an amount or an account is not in the chain', async () => {
    const states = await sayAll(
      { in: 100, balance: null },
      { balance: 100, more: { amountMinor: null } },
      { in: 100, balance: 100, more: { resourceId: null } },
    );
    expect(states).toEqual([]);
  });

  test('about a payment that is already reported is in the chain only if it repeats the first word by word', async () => {
    const first = await desk.say({ in: 100, balance: 1_100, at: 0 });
    const second = { state: 'ignored', duplicateOf: first.id } as const;
    await desk.say({ in: 100, balance: 1_100, at: 5, more: second });
    expect(await desk.states()).toEqual(['start']);
    await desk.say({ in: 100, balance: 1_100, at: 9, more: { ...second, body: first.body } });
    expect(await desk.states()).toEqual(['start', 'replayed']);
  });

  test('that is read again keeps its place', async () => {
    const statement = await desk.say({ in: 100, balance: 1_100, at: 0 });
    await desk.store.transaction(async (tx) =>
      chainStatement(tx, statement, await readChainRules(desk.settings.reader(tx)), desk.clock.now()),
    );
    expect(await desk.states()).toEqual(['start']);
  });
});

describe('messages out of order', () => {
  const [first, second, third] = [
    { in: 100, balance: 1_100, at: 0 },
    { in: 50, balance: 1_150, at: 10 },
    { in: 25, balance: 1_175, at: 20 },
  ] as const;

  test('the missing message closes the break', async () => {
    expect(await sayAll(first, third)).toEqual(['start', 'broken']);
    expect(await sayAll(second)).toEqual(['start', 'linked', 'linked']);
  });

  test('one of two missing messages moves the break', async () => {
    await sayAll(first, { in: 10, balance: 1_210, at: 40 });
    await sayAll({ in: 25, balance: 1_200, at: 30 });
    expect(await desk.states()).toEqual(['start', 'broken', 'linked']);
  });

  test('are linked even when the device’s clock reverses them', async () => {
    expect(await sayAll(first, { ...second, at: 21 }, { ...third, at: 20 })).toEqual([
      'start',
      'linked',
      'linked',
    ]);
  });

  // If a balance repeats, the order of the two messages is unknown.
  test('true messages in any order form an intact chain once all have arrived', async () => {
    const balances = fc
      .array(fc.integer({ min: -400, max: 400 }), { minLength: 2, maxLength: 7 })
      .filter(neverTheSame);
    const order = fc.infiniteStream(fc.nat());
    await fc.assert(
      fc.asyncProperty(balances, order, async (steps, numbers) => {
        await desk.store.db.delete(securityNodes);
        let balance = 100_000;
        const told = steps.map((step, index): Saying => {
          balance += step;
          return step > 0 ? { in: step, balance, at: index * 10 } : { out: -step, balance, at: index * 10 };
        });
        const shuffled = told
          .map((saying) => ({ saying, by: numbers.next().value }))
          .sort((a, b) => a.by - b.by);
        await sayAll(...shuffled.map(({ saying }) => saying));
        const states = await desk.states();
        // The first message to arrive may be from the middle; then another message starts the chain before it.
        expect(states.filter((state) => state === 'broken')).toEqual([]);
        expect(states.filter((state) => state === 'linked').length).toBe(states.length - 1);
      }),
      { numRuns: 15 },
    );
  });
});

describe('GlobalSecuritySetting', () => {
  const usual = {
    lookForwardMinutes: 30,
    perMinuteFreqCount: 30,
    messageMaxCacheTime: 60,
    messageInSecurityChainCacheTime: 1_440,
  };
  const set = (change: Partial<typeof usual>) => desk.set('GlobalSecuritySetting', { ...usual, ...change });
  const late = [
    { in: 100, balance: 1_100, at: 0 },
    { in: 25, balance: 1_175, at: minutes(40) },
    { in: 50, balance: 1_150, at: 10 },
  ] as const;

  test.each([
    [30, ['start', 'linked', 'broken']],
    [60, ['start', 'linked', 'linked']],
  ])('lookForwardMinutes %i: neighbours 40 minutes apart are %j', async (lookForwardMinutes, states) => {
    await set({ lookForwardMinutes });
    expect(await sayAll(...late)).toEqual(states);
  });

  test.each([
    [60, ['start', 'linked', 'broken']],
    [90, ['start', 'linked', 'linked']],
  ])(
    'messageMaxCacheTime %i: a break of 70 minutes ago, closed late, is %j',
    async (messageMaxCacheTime, states) => {
      await set({ messageMaxCacheTime });
      await sayAll({ in: 100, balance: 1_100, at: 0 }, { in: 25, balance: 1_175, at: 20 });
      desk.clock.advance(minutes(70) * 1_000);
      expect(await sayAll({ in: 50, balance: 1_150, at: 10 })).toEqual(states);
    },
  );

  test.each([
    [60, ['start', 'start']],
    [180, ['start', 'broken']],
  ])('messageInSecurityChainCacheTime %i: two hours later another balance is %j', async (time, states) => {
    await set({ messageInSecurityChainCacheTime: time });
    expect(
      await sayAll({ in: 100, balance: 1_100, at: 0 }, { in: 5, balance: 7_777, at: minutes(120) }),
    ).toEqual(states);
  });
});

test('SecurityFreqParameters.type selects the messages that form chains', async () => {
  const setType = async (type: string) => {
    const token = await desk.signIn('superAdmin');
    const { data } = await desk.get<{ value: object }>('/v1.0/system-config/getSecurityFreqParameters', {
      token,
    });
    await desk.set('SecurityFreqParameters', { ...data.value, type });
  };
  await setType('webMessage');
  expect(await sayAll({ in: 100, balance: 1_100, at: 0 })).toEqual([]);
  await setType('sms');
  expect(await sayAll({ in: 100, balance: 1_200, at: 5 }, { in: 1, balance: 9_999, at: 6 })).toEqual([
    'start',
    'broken',
  ]);
});
