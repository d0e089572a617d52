import { hmac } from '@noble/hashes/hmac.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { utf8, withUtf8 } from './utf8.ts';

/**
 * How a merchant's requests are signed. Pass an object of this shape to use another profile than the two
 * built in.
 */
export interface SignProfile {
  /** Name shown in explanations. */
  readonly name: string;
  /** Description of the digest, for explanations. */
  readonly description: string;
  /** Computes the signature of the string to sign, which already ends in `&key=SECRET`. */
  readonly digest: (text: string, secret: string) => string;
}

/** The default: MD5 in upper-case hexadecimal. */
export const md5Sorted: SignProfile = {
  name: 'md5-sorted',
  description: 'MD5 of the UTF-8 bytes, in upper-case hexadecimal',
  digest: (text) => bytesToHex(withUtf8(text, md5)).toUpperCase(),
};

/** HMAC-SHA256 keyed with the secret, in upper-case hexadecimal. */
export const hmacSha256: SignProfile = {
  name: 'hmac-sha256',
  description: 'HMAC-SHA256 of the UTF-8 bytes, keyed with the secret, in upper-case hexadecimal',
  digest: (text, secret) =>
    bytesToHex(withUtf8(text, (bytes) => hmac(sha256, utf8(secret), bytes))).toUpperCase(),
};

const builtIn = { 'md5-sorted': md5Sorted, 'hmac-sha256': hmacSha256 } as const;

/** Name of a built-in profile. */
export type SignProfileName = keyof typeof builtIn;

export function profileOf(profile: SignProfileName | SignProfile): SignProfile {
  if (typeof profile === 'object') return profile;
  const found = Object.hasOwn(builtIn, profile) ? builtIn[profile] : undefined;
  if (!found)
    throw new TypeError(`No sign profile "${profile}"; there are ${Object.keys(builtIn).join(' and ')}.`);
  return found;
}
