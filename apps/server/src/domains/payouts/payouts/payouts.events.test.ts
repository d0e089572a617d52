import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { HubScene } from '../../../testing/hub-scene.ts';
import { openPayoutDesk, type PayoutDesk } from '../../../testing/payout-desk.ts';

let desk: PayoutDesk;
let otherToken: string;
const scene = new HubScene();
beforeAll(async () => {
  desk = await openPayoutDesk();
  otherToken = (await desk.addSupplierUser('otherSupplier')).token;
});
afterEach(() => scene.end());
afterAll(() => desk.close());

it('every supplier gets events of payouts in the pool, and then only the payer', async () => {
  const { signedIn, connect } = await scene.start(desk);
  const [merchant, payer, admin] = [
    await signedIn('merchant'),
    await signedIn('supplier'),
    await signedIn('admin'),
  ];
  const other = await connect();
  other.token = otherToken;
  const everyone = [merchant, payer, admin, other];
  for (const client of everyone) await client.send('subscribe', { topics: ['payouts'] });
  const act = async (path: string, token: string, token2?: string, body?: object) => {
    const { code } = await desk.post(path, body, { token, ...(token2 === undefined ? {} : { token2 }) });
    expect(code).toBe(200);
  };

  const order = await desk.waiting();
  await act(`/v1.0/payoutOrderClaim/claimOrder?orderId=${order.id}`, payer.token);
  const about = {
    topic: 'payouts',
    id: order.id,
    orderCode: order.orderCode,
    merchantId: desk.ids.merchantId,
  };
  for (const client of everyone) {
    await client.find(({ data }) => data?.claimed === true);
    expect(client.events).toMatchObject([
      { ...about, type: 'payout.created', amountMinor: 100_000, batchId: null },
      { ...about, type: 'payout.updated', payoutStatus: 2, previousPayoutStatus: 1, claimed: true },
    ]);
    expect(JSON.stringify(client.events)).not.toContain('50100012345678');
  }

  const token2 = await desk.signInSecondLevel(payer.token);
  const { orderCode } = order;
  await act('/v1.0/order/replenishmentOrder', payer.token, token2, { orderCode });
  for (const client of [merchant, payer, admin]) {
    await client.find(({ data }) => data?.payoutStatus === 3);
    expect(client.events).toHaveLength(3);
  }
  // The server pushes an event to all connections at once, so a later answer proves that this one got none.
  await other.send('unsubscribe', { topics: ['payouts'] });
  expect(other.events).toHaveLength(2);
});
