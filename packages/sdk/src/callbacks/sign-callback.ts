import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { sortedJson } from '../sign/canonical.ts';
import { type Profile, sign } from '../sign/sign.ts';
import { utf8 } from '../sign/utf8.ts';
import type { CallbackFormat, OrderCallback, SignedCallback } from './callback-types.ts';

/** Headers that are signed together with the body. */
export const callbackHeaders = {
  id: 'X-Callback-Id',
  timestamp: 'X-Callback-Timestamp',
  signature: 'X-Signature',
} as const;

export const contentTypes: Readonly<Record<CallbackFormat, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/** How one attempt to deliver a callback is written and signed. */
export interface CallbackSigning {
  /** The merchant's signing key; while it is being replaced the new one, then the old one. */
  readonly keys: readonly string[];
  /**
   * How `sign` of the body is made.
   * @default 'md5-sorted'
   */
  readonly signProfile?: Profile;
  /**
   * How the body is written.
   * @default 'json'
   */
  readonly format?: CallbackFormat;
  /** When this attempt is sent, in milliseconds since 1970. */
  readonly sentAtMs: number;
}

/**
 * Writes and signs one attempt to deliver a callback: the platform's own way, for senders and for tests of receivers.
 * The same event is signed anew for each attempt, since the time is signed too; its id stays.
 *
 * While there are two keys, X-Signature holds one signature of each, and `sign` of the body is by the older one: a
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

/** HMAC-SHA256 of `id.timestamp.body`, in lower-case hexadecimal. */
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

/** Values as they are signed, so that either way of writing has the same `sign`. */
function formOf(fields: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? sortedJson(value) : String(value));
  }
  return form.toString();
}
