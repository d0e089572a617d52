import { minorUnits, sign } from '@platform/sdk';
import { ordersCreate } from '@platform/sdk/operations';
import { createOrderRequest } from '@platform/sdk/validators';
import { encodeRequest } from '@platform/sdk/wire';
import { describe, expect, it } from 'vitest';
import {
  emptyForm,
  type FormField,
  newOrderNo,
  type OrderForm,
  type ProductOption,
  readForm,
  withOtherAmount,
} from './merchant-test.form.ts';
import { curlSample, keyVariable, sdkSample, shellQuote } from './merchant-test.samples.ts';
import { signWrongly } from './merchant-test.sending.ts';

const product: ProductOption = {
  id: 3001,
  mainProductId: null,
  name: { 'zh-CN': '卡转卡', 'zh-TW': '卡轉卡', 'en-US': 'Card to card' },
  kind: 'collection',
  currency: 'INR',
  enabled: true,
  minAmountMinor: minorUnits(10_000),
  maxAmountMinor: minorUnits(1_000_000),
  requiredFields: ['userName', 'cardNumber'],
};
const filled: OrderForm = {
  ...emptyForm,
  productId: 3001,
  amount: '1,234.50',
  texts: {
    ...emptyForm.texts,
    mchId: '10000101',
    mchOrderNo: 'T1',
    notifyUrl: 'https://merchant.example/callback',
    userName: 'Asha',
    cardNumber: '123456',
  },
};
const read = (change: Partial<OrderForm> = {}, texts: Partial<OrderForm['texts']> = {}) =>
  readForm({ ...filled, ...change, texts: { ...filled.texts, ...texts } }, product, 'INR');
const problemAt = (field: FormField, result: ReturnType<typeof readForm>) =>
  result.ok ? undefined : result.problems[field];

describe('the form', () => {
  it('becomes an order in minor units, without empty fields', () => {
    expect(read()).toEqual({
      ok: true,
      order: {
        mchId: '10000101',
        productId: 3001,
        mchOrderNo: 'T1',
        amount: 123_450,
        notifyUrl: 'https://merchant.example/callback',
        userName: 'Asha',
        cardNumber: '123456',
      },
    });
  });

  it('trims typed text', () => {
    const result = read({}, { userName: '  Asha ' });
    expect(result.ok && result.order.userName).toBe('Asha');
  });

  it('requires the fields of its product, and no others', () => {
    expect(problemAt('cardNumber', read({}, { cardNumber: '' }))).toEqual({ kind: 'required' });
    expect(problemAt('vpa', read({}, { vpa: '' }))).toBeUndefined();
    expect(problemAt('productId', readForm(filled, undefined, 'INR'))).toEqual({ kind: 'required' });
  });

  it.each([
    ['', { kind: 'required' }],
    ['0', { kind: 'positive' }],
    ['-1', { kind: 'positive' }],
    ['1.005', { kind: 'money', refusal: 'excessPrecision' }],
    ['ten', { kind: 'money', refusal: 'notANumber' }],
    ['9007199254740992', { kind: 'money', refusal: 'overflow' }],
    ['99.99', { kind: 'limits', min: '100.00', max: '10,000.00' }],
    ['10000.01', { kind: 'limits' }],
  ])('refuses the amount %j', (amount, problem) => {
    expect(problemAt('amount', read({ amount }))).toMatchObject(problem);
  });

  it.each([
    ['mchId', '12'],
    ['mchOrderNo', 'no spaces'],
    ['notifyUrl', 'merchant.example'],
    ['clientIp', '300.1.1.1'],
    ['cardNumber', '1234-5678'],
    ['cardNumber', '123456789012345678901'],
    ['ifscCode', 'HDFC1234567'],
    ['vpa', 'name@'],
    ['mode', 'x'.repeat(33)],
    ['bankName', 'x'.repeat(129)],
  ] as const)('refuses %s %j', (field, value) => {
    expect(problemAt(field, read({}, { [field]: value }))).toEqual({ kind: 'rule' });
  });

  it('keeps its custom fields separate', () => {
    const extras = [
      { id: 1, name: 'table', value: '7' },
      { id: 2, name: '', value: '' },
    ];
    const result = read({ extras });
    expect(result.ok && result.order.extra).toEqual({ table: '7' });
    const twice = [...extras, { id: 3, name: 'table', value: '8' }];
    expect(problemAt('extra', read({ extras: twice }))).toEqual({ kind: 'sameName' });
    expect(problemAt('extra', read({ extras: [{ id: 1, name: 'a b', value: '' }] }))).toEqual({
      kind: 'rule',
    });
  });
});

describe('merchant order numbers', () => {
  it('are valid and different each time', () => {
    const now = new Date('2026-11-20T04:00:00Z');
    const numbers = Array.from({ length: 50 }, () => newOrderNo(now));
    for (const number of numbers)
      expect(createOrderRequest.shape.mchOrderNo.safeParse(number).success).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(45);
  });
});

describe('an intentionally broken request', () => {
  const result = read();
  const order = result.ok ? result.order : undefined;
  it('changes only the signature', () => {
    if (!order) throw new Error('the form is an order');
    const { sign: wrong, ...rest } = signWrongly(order, 'secret', 'md5-sorted');
    expect(rest).toEqual(order);
    expect(wrong).toMatch(/^[0-9A-F]{32}$/);
    expect(wrong).not.toBe(sign(encodeRequest(ordersCreate, order), 'secret'));
  });
  it('changes the amount within the limits', () => {
    if (!order) throw new Error('the form is an order');
    expect(withOtherAmount(order, product).amount).toBe(order.amount + 1);
    expect(withOtherAmount({ ...order, amount: product.maxAmountMinor }, product).amount).toBe(999_999);
  });
});

describe('samples', () => {
  const result = read({}, { userName: "O'Neil" });
  const order = result.ok ? result.order : undefined;
  it('read the key from the environment', () => {
    if (!order) throw new Error('the form is an order');
    const base = 'https://pay.example';
    for (const profile of ['md5-sorted', 'hmac-sha256'] as const) {
      expect(curlSample(order, profile, base)).toContain(`key=$${keyVariable}`);
      expect(sdkSample(order, profile, base)).toContain(`process.env.${keyVariable}`);
      expect(curlSample(order, profile, base)).not.toContain('masked');
    }
  });
  it('put the signature in its place, whatever the fields contain', () => {
    if (!order) throw new Error('the form is an order');
    const sample = curlSample({ ...order, subject: '@sign@' }, 'md5-sorted', 'https://pay.example');
    expect(sample).toContain('"subject":"@sign@"');
    expect(sample).toContain(`"sign":"'"$SIGN"'"}'`);
  });
  it('quote characters that a shell would interpret', () => {
    expect(shellQuote("a'b$(rm)")).toBe("'a'\\''b$(rm)'");
  });
});
