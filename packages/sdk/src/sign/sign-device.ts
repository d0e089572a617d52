import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { utf8 } from './utf8.ts';

/** Headers that authenticate a monitor device. */
export const deviceHeaders = {
  token: 'x-device-token',
  timestamp: 'x-device-timestamp',
  signature: 'x-device-signature',
} as const;

/** Credentials that a device gets when it is added or its token is rotated. */
export interface DeviceCredentials {
  /** Identifies the device. */
  readonly token: string;
  /** Key of the signature; it is never sent. */
  readonly secret: string;
}

/** Returns the headers for one request of a device. `rawBody` is the body exactly as it is sent. */
export type DeviceSigner = (rawBody: string | Uint8Array, sentAtMs: number) => Record<string, string>;

/**
 * Signs one request of a monitor device. Use it to send requests without this SDK's client.
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
 * Returns a signer for the client option `device`. The client then signs every call that devices make.
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

/** Returns the HMAC-SHA256 of `timestamp.body`, in lower-case hexadecimal. */
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
