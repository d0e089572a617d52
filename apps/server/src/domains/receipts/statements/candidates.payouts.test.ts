import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OutgoingDesk, openOutgoingDesk } from '../../../testing/outgoing-desk.ts';
import type { DeskDevice } from '../../../testing/statement-desk.ts';
import type { StatementCandidate } from './statements.types.ts';

let desk: OutgoingDesk;
let phone: DeskDevice;
beforeAll(async () => {
  desk = await openOutgoingDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.renew();
  phone = await desk.watch(desk.account);
});

async function candidates(statementId: string, orderNo?: string) {
  const query = new URLSearchParams({ statementId, ...(orderNo === undefined ? {} : { orderNo }) });
  const path = `/v1.0/statement/getCandidates?${query}`;
  const answer = await desk.get<{ list: StatementCandidate[] }>(path, {
    token: await desk.signIn('superAdmin'),
  });
  expect(answer.code).toBe(errorCodes.success);
  return answer.data.list;
}

test('money that left is compared with the payouts of its account, not with those in the pool', async () => {
  const order = await desk.claimed();
  await desk.begun(order);
  const inPool = await desk.waiting();
  const { statementId, state } = await desk.debit({ amount: '999.00' }, phone);
  expect(state).toBe('ignored');
  expect(await candidates(statementId)).toMatchObject([
    {
      orderCode: order.orderCode,
      refusal: null,
      agreements: ['account'],
      differences: [{ field: 'amount', differenceMinor: -100 }],
    },
  ]);
  expect(await candidates(statementId, inPool.orderCode)).toMatchObject([{ refusal: 'status' }]);
});

test('a payout that another message has proven is no candidate', async () => {
  const order = await desk.claimed();
  await desk.begun(order);
  expect(await desk.debit({ utr: desk.newUtr() }, phone)).toMatchObject({ state: 'matched' });
  const { statementId } = await desk.debit({ amount: '999.00' }, phone);
  expect(await candidates(statementId)).toEqual([]);
});
