import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { sortedJson } from '../sign/canonical.ts';
import { type Profile, sign } from '../sign/sign.ts';
import { utf8 } from '../sign/utf8.ts';
import type { CallbackFormat, OrderCallback, SignedCallback } from './callback-types.ts';

/** Headers of the signature over the body. */
export const callbackHeaders = {
  id: 'X-Callback-Id',
  timestamp: 'X-Callback-Timestamp',
  signature: 'X-Signature',
} as const;

export const contentTypes: Readonly<Record<CallbackFormat, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/** How to encode and sign one attempt to deliver a callback. */
export interface CallbackSigning {
  /** The merchant's signing key; during a key change the new key, then the old one. */
  readonly keys: readonly string[];
  /**
   * Profile of the body's `sign`.
   * @default 'md5-sorted'
   */
  readonly signProfile?: Profile;
  /**
   * Format of the body.
   * @default 'json'
   */
  readonly format?: CallbackFormat;
  /** When this attempt is sent, in milliseconds since 1970. */
  readonly sentAtMs: number;
}

/**
 * Encodes and signs one attempt to deliver a callback, as the platform does; for senders and for tests of
 * receivers. Each attempt is signed again, because the signature covers the time; the event id stays the
 * same.
 *
 * With two keys, X-Signature holds one signature per key, and the body's `sign` uses the older key, so a
 * receiver that knows only that key accepts both.
 *
 * @throws TypeError when there is no key, or one is empty
 * @example const { headers, rawBody } = signCallback(payload, { keys: [key], sentAtMs: Date.now() });
 */
export function signCallback(payload: Omit<OrderCallback, 'sign'>, signing: CallbackSigning): SignedCallback {
  const { keys, signProfile = 'md5-sorted', format = 'json', sentAtMs } = signing;
  const oldest = checkedKeys(keys).at(-1) ?? '';
  const fields = { ...payload, sign: sign(payload, oldest, signProfile) };
  const rawBody = format === 'json' ? JSON.stringify(fields) : formOf(fields);
  const timestamp = String(Math.floor(sentAtMs / 1_000));
  const body = utf8(rawBody);
  const signatures = keys.map((key) => `v1=${bodySignature(key, payload.eventId, timestamp, body)}`);
  return {
    headers: {
      'Content-Type': contentTypes[format],
      [callbackHeaders.id]: payload.eventId,
      [callbackHeaders.timestamp]: timestamp,
      [callbackHeaders.signature]: signatures.join(','),
    },
    rawBody,
  };
}

/** Returns the HMAC-SHA256 of `id.timestamp.body`, in lower-case hexadecimal. */
export function bodySignature(key: string, id: string, timestamp: string, body: Uint8Array): string {
  const digest = hmac.create(sha256, utf8(key));
  return bytesToHex(
    digest
      .update(utf8(`${id}.${timestamp}.`))
      .update(body)
      .digest(),
  );
}

export function checkedKeys(keys: readonly string[]): readonly string[] {
  if (keys.length === 0 || keys.some((key) => typeof key !== 'string' || key === ''))
    throw new TypeError('A signing key is missing or empty.');
  return keys;
}

/** Writes values as the signature does, so that both formats have the same `sign`. */
function formOf(fields: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? sortedJson(value) : String(value));
  }
  return form.toString();
}
