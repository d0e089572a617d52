import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { statementsIngest } from '../generated/operations.ts';
import { createClient } from '../runtime/client.ts';
import { createRecordedFetch, success } from '../testing/recorded-fetch.ts';
import { deviceSigner, signDeviceRequest } from './sign-device.ts';

const device = { token: 'device-token-1', secret: 'device-secret-1' };
const records = [
  {
    sms: { sender: 'VM-EXMPBK', body: 'Rs.500 credited ₹', receivedAt: '2026-11-20T12:02:58+05:30' },
  },
];

/** Computes the signature independently, from the contract's text only. */
const expectedSignature = (timestamp: string, body: string) =>
  `v1=${createHmac('sha256', device.secret).update(`${timestamp}.${body}`).digest('hex')}`;

describe('device requests', () => {
  it('sign time and body with the secret, which is not sent', () => {
    const headers = signDeviceRequest(device, '{"records":"₹"}', 1_795_262_578_999);
    expect(headers).toEqual({
      'x-device-token': 'device-token-1',
      'x-device-timestamp': '1795262578',
      'x-device-signature': expectedSignature('1795262578', '{"records":"₹"}'),
    });
    expect(JSON.stringify(headers)).not.toContain(device.secret);
  });

  it('sign bytes as their text', () => {
    const body = '{"records":"₹"}';
    expect(signDeviceRequest(device, new TextEncoder().encode(body), 5_000)).toEqual(
      signDeviceRequest(device, body, 5_000),
    );
  });

  it.each([
    { token: '', secret: 'x' },
    { token: 'x', secret: '' },
  ])('require token and secret: %o', (credentials) => {
    expect(() => deviceSigner(credentials)).toThrow(TypeError);
  });

  it('are signed by a client with a device, over the sent body, and again on a retry', async () => {
    const unavailable = new Response('{"code":2901,"msg":"","data":null}', { status: 503 });
    const { fetch, requests } = createRecordedFetch(unavailable, success({ results: [] }));
    const clock = {
      now: () => 1_795_262_578_000,
      after: (_ms: number, callback: () => void) => {
        queueMicrotask(callback);
        return () => undefined;
      },
    };
    const client = createClient({
      baseUrl: 'https://platform.example',
      fetch,
      clock,
      timeoutMs: 0,
      device: deviceSigner(device),
    });
    await client.call(statementsIngest, { records });
    expect(requests).toHaveLength(2);
    for (const { headers, body } of requests) {
      expect(JSON.parse(String(body))).toEqual({ records });
      expect(headers.get('x-device-signature')).toBe(expectedSignature('1795262578', String(body)));
    }
  });
});
