import { minorUnits, ValidationError } from '@platform/sdk';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  firstBroken,
  newChoiceSample,
  newSample,
  newSampleOf,
  problemsOf,
  readSamples,
  refusedSample,
  samplesText,
  type VersionDetail,
  withChanges,
} from './workbench.draft.ts';

const detail: VersionDetail = {
  version: {
    id: 'v1',
    scriptId: 's1',
    version: 1,
    note: 'First',
    author: null,
    checksum: 'ab',
    sizeBytes: 10,
    sampleCount: 1,
    isLive: true,
    wentLiveAt: null,
    wentLiveBy: null,
    createdAt: '2026-11-01T09:00:00+08:00',
  },
  source: 'export const send = () => 1;',
  samples: [
    {
      name: 'Forged',
      entryPoint: 'readNotice',
      notice: { headers: { 'x-signature': 'no' }, body: '{}' },
      credentials: { webhookSecret: 'test' },
      answers: [],
      expected: { verdict: 'forged' },
    },
    {
      name: 'Declined',
      entryPoint: 'query',
      parameters: { accountNumber: '1' },
      answers: [{ status: 400, body: '{"error":1}' }, { failure: 'timedOut' }],
      expected: { verdict: 'declined', code: 'E1' },
    },
    {
      name: 'Chosen',
      entryPoint: 'choose',
      order: {
        orderCode: 'C1',
        mchId: 'M1',
        productId: 2100,
        amountMinor: minorUnits(100),
        currency: 'INR',
        createdAt: '2026-11-01T01:00:00.000Z',
      },
      capacity: [{ productId: 1008, currency: 'INR', accountCount: 1, maxAmountMinor: minorUnits(500) }],
      answers: [],
      expected: { verdict: 'chosen', products: [1008, 1034] },
    },
  ],
};

describe('a draft', () => {
  it('sends a version’s samples back as they were', () => {
    expect(readSamples(draftOf(detail).samples)).toEqual(detail.samples);
  });

  it('counts as changed until every change is undone', () => {
    const start = draftOf(detail);
    const changed = withChanges(start, { source: 'export const send = () => 2;' }, detail);
    expect(changed.isChanged).toBe(true);
    expect(withChanges(changed, { source: detail.source }, detail).isChanged).toBe(false);
    const [first, second] = start.samples;
    expect(withChanges(start, { samples: [second!, first!] }, detail).isChanged).toBe(true);
    expect(
      withChanges(start, { samples: [{ ...first!, verdict: 'unknown' }, second!] }, detail).isChanged,
    ).toBe(true);
  });
});

describe('a sample', () => {
  const sample = newSample('Paid', 'new-1');

  it('can be sent as it is offered', () => {
    expect(problemsOf(sample)).toEqual({});
    expect(readSamples([sample])[0]).toMatchObject({ name: 'Paid', expected: { verdict: 'accepted' } });
    const choice = newChoiceSample('Chosen', 'new-2');
    expect(problemsOf(choice)).toEqual({});
    expect(readSamples([{ ...choice, products: ' 1008 ,1034' }])[0]?.expected).toEqual({
      verdict: 'chosen',
      products: [1008, 1034],
    });
  });

  it('says which of its texts cannot be read, and loses nothing of them', () => {
    expect(problemsOf({ ...sample, name: ' ', input: '{', answers: '{}' })).toEqual({
      name: 'required',
      input: 'noJson',
      answers: 'noList',
    });
    expect(problemsOf({ ...sample, products: '1008; 1034' })).toEqual({ products: 'noProducts' });
    expect(problemsOf({ ...sample, input: '[]' })).toEqual({ input: 'noObject' });
    expect(problemsOf({ ...sample, input: '{"expected":{}}' })).toEqual({ input: 'unknownField' });
    expect(firstBroken([sample, { ...sample, id: 'b', input: '' }])?.id).toBe('b');
    expect(firstBroken([sample])).toBeUndefined();
  });

  it('is named by the platform’s refusal of a request', () => {
    const refused = new ValidationError({
      operation: 'payScripts.addVersion',
      direction: 'request',
      issues: [{ path: 'samples.1.payout.amountMinor', message: 'Too small', code: 'too_small' }],
    } as never);
    expect(refusedSample(refused)).toEqual({ index: 1, text: 'payout.amountMinor: Too small' });
    expect(refusedSample(new Error('other'))).toBeUndefined();
  });

  it('is compared with its expectation', () => {
    expect(samplesText(draftOf(detail).samples)).toContain('query → declined E1');
  });
});

it('a new sample of each direction calls a function that its script has, and can be sent', () => {
  const first = (direction: string) => newSampleOf(direction)('New', 'n1');
  expect(['payout', 'collection', 'choice'].map((direction) => first(direction).entryPoint)).toEqual([
    'send',
    'create',
    'choose',
  ]);
  const sample = { ...first('collection'), link: 'https://gateway.example/l/1' };
  expect(problemsOf(sample)).toEqual({});
  expect(readSamples([sample])).toMatchObject([
    {
      entryPoint: 'create',
      order: { key: 'C2026112012000012345678-1' },
      expected: { verdict: 'created', link: 'https://gateway.example/l/1' },
    },
  ]);
});
