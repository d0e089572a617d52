import { errorCodes } from '@platform/sdk';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { HubScene } from '../../../testing/hub-scene.ts';
import { openPayoutDesk, type PayoutDesk } from '../../../testing/payout-desk.ts';

interface Page {
  readonly list: readonly { readonly orderCode: string; readonly mark: number }[];
}

const suspicious = 1;

let desk: PayoutDesk;
const scene = new HubScene();
beforeAll(async () => {
  desk = await openPayoutDesk();
});
afterEach(() => scene.end());
afterAll(() => desk.close());

it('a merchant sees every order as normal: in lists, details and live events', async () => {
  const { signedIn } = await scene.start(desk);
  const [merchant, admin] = [await signedIn('merchant'), await signedIn('admin')];
  for (const client of [merchant, admin]) await client.send('subscribe', { topics: ['payouts'] });
  const { id, orderCode } = await desk.waiting();
  const label = { id, orderMark: suspicious };
  const labelled = await desk.post('/v1.0/order/updateOrderMark', label, { token: admin.token });
  expect(labelled.code).toBe(errorCodes.success);

  for (const [client, mark] of [
    [merchant, 0],
    [admin, suspicious],
  ] as const) {
    const as = { token: client.token };
    const rows = (await desk.get<Page>(`/v1.0/order/getList?orderCode=${orderCode}`, as)).data.list;
    expect(rows.map((row) => row.mark)).toEqual([mark]);
    const { data } = await desk.get<{ order: { mark: number }; timeline: { event: string }[] }>(
      `/v1.0/order/getDossier?orderCode=${orderCode}`,
      as,
    );
    expect(data.order.mark).toBe(mark);
    expect(data.timeline.some(({ event }) => event === 'mark')).toBe(mark === suspicious);
    await client.find((event) => event.data?.type === 'payout.updated');
    expect(client.events.at(-1)).toMatchObject({ type: 'payout.updated', orderCode, mark });
  }
});

it('a merchant cannot filter by label', async () => {
  const token = await desk.signIn('merchant');
  for (const path of ['order/getList', 'order/getStatusCounts', 'order/statisticsV2']) {
    const { code, data } = await desk.get(`/v1.0/${path}?orderMark=1`, { token });
    expect({ path, code, data }).toMatchObject({
      path,
      code: errorCodes.validationFailed,
      data: { issues: [{ path: 'orderMark', code: 'not_allowed' }] },
    });
  }
  const admin = await desk.signIn('admin');
  expect((await desk.get('/v1.0/order/getList?orderMark=1', { token: admin })).code).toBe(errorCodes.success);
});

it('a merchant finds nothing by the team of an order, which its rows do not show', async () => {
  const { orderCode } = await desk.waiting();
  const found = async (filter: string) => {
    const token = await desk.signIn('merchant');
    const path = `/v1.0/order/getList?orderCode=${orderCode}${filter}`;
    return (await desk.get<Page>(path, { token })).data.list.length;
  };
  expect(await found('')).toBe(1);
  expect(await found('&isProxy=false')).toBe(0);
  expect(await found('&isProxy=true')).toBe(0);
});
