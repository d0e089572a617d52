import { describe, expect, it } from 'vitest';
import { type PayoutBatchForm, type PayoutBatchRefusals, validatePayoutBatch } from './payout-batch.ts';

const good: PayoutBatchForm = {
  maxOrderCount: 500,
  payoutTime: new Date('2026-11-20T04:00:00Z'),
  minAmountMinor: 100,
  maxAmountMinor: 100,
  resourceId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01',
  templateId: 'imps-csv',
};

const cases: [what: string, change: PayoutBatchForm, refusals: PayoutBatchRefusals][] = [
  ['all as it must be', {}, {}],
  ['one order', { maxOrderCount: 1 }, {}],
  ['no count', { maxOrderCount: undefined }, {}],
  ['501 orders', { maxOrderCount: 501 }, { maxOrderCount: 'tooLarge' }],
  ['no order', { maxOrderCount: 0 }, { maxOrderCount: 'tooSmall' }],
  ['half an order', { maxOrderCount: 1.5 }, { maxOrderCount: 'notAWholeNumber' }],
  ['a count that is no number', { maxOrderCount: Number.NaN }, { maxOrderCount: 'notAWholeNumber' }],
  ['no payout time', { payoutTime: undefined }, { payoutTime: 'required' }],
  ['a payout time that is none', { payoutTime: new Date('x') }, { payoutTime: 'invalidDate' }],
  ['open amounts', { minAmountMinor: undefined, maxAmountMinor: undefined }, {}],
  ['an open minimum', { minAmountMinor: undefined }, {}],
  ['an open maximum', { maxAmountMinor: undefined }, {}],
  ['a minimum above the maximum', { minAmountMinor: 101 }, { minAmountMinor: 'minimumAboveMaximum' }],
  ['an amount below nothing', { minAmountMinor: -1 }, { minAmountMinor: 'tooSmall' }],
  ['parts of a minor unit', { maxAmountMinor: 100.5 }, { maxAmountMinor: 'notAWholeNumber' }],
  ['no resource', { resourceId: '' }, { resourceId: 'required' }],
  ['no template', { templateId: undefined }, { templateId: 'required' }],
  [
    'nothing at all',
    Object.fromEntries(Object.keys(good).map((field) => [field, undefined])),
    { payoutTime: 'required', resourceId: 'required', templateId: 'required' },
  ],
];

describe('payout batch', () => {
  it.each(cases)('%s', (_what, change, refusals) => {
    expect(validatePayoutBatch({ ...good, ...change })).toEqual(refusals);
  });
});
