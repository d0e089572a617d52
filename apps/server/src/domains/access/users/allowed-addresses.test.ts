import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';
import { accountOf, testPassword } from '../../../testing/test-app.ts';
import { sessions } from '../session/session.table.ts';
import { updateUser } from './users.service.ts';

let desk: PartyDesk;
beforeEach(async () => {
  desk = await openPartyDesk();
});
afterEach(() => desk.close());

const login = () =>
  desk.post<{ token: string }>('/v1.0/user/login', { userName: accountOf.merchant, password: testPassword });
const info = (token: string) => desk.post('/v1.0/user/getInfo', {}, { token });

describe('the addresses that a user may come from', () => {
  const allow = (as: 'superAdmin' | 'admin', who: keyof typeof accountOf, addresses: readonly string[]) =>
    desk.call<{ addresses: string[]; endedSessionCount: number }>(as, 'user/setAllowedAddresses', {
      userId: desk.ids[who],
      addresses,
    });

  test('end the sessions from others, and refuse sign-ins from them', async () => {
    const [here, there] = [await desk.signIn('merchant'), await desk.signIn('merchant')];
    const { db } = desk.store;
    const all = await db.select().from(sessions).where(eq(sessions.userId, desk.ids.merchant));
    const [, second] = all.sort((a, b) => (a.id < b.id ? -1 : 1));
    await db
      .update(sessions)
      .set({ ip: '203.0.113.9' })
      .where(eq(sessions.id, second?.id ?? ''));
    expect((await allow('admin', 'merchant', ['127.0.0.0/8', '2001:DB8::/32', '127.0.0.0/8'])).data).toEqual({
      userId: desk.ids.merchant,
      addresses: ['127.0.0.0/8', '2001:db8::/32'],
      endedSessionCount: 1,
    });
    expect((await info(here)).code).toBe(errorCodes.success);
    expect((await info(there)).code).toBe(errorCodes.sessionExpired);
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'users.setAllowedAddresses',
      objectId: desk.ids.merchant,
      before: { account: 'merchant', addresses: [] },
      after: { account: 'merchant', addresses: ['127.0.0.0/8', '2001:db8::/32'] },
    });

    await allow('admin', 'merchant', ['203.0.113.0/24']);
    expect((await login()).code).toBe(errorCodes.ipNotAllowed);
    await allow('admin', 'merchant', []);
    expect((await login()).code).toBe(errorCodes.success);
  });

  test('are not replaced by who saw another list', async () => {
    const change = (addresses: readonly string[], expectedAddresses: readonly string[]) =>
      desk.call('admin', 'user/setAllowedAddresses', {
        ...{ userId: desk.ids.merchant, addresses, expectedAddresses },
      });
    await allow('admin', 'merchant', ['127.0.0.0/8', '203.0.113.9']);
    const seen = ['203.0.113.9', '127.0.0.0/8'];
    expect((await change(['127.0.0.0/8'], seen)).code).toBe(errorCodes.success);
    expect((await change(['127.0.0.0/8', '203.0.113.9', '203.0.113.10'], seen)).code).toBe(
      errorCodes.conflict,
    );
    expect((await change([], ['127.0.0.0/8'])).code).toBe(errorCodes.success);
    expect((await change([], [])).code).toBe(errorCodes.success);
  });

  test('always include one’s own on one’s own account', async () => {
    expect((await allow('superAdmin', 'superAdmin', ['203.0.113.0/24'])).code).toBe(
      errorCodes.ownAddressNotAllowed,
    );
    expect((await allow('superAdmin', 'superAdmin', ['127.0.0.1'])).code).toBe(errorCodes.success);
    expect((await allow('admin', 'superAdmin', [])).code).toBe(errorCodes.forbidden);
    await updateUser(desk.store.db, desk.ids.admin, { allowModify: false }, desk.clock.now());
    expect((await allow('admin', 'admin', [])).code).toBe(errorCodes.modifyNotAllowed);
  });

  test.each(['300.1.1.1', '10.0.0.0/33', '1:2:3'])('cannot be %s', async (address) => {
    const answer = await allow('admin', 'merchant', ['10.0.0.1', address]);
    expect(answer.code).toBe(errorCodes.validationFailed);
    expect(JSON.stringify(answer.data)).toContain('addresses.1');
  });
});
