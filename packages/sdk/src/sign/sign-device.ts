import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { utf8 } from './utf8.ts';

/** Headers by which a monitor device proves who it is. */
export const deviceHeaders = {
  token: 'x-device-token',
  timestamp: 'x-device-timestamp',
  signature: 'x-device-signature',
} as const;

/** What a device was given when it was added, or when its token was rotated. */
export interface DeviceCredentials {
  /** Says which device it is. */
  readonly token: string;
  /** Signs what it sends; it never goes over the wire itself. */
  readonly secret: string;
}

/** Makes the headers of one request of a device, by the body exactly as it is sent. */
export type DeviceSigner = (rawBody: string | Uint8Array, sentAtMs: number) => Record<string, string>;

/**
 * Signs one request of a monitor device: for those who send requests by other means than this SDK.
 *
 * @param rawBody the body exactly as it is sent
 * @param sentAtMs when it is sent, in milliseconds since 1970; the platform allows five minutes either way
 * @throws TypeError when token or secret are missing
 * @example
 * const body = JSON.stringify({ records });
 * await fetch(`${base}/v1.0/statement/ingest`, {
 *   method: 'POST', body,
 *   headers: { 'content-type': 'application/json', ...signDeviceRequest({ token, secret }, body, Date.now()) },
 * });
 */
export function signDeviceRequest(
  { token, secret }: DeviceCredentials,
  rawBody: string | Uint8Array,
  sentAtMs: number,
): Record<string, string> {
  if (!token || !secret) throw new TypeError('The token or the secret of the device is missing.');
  const timestamp = String(Math.floor(sentAtMs / 1_000));
  return {
    [deviceHeaders.token]: token,
    [deviceHeaders.timestamp]: timestamp,
    [deviceHeaders.signature]: `v1=${deviceSignature(secret, timestamp, rawBody)}`,
  };
}

/**
 * For `device` of a client: its calls that devices make are signed from then on.
 *
 * @throws TypeError when token or secret are missing
 * @example
 * const platform = createPlatform({ baseUrl, device: deviceSigner({ token, secret }) });
 * const { results } = await platform.statements.ingest({ records: [{ sms: { sender, body, receivedAt } }] });
 */
export function deviceSigner(credentials: DeviceCredentials): DeviceSigner {
  signDeviceRequest(credentials, '', 0);
  return (rawBody, sentAtMs) => signDeviceRequest(credentials, rawBody, sentAtMs);
}

/** HMAC-SHA256 of `timestamp.body`, in lower-case hexadecimal. */
export function deviceSignature(secret: string, timestamp: string, rawBody: string | Uint8Array): string {
  const body = typeof rawBody === 'string' ? utf8(rawBody) : rawBody;
  return bytesToHex(
    hmac
      .create(sha256, utf8(secret))
      .update(utf8(`${timestamp}.`))
      .update(body)
      .digest(),
  );
}
