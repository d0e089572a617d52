import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallbackDesk, openCallbackDesk } from '../../../testing/callback-desk.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { SendCallback } from '../../orders/order-callbacks/http-sender.ts';

let desk: CallbackDesk;
beforeAll(async () => {
  desk = await openCallbackDesk();
});
afterAll(() => desk.close());

const info = async () =>
  (
    await desk.post<{ showLogo: boolean; systemFlag: string; contactInfo: string }>(
      '/v1.0/user/getInfo',
      {},
      { token: await desk.signIn('merchant') },
    )
  ).data;

/** Timeout of the next callback, and the system flag in its record. */
async function nextAttempt() {
  const waited: number[] = [];
  const send: SendCallback = async ({ timeoutMs }) => {
    waited.push(timeoutMs);
    const answer = { outcome: 'acknowledged', status: 200, headers: {}, body: 'success' } as const;
    return { ...answer, truncated: false, error: null, latencyMs: 1 };
  };
  const order = await desk.paid('http://127.0.0.1:8080/callback');
  await desk.deliver(desk.worker({ send }));
  const [attempt] = await desk.attempts(order.id);
  return { waitedMs: waited, systemFlag: attempt?.systemFlag };
}

describe('settings shown to users', () => {
  test('shows the logo depending on ShowLogo', async () => {
    expect((await info()).showLogo).toBe(true);
    await setSetting(desk, 'ShowLogo', false);
    expect((await info()).showLogo).toBe(false);
  });

  test('has the contact of ContactInfo, with its lines', async () => {
    expect((await info()).contactInfo).toBe('');
    await setSetting(desk, 'ContactInfo', 'Telegram @platform\n+91 22 5550 0100');
    expect((await info()).contactInfo).toBe('Telegram @platform\n+91 22 5550 0100');
    await setSetting(desk, 'ContactInfo', '');
    expect((await info()).contactInfo).toBe('');
  });

  test('includes SysFlag, as does the next callback', async () => {
    expect([(await info()).systemFlag, (await nextAttempt()).systemFlag]).toEqual(['platform', 'platform']);
    await setSetting(desk, 'SysFlag', 'north-2');
    expect([(await info()).systemFlag, (await nextAttempt()).systemFlag]).toEqual(['north-2', 'north-2']);
  });
});

test('a callback waits for its receiver as long as TimeoutCallbackTime', async () => {
  expect((await nextAttempt()).waitedMs).toEqual([10_000]);
  await setSetting(desk, 'TimeoutCallbackTime', 3);
  expect((await nextAttempt()).waitedMs).toEqual([3_000]);
});

test('EnableIpChangedCheck ends a session whose address changed, but only while it is on', async () => {
  const proxied = await createTestApp({ trustedProxies: ['127.0.0.1'] });
  try {
    const call = (token: string, ip?: string) =>
      proxied.post(
        '/v1.0/user/getInfo',
        {},
        { token, ...(ip === undefined ? {} : { headers: { 'x-forwarded-for': ip } }) },
      );
    const token = await proxied.signIn('admin');
    expect((await call(token, '203.0.113.9')).code).toBe(errorCodes.success);
    await setSetting(proxied, 'EnableIpChangedCheck', true);
    expect((await call(token, '203.0.113.9')).code).toBe(errorCodes.sessionExpired);
    expect((await call(token)).code).toBe(errorCodes.sessionExpired);
    await setSetting(proxied, 'EnableIpChangedCheck', false);
    const another = await proxied.signIn('admin');
    expect((await call(another, '203.0.113.9')).code).toBe(errorCodes.success);
  } finally {
    await proxied.close();
  }
});
