import { describe, expect, it } from 'vitest';
import {
  type BatchDraft,
  createInput,
  emptyDraft,
  isEmptyDraft,
  payoutTimeOf,
  previewInput,
  reachedStep,
  readDraft,
  stepRefusals,
} from './draft.model.ts';

const zone = 'Asia/Shanghai';
const filled: BatchDraft = {
  ...emptyDraft(zone),
  step: 'preview',
  productId: '1050',
  bankName: ' Example Bank ',
  minAmountMinor: 100,
  maxAmountMinor: 900,
  maxOrderCount: 20,
  resourceId: 'account',
  templateId: 'template',
  payoutTime: '2026-11-20 18:00',
};

describe('a draft of a payout batch', () => {
  it('is the same after a reload', () => {
    expect(readDraft(JSON.stringify(filled), 'UTC')).toEqual(filled);
  });

  it('that is damaged, or of another version, is read as far as it can be', () => {
    for (const stored of [null, '', '{', '[]', '3', 'null'])
      expect(readDraft(stored, zone)).toEqual(emptyDraft(zone));
    const odd = readDraft(
      JSON.stringify({ ...filled, currency: 'XYZ', step: 'pray', minAmountMinor: 1.5, bankName: 7 }),
      zone,
    );
    expect(odd).toMatchObject({ currency: 'INR', step: 'choose', minAmountMinor: null, bankName: '' });
    expect(odd.resourceId).toBe('account');
  });

  it('keeps the moment of the payout time in the zone that it was typed in', () => {
    expect(payoutTimeOf(filled)?.toISOString()).toBe('2026-11-20T10:00:00.000Z');
    expect(payoutTimeOf({ payoutTime: '', zone })).toBeUndefined();
    expect(payoutTimeOf({ payoutTime: '2026-02-30 10:00', zone })?.getTime()).toBeNaN();
  });

  it('is not worth keeping while nothing is entered', () => {
    expect(isEmptyDraft({ ...emptyDraft(zone), step: 'pay' })).toBe(true);
    expect(isEmptyDraft({ ...emptyDraft(zone), maxOrderCount: 5 })).toBe(false);
  });
});

describe('the steps', () => {
  it('refuse the fields of the contract where they are entered', () => {
    const wrong = { ...filled, maxOrderCount: 501, minAmountMinor: 901, payoutTime: 'noon', templateId: '' };
    expect(stepRefusals(wrong, 'choose')).toEqual({
      maxOrderCount: 'tooLarge',
      minAmountMinor: 'minimumAboveMaximum',
    });
    expect(stepRefusals({ ...filled, minAgeMinutes: -1 }, 'choose')).toEqual({ minAgeMinutes: 'tooSmall' });
    expect(stepRefusals({ ...filled, minAgeMinutes: 525_601 }, 'choose')).toEqual({
      minAgeMinutes: 'tooLarge',
    });
    expect(stepRefusals(wrong, 'pay')).toEqual({ payoutTime: 'invalidDate', templateId: 'required' });
    expect(stepRefusals(wrong, 'preview')).toEqual({});
  });

  it('are not skipped by a draft that lacks something', () => {
    expect(reachedStep(filled)).toBe('preview');
    expect(reachedStep({ ...filled, resourceId: '' })).toBe('pay');
    expect(reachedStep({ ...filled, maxOrderCount: 0 })).toBe('choose');
  });
});

describe('what is sent', () => {
  it('leaves out what is not filled in', () => {
    expect(previewInput({ ...emptyDraft(zone), resourceId: 'account' })).toEqual({ resourceId: 'account' });
    expect(previewInput(filled)).toMatchObject({
      productId: 1050,
      bankName: 'Example Bank',
      maxOrderCount: 20,
    });
  });

  it('names the payouts that the preview showed, if it showed all of them', () => {
    const seen = { orderCount: 2, orders: [{ orderCode: 'P1' }, { orderCode: 'P2' }] };
    expect(createInput(filled, seen).orderCodes).toEqual(['P1', 'P2']);
    expect(createInput(filled, { ...seen, orderCount: 21 }).orderCodes).toBeUndefined();
  });
});
