import { type FieldRefusal, fieldLimits } from '@platform/sdk/rules';
import type { TextRefusal } from '../../../shared/text.checks.ts';
import type { ResourceForm, ResourceFormField } from './resources.form.ts';

export type AccountRefusal = FieldRefusal | TextRefusal;
type Check<Value> = (value: Value) => AccountRefusal | undefined;

const digits =
  (fewest: number, most: number): Check<string> =>
  (text) => {
    if (!/^\d+$/.test(text)) return 'digitsOnly';
    return text.length < fewest ? 'tooShort' : text.length > most ? 'tooLong' : undefined;
  };
const within =
  (smallest: number, largest: number): Check<number> =>
  (value) =>
    value < smallest ? 'tooSmall' : value > largest ? 'tooLarge' : undefined;
const upTo =
  (longest: number, check: Check<string> = () => undefined): Check<string> =>
  (text) =>
    text.length > longest ? 'tooLong' : check(text);

const scripts = /^(?:javascript|data|vbscript|file|blob):/i;
/** A web address, or one that opens an app. */
const link: Check<string> = (text) =>
  /^[A-Za-z][A-Za-z0-9+.-]{1,20}:[^\s<>"]+$/.test(text) && !scripts.test(text) ? undefined : 'invalidLink';

const textChecks = {
  name: upTo(fieldLimits.nickname),
  mobileNumber: digits(8, 15),
  paybillNumber: digits(5, 7),
  paybillAccount: upTo(20, (text) => (/^[A-Za-z0-9-]+$/.test(text) ? undefined : 'lettersAndDigitsOnly')),
  tillNumber: digits(5, 8),
  link: upTo(1000, link),
  jumpLink: upTo(1000, link),
} as const satisfies Partial<Record<ResourceFormField, Check<string>>>;

const mostMinor = 9_000_000_000_000_000;
const numberChecks = {
  minAmountMinor: within(1, mostMinor),
  maxAmountMinor: within(1, mostMinor),
  dailyLimitMinor: within(0, mostMinor),
  concurrencyLimit: within(0, 100_000),
  weight: within(0, 1000),
} as const satisfies Partial<Record<ResourceFormField, Check<number>>>;

/** The contract's bounds of single fields, which the SDK's rules do not check. Empty fields are not judged. */
export function boundRefusals(
  form: ResourceForm,
  isAsked: (field: ResourceFormField) => boolean,
): [ResourceFormField, AccountRefusal][] {
  const found: [ResourceFormField, AccountRefusal | undefined][] = [];
  for (const field of Object.keys(textChecks) as (keyof typeof textChecks)[]) {
    const text = form[field].trim();
    if (text !== '' && (field === 'name' || isAsked(field))) found.push([field, textChecks[field](text)]);
  }
  for (const field of Object.keys(numberChecks) as (keyof typeof numberChecks)[]) {
    const value = form[field];
    if (value !== null) found.push([field, numberChecks[field](value)]);
  }
  return found.flatMap(([field, why]) => (why === undefined ? [] : [[field, why]]));
}
