import { describe, expect, it } from 'vitest';
import {
  currenciesOf,
  detailsOf,
  formOf,
  formRefusals,
  type ResourceForm,
  readNewResource,
  readResourceChange,
  requiredOf,
} from './resources.form.ts';
import { type ResourceRow, resourceKinds } from './resources.labels.ts';

const collection = { kinds: ['bank', 'upi', 'wallet'], productKind: 'collection' };

const row = {
  id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01',
  kind: 'bank',
  name: 'North 07',
  supplierId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02',
  currency: 'INR',
  bankName: 'Example Bank',
  accountName: 'A Sample',
  cardNumberMasked: '****4821',
  ifscCode: 'EXMP0000123',
  vpa: null,
  mobileNumberMasked: null,
  paybillNumber: null,
  paybillAccount: null,
  tillNumber: null,
  usdtAddress: null,
  usdtNetwork: null,
  gatewayName: null,
  link: 'https://pay.example/a',
  jumpLink: null,
  hasQrCode: true,
  minAmountMinor: 10_000,
  maxAmountMinor: 5_000_000,
  dailyLimitMinor: 100_000_000,
  concurrencyLimit: 5,
  weight: 10,
  floatMode: 'none',
  paysBy: 'hand',
  monitorId: 'phone-07',
  products: [{ productId: 1034 }, { productId: 3024 }],
} as unknown as ResourceRow;

const filled = (changes: Partial<ResourceForm> = {}): ResourceForm => ({
  ...formOf(collection, undefined, row.supplierId),
  name: 'North 08',
  bankName: 'Example Bank',
  accountName: 'A Sample',
  cardNumber: '50100044821',
  ifscCode: 'EXMP0000123',
  minAmountMinor: 10_000,
  maxAmountMinor: 5_000_000,
  productIds: ['1034'],
  ...changes,
});

describe('what the form asks for', () => {
  it('follows from the kind and the currency', () => {
    expect(detailsOf({ kind: 'bank', currency: 'INR' })).toContain('ifscCode');
    expect(detailsOf({ kind: 'bank', currency: 'CNY' })).not.toContain('ifscCode');
    expect(detailsOf({ kind: 'usdt', currency: 'USDT' })).toEqual(['usdtNetwork', 'usdtAddress']);
  });

  it('offers the currencies that the rules allow, and USDT only for USDT accounts', () => {
    expect(Object.fromEntries(resourceKinds.map((kind) => [kind, currenciesOf(kind)]))).toEqual({
      bank: ['INR', 'CNY', 'KES'],
      upi: ['INR'],
      wallet: ['INR', 'CNY', 'KES'],
      usdt: ['USDT'],
      gateway: ['INR', 'CNY', 'KES'],
      mobileMoney: ['KES'],
    });
  });

  it('marks what the rules require of every account of a kind', () => {
    const required = (kind: ResourceForm['kind'], currency: ResourceForm['currency']) =>
      [...requiredOf({ kind, currency })].sort();
    expect(required('bank', 'INR')).toEqual(['accountName', 'bankName', 'cardNumber', 'ifscCode']);
    expect(required('bank', 'CNY')).toEqual(['accountName', 'bankName', 'cardNumber']);
    // One of several numbers: none of them alone.
    expect(required('mobileMoney', 'KES')).toEqual([]);
    expect(required('wallet', 'CNY')).toEqual(['accountName']);
  });

  it('begins with the kind, product and float of its address', () => {
    expect(formOf({ kind: 'usdt', productId: 3015 })).toMatchObject({
      kind: 'usdt',
      currency: 'USDT',
      floatMode: 'up',
      productIds: ['3015'],
    });
  });
});

describe('a new account', () => {
  it('is refused field by field, in the form’s order', () => {
    const refusals = formRefusals(formOf(collection), collection);
    expect(Object.entries(refusals)).toEqual([
      ['supplierId', 'required'],
      ['name', 'required'],
      ['bankName', 'required'],
      ['accountName', 'required'],
      ['cardNumber', 'required'],
      ['ifscCode', 'required'],
      ['minAmountMinor', 'required'],
      ['maxAmountMinor', 'required'],
      ['productIds', 'required'],
    ]);
  });

  it.each<[Partial<ResourceForm>, Partial<Record<keyof ResourceForm, string>>]>([
    [{ bankName: 'x'.repeat(129) }, { bankName: 'tooLong' }],
    [{ cardNumber: '12a4' }, { cardNumber: 'digitsOnly' }],
    [{ cardNumber: '1'.repeat(21) }, { cardNumber: 'tooLong' }],
    [{ ifscCode: 'EXMP1000123' }, { ifscCode: 'invalidIfsc' }],
    [{ maxAmountMinor: 9_999 }, { maxAmountMinor: 'minimumAboveMaximum' }],
    [{ dailyLimitMinor: 9_999 }, { dailyLimitMinor: 'tooSmall' }],
    [{ kind: 'upi', vpa: 'no-handle' }, { vpa: 'invalidVpa' }],
    [{ kind: 'wallet', currency: 'CNY' }, { link: 'required' }],
    [{ kind: 'wallet', currency: 'CNY', qrCode: 'data:image/png;base64,AA==' }, {}],
    [{ kind: 'usdt', currency: 'USDT', usdtAddress: 'T1' }, { usdtAddress: 'invalidAddress' }],
    [{ kind: 'mobileMoney', currency: 'KES' }, { mobileNumber: 'required' }],
    [{ kind: 'mobileMoney', currency: 'KES', mobileNumber: '0712345678' }, { mobileNumber: 'invalidMobile' }],
    [{ kind: 'mobileMoney', currency: 'KES', paybillNumber: '12345' }, { paybillAccount: 'required' }],
  ])('with %o is refused for %o', (changes, expected) => {
    expect(formRefusals(filled(changes), collection)).toEqual(expected);
  });

  it('sends the fields of its kind only, trimmed, and no empty ones', () => {
    const form = filled({
      kind: 'upi',
      vpa: ' north@examplebank ',
      bankName: '',
      cardNumber: '',
      ifscCode: '',
    });
    expect(readNewResource(form)).toEqual({
      kind: 'upi',
      supplierId: row.supplierId,
      currency: 'INR',
      floatMode: 'none',
      paysBy: 'hand',
      name: 'North 08',
      vpa: 'north@examplebank',
      accountName: 'A Sample',
      minAmountMinor: 10_000,
      maxAmountMinor: 5_000_000,
      dailyLimitMinor: null,
      concurrencyLimit: null,
      weight: 10,
      productIds: [1034],
    });
  });
});

describe('a change of an account', () => {
  const form = (changes: Partial<ResourceForm> = {}) => ({ ...formOf(collection, row), ...changes });

  it('keeps a masked number and a stored picture that are not touched', () => {
    expect(formRefusals(form(), collection, row)).toEqual({});
    expect(readResourceChange(form(), row)).toEqual({ resourceId: row.id });
  });

  it('sends only what differs, null for what is emptied', () => {
    const changed = form({
      cardNumber: '50100044822',
      link: '',
      qrCode: null,
      dailyLimitMinor: null,
      monitorId: '',
      productIds: ['3024', '1034'],
      weight: 20,
    });
    expect(readResourceChange(changed, row)).toEqual({
      resourceId: row.id,
      cardNumber: '50100044822',
      link: null,
      qrCode: null,
      dailyLimitMinor: null,
      monitorId: null,
      weight: 20,
    });
  });

  it('names the gateway that sends its payouts, of an account of that kind only', () => {
    const gateway = { ...row, kind: 'gateway', gatewayName: 'RazorpayX', gatewayId: 'g1' } as typeof row;
    expect(readResourceChange(formOf({}, gateway), gateway)).toEqual({ resourceId: row.id });
    expect(readResourceChange({ ...formOf({}, gateway), gatewayId: 'g2' }, gateway)).toMatchObject({
      gatewayId: 'g2',
    });
    expect(readResourceChange({ ...formOf({}, gateway), gatewayId: '' }, gateway)).toMatchObject({
      gatewayId: null,
    });
    expect(readNewResource(filled({ kind: 'gateway', gatewayId: 'g1' }))).toMatchObject({ gatewayId: 'g1' });
    expect(readNewResource(filled({ gatewayId: 'g1' }))).not.toHaveProperty('gatewayId');
  });

  it('refuses to empty what its kind requires', () => {
    expect(formRefusals(form({ ifscCode: '' }), collection, row)).toEqual({ ifscCode: 'required' });
  });
});
