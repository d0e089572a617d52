import { errorCodes, sign } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { allocateCreatedOrders } from '../allocation/allocation.jobs.ts';
import { orders } from '../orders/orders.table.ts';
import { resources } from '../resources/resources.table.ts';
import type { CashierOrder } from './cashier.types.ts';
import { orderIdOfToken, payTokenOf } from './pay-links.service.ts';

let desk: AccountDesk;
let tokens: Awaited<ReturnType<AccountDesk['signAllIn']>>;

beforeAll(async () => {
  desk = await openAccountDesk();
  tokens = await desk.signAllIn();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

let number = 0;
const create = async (changes: object = {}) => {
  number += 1;
  const body = {
    mchId: desk.mchId,
    productId: 1008,
    mchOrderNo: `L${number}`,
    amount: 20_000,
    notifyUrl: 'https://m.example/n',
    ...changes,
  };
  const send = () =>
    desk.post<{ payUrl: string | null }>('/v1.0/api/order/create', {
      ...body,
      sign: sign(body, desk.signingKey),
    });
  return { payUrl: (await send()).data.payUrl, again: async () => (await send()).data.payUrl };
};
const look = (token: string) => desk.get<CashierOrder | null>(`/v1.0/cashier/getOrder?token=${token}`);
const tokenIn = (payUrl: string | null): string => payUrl?.split('/').at(-1) ?? '';
const set = (name: string, body: object) =>
  desk.post(`/v1.0/system-config/set${name}`, body, { token: tokens.superAdmin, token2: tokens.token2 });
const onlyOwnAccount = () => desk.switchAccount(desk.foreign, false, tokens.admin);

describe('a pay link', () => {
  it('opens its own order only', async () => {
    const { secrets } = desk.dependencies;
    const order = await desk.newOrder();
    const token = payTokenOf(secrets, order.id);
    expect(orderIdOfToken(secrets, token)).toBe(order.id);
    expect((await look(token)).data).toMatchObject({ orderCode: order.orderCode, status: 'preparing' });
    const flipped = (at: number) =>
      token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    // The last character has two unused bits, so flipping it is not tested.
    for (let at = 0; at < token.length - 1; at += 1)
      expect(orderIdOfToken(secrets, flipped(at))).toBeUndefined();
    for (const other of [order.id, '', `${token}A`, 'A'.repeat(43)])
      expect(orderIdOfToken(secrets, other)).toBeUndefined();
    expect((await look(flipped(30))).code).toBe(errorCodes.payLinkInvalid);
  });

  it('starts with the called address, or with ApiUrl once it is set; an issued link does not change', async () => {
    const before = await create();
    expect(before.payUrl).toMatch(/^http:\/\/localhost\/pay\/[\w-]{43}$/);
    await set('ApiUrl', { value: 'https://api.platform.example/merchant/?x=1' });
    expect((await create()).payUrl).toMatch(/^https:\/\/api\.platform\.example\/merchant\/pay\/[\w-]{43}$/);
    expect(await before.again()).toBe(before.payUrl);
    await set('ApiUrl', { value: '' });
    expect((await create()).payUrl).toMatch(/^http:\/\/localhost\/pay\//);
  });

  it('is the account’s link while IsNewPayUrl is off, once the order has an account; an issued link does not change', async () => {
    await onlyOwnAccount();
    const before = await create();
    await set('IsNewPayUrl', { enable: false });
    const old = await create({ amount: 21_000 });
    expect(old.payUrl).toBeNull();
    await allocateCreatedOrders(desk.parts);
    expect(await old.again()).toBe('upi://pay?pa=sample@examplebank');
    expect(await before.again()).toBe(before.payUrl);
    await set('IsNewPayUrl', { enable: true });
    expect(await old.again()).toBe('upi://pay?pa=sample@examplebank');
    expect((await create()).payUrl).toMatch(/\/pay\/[\w-]{43}$/);
    await desk.switchAccount(desk.foreign, true, tokens.admin);
  });
});

describe('a payer', () => {
  const told = async (id: string): Promise<CashierOrder> => {
    const { data } = await look(payTokenOf(desk.dependencies.secrets, id));
    if (!data) throw new Error('not told');
    return data;
  };

  it('sees account and amount while the order waits, and not after its deadline', async () => {
    await onlyOwnAccount();
    const { payUrl } = await create({ subject: 'Top-up', returnUrl: 'https://shop.example/back' });
    expect((await look(tokenIn(payUrl))).data).toMatchObject({
      status: 'preparing',
      account: null,
      payAmountMinor: null,
      returnUrl: null,
    });
    await allocateCreatedOrders(desk.parts);
    const { data } = await look(tokenIn(payUrl));
    expect(data).toMatchObject({
      status: 'payable',
      merchantName: 'Test merchant',
      subject: 'Top-up',
      payAmountMinor: 20_000,
      returnUrl: null,
      account: {
        kind: 'upi',
        vpa: 'sample@examplebank',
        // The payer of a UPI account needs neither a card number nor a bank.
        cardNumber: null,
        link: `upi://pay?pa=sample@examplebank&pn=A%20Sample&am=200.00&cu=INR&tr=${data?.orderCode}`,
      },
    });
    desk.clock.advance(Date.parse(data?.expiresAt ?? '') - desk.clock.now().getTime());
    // The expiry job has not run yet.
    expect((await look(tokenIn(payUrl))).data).toMatchObject({
      status: 'timedOut',
      account: null,
      payAmountMinor: null,
      expiresAt: null,
      returnUrl: 'https://shop.example/back',
    });
    await desk.switchAccount(desk.foreign, true, tokens.admin);
  });

  it.each([
    [{ status: 3 }, 'timedOut'],
    [{ status: 3, reversedAt: new Date() }, 'reversed'],
    [{ status: 4 }, 'paid'],
    [{ status: 5 }, 'paid'],
    [{ status: 10 }, 'unavailable'],
  ] as const)('of an order with %o is told that it is %s, and no account', async (changes, status) => {
    const { id } = await desk.newOrder();
    const placed = { resourceId: desk.own, payAmountMinor: 20_000, identifyCode: 'K7Q2' };
    await desk.store.db
      .update(orders)
      .set({ ...placed, ...changes })
      .where(eq(orders.id, id));
    expect(await told(id)).toMatchObject({ status, account: null, payAmountMinor: null, identifyCode: null });
  });

  it.each([
    ['javascript:alert(1)', 'data:text/html,x', null, null],
    ['intent://x#Intent;end', 'file:///etc/passwd', null, null],
    ['https://pay.example/a?b=c', 'phonepe://pay', 'phonepe://pay', 'https://pay.example/a?b=c'],
  ])('sees no link with an unsafe scheme: %s, %s', async (link, jumpLink, shown, scanned) => {
    const { db } = desk.store;
    const wallet = { kind: 'wallet', accountName: 'Wallet', link, jumpLink } as const;
    await db
      .update(resources)
      .set({ ...wallet, qrCode: 'data:image/svg+xml;base64,PHN2Zz4=' })
      .where(eq(resources.id, desk.own));
    const { id } = await desk.newOrder();
    const placed = { status: 2, resourceId: desk.own, payAmountMinor: 20_000 } as const;
    await db
      .update(orders)
      .set({ ...placed, returnUrl: 'javascript:alert(1)' })
      .where(eq(orders.id, id));
    expect((await told(id)).account).toMatchObject({
      link: shown,
      qrText: scanned,
      qrImage: null,
      vpa: null,
    });
    await db.update(orders).set({ status: 4 }).where(eq(orders.id, id));
    expect((await told(id)).returnUrl).toBeNull();
  });

  it('is shown a QR code with the amount for a UPI account, not the uploaded picture', async () => {
    const { db } = desk.store;
    const upi = { kind: 'upi', accountName: null, vpa: 'sample@examplebank' } as const;
    await db
      .update(resources)
      .set({ ...upi, qrCode: 'data:image/png;base64,iVBORw0KGgo=' })
      .where(eq(resources.id, desk.own));
    const { id } = await desk.newOrder();
    const placed = { status: 2, resourceId: desk.own, payAmountMinor: 20_000 } as const;
    await db.update(orders).set(placed).where(eq(orders.id, id));
    expect((await told(id)).account).toMatchObject({
      qrImage: null,
      qrText: expect.stringContaining('&am=200.00&'),
    });
  });

  it('does not exist for a payout', async () => {
    const { id } = await desk.newOrder();
    await desk.store.db.update(orders).set({ orderType: 2, payoutStatus: 1 }).where(eq(orders.id, id));
    expect((await look(payTokenOf(desk.dependencies.secrets, id))).code).toBe(errorCodes.payLinkInvalid);
    await desk.store.db.update(orders).set({ orderType: 1, payoutStatus: null }).where(eq(orders.id, id));
  });
});
