import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayoutDesk, type PayoutDesk } from '../../../testing/payout-desk.ts';
import { raceRounds } from '../../../testing/races.ts';

// Full calls with session and scope: the slowest of the race tests.
const rounds = raceRounds({ postgres: 40, embedded: 3 });
const claimants = 50;

let desk: PayoutDesk;
const tokens: string[] = [];
beforeAll(async () => {
  desk = await openPayoutDesk();
  for (let index = 0; index < claimants - 1; index += 1) {
    tokens.push((await desk.addSupplierUser(`claimant${index}`)).token);
  }
  tokens.push(await desk.signIn('admin'));
});
afterAll(() => desk.close());

it(`only one of fifty concurrent claims of a payout succeeds (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const order = await desk.waiting();
    const path = `/v1.0/payoutOrderClaim/claimOrder?orderId=${order.id}`;
    const answers = await Promise.all(tokens.map((token) => desk.post(path, undefined, { token })));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([200, ...Array.from({ length: claimants - 1 }, () => errorCodes.claimTaken)]);
    expect(await desk.timeline(order.id)).toEqual(['create', 'claim']);
  }
});

it('one reference entered for two payouts at once settles one of them', async () => {
  const token = await desk.signIn('admin');
  const as = { token, token2: await desk.signInSecondLevel(token) };
  for (let round = 0; round < Math.min(rounds, 20); round += 1) {
    const orders = [await desk.waiting(), await desk.waiting()];
    for (const { id } of orders) {
      await desk.post(`/v1.0/payoutOrderClaim/claimOrder?orderId=${id}`, undefined, { token });
    }
    const utr = String(200_000_000_000 + round);
    const answers = await Promise.all(
      orders.map(({ orderCode }) => desk.post('/v1.0/order/replenishmentOrder', { orderCode, utr }, as)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, errorCodes.utrConsumed]);
  }
});

it('a balance for one payout is reserved for one of ten concurrent payouts', async () => {
  const { merchant } = await desk.balances();
  const amount = (merchant[2] ?? 0) + 100_000;
  // Enough for one payout with its fee, but not for two.
  await desk.fund(amount);
  const answers = await Promise.all(Array.from({ length: 10 }, () => desk.create({ amount })));
  const codes = answers.map(({ code }) => code).sort();
  expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => errorCodes.insufficientBalance)]);
});
