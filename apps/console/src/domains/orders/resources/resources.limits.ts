import type { Currency, Input } from '@platform/sdk';
import { isCurrency } from '../../../shared/cells/money.text.ts';
import type { FixedFilters } from '../../../shared/screen.ts';
import type { AccountRefusal } from './resources.form.checks.ts';
import { formOf, formRefusals, readResourceChange } from './resources.form.ts';
import { isKind, type ResourceRow } from './resources.labels.ts';

/** The limits that can be set for many accounts at once. */
export const limitNames = [
  'dailyLimitMinor',
  'minAmountMinor',
  'maxAmountMinor',
  'concurrencyLimit',
  'weight',
] as const;
export type LimitName = (typeof limitNames)[number];

/** Limits that an account need not have. */
export const isOptional = (name: LimitName): boolean =>
  name === 'dailyLimitMinor' || name === 'concurrencyLimit';
/** Limits that are amounts, and so belong to one currency. */
export const isAmount = (name: LimitName): boolean => name.endsWith('Minor');

/**
 * A limit with its new value; null: no limit; undefined: not filled in, or not a number. "No limit" is chosen,
 * so that a slip of the keyboard does not free many accounts of theirs.
 */
export interface LimitChange {
  readonly name: LimitName;
  readonly currency: Currency;
  readonly value: number | null | undefined;
}

/** As text: the value of a bulk action. */
export const writeLimit = ({ name, currency, value }: LimitChange): string =>
  [name, currency, value === null ? 'none' : (value ?? '')].join(' ');

export function readLimit(text: string): LimitChange {
  const [name = '', currency = '', value = ''] = text.split(' ');
  return {
    name: limitNames.find((each) => each === name) ?? 'dailyLimitMinor',
    currency: isCurrency(currency) ? currency : 'INR',
    value: value === 'none' ? null : value === '' ? undefined : Number(value),
  };
}

/** The input of the change for one account. */
export function limitInput(row: ResourceRow, text: string): Input<'resources.update'> {
  const { name, value } = readLimit(text);
  if (value === undefined) throw new Error('The limit is not filled in.');
  return readResourceChange({ ...formOf({}, row), [name]: value }, row);
}

/** Why an account is skipped. */
export function limitRefusal(
  row: ResourceRow,
  text: string,
  fixed: FixedFilters = {},
): AccountRefusal | 'otherCurrency' | 'sameLimit' | undefined {
  const { name, currency, value } = readLimit(text);
  if (isAmount(name) && row.currency !== currency) return 'otherCurrency';
  if (value === undefined) return undefined;
  if (row[name] === value) return 'sameLimit';
  if (!isKind(row.kind)) return 'unknownChoice';
  return Object.values(formRefusals({ ...formOf(fixed, row), [name]: value }, {}, row))[0];
}
