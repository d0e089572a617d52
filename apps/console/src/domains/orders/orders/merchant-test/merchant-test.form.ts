import {
  type Currency,
  formatMoney,
  type Input,
  type MinorUnits,
  type MoneyRefusal,
  minorUnits,
  type Output,
  parseMoney,
} from '@platform/sdk';
import { createOrderRequest } from '@platform/sdk/validators';

export type ProductOption = Output<'products.options'>[number];
/** An order before its signature, in the SDK's units. */
export type UnsignedOrder = Omit<Input<'orders.create'>, 'sign'>;

/** Payer fields. Each product requires some of them. */
export const channelFields = [
  'userName',
  'cardNumber',
  'ifscCode',
  'bankName',
  'vpa',
  'mode',
  'address',
] as const;

/** Text fields of order creation. Empty means: not sent. */
const textFields = [
  'mchId',
  'mchOrderNo',
  'notifyUrl',
  'returnUrl',
  'subject',
  'body',
  'clientIp',
  ...channelFields,
] as const;
export type TextField = (typeof textFields)[number];

export interface ExtraEntry {
  id: number;
  name: string;
  value: string;
}

export interface OrderForm {
  productId: number | null;
  /** As typed. */
  amount: string;
  texts: Readonly<Record<TextField, string>>;
  extras: readonly ExtraEntry[];
}

/** Where a problem is shown. */
export const formFields = ['productId', 'amount', 'extra', ...textFields] as const;
export type FormField = (typeof formFields)[number];

export type FormProblem =
  | { kind: 'required' }
  /** Breaks the field's rule, which is put in words by field. */
  | { kind: 'rule' }
  | { kind: 'money'; refusal: MoneyRefusal; currency: Currency }
  | { kind: 'limits'; min: string; max: string; currency: Currency }
  | { kind: 'positive' }
  | { kind: 'sameName' };

export type FormProblems = Readonly<Partial<Record<FormField, FormProblem>>>;

export type ReadForm = { ok: true; order: UnsignedOrder } | { ok: false; problems: FormProblems };
/** The fields of an order, before it is known which of them its sender must name. */
export type OrderFieldValues = Pick<UnsignedOrder, 'productId' | 'amount'> & Partial<UnsignedOrder>;
export type ReadFields = { ok: true; fields: OrderFieldValues } | { ok: false; problems: FormProblems };

export const emptyForm: OrderForm = {
  productId: null,
  amount: '',
  texts: Object.fromEntries(textFields.map((name) => [name, ''])) as Record<TextField, string>,
  extras: [],
};

const alwaysRequired: readonly TextField[] = ['mchId', 'mchOrderNo', 'notifyUrl'];

export function isRequired(
  field: TextField,
  product: ProductOption | undefined,
  always: readonly TextField[] = alwaysRequired,
): boolean {
  return always.includes(field) || (product?.requiredFields.includes(field) ?? false);
}

/** The order of the form, or its problems by field. Limits come from the contract. */
export function readForm(form: OrderForm, product: ProductOption | undefined, currency: Currency): ReadForm {
  const read = readFields(form, product, currency, alwaysRequired);
  if (!read.ok) return read;
  const { mchId, mchOrderNo, notifyUrl } = read.fields;
  // All three are required, so a form that was read names them.
  if (mchId === undefined || mchOrderNo === undefined || notifyUrl === undefined) {
    return { ok: false, problems: {} };
  }
  return { ok: true, order: { ...read.fields, mchId, mchOrderNo, notifyUrl } };
}

/** The filled fields of the form, or its problems by field. `always` are required beside those of the product. */
export function readFields(
  form: OrderForm,
  product: ProductOption | undefined,
  currency: Currency,
  always: readonly TextField[],
): ReadFields {
  const problems: Partial<Record<FormField, FormProblem>> = {};
  if (!product) problems.productId = { kind: 'required' };

  const texts: Partial<Record<TextField, string>> = {};
  for (const field of textFields) {
    const text = form.texts[field].trim();
    if (text === '') {
      if (isRequired(field, product, always)) problems[field] = { kind: 'required' };
    } else if (createOrderRequest.shape[field].safeParse(text).success) texts[field] = text;
    else problems[field] = { kind: 'rule' };
  }

  const amount = readAmount(form.amount, product, currency);
  if (typeof amount !== 'number') problems.amount = amount;

  const extra = readExtras(form.extras);
  if (extra && 'kind' in extra) problems.extra = extra;

  if (Object.keys(problems).length > 0 || !product || typeof amount !== 'number') {
    return { ok: false, problems };
  }
  return {
    ok: true,
    fields: {
      productId: product.id,
      amount,
      ...texts,
      ...(extra && 'values' in extra && { extra: extra.values }),
    },
  };
}

function readAmount(
  text: string,
  product: ProductOption | undefined,
  currency: Currency,
): MinorUnits | FormProblem {
  if (text.trim() === '') return { kind: 'required' };
  const parsed = parseMoney(text, currency);
  if (!parsed.ok) return { kind: 'money', refusal: parsed.reason, currency };
  const { amountMinor } = parsed;
  if (amountMinor <= 0) return { kind: 'positive' };
  if (product && (amountMinor < product.minAmountMinor || amountMinor > product.maxAmountMinor)) {
    return {
      kind: 'limits',
      min: formatMoney(product.minAmountMinor, currency),
      max: formatMoney(product.maxAmountMinor, currency),
      currency,
    };
  }
  return amountMinor;
}

function readExtras(
  entries: readonly ExtraEntry[],
): { values: Record<string, string> } | FormProblem | undefined {
  const filled = entries.filter(({ name, value }) => name.trim() !== '' || value !== '');
  if (filled.length === 0) return undefined;
  const names = filled.map(({ name }) => name.trim());
  if (new Set(names).size < names.length) return { kind: 'sameName' };
  const values = Object.fromEntries(filled.map(({ value }, index) => [names[index] ?? '', value]));
  return createOrderRequest.shape.extra.safeParse(values).success ? { values } : { kind: 'rule' };
}

/** A new merchant order number: the time and four random characters. */
export function newOrderNo(now: Date, random: () => number = Math.random): string {
  const moment = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const tail = Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0')
    .toUpperCase();
  return `T${moment}-${tail}`;
}

/** The same order with another amount within the product's limits, like a faulty retry. */
export function withOtherAmount(order: UnsignedOrder, product: ProductOption | undefined): UnsignedOrder {
  const next = order.amount + 1;
  return {
    ...order,
    amount: minorUnits(product && next > product.maxAmountMinor ? order.amount - 1 : next),
  };
}
