import { payoutStatusIds } from '@platform/sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DecisionDesk, openDecisionDesk } from '../../../testing/decision-desk.ts';
import type { Order } from '../../orders/orders/orders.table.ts';

let desk: DecisionDesk;
let as: DecisionDesk['as'];
beforeAll(async () => {
  desk = await openDecisionDesk();
  ({ as } = desk);
});
afterAll(() => desk.close());

describe('concurrent decisions', () => {
  const wins = (answers: readonly { code: number }[]) => answers.filter(({ code }) => code === 200).length;

  it('an exception resolved as paid and not paid at once gets one result, and is posted accordingly', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await desk.lost();
      const before = await desk.balances();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          desk.decide(
            'resolveException',
            order,
            as.admin,
            index % 2 === 0 ? { outcome: 'paid', utr: desk.newUtr() } : { outcome: 'notPaid' },
          ),
        ),
      );
      expect(wins(answers)).toBe(1);
      const paid = (await desk.stored(order.id)).payoutStatus === payoutStatusIds.completed;
      const [owed = 0] = before.merchant as number[];
      expect((await desk.balances()).merchant[0]).toBe(paid ? owed - 101_000 : owed);
    }
  });

  it('a payout is cancelled, claimed or rejected, but not both cancelled and claimed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await desk.waiting();
      const answers = await Promise.all([
        desk.decide('cancel', order, as.merchant),
        desk.decide('cancel', order, as.admin),
        desk.claim(order, as.supplier),
        desk.claim(order, as.other),
        desk.reject(order, as.admin),
      ]);
      expect(wins(answers)).toBe(await winnersExpected(order));
    }
  });

  /**
   * The calls that succeed are the steps after `create`. A claim and a cancellation exclude each other, but an
   * operator may still reject a claimed payout.
   */
  async function winnersExpected(order: Order): Promise<number> {
    const steps = await desk.timeline(order.id);
    expect(steps.filter((step) => step === 'claim' || step === 'cancel').length).toBeLessThanOrEqual(1);
    return steps.length - 1;
  }

  it('a rejection is approved or refused, and its money released at most once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await desk.waiting();
      await desk.claim(order, as.supplier);
      await desk.reject(order, as.supplier);
      const [, held = 0] = (await desk.balances()).merchant as number[];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          desk.decide(index % 2 === 0 ? 'approveRejection' : 'refuseRejection', order, as.admin),
        ),
      );
      expect(wins(answers)).toBe(1);
      const rejected = (await desk.stored(order.id)).payoutStatus === payoutStatusIds.rejected;
      expect((await desk.balances()).merchant[1]).toBe(rejected ? held - 101_000 : held);
    }
  });
});
