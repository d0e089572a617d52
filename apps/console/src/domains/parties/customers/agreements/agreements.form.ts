import type { BusinessError, Input, MinorUnits } from '@platform/sdk';
import type { FieldRefusal } from '@platform/sdk/rules';
import { percentOfRate, rateOfPercent } from '../../../../shared/rate.percent.ts';
import { type AgreementRow, roleOf } from './agreements.labels.ts';

/** Input of the agreement form. An empty text is no value. */
export interface AgreementForm {
  readonly userId: string;
  readonly role: 'merchant' | 'supplier';
  readonly productId: string;
  /** As typed; empty: the product's default. */
  readonly percent: string;
  readonly minAmountMinor: number | null;
  readonly maxAmountMinor: number | null;
  /** Suppliers only. */
  readonly weight: number | null;
  readonly enabled: boolean;
}

export const formOf = (row: AgreementRow): AgreementForm => ({
  userId: row.userId,
  role: roleOf(row),
  productId: String(row.productId),
  percent: percentOfRate(row.rate),
  minAmountMinor: row.minAmountMinor,
  maxAmountMinor: row.maxAmountMinor,
  weight: row.weight,
  enabled: row.enabled,
});

export const newForm = (given: Partial<AgreementForm>): AgreementForm => ({
  userId: '',
  role: 'merchant',
  productId: '',
  percent: '',
  minAmountMinor: null,
  maxAmountMinor: null,
  weight: null,
  enabled: true,
  ...given,
});

const mostWeight = 1000;
const mostMinor = 9_000_000_000_000_000;
const amountRefusal = (amountMinor: number | null) =>
  amountMinor === null
    ? undefined
    : amountMinor < 1
      ? 'tooSmall'
      : amountMinor > mostMinor
        ? 'tooLarge'
        : undefined;
export type AgreementRefusal = FieldRefusal | 'percentWrong';

/** The problems that need no call. */
export function formRefusals(
  form: AgreementForm,
  isNew: boolean,
): Partial<Record<keyof AgreementForm, AgreementRefusal>> {
  const { userId, productId, percent, minAmountMinor, maxAmountMinor, weight } = form;
  const isCrossed = minAmountMinor !== null && maxAmountMinor !== null && minAmountMinor > maxAmountMinor;
  const found: Partial<Record<keyof AgreementForm, AgreementRefusal | undefined>> = {
    userId: userId === '' ? 'required' : undefined,
    productId: productId === '' ? 'required' : undefined,
    percent:
      percent.trim() === ''
        ? isNew
          ? undefined
          : 'required'
        : rateOfPercent(percent) === undefined
          ? 'percentWrong'
          : undefined,
    minAmountMinor: amountRefusal(minAmountMinor),
    maxAmountMinor: isCrossed ? 'minimumAboveMaximum' : amountRefusal(maxAmountMinor),
    weight:
      weight === null ? undefined : weight < 0 ? 'tooSmall' : weight > mostWeight ? 'tooLarge' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, why]) => why !== undefined));
}

/** The field that the platform's refusal is about. */
export function refusedField({
  codeName,
}: Pick<BusinessError, 'codeName'>): 'percent' | 'productId' | undefined {
  switch (codeName) {
    case 'rateAboveLeader':
      return 'percent';
    case 'agreementExists':
    case 'agreementNotFound':
      return 'productId';
    default:
      return undefined;
  }
}

const units = (amountMinor: number | null) => amountMinor as MinorUnits | null;

/** The input of `userProducts.add`. The form has no refusals. */
export function readNewAgreement(form: AgreementForm): Input<'userProducts.add'> {
  const { userId, role, productId, percent, minAmountMinor, maxAmountMinor, weight, enabled } = form;
  const rate = rateOfPercent(percent);
  return {
    userId,
    productId: Number(productId),
    ...(rate !== undefined && { rate }),
    enabled,
    ...(minAmountMinor !== null && { minAmountMinor: units(minAmountMinor) }),
    ...(maxAmountMinor !== null && { maxAmountMinor: units(maxAmountMinor) }),
    ...(role === 'supplier' && weight !== null && { weight }),
  };
}

/** The input of `userProducts.update`: only what differs from the listed agreement. */
export function readAgreementChange(form: AgreementForm, row: AgreementRow): Input<'userProducts.update'> {
  const { userId, productId } = row;
  const before = formOf(row);
  const rate = rateOfPercent(form.percent);
  return {
    userId,
    productId,
    ...(rate !== undefined && rate !== rateOfPercent(before.percent) && { rate }),
    ...(form.enabled !== before.enabled && { enabled: form.enabled }),
    ...(form.minAmountMinor !== before.minAmountMinor && { minAmountMinor: units(form.minAmountMinor) }),
    ...(form.maxAmountMinor !== before.maxAmountMinor && { maxAmountMinor: units(form.maxAmountMinor) }),
    ...(row.role === 'supplier' &&
      form.weight !== null &&
      form.weight !== before.weight && { weight: form.weight }),
  };
}
