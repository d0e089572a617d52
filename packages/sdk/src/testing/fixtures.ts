import { type FixtureName, type FixtureShapes, fixtureExamples } from '../generated/examples.ts';
import { decodeResponse } from '../runtime/codec.ts';

/** One function for each object of answers and events: `fixtures.orderRow({ amountMinor: 5_000 })`. */
export type Fixtures = {
  readonly [Name in FixtureName]: (overrides?: Partial<FixtureShapes[Name]>) => FixtureShapes[Name];
};

// Fields that distinguish the rows of a list. Ids of other objects (`merchantId`) stay, so that rows belong
// together.
const ownIds: ReadonlySet<string> = new Set([
  'id',
  'msg_id',
  'orderCode',
  'merchantOrderNo',
  'mchOrderNo',
  'account',
]);
const uuidTail = 12;

/**
 * Creates valid objects of the contract. The first of each kind has the contract's example id with number 1,
 * the next with 2, and so on, the same in every run. Amounts are in minor units, scaled fields in the SDK's
 * units.
 *
 * @example
 * const fixtures = createFixtures();
 * const list = [fixtures.orderRow(), fixtures.orderRow({ status: 4, amountMinor: 12_345 })];
 */
export function createFixtures(): Fixtures {
  const counts = new Map<FixtureName, number>();
  const fixtureOf = (name: FixtureName) => (overrides: object | undefined) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const { wire, units } = fixtureExamples[name];
    const fixture: Record<string, unknown> = { ...structuredClone(wire) };
    for (const field of ownIds) {
      const value = fixture[field];
      if (typeof value === 'string') fixture[field] = numbered(value, count);
    }
    return { ...Object(decodeResponse({ units: { response: units ?? {} } }, fixture)), ...overrides };
  };
  const names = Object.keys(fixtureExamples) as FixtureName[];
  // The compiler cannot follow names through the loop; a test validates every fixture.
  return Object.fromEntries(names.map((name) => [name, fixtureOf(name)])) as Partial<Fixtures> as Fixtures;
}

/** Replaces the number at the end of an id: `M20261120-0001` → `M20261120-0002`. */
function numbered(id: string, count: number): string {
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  if (isUuid) return id.slice(0, -uuidTail) + count.toString(16).padStart(uuidTail, '0');
  const digits = /\d{1,8}$/.exec(id)?.[0] ?? '';
  return id.slice(0, id.length - digits.length) + String(count).padStart(digits.length, '0');
}
