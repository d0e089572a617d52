import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FieldVerdict,
  fieldLimits,
  validateAccount,
  validateCardNumber,
  validateDateTime,
  validateIfsc,
  validateNickname,
  validatePassword,
  validateVpa,
} from './forms.ts';
import { orderStatusIds } from './order-statuses.ts';
import { payoutStatusIds } from './payout-statuses.ts';
import { rejectReasons } from './reject-reason.ts';

interface Schema {
  $ref?: string;
  minLength?: number;
  maxLength?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  enum?: number[];
  description?: string;
  example?: Record<string, unknown>;
  properties?: Record<string, Schema>;
  'x-enum-names'?: string[];
}

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../openapi/dist/openapi.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, { parameters?: { name: string; schema?: Schema }[] }>>;
  components: { schemas: Record<string, Schema> };
};
const { schemas } = contract.components;

const resolved = (schema: Schema): Schema => {
  const target = schema.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  return target ?? schema;
};

/** Returns every request field with this name, in bodies and queries. */
function requestFields(name: string): Schema[] {
  const inBodies = Object.entries(schemas)
    .filter(([schema]) => schema.endsWith('Request'))
    .flatMap(([, { properties }]) => properties?.[name] ?? []);
  const inQueries = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ parameters }) => parameters ?? [])
    .flatMap((parameter) => (parameter.name === name && parameter.schema ? [parameter.schema] : []));
  return [...inBodies, ...inQueries].map(resolved);
}

/** Whether the contract accepts a text. */
const takes = ({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '' }: Schema, text: string) =>
  text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text);

describe('bounds of the contract equal those of the forms', () => {
  it.each([
    ['bankName', fieldLimits.bankName],
    ['userName', fieldLimits.accountName],
    ['rejectReason', fieldLimits.rejectReason],
  ])('%s: %d characters', (name, longest) => {
    const fields = requestFields(name).filter(({ maxLength }) => name !== 'userName' || maxLength !== 64);
    expect(fields.length).toBeGreaterThan(0);
    expect([...new Set(fields.map(({ maxLength }) => maxLength))]).toEqual([longest]);
  });

  const judged: [name: string, schemas: Schema[], validate: (text: string) => FieldVerdict, good: RegExp][] =
    [
      ['card number', requestFields('cardNumber'), validateCardNumber, /^\d{1,20}$/],
      ['IFSC', requestFields('ifscCode'), validateIfsc, /^[A-Z]{4}0[A-Z0-9]{6}$/],
      ['VPA', requestFields('vpa'), validateVpa, /^[a-z.]{2,8}@[a-z]{2,64}$/],
      ['new account', [schemas.NewAccount ?? {}], validateAccount, /^[A-Za-z0-9]{60,68}$/],
      ['new password', [schemas.NewPassword ?? {}], validatePassword, /^[a-z0-9]{6,10}$/],
      ['new nickname', [schemas.NewNickname ?? {}], validateNickname, /^\w{60,68}$/],
    ];

  it.each(judged)('%s: both accept and refuse the same', (_name, fields, validate, good) => {
    expect(fields.length).toBeGreaterThan(0);
    const text = fc.oneof(
      fc.string({ maxLength: 140 }),
      fc.stringMatching(good),
      fc.tuple(fc.stringMatching(good), fc.string({ maxLength: 2 })).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (candidate) => {
        for (const field of fields) expect(takes(field, candidate)).toBe(validate(candidate) === undefined);
      }),
    );
  });

  it('times of order lists have one format', () => {
    const formats = ['startTime', 'endTime', 'completedStartTime', 'completedEndTime'].flatMap(requestFields);
    expect(new Set(formats.map(({ format }) => format))).toEqual(new Set(['platform-date-time']));
    expect(validateDateTime('2026-11-20 12:00:00')).toBeUndefined();
  });

  it('a file has as many orders as a batch', () => {
    expect(schemas.UploadFlag?.example?.maxRows).toBe(fieldLimits.batchOrders);
  });

  it('reject reasons are those that the contract names', () => {
    const [listed = ''] = (requestFields('rejectReason')[0]?.description ?? '').split(';');
    expect(listed.split(/, | or /)).toEqual([...rejectReasons]);
  });

  it.each([
    ['OrderStatusId', orderStatusIds],
    ['PayoutStatusId', payoutStatusIds],
  ])('%s: the same names for the same ids', (name, ids) => {
    const { enum: numbers = [], 'x-enum-names': names = [] } = schemas[name] ?? {};
    expect(Object.fromEntries(names.map((status, index) => [status, numbers[index]]))).toEqual(ids);
  });
});
