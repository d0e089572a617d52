import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChainDesk, openChainDesk } from '../../../testing/chain-desk.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { statements } from '../statements/statements.table.ts';
import { securityChains, securityNodes, securityPatches } from './security-chain.table.ts';

let desk: ChainDesk;
let token: string;
let token2: string;
beforeAll(async () => {
  desk = await openChainDesk();
  await desk.switchAccount(desk.foreign, false, await desk.signIn('admin'));
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.clear();
  await desk.store.db.update(securityNodes).set({ patchId: null });
  await desk.store.db.delete(securityPatches);
  await desk.store.db.delete(securityNodes);
  await desk.store.db.delete(securityChains);
  await desk.set('FixSecurityChainSupplementLimit', 2);
  token = await desk.signIn('superAdmin');
  token2 = await desk.signInSecondLevel(token);
});

let reference = 400_000_000_000;
const nextReference = (): string => {
  reference += 1;
  return String(reference);
};
let lastAmountMinor = 20_000;
/** A unique amount, because two orders of an account cannot wait for the same amount. */
const nextAmount = (): number => {
  lastAmountMinor += 100;
  return lastAmountMinor;
};

/** Supplements a new order on the account; returns the code and the order's status afterwards. */
async function supplement(utr = nextReference()): Promise<{ code: number; status: number | undefined }> {
  const order = await desk.allocated(nextAmount());
  const answer = await desk.post(
    '/v1.0/order/replenishmentOrder',
    { orderCode: order.orderCode, utr },
    { token, token2 },
  );
  return { code: answer.code, status: (await desk.stored(order.id))?.status };
}

const patch = (nodeId: string, reason = 'The bank took its fee without a message') =>
  desk.post<{ state: string; patch: { breakCount: number; supplementCount: number } }>(
    '/v1.0/securityPatch/add',
    { nodeId, reason },
    { token, token2 },
  );

async function breakChain(): Promise<string> {
  await desk.say({ in: 100, balance: 1_100, at: 0 });
  const breaking = await desk.say({ in: 500, balance: 2_600, at: 10 });
  return (await desk.nodeOf(breaking))?.id ?? '';
}

const [paid, allocated] = [5, 2];
const done = { code: errorCodes.success, status: paid };
const refused = { code: errorCodes.supplementLimitReached, status: allocated };

test('supplements on an intact chain are not counted', async () => {
  await desk.say({ in: 100, balance: 1_100, at: 0 });
  for (let times = 0; times < 3; times += 1) expect(await supplement()).toEqual(done);
});

test('a broken chain limits the number of supplements, and a refused one changes nothing', async () => {
  await breakChain();
  expect([await supplement(), await supplement()]).toEqual([done, done]);
  expect([await supplement(), await supplement()]).toEqual([refused, refused]);
});

test('FixSecurityChainSupplementLimit takes effect at once in both directions; 0 allows none', async () => {
  await breakChain();
  await desk.set('FixSecurityChainSupplementLimit', 0);
  token = await desk.signIn('superAdmin');
  token2 = await desk.signInSecondLevel(token);
  expect(await supplement()).toEqual(refused);
  await desk.set('FixSecurityChainSupplementLimit', 1);
  expect([await supplement(), await supplement()]).toEqual([done, refused]);
});

test('of many concurrent supplements, exactly the limit succeeds', async () => {
  await breakChain();
  await desk.store.db.update(orders).set({ status: 4 });
  const codes = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const order = await desk.allocated(nextAmount());
      return order.orderCode;
    }),
  );
  await desk.set('FixSecurityChainSupplementLimit', 1);
  token = await desk.signIn('superAdmin');
  token2 = await desk.signInSecondLevel(token);
  const answers = await Promise.all(
    codes.map((orderCode) =>
      desk.post('/v1.0/order/replenishmentOrder', { orderCode, utr: nextReference() }, { token, token2 }),
    ),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([
    errorCodes.success,
    errorCodes.supplementLimitReached,
  ]);
});

describe('a reference of a reliable message', () => {
  const usual = {
    sbLeakCheckInterval: 60,
    minReliableChainSize: 3,
    minReliableCheckSize: 2,
    minReliableCheckTimeRange: 60,
    minReliableCheckAmount: 10_000,
    type: 'all',
  };

  /** Reports three messages (two checked, 150.00 together, within ten minutes), then a break. Returns their references. */
  async function reliableRun(): Promise<string[]> {
    const sayings = [
      { in: 7_500, balance: 10_000, at: 0 },
      { in: 7_500, balance: 17_500, at: 300 },
      { in: 100, balance: 17_600, at: 600 },
    ];
    const references: string[] = [];
    for (const [index, saying] of sayings.entries()) {
      const utr = nextReference();
      const statement = await desk.say({ ...saying, more: { utr } });
      references.push(utr);
      if (index === 2) continue;
      const order = await desk.newOrder(nextAmount());
      const matched = { state: 'matched', match: 'byHand', orderId: order.id } as const;
      await desk.store.db.update(statements).set(matched).where(eq(statements.id, statement.id));
    }
    await desk.store.db.update(orders).set({ status: 4 });
    await desk.say({ in: 500, balance: 99_999, at: 660 });
    return references;
  }

  test('is not counted; any other is counted', async () => {
    await desk.set('FixSecurityChainSupplementLimit', 0);
    await desk.set('SecurityFreqParameters', usual);
    const [, , last] = await reliableRun();
    token = await desk.signIn('superAdmin');
    token2 = await desk.signInSecondLevel(token);
    expect(await supplement()).toEqual(refused);
    expect(await supplement(last)).toEqual(done);
  });

  test.each([
    ['minReliableChainSize', { minReliableChainSize: 4 }],
    ['minReliableCheckSize', { minReliableCheckSize: 3 }],
    ['minReliableCheckTimeRange', { minReliableCheckTimeRange: 9 }],
    ['minReliableCheckAmount', { minReliableCheckAmount: 15_001 }],
    ['type', { type: 'usdt' }],
  ])('is no longer reliable when %s is raised', async (name, change) => {
    await desk.set('SecurityFreqParameters', usual);
    const [, , last] = await reliableRun();
    const isReliable = async () => {
      const { data } = await desk.get<{ list: { reliable: boolean; orderCode: string | null }[] }>(
        '/v1.0/securityNode/getList?pageNum=10',
        { token },
      );
      // Newest first: the break, then the run.
      return data.list.map(({ reliable }) => reliable);
    };
    expect(last).toBeDefined();
    expect(await isReliable()).toEqual([false, true, true, true]);
    await desk.set('SecurityFreqParameters', { ...usual, ...change });
    expect(await isReliable(), name).toEqual([false, false, false, false]);
    await desk.set('SecurityFreqParameters', usual);
  });
});

describe('a patch', () => {
  test('repairs the chain, restarts the count, and is audited', async () => {
    const nodeId = await breakChain();
    expect([await supplement(), await supplement(), await supplement()]).toEqual([done, done, refused]);
    const { data } = await patch(nodeId);
    expect(data).toMatchObject({ state: 'whole', patch: { breakCount: 1, supplementCount: 2 } });
    for (let times = 0; times < 3; times += 1) expect(await supplement()).toEqual(done);
    const records = await desk.store.db.select().from(auditRecords);
    expect(records.find(({ operation }) => operation === 'securityPatches.add')).toMatchObject({
      actorName: 'superadmin',
      objectId: desk.own,
      before: { openBreaks: 1, supplementCount: 2 },
      after: { openBreaks: 0, supplementCount: 0, reason: 'The bank took its fee without a message' },
    });
  });

  test('covers the named break and earlier ones, not later ones', async () => {
    const first = await breakChain();
    const later = await desk.nodeOf(await desk.say({ in: 1, balance: 50_000, at: 20 }));
    expect((await patch(first)).data.state).toBe('broken');
    expect((await patch(later?.id ?? '')).data).toMatchObject({ state: 'whole', patch: { breakCount: 1 } });
    await desk.say({ in: 1, balance: 70_000, at: 30 });
    const last = await desk.nodeOf(await desk.say({ in: 1, balance: 90_000, at: 40 }));
    expect((await patch(last?.id ?? '')).data).toMatchObject({ state: 'whole', patch: { breakCount: 2 } });
  });

  test('is refused when there is nothing to repair', async () => {
    const nodeId = await breakChain();
    const whole = await desk.nodeOf(await desk.say({ in: 1, balance: 2_601, at: 20 }));
    expect((await patch(whole?.id ?? '')).code).toBe(errorCodes.chainNotBroken);
    expect((await patch(desk.own)).code).toBe(errorCodes.securityNodeNotFound);
    await patch(nodeId);
    expect((await patch(nodeId)).code).toBe(errorCodes.chainNotBroken);
  });

  test('requires a superAdmin, the second-level token and a reason', async () => {
    const nodeId = await breakChain();
    const admin = await desk.signIn('admin');
    const call = (as: { token: string; token2?: string }, reason = 'why') =>
      desk.post('/v1.0/securityPatch/add', { nodeId, reason }, as);
    expect((await call({ token: admin, token2 })).code).toBe(errorCodes.forbidden);
    expect((await call({ token })).code).toBe(errorCodes.secondLevelRequired);
    expect((await call({ token, token2 }, '')).code).toBe(errorCodes.validationFailed);
  });

  test('is listed with its user, and the account shows the earlier state', async () => {
    const nodeId = await breakChain();
    await supplement();
    const accounts = (state: string) =>
      desk.get<{ list: object[]; total: number }>(`/v1.0/securityNode/getAccounts?state=${state}`, {
        token,
      });
    expect((await accounts('broken')).data).toMatchObject({
      total: 1,
      list: [{ resourceId: desk.own, openBreakCount: 1, supplementCount: 1, supplementLimit: 2 }],
    });
    await patch(nodeId);
    expect((await accounts('broken')).data.total).toBe(0);
    expect((await accounts('whole')).data).toMatchObject({
      total: 1,
      list: [{ state: 'whole', brokenSince: null, supplementCount: 0 }],
    });
    const { data } = await desk.get(`/v1.0/securityPatch/getList?resourceId=${desk.own}`, { token });
    expect(data).toMatchObject({
      total: 1,
      list: [{ nodeId, operator: 'superadmin', breakCount: 1, supplementCount: 1, resourceName: 'North 07' }],
    });
  });
});

describe('the preview of a patch', () => {
  interface Preview {
    state: string;
    breakCount: number;
    remainingBreakCount: number;
    supplementCount: number;
    supplementLimit: number;
    breaks: { nodeId: string; differenceMinor: number; followingCount: number; reliableCount: number }[];
  }
  const preview = (nodeId: string) =>
    desk.get<Preview>(`/v1.0/securityPatch/getPreview?nodeId=${nodeId}`, { token });

  test('says what the patch then does, and writes nothing', async () => {
    const first = await breakChain();
    await supplement();
    await desk.say({ in: 100, balance: 2_700, at: 15 });
    const later = await desk.nodeOf(await desk.say({ in: 1, balance: 50_000, at: 20 }));
    const before = await desk.store.db.select().from(securityNodes);
    expect((await preview(first)).data).toMatchObject({
      state: 'broken',
      breakCount: 1,
      remainingBreakCount: 1,
      supplementCount: 1,
      supplementLimit: 2,
      breaks: [{ nodeId: first, differenceMinor: 1_000, followingCount: 1 }],
    });
    const whole = (await preview(later?.id ?? '')).data;
    expect(whole).toMatchObject({ state: 'whole', breakCount: 2, remainingBreakCount: 0 });
    expect(await desk.store.db.select().from(securityNodes)).toEqual(before);
    expect(await desk.store.db.select().from(securityPatches)).toEqual([]);
    const { data } = await patch(later?.id ?? '');
    expect(data).toMatchObject({
      state: whole.state,
      patch: { breakCount: whole.breakCount, supplementCount: whole.supplementCount },
    });
  });

  test('counts the messages after a break that are reliable by themselves', async () => {
    const least = { minReliableChainSize: 2, minReliableCheckSize: 1, minReliableCheckAmount: 0 };
    const rest = { sbLeakCheckInterval: 60, minReliableCheckTimeRange: 60, type: 'all' };
    await desk.set('SecurityFreqParameters', { ...least, ...rest });
    token = await desk.signIn('superAdmin');
    const nodeId = await breakChain();
    const order = await desk.newOrder(nextAmount());
    const matched = { state: 'matched', match: 'byHand', orderId: order.id } as const;
    const following = await desk.say({ in: 100, balance: 2_700, at: 20 });
    expect((await preview(nodeId)).data.breaks).toMatchObject([{ followingCount: 1, reliableCount: 0 }]);
    await desk.store.db.update(statements).set(matched).where(eq(statements.id, following.id));
    expect((await preview(nodeId)).data.breaks).toMatchObject([{ followingCount: 1, reliableCount: 2 }]);
  });

  test('refuses what the patch refuses', async () => {
    const nodeId = await breakChain();
    expect((await preview(desk.own)).code).toBe(errorCodes.securityNodeNotFound);
    await patch(nodeId);
    expect((await preview(nodeId)).code).toBe(errorCodes.chainNotBroken);
  });
});

test('the messages of an account are a line: previous, expected and told balance, and their difference', async () => {
  await breakChain();
  await desk.say({ out: 600, balance: 2_000, at: 15 });
  const { data } = await desk.get<{ list: object[] }>(
    `/v1.0/securityNode/getList?resourceId=${desk.own}&sortOrder=asc`,
    { token },
  );
  expect(data.list).toMatchObject([
    { state: 'start', previousBalanceMinor: null, expectedBalanceMinor: null, differenceMinor: null },
    { state: 'broken', previousBalanceMinor: 1_100, expectedBalanceMinor: 1_600, differenceMinor: 1_000 },
    { state: 'linked', previousBalanceMinor: 2_600, expectedBalanceMinor: null, differenceMinor: 0 },
  ]);
});
