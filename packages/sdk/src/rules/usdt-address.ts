import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Supported chains of USDT. */
export type UsdtNetwork = 'TRC20' | 'ERC20';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const tronPrefix = 0x41;
const tronBytes = 21;
const checksumBytes = 4;

/**
 * Whether a text is an address on the chain. Money sent to a mistyped address is lost, so checksums are
 * verified: base58check on TRC20, letter case on ERC20. An ERC20 address in a single case has no checksum and
 * is accepted.
 */
export function isUsdtAddress(address: string, network: UsdtNetwork): boolean {
  return network === 'TRC20' ? isTronAddress(address) : isEthereumAddress(address);
}

function isTronAddress(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false;
  const bytes = base58Bytes(address, tronBytes + checksumBytes);
  if (!bytes || bytes[0] !== tronPrefix) return false;
  const checksum = sha256(sha256(bytes.subarray(0, tronBytes)));
  return bytes.subarray(tronBytes).every((byte, index) => byte === checksum[index]);
}

function base58Bytes(text: string, length: number): Uint8Array | undefined {
  let number = 0n;
  for (const letter of text) number = number * 58n + BigInt(base58.indexOf(letter));
  const bytes = new Uint8Array(length);
  for (let index = length - 1; index >= 0; index -= 1) {
    bytes[index] = Number(number & 0xffn);
    number >>= 8n;
  }
  return number === 0n ? bytes : undefined;
}

function isEthereumAddress(address: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  if (digits === undefined) return false;
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const cased = [...lower].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return cased.join('') === digits;
}
