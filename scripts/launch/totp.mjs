// RFC 6238 in plain Node, for the codes of the demo accounts.
import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** @param {string} text */
export function decodeBase32(text) {
  const bits = [...text.toUpperCase().replace(/[\s=-]/g, '')].map((letter) => {
    const value = alphabet.indexOf(letter);
    if (value < 0) throw new Error(`"${letter}" is not a base32 letter`);
    return value.toString(2).padStart(5, '0');
  });
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * @param {string} secret base32
 * @param {number} [nowMs]
 * @returns {{ code: string, secondsLeft: number }} the 6-digit code of this moment and how long it lasts
 */
export function currentCode(secret, nowMs = Date.now()) {
  const nowSeconds = Math.floor(nowMs / 1000);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowSeconds / stepSeconds)));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return { code: String(number).padStart(6, '0'), secondsLeft: stepSeconds - (nowSeconds % stepSeconds) };
}
