import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import * as queryRules from '../generated/query-rules.ts';
import * as validators from '../generated/validators.ts';
import type { ValueRule } from './value-rules.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF-:. '), maxLength: 140 });
const scalar = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.string({ unit: fc.constantFrom('a', '𐀀', '\ud800', '\udc00'), maxLength: 5 }),
  digits,
  fc.uuid(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 19).replace('T', ' ')),
  fc.constantFrom('asc', 'desc', 'createdAt', 'superAdmin', '', '2024-02-30 00:00:00', 'HDFC0001234'),
  fc.integer({ min: -3, max: 120 }),
  fc.constantFrom(0.5, 1e21, 2 ** 53, -0, Number.NaN, Number.POSITIVE_INFINITY),
  fc.boolean(),
  fc.constantFrom(null, {}),
);
const value = fc.oneof(
  scalar,
  fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 15 }),
  fc.array(scalar),
);

const shapes = new Map(
  Object.entries(queryRules).map(([name, rules]) => {
    const request = Object.entries(validators).find(
      ([one]) => one === name.replace(/Rules$/, 'Request'),
    )?.[1];
    if (!request || !('shape' in request)) throw new Error(`${name} belongs to no request.`);
    const shape: Readonly<Record<string, z.ZodMiniType>> = request.shape;
    return [name, { rules: rules as Readonly<Record<string, ValueRule>>, shape }];
  }),
);

describe('the rules of a query', () => {
  it.each([...shapes])(
    '%s: name every parameter, and accept what its validator accepts',
    (_name, { rules, shape }) => {
      expect(Object.keys(rules)).toEqual(Object.keys(shape));
      fc.assert(
        fc.property(fc.constantFrom(...Object.keys(rules)), value, (name, candidate) => {
          expect(rules[name]?.(candidate)).toBe(shape[name]?.safeParse(candidate).success);
        }),
      );
    },
  );
});
