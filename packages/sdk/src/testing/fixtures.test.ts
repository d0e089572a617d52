import { describe, expect, it } from 'vitest';
import { type FixtureName, fixtureExamples, responseExamples } from '../generated/examples.ts';
import { allOperations } from '../generated/platform.ts';
import * as validators from '../generated/validators.ts';
import { socketEventValidators } from '../generated/websocket.ts';
import { encodeResponse } from '../runtime/codec.ts';
import { createFixtures } from './fixtures.ts';

const names = Object.keys(fixtureExamples) as FixtureName[];
const schemas: Readonly<Record<string, unknown>> = { ...validators };
const events = new Map(
  Object.entries(socketEventValidators).map(([type, validator]) => [
    type.replace(/\.(.)/, (_, first: string) => first.toUpperCase()),
    validator,
  ]),
);

interface Validator {
  safeParse(value: unknown): { success: boolean; error?: { message: string } };
}

const validatorOf = (name: FixtureName) => (events.get(name) ?? schemas[name]) as Validator | undefined;

describe('fixtures', () => {
  it.each(names)('%s is accepted by its validator', (name) => {
    const fixtures = createFixtures();
    const { units } = fixtureExamples[name];
    for (const fixture of [fixtures[name](), fixtures[name]()]) {
      const [operation] = allOperations;
      const wire = operation && encodeResponse({ ...operation, units: { response: units ?? {} } }, fixture);
      expect(validatorOf(name)?.safeParse(wire)).toMatchObject({ success: true });
    }
  });

  it('have different rows, the same in every run', () => {
    const rows = () => {
      const fixtures = createFixtures();
      return [fixtures.orderRow(), fixtures.orderRow(), fixtures.userRow()];
    };
    expect(rows()).toEqual(rows());
    const [first, second, user] = rows() as [Record<string, unknown>, Record<string, unknown>, object];
    for (const id of ['id', 'orderCode', 'merchantOrderNo'])
      expect(`${id} ${first[id]}`).not.toBe(`${id} ${second[id]}`);
    expect(first.merchantId).toBe(second.merchantId);
    expect(user).toMatchObject({ id: expect.stringMatching(/-000000000001$/) });
  });

  it('accept a test’s overrides, and share no objects', () => {
    const fixtures = createFixtures();
    const row = fixtures.orderRow({ amountMinor: 12_345, extra: { note: 'mine' } });
    expect(row).toMatchObject({ amountMinor: 12_345, extra: { note: 'mine' } });
    const boxes = fixtures.messageBoxes();
    boxes.unread.length = 0;
    expect(fixtures.messageBoxes().unread).not.toEqual([]);
  });

  it('are in the SDK’s units', () => {
    expect(createFixtures().resourceDetail().processingOrderAmount).toMatch(/^\d+\.\d\d$/);
  });
});

it('every response has an example', () => {
  const missing = allOperations.filter(({ id }) => responseExamples[id] === undefined);
  expect(missing.map(({ id }) => id)).toEqual([]);
});
