import { createHash } from 'node:crypto';
import type { DemoRandom } from './demo-random.ts';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const tronPrefix = '41';
const accountDigits = 40;
const checksumBytes = 4;

/** A Tron address with a valid checksum. Nobody has its key. */
export function usdtAddress(random: DemoRandom): string {
  const account = Buffer.from(tronPrefix + random.text('0123456789abcdef', accountDigits), 'hex');
  const checksum = sha256(sha256(account)).subarray(0, checksumBytes);
  let number = BigInt(`0x${Buffer.concat([account, checksum]).toString('hex')}`);
  let text = '';
  while (number > 0n) {
    text = base58.charAt(Number(number % 58n)) + text;
    number /= 58n;
  }
  return text;
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
