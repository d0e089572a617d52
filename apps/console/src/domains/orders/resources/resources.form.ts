import {
  type BusinessError,
  type Currency,
  currencyDigits,
  type Input,
  type MinorUnits,
} from '@platform/sdk';
import { type ResourceKind, resourceRefusals } from '@platform/sdk/rules';
import { isCurrency } from '../../../shared/cells/money.text.ts';
import type { FixedFilters } from '../../../shared/screen.ts';
import { type AccountRefusal, boundRefusals } from './resources.form.checks.ts';
import {
  type FloatMode,
  isKind,
  kindsAt,
  knownFloat,
  type PaysBy,
  type ResourceRow,
} from './resources.labels.ts';

/** Input of the account form. An empty text is no value. */
export interface ResourceForm {
  readonly kind: ResourceKind;
  readonly supplierId: string;
  readonly currency: Currency;
  readonly name: string;
  readonly bankName: string;
  readonly accountName: string;
  readonly cardNumber: string;
  readonly ifscCode: string;
  readonly vpa: string;
  readonly mobileNumber: string;
  readonly paybillNumber: string;
  readonly paybillAccount: string;
  readonly tillNumber: string;
  readonly usdtNetwork: string;
  readonly usdtAddress: string;
  readonly gatewayName: string;
  /** The gateway that sends the payouts on it; empty: none. */
  readonly gatewayId: string;
  readonly link: string;
  readonly jumpLink: string;
  /** Picture as a data URL; null: none; undefined: the stored one, which the list does not contain. */
  readonly qrCode: string | null | undefined;
  readonly minAmountMinor: number | null;
  readonly maxAmountMinor: number | null;
  readonly dailyLimitMinor: number | null;
  readonly concurrencyLimit: number | null;
  readonly weight: number | null;
  readonly floatMode: FloatMode;
  readonly paysBy: PaysBy;
  readonly productIds: readonly string[];
  readonly monitorId: string;
}
export type ResourceFormField = keyof ResourceForm;

/** Fields with the account's details: what a kind has, in reading order. */
export const detailFields = {
  bank: ['bankName', 'accountName', 'cardNumber', 'ifscCode', 'vpa'],
  upi: ['vpa', 'accountName', 'bankName', 'cardNumber', 'ifscCode'],
  wallet: ['accountName', 'mobileNumber'],
  usdt: ['usdtNetwork', 'usdtAddress'],
  gateway: ['gatewayName', 'accountName'],
  mobileMoney: ['accountName', 'mobileNumber', 'paybillNumber', 'paybillAccount', 'tillNumber'],
} as const satisfies Record<ResourceKind, readonly ResourceFormField[]>;
export type DetailField = (typeof detailFields)[ResourceKind][number];

/** Kinds whose payers open a link or scan a picture. */
export const hasPayLink = (kind: ResourceKind): boolean =>
  kind === 'bank' || kind === 'upi' || kind === 'wallet';

const payFields = ['link', 'jumpLink', 'qrCode'] as const;

/** The details that the form asks for. An IFSC is of Indian banks. */
export const detailsOf = ({ kind, currency }: Pick<ResourceForm, 'kind' | 'currency'>): DetailField[] =>
  detailFields[kind].filter((field) => field !== 'ifscCode' || currency === 'INR');

const empty = { minAmountMinor: 1, maxAmountMinor: 1 };

/** The currencies that the rules allow for a kind, the usual one first. Only USDT accounts are in USDT. */
export const currenciesOf = (kind: ResourceKind): readonly Currency[] =>
  (Object.keys(currencyDigits) as Currency[]).filter(
    (currency) =>
      resourceRefusals({ kind, currency, ...empty }).get('currency') === undefined &&
      (currency === 'USDT') === (kind === 'usdt'),
  );

/** The currencies that an account can have at an address: others would be missing from its list. */
export const currenciesAt = ({ currency }: FixedFilters, kind: ResourceKind): readonly Currency[] =>
  currenciesOf(kind).filter((each) => currency === undefined || each === currency);

/** An address that fixes what accounts are for would not show one that serves nothing. */
export const needsProduct = (fixed: FixedFilters): boolean => 'productId' in fixed || 'productKind' in fixed;

/** Whether the form asks how payers pay. Nobody pays an account of payouts, unless it also collects. */
export const asksForPayLink = (
  kind: ResourceKind,
  { productKind }: FixedFilters,
  row?: ResourceRow,
): boolean =>
  hasPayLink(kind) &&
  (productKind !== 'payout' || Boolean(row && (row.link || row.jumpLink || row.hasQrCode)));

/** The fields that the rules require of every account of the kind. */
export const requiredOf = ({
  kind,
  currency,
}: Pick<ResourceForm, 'kind' | 'currency'>): ReadonlySet<string> =>
  new Set(
    [...resourceRefusals({ kind, currency, ...empty })].flatMap(([field, why]) =>
      why === 'required' && !oneOfSeveral.has(`${kind} ${field}`) ? [field] : [],
    ),
  );
/** The rules name the first of several fields of which one is required. */
const oneOfSeveral: ReadonlySet<string> = new Set(['wallet link', 'mobileMoney mobileNumber']);

/** A new account at an address, or the form of a listed one. Masked numbers are not in it. */
export function formOf(fixed: FixedFilters, row?: ResourceRow, supplierId = ''): ResourceForm {
  const kind = row && isKind(row.kind) ? row.kind : (kindsAt(fixed)[0] ?? 'bank');
  const [usual = 'INR'] = currenciesAt(fixed, kind);
  const text = (value: string | null | undefined) => value ?? '';
  const { productId } = fixed;
  return {
    kind,
    supplierId: row?.supplierId ?? supplierId,
    currency: row && isCurrency(row.currency) ? row.currency : usual,
    name: text(row?.name),
    bankName: text(row?.bankName),
    accountName: text(row?.accountName),
    cardNumber: '',
    ifscCode: text(row?.ifscCode),
    vpa: text(row?.vpa),
    mobileNumber: '',
    paybillNumber: text(row?.paybillNumber),
    paybillAccount: text(row?.paybillAccount),
    tillNumber: text(row?.tillNumber),
    usdtNetwork: row?.usdtNetwork ?? 'TRC20',
    usdtAddress: text(row?.usdtAddress),
    gatewayName: text(row?.gatewayName),
    gatewayId: text(row?.gatewayId),
    link: text(row?.link),
    jumpLink: text(row?.jumpLink),
    qrCode: row?.hasQrCode ? undefined : null,
    minAmountMinor: row?.minAmountMinor ?? null,
    maxAmountMinor: row?.maxAmountMinor ?? null,
    dailyLimitMinor: row?.dailyLimitMinor ?? null,
    concurrencyLimit: row?.concurrencyLimit ?? null,
    weight: row?.weight ?? 10,
    floatMode: row ? knownFloat(row.floatMode) : kind === 'usdt' ? 'up' : 'none',
    paysBy: row?.paysBy === 'device' ? 'device' : 'hand',
    productIds:
      row?.products.map(({ productId: id }) => String(id)) ??
      (typeof productId === 'number' ? [String(productId)] : []),
    monitorId: text(row?.monitorId),
  };
}

/** Masked numbers of a listed account, by the field that replaces them. */
export const maskedOf = (row: ResourceRow | undefined): Partial<Record<ResourceFormField, string>> => ({
  ...(row?.cardNumberMasked && { cardNumber: row.cardNumberMasked }),
  ...(row?.mobileNumberMasked && { mobileNumber: row.mobileNumberMasked }),
});

/** Stand-ins for numbers that are stored but not shown: they satisfy the rules, and are never sent. */
const storedNumbers: Readonly<Record<string, string>> = { cardNumber: '1', mobileNumber: '254700000000' };

/** Every problem of the form by field, by the rules of the server. */
export function formRefusals(
  form: ResourceForm,
  fixed: FixedFilters,
  row?: ResourceRow,
): Partial<Record<ResourceFormField, AccountRefusal>> {
  const masked = maskedOf(row);
  const asked = new Set<string>([...detailsOf(form), ...(hasPayLink(form.kind) ? payFields : [])]);
  const textOf = (field: DetailField | (typeof payFields)[number]): string | null => {
    if (!asked.has(field)) return null;
    const value = form[field] === undefined ? 'stored' : (form[field] ?? '').trim();
    return value || (masked[field] ? (storedNumbers[field] ?? null) : null);
  };
  const { kind, currency, minAmountMinor, maxAmountMinor, dailyLimitMinor } = form;
  const judged = resourceRefusals({
    kind,
    currency,
    bankName: textOf('bankName'),
    accountName: textOf('accountName'),
    cardNumber: textOf('cardNumber'),
    ifscCode: textOf('ifscCode'),
    vpa: textOf('vpa'),
    mobileNumber: textOf('mobileNumber'),
    paybillNumber: textOf('paybillNumber'),
    paybillAccount: textOf('paybillAccount'),
    tillNumber: textOf('tillNumber'),
    usdtAddress: textOf('usdtAddress'),
    usdtNetwork: textOf('usdtNetwork'),
    gatewayName: textOf('gatewayName'),
    link: textOf('link'),
    jumpLink: textOf('jumpLink'),
    qrCode: textOf('qrCode'),
    // A missing maximum is reported as such, not as one below the minimum.
    minAmountMinor: minAmountMinor ?? 0,
    maxAmountMinor: maxAmountMinor ?? Number.MAX_SAFE_INTEGER,
    dailyLimitMinor,
  });
  const missing = {
    supplierId: form.supplierId === '',
    name: form.name.trim() === '',
    minAmountMinor: minAmountMinor === null,
    maxAmountMinor: maxAmountMinor === null,
    weight: form.weight === null,
    productIds: form.productIds.length === 0 && needsProduct(fixed),
  };
  const refusals = {
    ...Object.fromEntries(boundRefusals(form, (field) => asked.has(field))),
    ...Object.fromEntries(
      Object.entries(missing).flatMap(([field, isMissing]) => (isMissing ? [[field, 'required']] : [])),
    ),
    ...Object.fromEntries(judged),
  } as Partial<Record<ResourceFormField, AccountRefusal>>;
  // In the form's order, so that the first problem is the topmost one.
  return Object.fromEntries(
    Object.keys(form).flatMap((field) => {
      const why = refusals[field as ResourceFormField];
      return why === undefined ? [] : [[field, why]];
    }),
  );
}

/** The number that makes an account of a kind unique. */
const identityOf: { readonly [Kind in ResourceKind]?: ResourceFormField } = {
  bank: 'cardNumber',
  upi: 'vpa',
  usdt: 'usdtAddress',
};

/** The field that the platform's refusal is about. */
export const refusedField = (
  { codeName }: Pick<BusinessError, 'codeName'>,
  { kind }: Pick<ResourceForm, 'kind'>,
): ResourceFormField | undefined => (codeName === 'resourceExists' ? identityOf[kind] : undefined);

const units = (amountMinor: number | null) => (amountMinor ?? 0) as MinorUnits;

/** The input of `resources.add`. The form has no refusals. */
export function readNewResource(form: ResourceForm): Input<'resources.add'> {
  const { kind, supplierId, currency, floatMode, paysBy, qrCode } = form;
  return {
    kind,
    supplierId,
    currency,
    floatMode,
    paysBy,
    name: form.name.trim(),
    ...textsOf(form),
    ...(hasPayLink(kind) && qrCode && { qrCode }),
    ...(kind === 'gateway' && form.gatewayId && { gatewayId: form.gatewayId }),
    ...limitsOf(form),
    productIds: form.productIds.map(Number),
    ...(form.monitorId && { monitorId: form.monitorId }),
  } as Input<'resources.add'>;
}

const limitsOf = (form: ResourceForm) => ({
  minAmountMinor: units(form.minAmountMinor),
  maxAmountMinor: units(form.maxAmountMinor),
  dailyLimitMinor: form.dailyLimitMinor as MinorUnits | null,
  concurrencyLimit: form.concurrencyLimit,
  weight: form.weight ?? 0,
});

/** The filled details and links of the kind. */
function textsOf(form: ResourceForm): Record<string, string> {
  const names = [...detailsOf(form), ...(hasPayLink(form.kind) ? (['link', 'jumpLink'] as const) : [])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = form[name].trim();
      return text === '' ? [] : [[name, text]];
    }),
  );
}

/** Details that an account keeps once it has them: they can change but not be emptied. */
const kept: ReadonlySet<string> = new Set(['cardNumber', 'vpa', 'usdtAddress', 'usdtNetwork', 'gatewayName']);

/** The input of `resources.update`: only what differs from the listed account. */
export function readResourceChange(form: ResourceForm, row: ResourceRow): Input<'resources.update'> {
  const before = formOf({}, row);
  const changed: Record<string, unknown> = {};
  for (const name of [...detailsOf(form), ...(hasPayLink(form.kind) ? payFields : [])]) {
    const value = typeof form[name] === 'string' ? form[name].trim() : form[name];
    if (value === before[name] || value === undefined) continue;
    if (value) changed[name] = value;
    else if (!kept.has(name)) changed[name] = null;
  }
  for (const [name, value] of Object.entries(limitsOf(form)))
    if (value !== before[name as ResourceFormField]) changed[name] = value;
  if (form.name.trim() !== before.name) changed.name = form.name.trim();
  if (form.kind === 'gateway' && form.gatewayId !== before.gatewayId)
    changed.gatewayId = form.gatewayId || null;
  if (form.floatMode !== before.floatMode) changed.floatMode = form.floatMode;
  if (form.paysBy !== before.paysBy) changed.paysBy = form.paysBy;
  if (form.monitorId !== before.monitorId) changed.monitorId = form.monitorId || null;
  if (form.productIds.toSorted().join() !== before.productIds.toSorted().join())
    changed.productIds = form.productIds.map(Number);
  return { resourceId: row.id, ...changed } as Input<'resources.update'>;
}
