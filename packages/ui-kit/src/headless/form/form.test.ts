import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingSteps } from '../dialog/index.ts';
import { allErrors, type FormState, formReducer, initialForm, isDirty, shownErrors } from './index.ts';

interface Account {
  name: string;
  limit: number | null;
}
const start = (): FormState<Account> => initialForm({ name: '', limit: null });
const wrong = { name: 'Give it a name', limit: 'Whole numbers only' };

describe('display of an error', () => {
  it('starts when its field loses focus, and for all fields after a submit', () => {
    expect(shownErrors(start(), wrong)).toEqual({});
    const left = formReducer(start(), { kind: 'leave', name: 'limit' });
    expect(shownErrors(left, wrong)).toEqual({ limit: 'Whole numbers only' });
    expect(shownErrors(formReducer(left, { kind: 'try' }), wrong)).toEqual(wrong);
  });

  it('ends as soon as it is corrected, and keeps the order of the fields', () => {
    const tried = formReducer(start(), { kind: 'try' });
    expect(shownErrors(tried, { limit: wrong.limit })).toEqual({ limit: wrong.limit });
    expect(Object.keys(shownErrors(tried, wrong))).toEqual(['name', 'limit']);
  });

  it('of the server lasts until its own field changes', () => {
    const refused = formReducer(start(), { kind: 'refuse', errors: { name: 'Taken' } });
    const other = formReducer(refused, { kind: 'change', changes: { limit: 5 } });
    expect(shownErrors(other, {})).toEqual({ name: 'Taken' });
    expect(shownErrors(formReducer(other, { kind: 'change', changes: { name: 'B' } }), {})).toEqual({});
  });
});

describe('unreadable input', () => {
  const garbled = formReducer(start(), { kind: 'unreadable', name: 'limit', problem: 'No number' });

  it('is an error even in an optional field, and takes precedence over other errors', () => {
    expect(allErrors(garbled, {})).toEqual({ limit: 'No number' });
    expect(allErrors(garbled, wrong)).toEqual({ name: wrong.name, limit: 'No number' });
    expect(shownErrors(garbled, {})).toEqual({});
  });

  it('is cleared when it is corrected', () => {
    const mended = formReducer(garbled, { kind: 'unreadable', name: 'limit', problem: undefined });
    expect(allErrors(mended, {})).toEqual({});
  });
});

describe('typed input', () => {
  it('is never lost by an error', () => {
    const event = fc.oneof(
      fc.constant({ kind: 'try' } as const),
      fc.constantFrom('name', 'limit').map((name) => ({ kind: 'leave', name }) as const),
      fc.string().map((text) => ({ kind: 'refuse', errors: { name: text } }) as const),
    );
    fc.assert(
      fc.property(fc.string(), fc.array(event), (name, events) => {
        const typed = formReducer(start(), { kind: 'change', changes: { name } });
        expect(events.reduce(formReducer<Account>, typed).values).toEqual({ name, limit: null });
      }),
    );
  });

  it('that is reset counts as unchanged', () => {
    const typed = formReducer(start(), { kind: 'change', changes: { name: 'A' } });
    expect(isDirty(typed.values, start().values)).toBe(true);
    const back = formReducer(typed, { kind: 'change', changes: { name: '' } });
    expect(isDirty(back.values, start().values)).toBe(false);
  });
});

describe('confirmation steps', () => {
  const nothing = { typed: '', reason: '', secret: '' };
  const ladder = { typed: { expected: '1,200.00', lenient: true }, reason: {}, secret: {} };

  it('are optional: without any, a yes is enough', () => {
    expect(missingSteps({}, nothing)).toEqual([]);
  });

  it('are completed one by one', () => {
    expect(missingSteps(ladder, nothing)).toEqual(['typed', 'reason', 'secret']);
    expect(missingSteps(ladder, { ...nothing, typed: '1200.00', reason: ' ' })).toEqual(['reason', 'secret']);
    expect(missingSteps(ladder, { typed: '1200.00', reason: 'twice', secret: ' ' })).toEqual([]);
  });
});
