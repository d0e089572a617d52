import { describe, expect, it } from 'vitest';
import { formOf, formRefusals, readNewProduct, readProductChange } from './products.form.ts';
import type { ProductRow } from './products.parts.ts';

const row = {
  id: 1008,
  name: { 'zh-CN': 'UPI 代收', 'zh-TW': 'UPI 代收', 'en-US': 'UPI collection' },
  kind: 'collection',
  currency: 'INR',
  mainProductId: 3024,
  minAmountMinor: 10_000,
  maxAmountMinor: 5_000_000,
  defaultFeeRate: '0.02',
  defaultCommissionRate: '0.008',
  floatMode: 'none',
  matchBy: 'reference',
  needsMonitor: true,
  redPacket: false,
  choiceScriptId: null,
  requiredFields: ['vpa'],
  enabled: true,
} as unknown as ProductRow;

describe('a product’s form', () => {
  it('sends nothing but what changed', () => {
    expect(readProductChange(formOf(row), row)).toEqual({ id: 1008 });
    const form = {
      ...formOf(row),
      feePercent: '2.5',
      mainProductId: '',
      requiredFields: ['vpa', 'userName'],
    };
    expect(readProductChange(form, row)).toEqual({
      id: 1008,
      defaultFeeRate: '0.025',
      mainProductId: null,
      requiredFields: ['userName', 'vpa'],
    });
  });

  it('asks for what a new product must have', () => {
    expect(formRefusals(formOf())).toEqual({
      id: 'required',
      nameZhCn: 'required',
      nameZhTw: 'required',
      nameEnUs: 'required',
      minAmountMinor: 'required',
      maxAmountMinor: 'required',
    });
    expect(formRefusals(formOf(row))).toEqual({});
    expect(formRefusals({ ...formOf(row), id: 100_000 })).toEqual({ id: 'tooLarge' });
    expect(formRefusals({ ...formOf(row), minAmountMinor: 6_000_000 })).toEqual({
      maxAmountMinor: 'minimumAboveMaximum',
    });
    expect(formRefusals({ ...formOf(row), commissionPercent: 'x' })).toEqual({
      commissionPercent: 'percentWrong',
    });
  });

  it('leaves rates that are not typed to the server’s defaults', () => {
    const form = { ...formOf(row), id: 3100, feePercent: '', commissionPercent: '' };
    const added = readNewProduct(form);
    expect(added).toMatchObject({ id: 3100, kind: 'collection', currency: 'INR' });
    expect(added).not.toHaveProperty('defaultFeeRate');
  });
});
