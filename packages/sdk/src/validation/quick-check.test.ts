import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validators } from '../generated/validators.ts';
import { accepts, acceptsExactly } from './quick-check.ts';

type Schema = { $ref?: string; example?: unknown; properties?: Record<string, Schema> };
type Media = { content?: { 'application/json'?: { schema: Schema } } };
type Operation = { operationId: string; requestBody?: Media; responses: { 200: Media } };

const contract = JSON.parse(
  readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

const exampleOf = (schema: Schema | undefined): unknown =>
  schema?.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']?.example : schema?.example;

/** The contract's examples with their validators. */
const samples = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .flatMap((operation) => {
    const validator = Object.entries(validators).find(([id]) => id === operation.operationId)?.[1];
    const answer = operation.responses[200].content?.['application/json']?.schema.properties?.data;
    const body = operation.requestBody?.content?.['application/json']?.schema;
    if (!validator) return [];
    const sides: [z.ZodMiniType, unknown][] = [
      [validator.response, exampleOf(answer)],
      [validator.request, exampleOf(body)],
    ];
    return sides
      .filter(([, example]) => example !== undefined)
      .map(([schema, example]) => ({ name: operation.operationId, schema, example }));
  });

const zodAccepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

/** Returns the value with one place replaced, added or removed. */
function withChange(value: unknown, choices: readonly number[], replacement: unknown): unknown {
  const [choice = 0, ...rest] = choices;
  if (typeof value !== 'object' || value === null || rest.length === 0) return replacement;
  if (Array.isArray(value)) {
    if (value.length === 0) return [replacement];
    const at = choice % value.length;
    return value.map((item, index) => (index === at ? withChange(item, rest, replacement) : item));
  }
  const names = Object.keys(value);
  const name = names[choice % (names.length + 1)];
  const fields = value as Record<string, unknown>;
  if (name === undefined) return { ...fields, surplus: replacement };
  if (replacement === undefined)
    return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
  return { ...fields, [name]: withChange(fields[name], rest, replacement) };
}

const strangeValues = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    2 ** 53,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    [],
    {},
  ),
  fc.constantFrom(
    '2026-02-30T00:00:00Z',
    '2026-11-21T09:00:00+08:00',
    '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01',
  ),
  fc.string({ maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

describe('the quick check', () => {
  it('is tested with the contract’s examples', () => {
    expect(samples.length).toBeGreaterThan(100);
  });

  it.each(samples)('accepts the example of $name', ({ schema, example }) => {
    expect(accepts(schema, example)).toBe(true);
  });

  it('gives the same result as zod for any change of an example', () => {
    const sample = fc.constantFrom(...samples);
    fc.assert(
      fc.property(
        sample,
        fc.array(fc.nat(200), { minLength: 1, maxLength: 4 }),
        strangeValues,
        ({ schema, example }, choices, replacement) => {
          const changed = withChange(example, choices, replacement);
          expect(accepts(schema, changed)).toBe(zodAccepts(schema, changed));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it.each<[string, z.ZodMiniType, unknown[]]>([
    ['a union', z.union([z.string(), z.number()]), ['a', 1, null]],
    ['a record', z.record(z.string(), z.number()), [{}, { a: 1 }, { a: 'b' }, []]],
    ['an email', z.email(), ['a@b.example', 'a']],
    ['a number without bounds', z.number(), [1.5, Number.NaN, Number.POSITIVE_INFINITY, '1']],
    ['exclusive bounds', z.number().check(z.gt(0), z.lt(2)), [0, 1, 2]],
    ['a text with a transformed length', z.string().check(z.trim(), z.minLength(1)), ['a', ' ']],
    ['an optional field', z.object({ a: z.optional(z.string()) }), [{}, { a: undefined }, { a: 1 }]],
    ['an object with a catch-all', z.catchall(z.object({}), z.string()), [{}, { a: 'b' }, { a: 1 }]],
  ])('gives the same result as zod for %s', (_, schema, values) => {
    for (const value of values)
      expect([value, accepts(schema, value)]).toEqual([value, zodAccepts(schema, value)]);
  });

  it('gives the same result as zod for rows whose fields differ in order or number', () => {
    const shape = { a: z.string(), b: z.nullable(z.string()), c: z.optional(z.number()) };
    const field = fc.constantFrom('a', 'b', 'c', 'd');
    const value = fc.constantFrom<unknown>('x', null, undefined, 1);
    const row = fc
      .array(fc.tuple(field, value), { maxLength: 5 })
      .map((entries) => Object.fromEntries(entries));
    for (const schema of [z.object(shape), z.strictObject(shape)]) {
      const list = z.array(schema);
      fc.assert(
        fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
          expect(accepts(list, rows)).toBe(zodAccepts(list, rows));
        }),
        { numRuns: 1_000 },
      );
    }
  });

  it('gives the same result as zod for objects that inherit', () => {
    class Row {
      get a() {
        return 'x';
      }
    }
    const schema = z.object({ a: z.string() });
    for (const value of [new Row(), Object.create({ a: 'x' }), Object.create(null)])
      expect(accepts(schema, value)).toBe(zodAccepts(schema, value));
  });
});

/** Whether zod returns an equal value; compared as JSON, the wire format. */
function isUnchangedByZod(schema: z.ZodMiniType, value: unknown): boolean {
  const { success, data } = schema.safeParse(value);
  return success && isDeepStrictEqual(asJson(data), asJson(value));
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

describe('the quick check of unconverted responses', () => {
  it.each(samples)('accepts the example of $name', ({ schema, example }) => {
    expect(acceptsExactly(schema, example)).toBe(true);
  });

  it('accepts nothing that zod refuses or would convert, for any change of an example', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(fc.nat(200), { minLength: 1, maxLength: 4 }),
        strangeValues,
        ({ schema, example }, choices, replacement) => {
          const changed = withChange(example, choices, replacement);
          if (acceptsExactly(schema, changed)) expect(isUnchangedByZod(schema, changed)).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  const inner = z.object({ a: z.string() });
  it.each<[string, z.ZodMiniType, unknown, boolean]>([
    ['a field too many', inner, { a: 'x', b: 1 }, false],
    ['a field too many of a row', z.array(inner), [{ a: 'x' }, { a: 'x', b: 1 }], false],
    ['a field too many further in', z.object({ in: z.nullable(inner) }), { in: { a: 'x', b: 1 } }, false],
    ['a field too many in a record', z.record(z.string(), inner), { key: { a: 'x', b: 1 } }, false],
    ['an optional field', z.object({ a: z.optional(z.string()) }), {}, true],
    ['free keys', z.record(z.string(), z.number()), { a: 1, b: 2 }, true],
    ['a key that no object keeps', z.record(z.string(), inner), JSON.parse('{"__proto__":{"a":"x"}}'), false],
    ['a text that is replaced', z.string().check(z.trim()), ' a', false],
    ['the same where nothing is replaced', z.string().check(z.trim()), 'a', true],
    ['fields that are inherited', inner, Object.create({ a: 'x' }), false],
    ['what only zod knows to judge', z.union([inner, z.null()]), { a: 'x', b: 1 }, false],
  ])('supports %s', (_, schema, value, expected) => {
    expect(acceptsExactly(schema, value)).toBe(expected);
    if (expected) expect(isUnchangedByZod(schema, value)).toBe(true);
  });
});
