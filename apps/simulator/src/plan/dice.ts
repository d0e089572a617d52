import { createHash } from 'node:crypto';

type Label = string | number;

const drawBytes = 4;
const drawRange = 2 ** 32;

/**
 * Random numbers that depend only on the seed and labels, not on earlier draws. Adding, removing or repeating
 * one decision does not change any other.
 */
export class Dice {
  readonly #name: string;
  #block: Buffer = Buffer.alloc(0);
  #blocks = 0;
  #at = 0;

  constructor(seed: number, ...labels: readonly Label[]) {
    this.#name = [seed, ...labels].join(' ');
  }

  /** At least 0, below 1. */
  next(): number {
    if (this.#at + drawBytes > this.#block.length) {
      this.#block = createHash('sha256').update(`${this.#name}|${this.#blocks}`).digest();
      this.#blocks += 1;
      this.#at = 0;
    }
    const drawn = this.#block.readUInt32BE(this.#at);
    this.#at += drawBytes;
    return drawn / drawRange;
  }

  /** An integer from `minimum` to `maximum`, inclusive. */
  integer(minimum: number, maximum: number): number {
    return minimum + Math.floor(this.next() * (maximum - minimum + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    return this.weighted(values.map((value) => [value, 1]));
  }

  /** By weight: `[['a', 3], ['b', 1]]` gives `a` three times as often. */
  weighted<Value>(choices: readonly (readonly [Value, number])[]): Value {
    let rest = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) {
      rest -= weight;
      if (rest < 0) return value;
    }
    const last = choices.at(-1);
    if (!last) throw new Error('There is nothing to choose from.');
    return last[0];
  }

  /** Random gap between events, 1 on average. */
  gap(): number {
    return -Math.log(1 - this.next());
  }

  /** Log-normal around `median`; a larger spread gives a longer tail. */
  logNormal(median: number, spread: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return median * Math.exp(spread * radius * Math.cos(2 * Math.PI * this.next()));
  }

  text(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet[this.integer(0, alphabet.length - 1)]).join('');
  }

  digits(length: number): string {
    return this.text('0123456789', length);
  }
}
