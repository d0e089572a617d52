import { Performance, type PerformancePair } from './statistics.performance.ts';
import {
  type CodedRow,
  codesIn,
  hourOfCode,
  hourOutcomeCount,
  hourOutcomeOfCode,
  isMark,
  midnightOfMark,
  outcomeOfCode,
} from './statistics.performance-codes.ts';
import { type DayTally, Tallies } from './statistics.tallies.ts';

type Period = 'current' | 'previous';
type Dimension = 'product' | 'supplier' | 'resource';
type Both = Readonly<Record<Period, Performance>>;

const both = (): Both => ({ current: new Performance(), previous: new Performance() });
const figuresOf = ({ current, previous }: Both): PerformancePair => ({
  current: current.figures(),
  previous: previous.figures(),
});

/** Collects the performance of each group, and how the orders of each product and supplier ended by hour. */
export class ProfileGroups {
  readonly tallies: Readonly<Record<Period, Tallies>> = { current: new Tallies(), previous: new Tallies() };
  readonly #total = both();
  readonly #hours = Array.from({ length: 24 }, both);
  readonly #groups: Readonly<Record<Dimension, Map<string, Both>>> = {
    product: new Map(),
    supplier: new Map(),
    resource: new Map(),
  };
  readonly #account = new Performance();
  /** The orders of one account and day. */
  readonly #counts = new Uint32Array(hourOutcomeCount);

  /**
   * Each order is read once, for its account, its day and its hour. The account's result is then added to the other
   * groups.
   */
  add({ product, supplier, resource, codes }: CodedRow, period: Period): void {
    const hours = this.#hours.map((hour) => hour[period]);
    const pair = this.tallies[period].of(product, supplier);
    let [mark, day]: [number, DayTally | undefined] = [0, undefined];
    this.#account.clear();
    for (const code of codesIn(codes)) {
      if (isMark(code)) {
        if (code === mark) continue;
        this.#countDay(hours, day);
        [mark, day] = [code, pair.dayFrom(midnightOfMark(code))];
        continue;
      }
      // Every hour and every pair of hour and outcome has an element, so the casts are safe.
      (this.#counts[hourOutcomeOfCode(code)] as number) += 1;
      this.#account.addDurations(code);
      (hours[hourOfCode(code)] as Performance).addDurations(code);
    }
    this.#countDay(hours, day);
    this.#total[period].addAll(this.#account);
    this.#group('product', String(product))[period].addAll(this.#account);
    if (supplier !== null) this.#group('supplier', supplier)[period].addAll(this.#account);
    if (resource !== null) this.#group('resource', resource)[period].addAll(this.#account);
  }

  #countDay(hours: readonly Performance[], day: DayTally | undefined): void {
    for (let code = 0; code < hourOutcomeCount; code += 1) {
      const count = this.#counts[code];
      if (!count) continue;
      const [hour, outcome] = [hourOfCode(code), outcomeOfCode(code)];
      this.#account.addOutcome(outcome, count);
      hours[hour]?.addOutcome(outcome, count);
      day?.add(hour, outcome, count);
    }
    this.#counts.fill(0);
  }

  total(): PerformancePair {
    return figuresOf(this.#total);
  }

  byHour(): ({ readonly hour: number } & PerformancePair)[] {
    return this.#hours.map((group, hour) => ({ hour, ...figuresOf(group) }));
  }

  /** Sorted by number of orders, largest first. */
  of(dimension: Dimension): [key: string, pair: PerformancePair][] {
    return [...this.#groups[dimension]]
      .map(([key, group]): [string, PerformancePair] => [key, figuresOf(group)])
      .toSorted(
        ([a, left], [b, right]) =>
          right.current.orderCount - left.current.orderCount ||
          right.previous.orderCount - left.previous.orderCount ||
          (a < b ? -1 : 1),
      );
  }

  #group(dimension: Dimension, key: string): Both {
    const groups = this.#groups[dimension];
    const known = groups.get(key);
    if (known) return known;
    const group = both();
    groups.set(key, group);
    return group;
  }
}
