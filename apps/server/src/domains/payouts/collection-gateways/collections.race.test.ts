import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CollectionDesk, openCollectionDesk } from '../../../testing/collection-desk.ts';
import { playRounds, raceRounds } from '../../../testing/races.ts';

const rounds = raceRounds({ postgres: 40, embedded: 15 });
let desk: CollectionDesk;
beforeAll(async () => {
  desk = await openCollectionDesk();
});
afterAll(() => desk.close());

const paid = 5;

it('a payment that a notice, a query and the bank tell at once completes its order once', async () => {
  const phone = await desk.addDevice('gateway-phone', 'sms', [desk.accountId]);
  const workers = [desk.newWorker(), desk.newWorker()];
  await playRounds('one payment told three ways', rounds, async (round) => {
    const amountMinor = 20_000 + round * 100;
    const order = await desk.linked(amountMinor);
    const utr = await desk.gateway.pay(desk.keyOf(order));
    const notice = desk.gateway.noticeOf(desk.keyOf(order));
    desk.clock.advance(12_000);
    const query = async (worker: (typeof workers)[number]) => {
      await worker.turn();
      await worker.idle();
    };
    const amount = (amountMinor / 100).toFixed(2);
    const [told, ...answers] = await Promise.all([
      desk.credit({ amount, utr }, phone),
      desk.notice(notice),
      desk.notice(notice),
      desk.notice(notice),
      ...workers.map(query),
    ]);
    expect(['matched', 'ignored']).toContain(told.state);
    // None of them fails because another one was first.
    expect(answers.flatMap((answer) => answer?.code ?? [])).toEqual([200, 200, 200]);
    expect(await desk.order(order.id)).toMatchObject({ status: paid, utr, receivedMinor: amountMinor });
    expect(await desk.bookings(order.id)).toBe(1);
    expect((await desk.attempt(order.id)).state).not.toBe('sending');
  });
  await Promise.all(workers.map((worker) => worker.idle()));
});
