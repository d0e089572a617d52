import type { BusinessError, Currency, Input, MinorUnits } from '@platform/sdk';
import { type FieldRefusal, validateNickname } from '@platform/sdk/rules';
import { isCurrency } from '../../../../shared/cells/money.text.ts';
import { percentOfRate, rateOfPercent } from '../../../../shared/rate.percent.ts';
import { floatModes, matchModes, type ProductRow } from './products.parts.ts';

/** Fields of `orders.create` that a product can require. */
export const requirableFields = [
  'userName',
  'cardNumber',
  'ifscCode',
  'bankName',
  'vpa',
  'mode',
  'address',
  'clientIp',
  'subject',
  'body',
  'returnUrl',
] as const;
type RequirableField = (typeof requirableFields)[number];

/** Input of the product form. An empty text is no value. */
export interface ProductForm {
  readonly id: number | null;
  readonly nameZhCn: string;
  readonly nameZhTw: string;
  readonly nameEnUs: string;
  readonly kind: 'collection' | 'payout';
  readonly currency: Currency;
  readonly mainProductId: string;
  readonly minAmountMinor: number | null;
  readonly maxAmountMinor: number | null;
  readonly feePercent: string;
  readonly commissionPercent: string;
  readonly floatMode: (typeof floatModes)[number];
  readonly matchBy: (typeof matchModes)[number];
  readonly requiredFields: readonly string[];
  readonly needsMonitor: boolean;
  readonly redPacket: boolean;
  /** Empty: not dynamic. */
  readonly choiceScriptId: string;
  readonly enabled: boolean;
}

export const formOf = (row?: ProductRow): ProductForm => ({
  id: row?.id ?? null,
  nameZhCn: row?.name['zh-CN'] ?? '',
  nameZhTw: row?.name['zh-TW'] ?? '',
  nameEnUs: row?.name['en-US'] ?? '',
  kind: row?.kind === 'payout' ? 'payout' : 'collection',
  currency: row && isCurrency(row.currency) ? row.currency : 'INR',
  mainProductId: row?.mainProductId == null ? '' : String(row.mainProductId),
  minAmountMinor: row?.minAmountMinor ?? null,
  maxAmountMinor: row?.maxAmountMinor ?? null,
  feePercent: row ? percentOfRate(row.defaultFeeRate) : '',
  commissionPercent: row ? percentOfRate(row.defaultCommissionRate) : '',
  floatMode: floatModes.find((mode) => mode === row?.floatMode) ?? 'none',
  matchBy: matchModes.find((mode) => mode === row?.matchBy) ?? 'reference',
  requiredFields: row?.requiredFields ?? [],
  needsMonitor: row?.needsMonitor ?? false,
  redPacket: row?.redPacket ?? false,
  choiceScriptId: row?.choiceScriptId ?? '',
  enabled: row?.enabled ?? true,
});

export type ProductRefusal = FieldRefusal | 'percentWrong';
const highestId = 99_999;
const mostMinor = 9_000_000_000_000_000;

/** The problems that need no call. */
export function formRefusals(form: ProductForm): Partial<Record<keyof ProductForm, ProductRefusal>> {
  const { id, minAmountMinor, maxAmountMinor } = form;
  const percent = (text: string) =>
    text.trim() === '' ? undefined : rateOfPercent(text) === undefined ? 'percentWrong' : undefined;
  const amount = (amountMinor: number | null) =>
    amountMinor === null
      ? 'required'
      : amountMinor < 1
        ? 'tooSmall'
        : amountMinor > mostMinor
          ? 'tooLarge'
          : undefined;
  const found: Partial<Record<keyof ProductForm, ProductRefusal | undefined>> = {
    id: id === null ? 'required' : id < 1 ? 'tooSmall' : id > highestId ? 'tooLarge' : undefined,
    nameZhCn: validateNickname(form.nameZhCn.trim()),
    nameZhTw: validateNickname(form.nameZhTw.trim()),
    nameEnUs: validateNickname(form.nameEnUs.trim()),
    minAmountMinor: amount(minAmountMinor),
    maxAmountMinor:
      amount(maxAmountMinor) ??
      ((minAmountMinor ?? 0) > (maxAmountMinor ?? 0) ? 'minimumAboveMaximum' : undefined),
    feePercent: percent(form.feePercent),
    commissionPercent: percent(form.commissionPercent),
  };
  return Object.fromEntries(Object.entries(found).filter(([, why]) => why !== undefined));
}

/** The field that the platform's refusal is about. */
export function refusedField({ codeName }: Pick<BusinessError, 'codeName'>): keyof ProductForm | undefined {
  if (codeName === 'productExists') return 'id';
  return codeName === 'productNotFound' ? 'mainProductId' : undefined;
}

const units = (amountMinor: number | null) => (amountMinor ?? 0) as MinorUnits;

/** What a new product and a changed one have in common. */
function termsOf(form: ProductForm) {
  const fee = rateOfPercent(form.feePercent);
  const commission = rateOfPercent(form.commissionPercent);
  return {
    name: { 'zh-CN': form.nameZhCn.trim(), 'zh-TW': form.nameZhTw.trim(), 'en-US': form.nameEnUs.trim() },
    mainProductId: form.mainProductId === '' ? null : Number(form.mainProductId),
    minAmountMinor: units(form.minAmountMinor),
    maxAmountMinor: units(form.maxAmountMinor),
    ...(fee !== undefined && { defaultFeeRate: fee }),
    ...(commission !== undefined && { defaultCommissionRate: commission }),
    floatMode: form.floatMode,
    matchBy: form.matchBy,
    requiredFields: requirableFields.filter((field) =>
      form.requiredFields.includes(field),
    ) as RequirableField[],
    needsMonitor: form.needsMonitor,
    redPacket: form.redPacket,
    choiceScriptId: form.choiceScriptId === '' ? null : form.choiceScriptId,
    enabled: form.enabled,
  };
}

/** The input of `products.add`. The form has no refusals. */
export function readNewProduct(form: ProductForm): Input<'products.add'> {
  return { id: form.id ?? 0, kind: form.kind, currency: form.currency, ...termsOf(form) };
}

/** The input of `products.update`: only what differs from the listed product. */
export function readProductChange(form: ProductForm, row: ProductRow): Input<'products.update'> {
  const before: Readonly<Record<string, unknown>> = termsOf(formOf(row));
  const changed = Object.entries(termsOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { id: row.id, ...Object.fromEntries(changed) };
}
