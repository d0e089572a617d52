import { payoutStatusIds, payoutStatusOf } from '@platform/sdk/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GatewayDesk, openGatewayDesk } from '../../../testing/gateway-desk.ts';
import { killedAtOrders } from '../../../testing/killed-reader.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { resourceLoads } from '../../orders/allocation/allocation.table.ts';
import { assignPayouts } from '../payouts/payouts.assignment.ts';
import { gatewayAttempts } from './gateways.table.ts';

let desk: GatewayDesk;
beforeAll(async () => {
  desk = await openGatewayDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.plan({}));

const statusOf = async (id: string) => payoutStatusOf((await desk.stored(id)).payoutStatus ?? 0);
const bookOf = async (id: string) => {
  const { orderCode } = await desk.stored(id);
  const books = desk.gateway.books.filter(({ key }) => key.startsWith(`${orderCode}-`));
  return { payments: books.reduce((sum, { payments }) => sum + payments, 0), keys: books.length };
};
const heldPlaces = async () => {
  const [load] = await desk.store.db
    .select()
    .from(resourceLoads)
    .where(eq(resourceLoads.resourceId, desk.accountId));
  return load?.processingCount;
};

describe('a payout by a gateway', () => {
  it('is accepted, and completed with the reference that a query brings', async () => {
    const before = await heldPlaces();
    const id = await desk.sent();
    expect(await statusOf(id)).toBe('paying');
    expect(await heldPlaces()).toBe((before ?? 0) + 1);
    await desk.settle();
    await desk.query();
    expect(await statusOf(id)).toBe('completed');
    expect((await desk.stored(id)).utr).toMatch(/^\d{12}$/);
    expect(await desk.timeline(id)).toEqual([
      'create',
      'claim',
      'submit',
      'accept',
      'submitProof',
      'confirm',
    ]);
    expect(await heldPlaces()).toBe(before);
    expect(await bookOf(id)).toEqual({ payments: 1, keys: 1 });
  });

  it('waits for the approval of its rejection when the gateway refuses it', async () => {
    const id = await desk.sent({ mood: 'declines' });
    expect(await statusOf(id)).toBe('rejecting');
    expect((await desk.stored(id)).rejectReason).toMatch(/^BAD_REQUEST_ERROR: /);
    expect(await bookOf(id)).toMatchObject({ payments: 0 });
  });

  it('goes back to the pool with GatewayOrderRejectToPayoutPool, as a new attempt', async () => {
    await setSetting(desk, 'GatewayOrderRejectToPayoutPool', true);
    const id = await desk.sent({ mood: 'declines' });
    await setSetting(desk, 'GatewayOrderRejectToPayoutPool', false);
    expect(await desk.stored(id)).toMatchObject({ payoutStatus: payoutStatusIds.awaiting, attempt: 2 });
    const [run] = await desk.runs(id);
    expect(run).toMatchObject({ verdict: 'declined', effect: 'returnedToPool' });
  });

  it.each(['cutsAfterPaying', 'errorAfterPaying'] as const)(
    'is an exception when the answer is lost (%s), until a query finds it paid',
    async (mood) => {
      const id = await desk.sent({ mood });
      expect(await statusOf(id)).toBe('exception');
      await desk.settle();
      await desk.query();
      expect(await statusOf(id)).toBe('completed');
      expect(await desk.timeline(id)).toEqual(['create', 'claim', 'submit', 'loseOutcome', 'findPaid']);
      expect(await bookOf(id)).toEqual({ payments: 1, keys: 1 });
    },
  );

  it('stays an exception when the gateway knows nothing of it: it may still arrive there', async () => {
    const id = await desk.sent({ mood: 'cutsBeforePaying' });
    for (let round = 0; round < 3; round += 1) await desk.query();
    expect(await statusOf(id)).toBe('exception');
    expect(await bookOf(id)).toMatchObject({ payments: 0, keys: 1 });
    const runs = await desk.runs(id);
    expect(runs.map(({ entryPoint, effect }) => `${entryPoint} ${effect}`)).toEqual([
      'send exception',
      'query none',
      'query none',
      'query none',
    ]);
  });

  it('waits for the approval of its rejection when a query finds that it failed', async () => {
    const id = await desk.sent({ mood: 'failsLater' });
    await desk.settle();
    await desk.query();
    expect(await statusOf(id)).toBe('rejecting');
    expect(await bookOf(id)).toMatchObject({ payments: 0 });
  });

  it('is an exception, and asked about no more, when the gateway names another amount', async () => {
    const id = await desk.sent({ mood: 'otherAmount' });
    await desk.settle();
    await desk.query();
    expect(await statusOf(id)).toBe('exception');
    const runs = await desk.runs(id);
    expect(runs.at(-1)).toMatchObject({ verdict: 'completed', effect: 'amountDiffers' });
    await desk.query();
    expect(await desk.runs(id)).toHaveLength(runs.length);
  });

  it('is never sent again by the machine, whatever a person decides', async () => {
    const id = await desk.sent({ mood: 'cutsBeforePaying' });
    const { orderCode } = await desk.stored(id);
    await desk.post('/v1.0/payout/resolveException', { orderCode, outcome: 'notPaid' }, await desk.rights());
    expect(await statusOf(id)).toBe('awaiting');
    await desk.query();
    expect(await statusOf(id)).toBe('awaiting');
    const [attempt] = await desk.store.db
      .select()
      .from(gatewayAttempts)
      .where(eq(gatewayAttempts.orderId, id));
    expect(attempt).toMatchObject({ state: 'ended', dueAt: null });
  });
});

describe('AutoAssignPayoutOrder', () => {
  const assign = () =>
    assignPayouts({
      store: desk.store,
      clock: desk.clock,
      settings: desk.gateways.settings,
      publish: () => undefined,
    });

  it('places payouts on the account of a gateway, which then sends them', async () => {
    await setSetting(desk, 'AutoAssignPayoutOrder', true);
    const { id } = await desk.waiting();
    expect(await assign()).toBe(1);
    expect(await desk.stored(id)).toMatchObject({ resourceId: desk.accountId, claimedBy: null });
    await desk.turn();
    expect(await statusOf(id)).toBe('paying');
  });

  it('places none while the gateway is disabled, and none is sent that it had before', async () => {
    const placed = await desk.placed();
    await desk.post(
      '/v1.0/payGateway/setEnabled',
      { gatewayId: desk.gatewayId, enable: false },
      await desk.rights(),
    );
    const { id } = await desk.waiting();
    expect(await assign()).toBe(0);
    await desk.turn();
    expect([await statusOf(placed), await statusOf(id)]).toEqual(['preparing', 'awaiting']);
    await setSetting(desk, 'AutoAssignPayoutOrder', false);
    await desk.post(
      '/v1.0/payGateway/setEnabled',
      { gatewayId: desk.gatewayId, enable: true },
      await desk.rights(),
    );
  });
});

describe('a process that dies', () => {
  it('after the key is saved leaves an exception that is asked about, and nothing is sent twice', async () => {
    const id = await desk.placed();
    // It has committed the attempt, and ends before the script runs.
    const dying = desk.newWorker({ store: { ...desk.store, db: killedAtOrders(desk.store.db) } });
    await dying.turn();
    await dying.idle();
    expect(await statusOf(id)).toBe('submitted');
    expect(await bookOf(id)).toMatchObject({ payments: 0 });
    // The lease ends; another process finds the attempt.
    desk.clock.advance(5 * 60_000);
    await desk.turn();
    expect(await statusOf(id)).toBe('exception');
    await desk.query();
    expect(await statusOf(id)).toBe('exception');
    expect(await bookOf(id)).toEqual({ payments: 0, keys: 0 });
    const runs = await desk.runs(id);
    expect(runs[0]).toMatchObject({ entryPoint: 'send', failure: 'stopped', effect: 'exception' });
  });

  it('after the gateway has paid leaves a payout that a query completes', async () => {
    const id = await desk.placed();
    const dying = desk.newWorker({
      store: {
        ...desk.store,
        transaction: (work, ...more) =>
          desk.gateway.books.some(({ key }) => key.startsWith(keyOf.get(id) ?? '-'))
            ? Promise.reject(new Error('killed'))
            : desk.store.transaction(work, ...more),
      },
    });
    keyOf.set(id, (await desk.stored(id)).orderCode);
    await dying.turn();
    await dying.idle();
    expect(await statusOf(id)).toBe('submitted');
    expect(await bookOf(id)).toEqual({ payments: 1, keys: 1 });
    await desk.settle();
    desk.clock.advance(5 * 60_000);
    await desk.turn();
    await desk.query();
    expect(await statusOf(id)).toBe('completed');
    expect(await bookOf(id)).toEqual({ payments: 1, keys: 1 });
  });

  const keyOf = new Map<string, string>();
});

describe('a process that is held up past its lease', () => {
  it('sends nothing: the payout may be somebody else’s by then', async () => {
    const id = await desk.placed();
    let isHeldUp = false;
    const slow = desk.newWorker({
      store: {
        ...desk.store,
        transaction: async (work, ...more) => {
          const done = await desk.store.transaction(work, ...more);
          if (isHeldUp) return done;
          isHeldUp = true;
          // Another process finds the attempt, and a person, who sees nothing at the gateway, puts the payout back.
          desk.clock.advance(5 * 60_000);
          await desk.turn();
          const { orderCode } = await desk.stored(id);
          const body = { orderCode, outcome: 'notPaid' };
          await desk.post('/v1.0/payout/resolveException', body, await desk.rights());
          return done;
        },
      },
    });
    await slow.turn();
    await slow.idle();
    expect(await statusOf(id)).toBe('awaiting');
    expect(await bookOf(id)).toEqual({ payments: 0, keys: 0 });
  });
});

describe('several workers', () => {
  it('send each payout once, within the runs that the gateway takes at a time', async () => {
    const ids = [];
    for (let index = 0; index < 12; index += 1) ids.push(await desk.placed());
    const workers = [desk.newWorker(), desk.newWorker(), desk.newWorker()];
    await Promise.all(workers.map((worker) => worker.turn()));
    const leased = await desk.store.db.$count(
      gatewayAttempts,
      and(eq(gatewayAttempts.gatewayId, desk.gatewayId), eq(gatewayAttempts.state, 'sending')),
    );
    expect(leased).toBeLessThanOrEqual(8);
    await Promise.all(workers.map((worker) => worker.idle()));
    await desk.turn();
    for (const id of ids) {
      expect(await bookOf(id)).toEqual({ payments: 1, keys: 1 });
      expect(await statusOf(id)).toBe('paying');
    }
  });
});
