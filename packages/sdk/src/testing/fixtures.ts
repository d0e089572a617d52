import { type FixtureName, type FixtureShapes, fixtureExamples } from '../generated/examples.ts';
import { decodeResponse } from '../runtime/codec.ts';

/** `fixtures.orderRow({ amountMinor: 5_000 })`: one function for each object that answers and events are made of. */
export type Fixtures = {
  readonly [Name in FixtureName]: (overrides?: Partial<FixtureShapes[Name]>) => FixtureShapes[Name];
};

// What tells one row of a list from the next. Ids of others (`merchantId`) stay, so that rows belong together.
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
 * Objects of the contract, valid as they come, with ids of their own: the first has the contract's example with id 1,
 * the next 2, and so on, the same in every run. Amounts are in minor units and scaled fields in the SDK's units.
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
  // The compiler cannot follow names through the loop; a test holds every fixture against its validator.
  return Object.fromEntries(names.map((name) => [name, fixtureOf(name)])) as Partial<Fixtures> as Fixtures;
}

/** The same id with another number at its end: `M20261120-0001` → `M20261120-0002`. */
function numbered(id: string, count: number): string {
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  if (isUuid) return id.slice(0, -uuidTail) + count.toString(16).padStart(uuidTail, '0');
  const digits = /\d{1,8}$/.exec(id)?.[0] ?? '';
  return id.slice(0, id.length - digits.length) + String(count).padStart(digits.length, '0');
}
