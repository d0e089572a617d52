import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Semaphore } from './semaphore.ts';

export interface PasswordCost {
  /** scrypt's N as a power of two. */
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

const productionCost: PasswordCost = { log2N: 17, r: 8, p: 1 };

const keyBytes = 32;
const saltBytes = 16;

/**
 * Hashes passwords with scrypt. One hash takes 128 MiB for a third of a second at full cost, so only a few
 * run at once; others wait instead of exhausting the memory.
 */
export class PasswordHasher {
  readonly #cost: PasswordCost;
  readonly #gate: Semaphore;
  readonly #decoy: Promise<string>;

  constructor(cost: PasswordCost = productionCost, maxConcurrent = 2) {
    this.#cost = cost;
    this.#gate = new Semaphore(maxConcurrent);
    this.#decoy = this.hash(randomBytes(16).toString('hex'));
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    const key = await this.#derive(password, salt, this.#cost);
    const { log2N, r, p } = this.#cost;
    return `scrypt$${log2N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
  }

  /**
   * Without a stored hash (unknown account) takes as long as with one and returns false, so that timing
   * reveals nothing.
   */
  async verify(password: string, stored: string | undefined): Promise<boolean> {
    const parts = (stored ?? (await this.#decoy)).split('$');
    const [scheme, log2N, r, p, salt, key] = parts;
    if (scheme !== 'scrypt' || !salt || !key)
      throw new Error('A stored password hash has an unknown format.');
    const expected = Buffer.from(key, 'base64url');
    const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
    const actual = await this.#derive(password, Buffer.from(salt, 'base64url'), cost);
    return timingSafeEqual(actual, expected) && stored !== undefined;
  }

  #derive(password: string, salt: Uint8Array, { log2N, r, p }: PasswordCost): Promise<Buffer> {
    const N = 2 ** log2N;
    // Normalized, because keyboards may compose the same characters differently.
    const text = password.normalize('NFKC');
    return this.#gate.run(
      () =>
        new Promise((resolve, reject) => {
          scrypt(text, salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
            if (error) reject(error);
            else resolve(key);
          });
        }),
    );
  }
}
