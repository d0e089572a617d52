import { errorCodes, sign } from '@platform/sdk';
import { permissions } from '@platform/sdk/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldProducts } from '../../../testing/order-world.ts';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';
import { accountOf, testPassword } from '../../../testing/test-app.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { updateUser } from './users.service.ts';

let desk: PartyDesk;
let number = 0;
beforeAll(async () => {
  desk = await openPartyDesk();
  const { db } = desk.store;
  await addProducts(db, worldProducts);
  const agreed = [1008, 3016].map((productId) => ({
    merchantId: desk.ids.merchantId,
    productId,
    feeRate: '0.005',
  }));
  await allowProducts(db, agreed);
  await desk.done('admin', 'merchant/adjustBalance', {
    merchantId: desk.ids.merchantId,
    currency: 'USDT',
    amountMinor: 900_000_000,
    reason: 'opening',
    key: 'opening-balance',
  });
});
afterAll(() => desk.close());

/** An order signed by the merchant's own server. */
async function order(productId: number) {
  number += 1;
  const body = {
    mchId: desk.mchId,
    productId,
    mchOrderNo: `K${number}`,
    amount: 20_000,
    notifyUrl: 'https://m.example/n',
    ...(productId === 3016 ? { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' } : {}),
  };
  return (await desk.post('/v1.0/api/order/create', { ...body, sign: sign(body, desk.signingKey) })).code;
}
const setKyc = (userId: string, kycState: string, role: 'admin' | 'superAdmin' = 'superAdmin') =>
  desk.call<{ kycState: string }>(role, 'user/setKyc', { userId, kycState, note: 'papers seen' });
const adjust = () => {
  number += 1;
  return desk.call('admin', 'merchant/adjustBalance', {
    merchantId: desk.ids.merchantId,
    currency: 'USDT',
    amountMinor: 1,
    reason: 'test',
    key: `money-key-${number}`,
  });
};
/** A call with invalid input. If it gets as far as the input check, the user may move money. */
const supplement = () =>
  desk.call('supplier', 'order/replenishmentOrder', { orderCode: 'C2026112012000012345678' });

describe('the identity check', () => {
  it('is required while KYC is on, only from users that move money', async () => {
    expect(await order(3016)).toBe(errorCodes.success);
    await desk.set('KYC', true);
    expect(await order(3016)).toBe(errorCodes.kycRequired);
    expect(await order(1008)).toBe(errorCodes.success);
    expect((await adjust()).code).toBe(errorCodes.kycRequired);
    expect((await supplement()).code).toBe(errorCodes.kycRequired);
    expect((await desk.read('supplier', 'supplier/getList')).code).toBe(errorCodes.success);

    for (const state of ['inReview', 'refused']) {
      await setKyc(desk.ids.merchant, state);
      expect(await order(3016)).toBe(errorCodes.kycRequired);
    }
    expect((await setKyc(desk.ids.merchant, 'completed')).data.kycState).toBe('completed');
    expect(await order(3016)).toBe(errorCodes.success);
    await setKyc(desk.ids.admin, 'completed');
    expect((await adjust()).code).toBe(errorCodes.success);
    await setKyc(desk.ids.supplier, 'completed');
    expect((await supplement()).code).toBe(errorCodes.orderNotFound);

    await setKyc(desk.ids.merchant, 'none');
    expect(await order(3016)).toBe(errorCodes.kycRequired);
    await desk.set('KYC', false);
    expect(await order(3016)).toBe(errorCodes.success);
  });

  it('has a note of its own for each state, which may be corrected alone', async () => {
    const userId = desk.ids.merchant;
    const set = (change: object) => desk.call<object>('superAdmin', 'user/setKyc', { userId, ...change });
    await set({ kycState: 'refused', note: 'Letter missing' });
    expect((await set({})).data).toMatchObject({ kycState: 'refused', note: 'Letter missing' });
    expect((await set({ note: 'Letter blurred' })).data).toMatchObject({
      ...{ kycState: 'refused', note: 'Letter blurred' },
    });
    expect((await set({ kycState: 'completed' })).data).toMatchObject({ kycState: 'completed', note: null });
  });

  it('is set by a managing user, never for one’s own account, and is audited', async () => {
    await setKyc(desk.ids.merchant, 'completed', 'admin');
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'users.setKyc',
      objectId: desk.ids.merchant,
      after: { account: 'merchant', kycState: 'completed', note: 'papers seen' },
    });
    expect((await setKyc(desk.ids.admin, 'completed', 'admin')).code).toBe(errorCodes.accountProtected);
    expect((await setKyc(desk.ids.superAdmin, 'completed', 'admin')).code).toBe(errorCodes.forbidden);
    const own = await desk.call('merchant', 'user/setKyc', {
      userId: desk.ids.merchant,
      kycState: 'completed',
    });
    expect(own.code).toBe(errorCodes.forbidden);
  });

  it('is required by every call that moves money', () => {
    const moving = Object.entries(permissions).filter(([, { movesMoney }]) => movesMoney);
    expect(moving.map(([id]) => id)).toEqual(
      expect.arrayContaining([
        'orders.create',
        'orders.createBatch',
        'orders.supplement',
        'orders.reverse',
        'payouts.cancel',
        'payouts.approveRejection',
        'payouts.resolveException',
        'payoutClaims.claim',
        'merchants.adjustBalance',
        'merchants.clearBalance',
        'suppliers.adjustDeposit',
      ]),
    );
  });
});

describe('the pay password', () => {
  const setPayPassword = (currentPassword: string, payPassword: string) =>
    desk.call('supplier', 'user/setPayPassword', { currentPassword, payPassword });
  const openSecondLevel = async (password: string) => {
    const token = await desk.signIn('supplier');
    const body = { password, logInReason: 'test' };
    const { code, data } = await desk.post<{ token: string } | null>('/v1.0/user/login2', body, { token });
    return { code, as: { token, token2: data?.token ?? 'none' } };
  };
  const first = 'Moving2026money';

  it('is required from merchants and suppliers while EnablePayPassword is on, and opens their second level', async () => {
    expect((await supplement()).code).toBe(errorCodes.orderNotFound);
    await desk.set('EnablePayPassword', true);
    expect((await supplement()).code).toBe(errorCodes.payPasswordNotSet);
    expect((await adjust()).code).toBe(errorCodes.success);
    expect(await order(3016)).toBe(errorCodes.success);

    expect((await setPayPassword(testPassword, first)).code).toBe(errorCodes.success);
    const record = await desk.lastAudit();
    expect(record).toMatchObject({ operation: 'session.setPayPassword', objectId: desk.ids.supplier });
    expect(JSON.stringify(record)).not.toContain(first);
    // Tokens opened with the sign-in password are no longer valid.
    expect((await supplement()).code).toBe(errorCodes.secondLevelInvalid);
    expect((await openSecondLevel(testPassword)).code).toBe(errorCodes.secondLevelFailed);
    const { as } = await openSecondLevel(first);
    const { code } = await desk.post(
      '/v1.0/order/replenishmentOrder',
      { orderCode: 'C2026112012000012345678' },
      as,
    );
    expect(code).toBe(errorCodes.orderNotFound);
    await desk.set('EnablePayPassword', false);
  });

  it('is changed with the current one, follows the rules, and differs from the sign-in password', async () => {
    expect((await setPayPassword(testPassword, 'Another2026one')).code).toBe(errorCodes.payPasswordInvalid);
    expect((await setPayPassword(first, testPassword)).code).toBe(errorCodes.passwordRejected);
    expect((await setPayPassword(first, 'password123')).code).toBe(errorCodes.passwordRejected);
    expect((await setPayPassword(first, 'short1')).code).toBe(errorCodes.validationFailed);
    expect((await setPayPassword(first, 'Another2026one')).code).toBe(errorCodes.success);
    await updateUser(desk.store.db, desk.ids.supplier, { allowModify: false }, desk.clock.now());
    expect((await setPayPassword('Another2026one', 'Third2026word')).code).toBe(errorCodes.modifyNotAllowed);
    await updateUser(desk.store.db, desk.ids.supplier, { allowModify: true }, desk.clock.now());
  });

  it('shares its guess counter with the second level', async () => {
    const guesses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      guesses.push((await setPayPassword(`Wrong2026guess${count}`, 'Third2026word')).code);
    guesses.push((await openSecondLevel('Wrong2026guess')).code);
    expect(guesses.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => errorCodes.payPasswordInvalid));
    expect([errorCodes.secondLevelFailed, errorCodes.signInDelayed]).toContain(guesses[3]);
    expect((await setPayPassword('Another2026one', 'Third2026word')).code).toBe(errorCodes.signInDelayed);
    desk.clock.advance(60_000);
    expect((await setPayPassword('Another2026one', 'Third2026word')).code).toBe(errorCodes.success);
  });

  it('can be removed by an administrator; then the sign-in password counts again', async () => {
    const token = await desk.signIn('superAdmin');
    const as = { token, token2: await desk.signInSecondLevel(token) };
    await desk.get(`/v1.0/admin/resetPayPassword?id=${desk.ids.supplier}`, as);
    const { code } = await openSecondLevel(testPassword);
    expect(code).toBe(errorCodes.success);
    const users = await desk.get<{ list: { account: string; hasPayPassword: boolean }[] }>(
      '/v1.0/admin/getUserList?pageNum=100',
      as,
    );
    expect(users.data.list.find(({ account }) => account === accountOf.supplier)?.hasPayPassword).toBe(false);
  });
});
