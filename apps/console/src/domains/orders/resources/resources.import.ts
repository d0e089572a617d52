import { type Currency, parseMoney } from '@platform/sdk';
import { isCurrency } from '../../../shared/cells/money.text.ts';
import type { FileColumns, FileRecord } from '../../../shared/list/import/import.file.ts';
import type { FixedFilters } from '../../../shared/screen.ts';
import type { AccountRefusal } from './resources.form.checks.ts';
import {
  detailFields,
  formOf,
  formRefusals,
  hasPayLink,
  type ResourceForm,
  type ResourceFormField,
} from './resources.form.ts';
import { floatModes, isKind, kindsAt } from './resources.labels.ts';
import type { ResourceOptions } from './resources.options.ts';

/** Columns of amounts, in the currency's units and not in minor units, by the field that they fill. */
const amountColumns = {
  minAmountMinor: 'minAmount',
  maxAmountMinor: 'maxAmount',
  dailyLimitMinor: 'dailyLimit',
} as const;

/** The columns of a file for an address: those of its kinds. A picture cannot be in a file. */
export function importColumns(fixed: FixedFilters): FileColumns {
  const kinds = kindsAt(fixed);
  const details = new Set(kinds.flatMap((kind) => detailFields[kind]));
  return {
    known: [
      'supplier',
      'kind',
      'currency',
      'name',
      ...details,
      ...(kinds.some(hasPayLink) ? ['link', 'jumpLink'] : []),
      ...Object.values(amountColumns),
      'concurrencyLimit',
      'weight',
      'floatMode',
      'products',
      'monitorId',
    ],
    required: ['supplier', 'name', ...(kinds.length > 1 ? ['kind'] : []), 'minAmount', 'maxAmount'],
  };
}

/** Why a value of a file is refused. An amount is decimal text. */
export type ImportRefusal = AccountRefusal | 'notAnAmount';
export type ImportRefusals = Partial<Record<ResourceFormField, ImportRefusal>>;

/** One line of a file as the form that a person would fill in, and what is wrong with it. */
export function readLine(
  record: FileRecord,
  fixed: FixedFilters,
  { suppliers }: Pick<ResourceOptions, 'suppliers'>,
): { form: ResourceForm; refusals: ImportRefusals } {
  const text = (column: string) => record[column] ?? '';
  const wrong: Record<string, ImportRefusal> = {};
  const [usualKind = 'bank'] = kindsAt(fixed);
  const kind = text('kind') === '' && kindsAt(fixed).length === 1 ? usualKind : text('kind');
  const isOffered = isKind(kind) && kindsAt(fixed).includes(kind);
  if (!isOffered) wrong.kind = kind === '' ? 'required' : 'unknownChoice';
  const begun = formOf({ ...fixed, kind: isOffered ? kind : usualKind });

  const currency = text('currency').toUpperCase() || begun.currency;
  // The list of an address with one currency would not show an account in another.
  if (!isCurrency(currency) || (fixed.currency ?? currency) !== currency) wrong.currency = 'unknownChoice';
  const known: Currency = isCurrency(currency) ? currency : begun.currency;

  const wanted = text('supplier').toLowerCase();
  const named = suppliers.filter(({ value, label, detail }) =>
    [value, label, detail].some((each) => each?.toLowerCase() === wanted),
  );
  // Two suppliers may have one name; their account or id tells them apart.
  if (wanted !== '' && named.length !== 1) wrong.supplierId = 'unknownChoice';

  const amount = (field: keyof typeof amountColumns): number | null => {
    const typed = text(amountColumns[field]);
    if (typed === '') return null;
    const money = parseMoney(typed, known);
    if (money.ok) return money.amountMinor;
    wrong[field] = money.reason === 'overflow' ? 'tooLarge' : 'notAnAmount';
    return null;
  };
  const whole = (column: 'concurrencyLimit' | 'weight', usual: number | null): number | null => {
    const typed = text(column);
    if (typed === '') return usual;
    if (/^\d{1,9}$/.test(typed)) return Number(typed);
    wrong[column] = 'notAWholeNumber';
    return null;
  };
  const floatMode = floatModes.find((mode) => mode === text('floatMode'));
  if (text('floatMode') !== '' && !floatMode) wrong.floatMode = 'unknownChoice';
  const products = text('products')
    .split(/[;,\s]+/)
    .filter(Boolean);
  if (!products.every((product) => /^\d{1,5}$/.test(product))) wrong.productIds = 'unknownChoice';

  const form: ResourceForm = {
    ...begun,
    ...Object.fromEntries(detailFields[begun.kind].map((field) => [field, text(field) || begun[field]])),
    supplierId: named.length === 1 ? (named[0]?.value ?? '') : '',
    currency: known,
    name: text('name'),
    ifscCode: text('ifscCode').toUpperCase(),
    link: text('link'),
    jumpLink: text('jumpLink'),
    minAmountMinor: amount('minAmountMinor'),
    maxAmountMinor: amount('maxAmountMinor'),
    dailyLimitMinor: amount('dailyLimitMinor'),
    concurrencyLimit: whole('concurrencyLimit', null),
    weight: whole('weight', begun.weight),
    floatMode: floatMode ?? begun.floatMode,
    productIds: products.length > 0 ? products : begun.productIds,
    monitorId: text('monitorId'),
  };
  // What cannot be read comes before what the rules say of the empty field.
  return { form, refusals: { ...formRefusals(form, fixed), ...wrong } };
}

/** A line that shows how to fill in the columns. */
export function importExample(
  fixed: FixedFilters,
  { suppliers, products }: Pick<ResourceOptions, 'suppliers' | 'products'>,
): FileRecord {
  const { kind, currency, floatMode } = formOf(fixed);
  const product = products.find(
    (each) =>
      each.currency === currency &&
      (fixed.productKind === undefined || each.kind === fixed.productKind) &&
      (fixed.productId === undefined || each.value === String(fixed.productId)),
  );
  return {
    supplier: suppliers[0]?.detail ?? suppliers[0]?.label ?? '',
    kind,
    currency,
    name: 'North 07',
    bankName: 'Example Bank',
    accountName: 'A Sample',
    cardNumber: '50100044821',
    ifscCode: 'EXMP0000123',
    vpa: 'sample@examplebank',
    ...(kind === 'gateway' && { gatewayName: 'Example Gateway' }),
    ...(kind === 'mobileMoney' && { mobileNumber: '254712345678' }),
    usdtNetwork: 'TRC20',
    minAmount: '100.00',
    maxAmount: '50000.00',
    dailyLimit: '1000000.00',
    concurrencyLimit: '5',
    weight: '10',
    floatMode,
    products: product?.value ?? '',
  };
}
