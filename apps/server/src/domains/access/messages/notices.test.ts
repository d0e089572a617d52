import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DecisionDesk, openDecisionDesk } from '../../../testing/decision-desk.ts';
import { openPayoutDesk, type PayoutDesk } from '../../../testing/payout-desk.ts';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { toldSince } from '../../../testing/told.ts';
import { securityNodes } from '../../receipts/security-chain/security-chain.table.ts';

describe('money reported by devices', () => {
  let desk: StatementDesk;
  beforeAll(async () => {
    desk = await openStatementDesk();
    await desk.set('NeedNameCheck', true);
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.forget();
    await desk.clear();
    await toldSince(desk);
  });

  let reference = 532_100_000_000;
  const suspicious = async (amountMinor: number) => {
    await desk.place({ amountMinor, userName: 'B OTHER' });
    reference += 1;
    const amount = `${amountMinor}`.replace(/(\d\d)$/, '.$1');
    const { state } = await desk.credit({ amount, utr: String(reference), payer: 'A PAYER' });
    expect(state).toBe('suspicious');
  };

  test('notifies supplier and administrators when suspicious, once per hour and account', async () => {
    await suspicious(20_000);
    const name = 'statementSuspicious';
    expect(await toldSince(desk)).toEqual([
      { name, to: 'admin', link: '/bankStatement/list?state=suspicious' },
      { name, to: 'superAdmin', link: '/bankStatement/list-sa?state=suspicious' },
      { name, to: 'supplier', link: '/bankStatement/list?state=suspicious' },
    ]);
    await desk.pass(60);
    await suspicious(20_100);
    expect(await toldSince(desk)).toEqual([]);
    await desk.pass(3_600);
    await suspicious(20_200);
    expect(await toldSince(desk)).toHaveLength(3);
  });

  test('is added to the chain, and an order matched on a broken chain is marked', async () => {
    await desk.set('NeedNameCheck', false);
    await desk.credit({ amount: '1.00', balance: '1,000.00' });
    await desk.pass(1);
    await desk.credit({ amount: '5.00', balance: '995.00', direction: 'debited' });
    await desk.pass(1);
    const order = await desk.place({ amountMinor: 30_000 });
    const { state } = await desk.credit({ amount: '300.00', utr: '532109999999', balance: '9,300.00' });
    expect(state).toBe('matched');
    const nodes = await desk.store.db.select().from(securityNodes).orderBy(securityNodes.receivedAt);
    expect(nodes).toMatchObject([
      { state: 'start', direction: 'in' },
      { state: 'linked', direction: 'out' },
      { state: 'broken', flagged: true, expectedBeforeMinor: 99_500 },
    ]);
    expect(await desk.stored(order.id)).toMatchObject({ status: 5, mark: 1 });
    const token = await desk.signIn('admin');
    const { data } = await desk.get<{ list: { logPhase: string; level: string }[] }>(
      '/v1.0/monitorLog/getList?monitorId=phone-07&logPhase=parse',
      { token },
    );
    expect(data.list).toMatchObject([
      {
        level: 'warning',
        resourceId: desk.own,
        details: { expected: '1,295.00 INR', reported: '9,300.00 INR' },
      },
    ]);
  });
});

describe('a payout that was rejected', () => {
  let desk: DecisionDesk;
  beforeAll(async () => {
    desk = await openDecisionDesk();
  });
  afterAll(() => desk.close());

  test('notifies its merchant when the rejection is approved, not before', async () => {
    const order = await desk.waiting();
    await desk.claim(order, desk.as.supplier);
    await toldSince(desk);
    await desk.reject(order, desk.as.supplier);
    expect(await toldSince(desk)).toEqual([]);
    await desk.decide('approveRejection', order, desk.as.admin);
    expect(await toldSince(desk)).toEqual([
      {
        name: 'payoutRejected',
        to: 'merchant',
        link: `/payProxyOrder/list/merchant?orderCode=${order.orderCode}`,
      },
    ]);
  });
});

describe('a payout', () => {
  let desk: PayoutDesk;
  beforeAll(async () => {
    desk = await openPayoutDesk();
  });
  afterAll(() => desk.close());

  test('with an unknown outcome notifies those who can resolve it, except the reporter', async () => {
    const signIn = async (role: 'supplier' | 'admin') => {
      const token = await desk.signIn(role);
      return { token, token2: await desk.signInSecondLevel(token) };
    };
    const [supplier, admin] = [await signIn('supplier'), await signIn('admin')];
    const order = await desk.waiting();
    const { orderCode } = order;
    await desk.post(`/v1.0/payoutOrderClaim/claimOrder?orderId=${order.id}`, undefined, supplier);
    await desk.post('/v1.0/order/replenishmentOrder', { orderCode }, supplier);
    await toldSince(desk);
    const { code } = await desk.post('/v1.0/payout/reportUnknown', { orderCode, reason: 'No answer' }, admin);
    expect(code).toBe(errorCodes.success);
    const name = 'payoutException';
    expect(await toldSince(desk)).toEqual([
      { name, to: 'superAdmin', link: `/payProxyOrder/list?orderCode=${orderCode}` },
      { name, to: 'supplier', link: `/payProxyOrder/list/supplier?orderCode=${orderCode}` },
    ]);
  });
});

describe('a two-person decision', () => {
  let desk: PayoutDesk;
  beforeAll(async () => {
    desk = await openPayoutDesk();
  });
  afterAll(() => desk.close());

  test('notifies every other approver once', async () => {
    const token = await desk.signIn('admin');
    const as = { token, token2: await desk.signInSecondLevel(token) };
    await toldSince(desk);
    const request = {
      merchantId: desk.ids.merchantId,
      currency: 'INR',
      amountMinor: 10_000_001,
      reason: 'Paid in at the counter',
      key: 'counter-1',
    };
    const ask = () => desk.post('/v1.0/merchant/adjustBalance', request, as);
    expect((await ask()).code).toBe(errorCodes.secondApprovalRequired);
    expect(await toldSince(desk)).toEqual([
      {
        name: 'approvalWaiting',
        to: 'superAdmin',
        link: '/fundRecord/fundRecordAdmin?view=adjustments&state=awaitingApproval',
      },
    ]);
    expect((await ask()).code).toBe(errorCodes.secondApprovalRequired);
    expect(await toldSince(desk)).toEqual([]);
  });
});
