/** Seeded random numbers: demo data must be the same on every machine. */
export class DemoRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `minimum` to `maximum`, both inclusive. */
  integer(minimum: number, maximum: number): number {
    return minimum + Math.floor(this.next() * (maximum - minimum + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  }

  /** Picks by weight: `[['a', 3], ['b', 1]]` gives `a` three times as often. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T {
    let rest = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) {
      rest -= weight;
      if (rest < 0) return value;
    }
    const last = choices.at(-1);
    if (!last) throw new Error('There is nothing to pick from.');
    return last[0];
  }

  /**
   * `count` values in random order, each as often as its weight says. Independent picks could leave a rare
   * value out.
   */
  dealt<T>(choices: readonly (readonly [T, number])[], count: number): T[] {
    const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
    const cards: T[] = [];
    let weightBefore = 0;
    for (const [value, weight] of choices) {
      weightBefore += weight;
      const upTo = Math.round((weightBefore / total) * count);
      while (cards.length < upTo) cards.push(value);
    }
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = this.integer(0, last);
      [cards[last], cards[other]] = [cards[other] as T, cards[last] as T];
    }
    return cards;
  }

  /** Normal distribution: mean 0, standard deviation 1. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return radius * Math.cos(2 * Math.PI * this.next());
  }

  text(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet[Math.floor(this.next() * alphabet.length)]).join('');
  }

  digits(length: number): string {
    return this.text('0123456789', length);
  }
}
