import { payoutStatusIds } from '@platform/sdk/rules';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPayoutBatchDesk, type PayoutBatchDesk } from '../../../testing/payout-batch-desk.ts';
import { playRounds, raceRounds } from '../../../testing/races.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { type AssignmentParts, assignPayouts } from '../payouts/payouts.assignment.ts';

let desk: PayoutBatchDesk;
beforeAll(async () => {
  desk = await openPayoutBatchDesk();
  await setSetting(desk, 'AutoAssignPayoutOrder', true);
});
beforeEach(() => desk.renew());
afterAll(() => desk.close());

const parts = (): AssignmentParts => ({
  store: desk.store,
  clock: desk.clock,
  settings: desk.settings.reader(desk.store.db),
  publish: () => {},
});

it('batches, claims and assignments that want the same payouts give each of them one place', async () => {
  const contenders = 20;
  await playRounds(
    'batches against claims and assignments',
    raceRounds({ postgres: 20, embedded: 2 }),
    async () => {
      await desk.renew();
      const payouts = await desk.waitingMany(12);
      const work = Array.from({ length: contenders }, (_, at) => [
        () => desk.create({ maxOrderCount: 1 + (at % 5) }),
        () => desk.claim(payouts[at % payouts.length]!, undefined, at % 2 ? desk.supplier : desk.admin),
        () => assignPayouts(parts()),
      ]).flat();
      await Promise.all(work.map((start) => start()));

      const now = await Promise.all(payouts.map(({ id }) => desk.stored(id)));
      const held = now.filter(({ payoutStatus }) => payoutStatus === payoutStatusIds.preparing);
      expect(held).toHaveLength(payouts.length);
      const list = await desk.get<{ list: { orderCount: number }[] }>(
        `/v1.0/payoutBatch/getList?resourceId=${desk.account}&pageNum=200`,
        desk.admin,
      );
      const inBatches = list.data.list.reduce((sum, { orderCount }) => sum + orderCount, 0);
      expect(now.filter(({ payoutBatchId }) => payoutBatchId !== null)).toHaveLength(inBatches);
      // A batch has no lease, everything else has one.
      for (const order of now) expect(order.claimExpiresAt === null).toBe(order.payoutBatchId !== null);
      const onAccount = now.filter(({ resourceId }) => resourceId === desk.account).length;
      expect((await desk.load()).processingCount).toBe(onAccount);
      await desk.mustBeConsistent();
    },
  );
});

it('of two batches over the same payouts each payout is in one, and a limit of the account holds', async () => {
  await playRounds(
    'batches at the limit of an account',
    raceRounds({ postgres: 20, embedded: 2 }),
    async () => {
      await desk.renew();
      await desk.change({ concurrencyLimit: 7 });
      const payouts = await desk.waitingMany(10);
      // Each wants other payouts, so that only the account stands between them; then all want the same.
      const own = payouts.map(({ orderCode }) => desk.create({ orderCodes: [orderCode] }));
      await Promise.all([...own, ...Array.from({ length: 10 }, () => desk.create({ maxOrderCount: 4 }))]);
      const now = await Promise.all(payouts.map(({ id }) => desk.stored(id)));
      const taken = now.filter(({ payoutBatchId }) => payoutBatchId !== null);
      expect(taken.length).toBeLessThanOrEqual(7);
      expect((await desk.load()).processingCount).toBe(taken.length);
      await desk.mustBeConsistent();
    },
  );
});

it('confirmations of one batch at the same moment book each payout once', async () => {
  await playRounds('confirmations of one batch', raceRounds({ postgres: 10, embedded: 2 }), async () => {
    await desk.renew();
    const { batch } = await desk.exported(5);
    const before = await desk.balances();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk.confirm(batch.id, { mode: 'all' })),
    );
    const confirmed = answers
      .flatMap(({ data }) => data.rows)
      .filter(({ outcome }) => outcome === 'confirmed');
    expect(confirmed).toHaveLength(5);
    const after = await desk.balances();
    const spent = (before.merchant[0] ?? 0) - (after.merchant[0] ?? 0);
    expect(spent).toBe(5 * 101_000);
    await desk.mustBeConsistent();
  });
});
