import { describe, expect, it } from 'vitest';
import type { Parameter, Schema } from '../generate/document.ts';
import { breakingChanges } from './breaking-changes.ts';
import { contractOf, object, type Parts, text } from './small-contract.ts';

const query = (name: string, schema: Schema, required = false): Parameter => ({
  name,
  in: 'query',
  required,
  schema,
});
const reference: Schema = { $ref: '#/components/schemas/Row' };
const states = (...values: number[]): Schema => ({ type: 'integer', enum: values });

const breaking: [what: string, finding: string, before: Parts, after: Parts][] = [
  ['a call is gone', 'POST /v1.0/rows/getList is gone', {}, { path: '/v2.0/rows/getList' }],
  ['a call has another name', 'is called rows.all now', {}, { operation: { operationId: 'rows.all' } }],
  ['an open call asks for a token', 'asks for a token now', { operation: { security: [] } }, {}],
  ['a call moves to the other base', 'another base address', {}, { operation: { 'x-base': 'merchant' } }],
  ['a body becomes something else', 'its body was none, is json', {}, { body: object({}) }],
  [
    'a field of a request is gone',
    'rows.list request.name: the field is gone',
    { body: object({ name: text }) },
    { body: object({ title: text }) },
  ],
  [
    'a field of a request becomes required',
    'request.name: is required now',
    { body: object({ name: text }) },
    { body: object({ name: text }, ['name']) },
  ],
  [
    'a new field is required',
    'request.kind: is required now',
    { body: object({}) },
    { body: object({ kind: text }, ['kind']) },
  ],
  [
    'a parameter is gone',
    'request.name: the parameter is gone',
    { parameters: [query('name', text)] },
    { parameters: [] },
  ],
  [
    'a parameter becomes required',
    'request.name: is required now',
    { parameters: [query('name', text)] },
    { parameters: [query('name', text, true)] },
  ],
  [
    'a new parameter is required',
    'request.kind: is required now',
    {},
    { parameters: [query('kind', text, true)] },
  ],
  [
    'an upper bound comes down',
    'maxLength was 128, is 64',
    { body: object({ name: { type: 'string', maxLength: 128 } }) },
    { body: object({ name: { type: 'string', maxLength: 64 } }) },
  ],
  [
    'a lower bound appears',
    'minimum was not set, is 1',
    { body: object({ n: { type: 'integer' } }) },
    { body: object({ n: { type: 'integer', minimum: 1 } }) },
  ],
  [
    'a pattern changes',
    'pattern was',
    { body: object({ n: { type: 'string', pattern: '^a' } }) },
    { body: object({ n: { type: 'string', pattern: '^b' } }) },
  ],
  [
    'a pattern takes shorter texts only',
    'pattern was ^[a-z]{6,80}$, is ^[a-z]{6,40}$',
    { body: object({ n: { type: 'string', pattern: '^[a-z]{6,80}$' } }) },
    { body: object({ n: { type: 'string', pattern: '^[a-z]{6,40}$' } }) },
  ],
  [
    'a pattern of a parameter takes fewer letters',
    'pattern was ^[a-z]{6}$, is ^[a-f]{6}$',
    { parameters: [query('n', { type: 'string', pattern: '^[a-z]{6}$' })] },
    { parameters: [query('n', { type: 'string', pattern: '^[a-f]{6}$' })] },
  ],
  [
    'a pattern is asked for where none was',
    'pattern was not set, is ^[a-z]{6}$',
    { body: object({ n: text }) },
    { body: object({ n: { type: 'string', pattern: '^[a-z]{6}$' } }) },
  ],
  [
    'an accepted value is refused',
    'the value 2 is gone',
    { body: object({ s: states(1, 2) }) },
    { body: object({ s: states(1) }) },
  ],
  [
    'free text becomes a list of choices',
    'only a is accepted now',
    { body: object({ s: text }) },
    { body: object({ s: { type: 'string', enum: ['a'] } }) },
  ],
  [
    'a request no longer takes null',
    'was null or string, is string',
    { body: object({ n: { type: ['string', 'null'] } }) },
    { body: object({ n: text }) },
  ],
  [
    'a number of a request must be whole',
    'was number, is integer',
    { body: object({ n: { type: 'number' } }) },
    { body: object({ n: { type: 'integer' } }) },
  ],
  [
    'a unit of the wire changes',
    'x-unit was not set, is usdtCount',
    { body: object({ n: { type: 'integer' } }) },
    { body: object({ n: { type: 'integer', 'x-unit': 'usdtCount' } }) },
  ],
  [
    'a unit of a parameter changes',
    'x-unit was usdtCount, is not set',
    { parameters: [{ ...query('n', { type: 'integer' }), 'x-unit': 'usdtCount' }] },
    { parameters: [query('n', { type: 'integer' })] },
  ],
  [
    'a field of an answer is gone',
    'rows.list response.name: the field is gone',
    { data: object({ name: text }) },
    { data: object({}) },
  ],
  [
    'a field of an answer may be missing',
    'may be missing now',
    { data: object({ name: text }, ['name']) },
    { data: object({ name: text }) },
  ],
  [
    'a field of an answer may be null',
    'was string, is null or string',
    { data: object({ name: text }) },
    { data: object({ name: { oneOf: [text, { type: 'null' }] } }) },
  ],
  [
    'an answer’s whole number may be a fraction',
    'was integer, is number',
    { data: object({ n: { type: 'integer' } }) },
    { data: object({ n: { type: 'number' } }) },
  ],
  [
    'a time of an answer is written otherwise',
    'format was date-time',
    { data: object({ t: { type: 'string', format: 'date-time' } }) },
    { data: object({ t: text }) },
  ],
  [
    'an answer may be longer than it was promised',
    'response.n: maxLength was 40, is 80',
    { data: object({ n: { type: 'string', maxLength: 40 } }) },
    { data: object({ n: { type: 'string', maxLength: 80 } }) },
  ],
  [
    'an answer’s bound is gone',
    'response.n: maximum was 100, is not set',
    { data: object({ n: { type: 'integer', maximum: 100 } }) },
    { data: object({ n: { type: 'integer' } }) },
  ],
  [
    'an answer may be less than it was promised',
    'response.n: minimum was 0, is -5',
    { data: object({ n: { type: 'integer', minimum: 0 } }) },
    { data: object({ n: { type: 'integer', minimum: -5 } }) },
  ],
  [
    'a pattern of an answer takes longer texts',
    'response.n: pattern was ^[a-z]{6,40}$, is ^[a-z]{6,80}$',
    { data: object({ n: { type: 'string', pattern: '^[a-z]{6,40}$' } }) },
    { data: object({ n: { type: 'string', pattern: '^[a-z]{6,80}$' } }) },
  ],
  [
    'a pattern of an answer is gone',
    'response.n: pattern was ^[a-z]{6}$, is not set',
    { data: object({ n: { type: 'string', pattern: '^[a-z]{6}$' } }) },
    { data: object({ n: text }) },
  ],
  [
    'a callback carries longer texts',
    'webhook rowCallback.n: maxLength was 40, is 80',
    { webhook: object({ n: { type: 'string', maxLength: 40 } }) },
    { webhook: object({ n: { type: 'string', maxLength: 80 } }) },
  ],
  [
    'a field deep in a list changes',
    'response.list[].row.id: was integer, is string',
    {
      data: object({ list: { type: 'array', items: object({ row: reference }) } }),
      schemas: { Row: object({ id: { type: 'integer' } }) },
    },
    {
      data: object({ list: { type: 'array', items: object({ row: reference }) } }),
      schemas: { Row: object({ id: text }) },
    },
  ],
  [
    'an error is gone',
    'error orderNotFound (2001) is gone',
    { errors: { orderNotFound: 2001 } },
    { errors: {} },
  ],
  [
    'an error gets another number',
    'error orderNotFound: was 2001, is 2002',
    { errors: { orderNotFound: 2001 } },
    { errors: { orderNotFound: 2002 } },
  ],
  [
    'an event loses a field',
    'websocket event row.created.id: the field is gone',
    { event: object({ id: text }) },
    {},
  ],
  ['an event moves to another topic', 'its topic was rows, is others', {}, { topic: 'others' }],
  [
    'a command demands more',
    'websocket ack request.key: is required now',
    {},
    { command: object({ key: text }, ['key']) },
  ],
  [
    'a callback loses a field',
    'webhook rowCallback.id: the field is gone',
    { webhook: object({ id: text }) },
    {},
  ],
  ['a callback loses a header', 'the header X-Id is gone', {}, { header: 'X-Event-Id' }],
];

const harmless: [what: string, before: Parts, after: Parts][] = [
  ['nothing', { body: object({ name: text }, ['name']) }, { body: object({ name: text }, ['name']) }],
  ['a new field that may be left out', { body: object({}) }, { body: object({ name: text }) }],
  ['a new parameter that may be left out', {}, { parameters: [query('name', text)] }],
  [
    'a required field that may be left out now',
    { body: object({ name: text }, ['name']) },
    { body: object({ name: text }) },
  ],
  [
    'a wider bound',
    { body: object({ n: { type: 'string', maxLength: 64 } }) },
    { body: object({ n: { type: 'string', maxLength: 128 } }) },
  ],
  [
    'a pattern that is no longer asked for',
    { body: object({ n: { type: 'string', pattern: '^a' } }) },
    { body: object({ n: text }) },
  ],
  [
    'a pattern of a request that takes longer texts too',
    { body: object({ n: { type: 'string', pattern: '^[a-z]{6,40}$' } }) },
    { body: object({ n: { type: 'string', pattern: '^[a-z]{6,80}$' } }) },
  ],
  [
    'a pattern of a parameter that takes more letters',
    { parameters: [query('n', { type: 'string', pattern: '^[a-f]{6}$' })] },
    { parameters: [query('n', { type: 'string', pattern: '^[a-f0-9]{6}$' })] },
  ],
  [
    'an answer whose pattern takes shorter texts only',
    { data: object({ n: { type: 'string', pattern: '^[a-z]{6,80}$' } }) },
    { data: object({ n: { type: 'string', pattern: '^[a-z]{6,40}$' } }) },
  ],
  [
    'an answer that keeps to a pattern where it had none',
    { data: object({ n: text }) },
    { data: object({ n: { type: 'string', pattern: '^[a-z]{6}$' } }) },
  ],
  ['one more accepted value', { body: object({ s: states(1) }) }, { body: object({ s: states(1, 2) }) }],
  [
    'one more value in answers, whose readers live with values they do not know',
    { data: object({ s: states(1) }) },
    { data: object({ s: states(1, 2) }) },
  ],
  [
    'a request that takes null too',
    { body: object({ n: text }) },
    { body: object({ n: { type: ['string', 'null'] } }) },
  ],
  [
    'an answer that is never null any more',
    { data: object({ n: { oneOf: [text, { type: 'null' }] } }) },
    { data: object({ n: text }) },
  ],
  ['one more field in answers', { data: object({}) }, { data: object({ name: text }, ['name']) }],
  [
    'an answer with a narrower bound',
    { data: object({ n: { type: 'string', maxLength: 64 } }) },
    { data: object({ n: { type: 'string', maxLength: 32 } }) },
  ],
  [
    'a schema with another name',
    { data: reference, schemas: { Row: object({ id: text }) } },
    { data: { $ref: '#/components/schemas/Line' }, schemas: { Line: object({ id: text }) } },
  ],
  [
    'a schema that holds itself',
    { data: reference, schemas: { Row: object({ child: reference }) } },
    { data: reference, schemas: { Row: object({ child: reference, name: text }) } },
  ],
  ['a call that needs no token any more', {}, { operation: { security: [] } }],
  ['one more error', { errors: { success: 200 } }, { errors: { success: 200, orderNotFound: 2001 } }],
  ['one more field in callbacks', {}, { webhook: object({ id: text }, ['id']) }],
];

describe('a change breaks callers:', () => {
  it.each(breaking)('%s', (_, finding, before, after) => {
    const findings = breakingChanges(contractOf(before), contractOf(after));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(finding);
  });
});

describe('a change does not break callers:', () => {
  it.each(harmless)('%s', (_, before, after) => {
    expect(breakingChanges(contractOf(before), contractOf(after))).toEqual([]);
  });
});
