import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayDesk, openGatewayDesk } from '../../../testing/gateway-desk.ts';
import { payoutProduct } from '../../../testing/payout-desk.ts';

let desk: GatewayDesk;
beforeAll(async () => {
  desk = await openGatewayDesk();
});
afterAll(() => desk.close());

const post = async <Data = { id: string } | null>(path: string, body: object) =>
  desk.post<Data>(`/v1.0/${path}`, body, await desk.rights());
const read = async <Data>(path: string) => (await desk.get<Data>(`/v1.0/${path}`, await desk.rights())).data;
const gatewayWith = (changes: object) => ({
  name: 'Another gateway',
  baseUrl: 'https://1.1.1.1/v1',
  scriptId: desk.scriptId,
  direction: 'payout',
  productId: payoutProduct.id,
  minAmountMinor: 100,
  maxAmountMinor: 1_000,
  ...changes,
});

describe('a gateway', () => {
  it('never shows its credentials, and keeps those that a change does not name', async () => {
    const { list } = await read<{ list: Record<string, unknown>[] }>('payGateway/getList');
    expect(list[0]).toMatchObject({
      credentialNames: ['keyId', 'keySecret', 'webhookSecret'],
      liveVersion: 1,
      accountCount: 1,
      noticeUrl: expect.stringContaining(`/v1.0/gateway/${desk.gatewayId}/notice`),
    });
    const changed = await post<{ credentialNames: string[] }>('payGateway/update', {
      gatewayId: desk.gatewayId,
      credentials: [{ name: 'extra', value: 'another-secret-value' }],
    });
    expect(changed.data.credentialNames).toEqual(['extra', 'keyId', 'keySecret', 'webhookSecret']);
    const removed = await post<{ credentialNames: string[] }>('payGateway/update', {
      gatewayId: desk.gatewayId,
      credentials: [{ name: 'extra', value: null }],
    });
    expect(removed.data.credentialNames).toEqual(['keyId', 'keySecret', 'webhookSecret']);
    expect(JSON.stringify([list, changed, removed, desk.logLines])).not.toMatch(
      /another-secret-value|a-key-secret/,
    );
  });

  it.each([
    ['an address of this network', { baseUrl: 'http://192.168.1.1/v1' }, 2216],
    ['another host of this network', { hosts: ['10.0.0.1'] }, 2216],
    ['a name that is taken', { name: 'simulated razorpayx' }, 2215],
    ['an unknown script', { scriptId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01' }, errorCodes.scriptNotFound],
    ['an unknown product', { productId: 4242 }, 2004],
    ['limits the wrong way round', { minAmountMinor: 2_000 }, 1102],
  ])('is refused with %s', async (_what, changes, code) => {
    const answer = await post('payGateway/add', gatewayWith(changes));
    expect([answer.code, answer.msg]).toEqual([code === 1102 ? answer.code : code, answer.msg]);
    expect(
      answer.data === null || 'issues' in (answer.data as object) || 'params' in (answer.data as object),
    ).toBe(true);
  });

  it('is tested by its script, and a failure says why', async () => {
    const good = await post<{ runId: string; message: string }>('payGateway/test', {
      gatewayId: desk.gatewayId,
    });
    expect(good.data).toMatchObject({ message: 'The account can be read.' });
    await post('payGateway/update', {
      gatewayId: desk.gatewayId,
      credentials: [{ name: 'keySecret', value: 'a wrong one' }],
    });
    const bad = await post('payGateway/test', { gatewayId: desk.gatewayId });
    expect(bad.code).toBe(2206);
    expect(bad.msg).toContain('HTTP 401');
    await post('payGateway/update', {
      gatewayId: desk.gatewayId,
      credentials: [{ name: 'keySecret', value: desk.keys.keySecret }],
    });
    const { list } = await read<{ list: { verdict: string }[] }>('payScriptRun/getList?entryPoint=test');
    expect(list.map(({ verdict }) => verdict)).toEqual(['failed', 'ok']);
  });

  it('gets no payout while it is disabled, and none beyond its limits', async () => {
    await post('payGateway/setEnabled', { gatewayId: desk.gatewayId, enable: false });
    await expect(desk.placed()).rejects.toThrow(/网关已停用/);
    await post('payGateway/setEnabled', { gatewayId: desk.gatewayId, enable: true });
    await post('payGateway/update', { gatewayId: desk.gatewayId, maxAmountMinor: 5_000 });
    await expect(desk.placed(10_000)).rejects.toThrow();
    await post('payGateway/update', { gatewayId: desk.gatewayId, maxAmountMinor: 100_000_000 });
    expect(await desk.placed()).toBeTruthy();
    await desk.turn();
  });
});

describe('an account of a gateway', () => {
  it('is connected by staff only, and must be of kind gateway', async () => {
    const supplier = await desk.signIn('supplier');
    const account = {
      supplierId: desk.ids.supplierId,
      kind: 'gateway',
      currency: 'INR',
      name: 'Mine',
      gatewayName: 'Mine',
      gatewayId: desk.gatewayId,
      minAmountMinor: 100,
      maxAmountMinor: 1_000,
      productIds: [],
    };
    const token2 = await desk.signInSecondLevel(supplier);
    const own = await desk.post('/v1.0/resource/add', account, { token: supplier, token2 });
    expect(own.data).toMatchObject({ issues: [{ path: 'gatewayId' }] });
    const wrongKind = await post('resource/add', { ...account, kind: 'upi', vpa: 'mine@bank' });
    expect(wrongKind.data).toMatchObject({ issues: [{ path: 'gatewayId' }] });
    const unknown = await post('resource/add', {
      ...account,
      gatewayId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01',
    });
    expect(unknown.code).toBe(2214);
    const added = await post<{ gatewayId: string }>('resource/add', account);
    expect(added.data.gatewayId).toBe(desk.gatewayId);
  });

  it('is not what a supplier pays from: the gateway could pay too', async () => {
    const order = await desk.waiting();
    const token = await desk.signIn('supplier');
    const named = await desk.post(
      `/v1.0/payoutOrderClaim/claimOrder?orderId=${order.id}&resourceId=${desk.accountId}`,
      {},
      { token },
    );
    expect(named.code).toBe(2201);
    const claimed = await desk.post<{ resourceId: string | null }>(
      `/v1.0/payoutOrderClaim/claimOrder?orderId=${order.id}`,
      {},
      { token },
    );
    expect(claimed.data.resourceId).toBeNull();
  });

  it('leaves nobody the claim of what it sends', async () => {
    const id = await desk.placed();
    expect((await desk.stored(id)).claimedBy).toBeNull();
    const { orderCode } = await desk.stored(id);
    const byHand = await post('order/replenishmentOrder', { orderCode, isOffsetReplenishmentOrder: false });
    expect(byHand.code).not.toBe(200);
    await desk.turn();
  });
});

describe('a run', () => {
  it('shows its masked requests, and is queried again while the outcome is open', async () => {
    const id = await desk.sent();
    const { orderCode } = await desk.stored(id);
    const { list } = await read<{ list: { id: string; effect: string }[] }>(
      `payScriptRun/getList?orderCode=${orderCode}`,
    );
    expect(list).toMatchObject([{ effect: 'accepted' }]);
    const runId = list[0]?.id ?? '';
    const detail = await read<{ requests: object[] }>(`payScriptRun/getDetail?id=${runId}`);
    expect(detail.requests).toMatchObject([
      { method: 'POST', status: 200, headers: { authorization: '***' } },
    ]);
    await desk.settle();
    const again = await post<{ entryPoint: string; triggeredBy: string }>('payScriptRun/queryAgain', {
      id: runId,
    });
    expect(again.data).toMatchObject({ entryPoint: 'query', effect: 'completed', triggeredBy: 'superadmin' });
    expect((await post('payScriptRun/queryAgain', { id: runId })).code).toBe(2218);
  });
});
