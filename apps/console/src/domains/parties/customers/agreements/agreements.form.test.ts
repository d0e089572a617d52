import { describe, expect, it } from 'vitest';
import { formOf, formRefusals, newForm, readAgreementChange, readNewAgreement } from './agreements.form.ts';
import type { AgreementRow } from './agreements.labels.ts';

const row = {
  id: 'u:1008',
  userId: 'u',
  role: 'supplier',
  productId: 1008,
  currency: 'INR',
  enabled: true,
  rate: '0.0045',
  minAmountMinor: null,
  maxAmountMinor: 500_000,
  weight: 1,
} as unknown as AgreementRow;

describe('an agreement’s form', () => {
  it('shows the rate as a percentage, and sends nothing that is unchanged', () => {
    expect(formOf(row).percent).toBe('0.45');
    expect(readAgreementChange(formOf(row), row)).toEqual({ userId: 'u', productId: 1008 });
    expect(readAgreementChange({ ...formOf(row), percent: '0.450 %' }, row)).toEqual({
      userId: 'u',
      productId: 1008,
    });
  });

  it('sends a changed rate exactly, and null for a limit that goes', () => {
    const form = { ...formOf(row), percent: '0.5', maxAmountMinor: null, weight: 3, enabled: false };
    expect(readAgreementChange(form, row)).toEqual({
      userId: 'u',
      productId: 1008,
      rate: '0.005',
      enabled: false,
      maxAmountMinor: null,
      weight: 3,
    });
  });

  it('leaves the rate of a new agreement to the product unless one is typed', () => {
    const form = newForm({ userId: 'u', productId: '3001' });
    expect(readNewAgreement(form)).toEqual({ userId: 'u', productId: 3001, enabled: true });
    expect(readNewAgreement({ ...form, percent: '2', weight: 4 })).toMatchObject({ rate: '0.02' });
    expect(readNewAgreement({ ...form, weight: 4 })).not.toHaveProperty('weight');
  });

  it('refuses what is missing or cannot be', () => {
    expect(formRefusals(newForm({}), true)).toEqual({ userId: 'required', productId: 'required' });
    expect(formRefusals({ ...formOf(row), percent: '' }, false)).toEqual({ percent: 'required' });
    expect(formRefusals({ ...formOf(row), percent: '101' }, false)).toEqual({ percent: 'percentWrong' });
    expect(formRefusals({ ...formOf(row), minAmountMinor: 600_000 }, false)).toEqual({
      maxAmountMinor: 'minimumAboveMaximum',
    });
    expect(formRefusals({ ...formOf(row), weight: 1001 }, false)).toEqual({ weight: 'tooLarge' });
  });
});
